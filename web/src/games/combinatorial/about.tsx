import type { AboutProps } from "../kit";
import { ChallengeCard } from "./challenge_card";
import { ValueCard } from "./value_card";
import type { State } from "./state";

/** What can be asked about a position: its value, and how a move can be possible. */
export function About(props: AboutProps<State>) {
  return (
    <section class="card about">
      {props.helps && <ValueCard {...props} />}
      <ChallengeCard {...props} />
    </section>
  );
}
