import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";

interface SeatsBarProps {
  kit: AnyKit;
  /** Who plays each actor, in words. */
  sitters: Readonly<Record<string, string>>;
  actor: string;
  choosing: boolean;
}

/** Who plays what, and who is to act. */
export function SeatsBar({ kit, sitters, actor, choosing }: SeatsBarProps) {
  return (
    <ul class="seats">
      {kit.actors.map((name) => (
        <li key={name} class={`seat ${name}${name === actor ? " acting" : ""}`}>
          <strong>{kit.words.actorName(name)}</strong> <span>{sitters[name]}</span>
          {name === actor && <span class="to-act">{choosing ? say("page.to-choose") : say("page.to-act")}</span>}
        </li>
      ))}
    </ul>
  );
}
