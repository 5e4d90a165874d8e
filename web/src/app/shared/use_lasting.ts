import { useEffect, useState } from "preact/hooks";

/** True when the condition has held for so long; false as soon as it ends. */
export function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!condition) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && lasting;
}
