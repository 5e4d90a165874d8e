import { expect, test } from "vitest";
import { ketPieces } from "../src/app/play/ket";
import { turnsOf } from "../src/app/play/moves_panel";
import { chess } from "../src/games/chess/kit";
import { pictured } from "../src/games/chess/state";
import { go } from "../src/games/go/kit";
import { tictactoe } from "../src/games/tictactoe/kit";

const momentsOf = <State>(state: State, actions: readonly string[]) => [null, ...actions].map((action) => ({ action, state }));
const GOBAN = { board: [], groups: [], captured: { black: 0, white: 0 }, choosing: null, position: "" };
const MARKS = { classical: {}, spooky: [], cycle: null };

test("moves are listed turn by turn, with the choices of a collapse", () => {
  const moments = momentsOf(GOBAN, ["D3 C5", "D2 E6", "=D3", "=D2", "pass"]);
  expect(turnsOf(go, moments)).toEqual([[1], [2, 3, 4], [5]]);
  expect(turnsOf({ readMove: go.readMove }, moments)).toEqual([[1], [2], [3], [4], [5]]);
  expect(turnsOf(go, momentsOf(GOBAN, []))).toEqual([]);
  expect(turnsOf(tictactoe, momentsOf(MARKS, ["a1b2", "a1b2", "@a1", "c3b3"]))).toEqual([[1], [2, 3], [4]]);
});

test("the turns of chess share a number, with the rolls and the moves after a remote collapse", () => {
  const state = (to_move: "white" | "black", move: number, told: { must?: string; rolling?: boolean } = {}) => {
    const drawn = pictured({ columns: 8, rows: 8 }, []);
    const rolling = told.rolling ? { move: "f3!", pair: ["f3", "h3"] as const } : null;
    return { ...drawn, rolling, pieces: { ...drawn.pieces, to_move, move, must: told.must ?? null } };
  };
  const white = state("white", 7);
  const black = state("black", 7);
  const moments = [
    { action: null, state: white },
    { action: "e1d1", state: black },
    { action: "f3!", state: state("black", 7, { rolling: true }) },
    { action: "#2", state: state("black", 7, { must: "f3" }) },
    { action: "f3f4", state: state("white", 8) },
    { action: "d1d2", state: state("black", 8) },
  ];
  expect(turnsOf(chess, moments)).toEqual([[1], [2, 3, 4], [5]]);
  expect(chess.turnNumber?.(white, true)).toBe("7.");
  expect(chess.turnNumber?.(black, false)).toBe("");
  expect(chess.turnNumber?.(black, true)).toBe("7…");
});

test("a notation has its subscripts apart", () => {
  const text = "(|0⟩_{A1,C3})(|1⟩_{C2})_W(α1|0⟩_{A2} − β1|1⟩_{A2})_B";
  const pieces = ketPieces(text);
  expect(pieces.filter(({ place }) => place === "below").map((piece) => piece.text)).toEqual(["A1,C3", "C2", "W", "A2", "A2", "B"]);
  expect(pieces[0]).toEqual({ text: "(|0⟩", place: "line" });
  expect(pieces.map((piece) => piece.text).join("")).not.toMatch(/[_{}]/);
  expect(ketPieces("1/√2 (|X₁:a1⟩ + |X₁:b2⟩)")).toEqual([{ text: "1/√2 (|X₁:a1⟩ + |X₁:b2⟩)", place: "line" }]);
  expect(ketPieces("(|0⟩^{⊗79})").map(({ place }) => place)).toEqual(["line", "above", "line"]);
});
