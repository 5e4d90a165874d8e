import type { EngineState } from "../../client/protocol";
import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import { PERSON } from "../../game/seats";
import { Table } from "../../game/table";
import { wantsOf, type AnyKit, type Lesson, type LessonStep } from "../../games/kit";
import { LessonBoard } from "./lesson_board";
import { waitForDie } from "../shared/wait_for_die";

interface LessonTaskProps {
  engine: Engine;
  kit: AnyKit;
  lesson: Lesson<EngineState>;
  step: LessonStep<EngineState>;
  onDone: () => void;
}

/** Sets up the position of a step. */
export function LessonTask({ engine, kit, lesson, step, onDone }: LessonTaskProps) {
  const [table, setTable] = useState<Table | null>(null);

  useEffect(() => {
    let current = true;
    const seats = Object.fromEntries(kit.actors.map((actor) => [actor, PERSON]));
    const setup = { game: kit.name, rules: step.rules ?? lesson.rules, start: step.start ?? lesson.start ?? null, ...wantsOf(kit), seats };
    void Table.open(engine, setup, step.moves.map((action) => ({ action })), { roll: waitForDie }).then((opened) => {
      if (!(opened instanceof Table)) throw new Error(opened.refusal);
      if (current) setTable(opened);
    });
    return () => {
      current = false;
    };
  }, [engine, step]);

  return table ? <LessonBoard engine={engine} kit={kit} table={table} step={step} onDone={onDone} /> : <div class="lesson-stage" />;
}
