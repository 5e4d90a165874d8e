import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { LessonTask } from "./lesson_task";
import { QuietButton } from "../shared/quiet_button";

interface LessonProps {
  engine: Engine;
  kit: AnyKit;
  onLeave: () => void;
}

/** A game taught step by step: each step is a task on the real board. */
export function Lesson({ engine, kit, onLeave }: LessonProps) {
  const [index, setIndex] = useState(0);
  const [done, setDone] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const steps = kit.lesson?.steps ?? [];
  const step = steps[index];
  const isLast = index === steps.length - 1;
  const isDone = done.includes(index);

  // A new step is read from its beginning.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [index]);

  function onDone() {
    if (!isDone) setDone([...done, index]);
    forward.current?.focus();
  }

  if (!kit.lesson || !step) return null;
  return (
    <main class="lesson">
      <div class="lesson-head">
        <p class="lesson-count">{say("page.lesson-step", { number: index + 1, count: steps.length })}</p>
        <ol class="lesson-progress" aria-hidden={true}>
          {steps.map((_, one) => (
            <li key={one} class={`${done.includes(one) ? "done" : ""}${one === index ? " current" : ""}`} />
          ))}
        </ol>
        <button type="button" onClick={onLeave}>
          {say("page.leave-lesson")}
        </button>
      </div>
      <div class="lesson-text">
        <h2 tabIndex={-1} ref={heading}>
          {step.title}
        </h2>
        <p>{step.text}</p>
        <p class="lesson-task">{step.task}</p>
      </div>
      <LessonTask key={index} engine={engine} kit={kit} lesson={kit.lesson} step={step} onDone={onDone} />
      <div class="lesson-steps">
        <QuietButton off={index === 0} onPress={() => setIndex(index - 1)}>
          {say("page.previous-step")}
        </QuietButton>
        {!isLast && !isDone && (
          <button type="button" onClick={() => setIndex(index + 1)}>
            {say("page.skip-step")}
          </button>
        )}
        <button
          type="button"
          class={isDone ? "main" : ""}
          aria-disabled={!isDone && !isLast}
          ref={forward}
          onClick={() => (isLast ? onLeave() : isDone && setIndex(index + 1))}
        >
          {isLast ? say("page.play-after-lesson") : say("page.next-step")}
        </button>
      </div>
    </main>
  );
}
