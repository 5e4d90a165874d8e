import { say } from "../../words/say";
import { useLasting } from "../shared/use_lasting";

/** Short interruptions are nobody's concern. */
const LOST_SHOWN_MS = 1000;

interface CompanyLineProps {
  connected: boolean;
  seated: boolean;
  watching: number;
}

/** How the connection is, and who looks on. Always one line, so that nothing below it moves. */
export function CompanyLine({ connected, seated, watching }: CompanyLineProps) {
  const lost = useLasting(!connected, LOST_SHOWN_MS);
  // One who watches is among those counted.
  const others = seated ? watching : Math.max(0, watching - 1);
  const about = [seated ? say("page.connected") : say("page.you-watch"), ...(others > 0 ? [say("page.watching", { count: others })] : [])];
  return (
    <p class={`company${lost ? " lost" : ""}`} role="status">
      {lost ? say("page.connection-lost") : about.join(" ")}
    </p>
  );
}
