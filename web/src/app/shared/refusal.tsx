import { useEffect, useRef } from "preact/hooks";

/** Why something did not work: heard at once, and scrolled to where it can be seen. */
export function Refusal({ reason, className = "" }: { reason: string | null; className?: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason) place.current?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  return (
    <p class={`refusal ${className}`} role="alert" ref={place}>
      {reason}
    </p>
  );
}
