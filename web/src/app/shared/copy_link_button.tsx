import { useEffect, useState } from "preact/hooks";
import { say } from "../../words/say";
import { copyText } from "./copy_text";

const TOLD_MS = 5000;

interface CopyLinkButtonProps {
  link: string;
  /** Whether it is the first thing to do here. */
  main?: boolean;
}

/** A button that copies the link, and word of whether that worked. */
export function CopyLinkButton({ link, main = false }: CopyLinkButtonProps) {
  const [told, setTold] = useState<string | null>(null);

  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);

  const copy = async () => setTold((await copyText(link)) ? say("page.link-copied") : say("page.link-not-copied"));

  return (
    <>
      <button type="button" class={main ? "main" : ""} onClick={() => void copy()}>
        {say("page.copy-link")}
      </button>
      <span class="told" role="status">
        {told}
      </span>
    </>
  );
}
