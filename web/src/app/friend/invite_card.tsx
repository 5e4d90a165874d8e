import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../words/en";
import { CopyLinkButton } from "../shared/copy_link_button";
import type { Invitation } from "./invitation";

interface InviteCardProps {
  invitation: Invitation;
  /** The names of the person's side and of the free one. */
  yours: string;
  theirs: string;
}

/** How to get somebody to the free seat. */
export function InviteCard({ invitation, yours, theirs }: InviteCardProps) {
  const title = useId();
  const card = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);

  return (
    <section class="card invite-card" aria-labelledby={title} ref={card}>
      <h2 id={title}>{words.inviteTitle}</h2>
      <p>{words.inviteText(yours, theirs)}</p>
      <div class="link-row">
        <input
          type="text"
          readOnly
          aria-label={words.linkLabel}
          value={invitation.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyLinkButton link={invitation.link} main />
      </div>
      {invitation.nearOnly && (
        <p class="quiet">
          {words.thisComputerOnly} <code>{words.serveOption}</code> {words.openToNetwork}
        </p>
      )}
    </section>
  );
}
