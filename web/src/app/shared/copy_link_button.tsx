import { useEffect, useState } from "preact/hooks";
import { words } from "../../words/en";
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

  const copy = async () => setTold((await copyText(link)) ? words.linkCopied : words.linkNotCopied);

  return (
    <>
      <button type="button" class={main ? "main" : ""} onClick={() => void copy()}>
        {words.copyLink}
      </button>
      <span class="told" role="status">
        {told}
      </span>
    </>
  );
}
