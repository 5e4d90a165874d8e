import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";

interface GameChoiceProps {
  games: readonly AnyKit[];
  chosen: AnyKit;
  onChoose: (kit: AnyKit) => void;
}

/** Which game is to be played: a card a game. */
export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset class="game-choice">
      <legend class="out-of-sight">{say("page.games")}</legend>
      {games.map((kit) => (
        <label key={kit.name} class="game-card">
          <input type="radio" name="game" value={kit.name} checked={kit === chosen} onChange={() => onChoose(kit)} />
          <span class="game-face">
            <kit.Emblem />
            <span class="game-text">
              <strong>{kit.words.name}</strong>
              <span class="quiet">{kit.words.invitation}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
