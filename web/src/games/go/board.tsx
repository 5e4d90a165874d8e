import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { Cells } from "../../board/cells";
import { NOBODY } from "../../client/protocol";
import type { BoardProps, PictureProps } from "../kit";
import { Frame, Link, StoneMark, Stones, useLight } from "./drawing";
import { Spots } from "../../board/spots";
import { isGrid } from "./goban";
import { graphOf, insetsOf, layoutOf, UNIT } from "./layout";
import { AreaMarks, ChoiceMarks, LastMarks, Rings } from "./marks";
import { turnsOf, type Move } from "./moves";
import { pointName } from "./points";
import { groupAt, isEmpty, isOffered, onBoard, sizeOf, type Colour, type State } from "./state";
import { useMagnifier } from "./use_magnifier";
import { boardWords, describePoint } from "./words";

function pointOf(event: Event): string | null {
  return (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null;
}

/** The board to play on. */
export function Board(props: BoardProps<State, Move>) {
  const state = onBoard(props.state, props.rules);
  const { picked, actor, hint, last, ending, moves } = props;
  const size = sizeOf(state);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const surface = useRef<HTMLDivElement>(null);
  const light = useLight();
  const magnifier = useMagnifier(surface, size.goban ? layoutOf(size, true).width / UNIT : size.columns);
  const turns = useMemo(() => turnsOf(moves), [moves.length, state]);
  // What is drawn stays the same while the mouse wanders, and costs nothing then.
  const latest = useRef(props);
  latest.current = props;
  const cells = useMemo(() => {
    const common = {
      label: props.label,
      describe: (point: string) => describePoint(state, point, { picked, turns }),
      isPicked: (point: string) => picked.includes(point),
      isOff: (point: string) => props.active && !isOffered(state, point),
      onTap: (point: string) => latest.current.onTap(point),
      onRevoke: () => latest.current.onRevoke(),
    };
    if (!size.goban) return <Cells size={size} nameOf={pointName} place={insetsOf(layoutOf(size, true))} {...common} />;
    const { margin, width, height } = layoutOf(size, true);
    const { spots } = graphOf(size.goban);
    const first = size.goban.rows[0]?.[0] ?? "";
    return <Spots spots={spots} first={first} margin={margin} width={width} height={height} reach={UNIT} {...common} />;
  }, [state, size.goban, picked, turns, props.label, props.active]);

  // The group that is asked about, unless one points at another: the focus stays where the last stone was put.
  const pointed = hovered ?? state.choosing?.group[0] ?? focused;
  const linked = pointed === null ? undefined : groupAt(state, pointed);
  const placing = props.active && !state.choosing && actor !== NOBODY;
  const ghost = placing && hovered !== null && !picked.includes(hovered) && isEmpty(state, hovered) ? hovered : null;
  const before = props.before ? onBoard(props.before, props.rules) : null;
  const stones = useMemo(
    () => <Stones state={state} before={before} turns={turns} light={light} size={size} />,
    [state, before, size.goban, turns, light],
  );
  // A board that is not known yet cannot be drawn.
  if (!size.goban && !isGrid(props.rules)) return <div class="surface goban" ref={surface} />;
  const colour = actor as Colour;
  const { width, height } = layoutOf(size, true);
  const style = { "--wide": String(width / UNIT), "--high": String(height / UNIT) } as JSX.CSSProperties;
  return (
    <>
      {magnifier.offered && (
        <p class="go-magnifier">
          <button type="button" onClick={magnifier.toggle}>
            {magnifier.enlarged ? boardWords.whole : boardWords.enlarge}
          </button>
        </p>
      )}
      <div
        class={`surface goban${magnifier.enlarged ? " enlarged" : ""}`}
        style={style}
        ref={surface}
        onPointerOver={(event) => setHovered(event.pointerType === "mouse" ? pointOf(event) : null)}
        onPointerLeave={() => setHovered(null)}
        onFocusIn={(event) => setFocused(pointOf(event))}
        onFocusOut={() => setFocused(null)}
        onClickCapture={(event) => magnifier.takesTap(event) && event.stopPropagation()}
      >
        <Frame size={size} light={light}>
          {ending && <AreaMarks ending={ending} state={state} size={size} />}
          {stones}
          {linked && <Link points={linked.points} size={size} />}
          {state.choosing && <ChoiceMarks choosing={state.choosing} size={size} />}
          {last && <LastMarks state={state} last={last} size={size} />}
          {hint && <Rings points={hint.points} size={size} className="hinted" radius={44} />}
          {picked.map((point) => (
            <StoneMark key={point} stone={{ point, owner: colour, entangled: true }} size={size} light={light} className="pending" />
          ))}
          <Rings points={picked} size={size} className="go-pending-ring" radius={50} />
          {ghost && (
            <StoneMark stone={{ point: ghost, owner: colour, entangled: true }} size={size} light={light} className="ghost" />
          )}
        </Frame>
        {cells}
      </div>
    </>
  );
}

/** A small board to look at. Its groups are joined, for nobody can point at them. */
export function Picture({ rules, state, label, coordinates = false }: PictureProps<State>) {
  const shown = onBoard(state, rules);
  const size = sizeOf(shown);
  const light = useLight();
  if (!size.goban && !isGrid(rules)) return null;
  return (
    <Frame size={size} light={light} small coordinates={coordinates} label={label}>
      <Stones state={shown} light={light} size={size} />
      {shown.groups.map(({ points }) => (
        <Link key={points[0]} points={points} size={size} />
      ))}
    </Frame>
  );
}
