import type { ComponentChildren } from "preact";

interface QuietButtonProps {
  label?: string;
  off: boolean;
  onPress: () => void;
  children: ComponentChildren;
}

/** A button that keeps the keyboard's place when it has nothing to do. */
export function QuietButton({ label, off, onPress, children }: QuietButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off} onClick={() => !off && onPress()}>
      {children}
    </button>
  );
}
