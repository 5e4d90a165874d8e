import type { FriendGame, FriendView } from "../../game/friend_game";
import type { RemoteTable } from "../../game/remote_table";
import { say } from "../../words/say";
import { CopyLinkButton } from "../shared/copy_link_button";
import { QuietButton } from "../shared/quiet_button";
import { downloadRecord } from "../shared/record_file";
import { go } from "../shared/route";

interface FriendControlsProps {
  game: FriendGame;
  view: FriendView;
  table: RemoteTable;
  /** Null while a card shows the link. */
  link: string | null;
}

export function FriendControls({ game, view, table, link }: FriendControlsProps) {
  return (
    <div class="controls">
      {table.over && view.you.length > 0 && !view.next && (
        <QuietButton main off={view.asking} onPress={() => game.rematch()}>
          {say("page.rematch")}
        </QuietButton>
      )}
      {link !== null && <CopyLinkButton link={link} />}
      <button type="button" onClick={() => go("/")}>
        {say("page.new-game")}
      </button>
      <QuietButton off={table.view.moments.length === 1} onPress={() => downloadRecord(table.record())}>
        {say("page.save")}
      </QuietButton>
    </div>
  );
}
