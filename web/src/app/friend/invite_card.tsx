import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../words/say";
import { CopyLinkButton } from "../shared/copy_link_button";
import type { Invitation } from "./invitation";

const SERVE_OPTION = "--host 0.0.0.0";

interface InviteCardProps {
  invitation: Invitation;
  /** The names of the person's side and of the free one. */
  yours: string;
  theirs: string;
}

/** How to get somebody to the free seat. */
export function InviteCard({ invitation, yours, theirs }: InviteCardProps) {
  const title = useId();
  const [before, after] = say("page.this-computer-only", { option: SERVE_OPTION }).split(SERVE_OPTION);
  const card = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);

  return (
    <section class="card invite-card" aria-labelledby={title} ref={card}>
      <h2 id={title}>{say("page.invite-title")}</h2>
      <p>{say("page.invite-text", { yours, theirs })}</p>
      <div class="link-row">
        <input
          type="text"
          readOnly
          aria-label={say("page.link-label")}
          value={invitation.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyLinkButton link={invitation.link} main />
      </div>
      {invitation.nearOnly && (
        <p class="quiet">
          {before}
          <code>{SERVE_OPTION}</code>
          {after}
        </p>
      )}
    </section>
  );
}
