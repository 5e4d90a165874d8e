import { expect, test } from "vitest";
import { ketPieces } from "../src/app/ket";
import { turnsOf } from "../src/app/moves_panel";
import { go } from "../src/games/go/kit";
import { tictactoe } from "../src/games/tictactoe/kit";

const momentsOf = (actions: readonly string[]) => [null, ...actions].map((action) => ({ action }));

test("moves are listed turn by turn, with the choices of a collapse", () => {
  const moments = momentsOf(["D3 C5", "D2 E6", "=D3", "=D2", "pass"]);
  expect(turnsOf(go, moments)).toEqual([[1], [2, 3, 4], [5]]);
  expect(turnsOf({}, moments)).toEqual([[1], [2], [3], [4], [5]]);
  expect(turnsOf(go, momentsOf([]))).toEqual([]);
  expect(turnsOf(tictactoe, momentsOf(["a1b2", "a1b2", "@a1", "c3b3"]))).toEqual([[1], [2, 3], [4]]);
});

test("a notation has its subscripts apart", () => {
  const text = "(|0⟩_{A1,C3})(|1⟩_{C2})_W(α1|0⟩_{A2} − β1|1⟩_{A2})_B";
  const pieces = ketPieces(text);
  expect(pieces.filter(({ below }) => below).map((piece) => piece.text)).toEqual(["A1,C3", "C2", "W", "A2", "A2", "B"]);
  expect(pieces[0]).toEqual({ text: "(|0⟩", below: false });
  expect(pieces.map((piece) => piece.text).join("")).not.toMatch(/[_{}]/);
  expect(ketPieces("1/√2 (|X₁:a1⟩ + |X₁:b2⟩)")).toEqual([{ text: "1/√2 (|X₁:a1⟩ + |X₁:b2⟩)", below: false }]);
});
