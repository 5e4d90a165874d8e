import type { ComponentChildren } from "preact";

interface QuietButtonProps {
  label?: string;
  main?: boolean;
  off: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

/** A button that keeps the keyboard's place when it has nothing to do. */
export function QuietButton({ label, main = false, off, onPress, children }: QuietButtonProps) {
  return (
    <button type="button" class={main ? "main" : ""} aria-label={label} aria-disabled={off} onClick={() => !off && onPress()}>
      {children}
    </button>
  );
}
