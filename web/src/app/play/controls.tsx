import type { Table, TableView } from "../../game/table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { QuietButton } from "../shared/quiet_button";
import { downloadRecord, LoadRecordButton } from "../shared/record_file";

interface ControlsProps {
  kit: AnyKit;
  table: Table;
  view: TableView;
  onUndo: () => void;
  onNewGame: () => void;
  onRematch: () => void;
  onLoad: (text: string) => void;
}

export function Controls({ kit, table, view, onUndo, onNewGame, onRematch, onLoad }: ControlsProps) {
  const atEnd = view.cursor === view.moments.length - 1;
  return (
    <div class="controls">
      {table.over && (
        <button type="button" class="main" onClick={onRematch}>
          {say("page.rematch")}
        </button>
      )}
      <QuietButton off={table.undoable === 0} onPress={onUndo}>
        {say("page.undo")}
      </QuietButton>
      <QuietButton
        off={!atEnd || !table.awaitsPerson || view.thinking}
        onPress={() => void table.hint({ exact: kit.hasExactHints ?? false })}
      >
        {say("page.hint")}
      </QuietButton>
      <button type="button" onClick={onNewGame}>
        {say("page.new-game")}
      </button>
      <QuietButton off={view.moments.length === 1} onPress={() => downloadRecord(table.record())}>
        {say("page.save")}
      </QuietButton>
      <LoadRecordButton onText={onLoad} />
    </div>
  );
}
