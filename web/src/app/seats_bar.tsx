import type { Table } from "../game/table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";

/** Who plays what, and who is to act. */
export function SeatsBar({ table, kit, actor, choosing }: { table: Table; kit: GameKit; actor: string; choosing: boolean }) {
  const seats = table.setup.seats;
  const alone = Object.values(seats).some((seat) => seat.kind === "computer");
  return (
    <ul class="seats">
      {kit.actors.map((name) => {
        const seat = seats[name];
        const sitter = seat?.kind === "computer" ? words.computerAt(seat.level) : alone ? words.you : words.player;
        return (
          <li key={name} class={`seat ${name}${name === actor ? " acting" : ""}`}>
            <strong>{kit.words.actorName(name)}</strong> <span>{sitter}</span>
            {name === actor && <span class="to-act">{choosing ? words.toChoose : words.toAct}</span>}
          </li>
        );
      })}
    </ul>
  );
}
