import { describe, expect, test } from "vitest";
import { isGameId, readMessage } from "../src/client/server_messages";
import { counted, gameMessage, ID } from "./fake_link";

const read = (message: unknown) => readMessage(JSON.stringify(message));

describe("what the server says", () => {
  test("a game, with what was played", () => {
    const actions = [counted(5, "a1b2", "x"), counted(6, "b2c3", "o")];
    const game = read(gameMessage({ from: 5, actions, next: ID }));
    expect(game).toMatchObject({ kind: "game", id: ID, game: "tictactoe", start: null, from: 5, actions, next: ID });
  });

  test("actions, seats, a rematch, a pong, an error", () => {
    const action = counted(1, "a1b2", "x");
    expect(read(action)).toEqual({ kind: "action", counted: action });
    const result = { winner: "x", by: "line", x: 1, o: 0 };
    expect(read({ ...action, result })).toEqual({ kind: "action", counted: { ...action, result } });
    const seats = { x: { taken: true, here: false } };
    expect(read({ seats, watching: 2 })).toEqual({ kind: "seats", seats, watching: 2 });
    expect(read({ you: ["x"], seats, watching: 2 })).toEqual({ kind: "seats", seats, watching: 2, you: ["x"] });
    expect(read({ next: ID })).toEqual({ kind: "next", id: ID });
    expect(read({ pong: 3 })).toEqual({ kind: "pong", number: 3 });
    const error = { code: "gap", reason: "no", number: 4 };
    expect(read({ error })).toEqual({ kind: "error", ...error });
  });

  test("what is not known yet is passed over", () => {
    expect(read({ weather: "fine" })).toEqual({ kind: "other" });
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["null", "null"],
    ["a binary frame", new ArrayBuffer(4)],
    ["an action without a number", JSON.stringify({ action: "a1", actor: "x", ms: 1, result: null })],
    ["an action with number 0", JSON.stringify({ ...counted(1, "a1", "x"), number: 0 })],
    ["an action of nobody", JSON.stringify({ ...counted(1, "a1", "x"), actor: 5 })],
    ["an action at no time", JSON.stringify({ ...counted(1, "a1", "x"), ms: -1 })],
    ["an action with an odd result", JSON.stringify({ ...counted(1, "a1", "x"), result: "x" })],
    ["a game with a gap", JSON.stringify(gameMessage({ actions: [counted(2, "a1", "x")] }))],
    ["a game without seats", JSON.stringify(gameMessage({ seats: null }))],
    ["a game with odd seats", JSON.stringify(gameMessage({ seats: { x: { taken: 1, here: true } } }))],
    ["a game with odd rules", JSON.stringify(gameMessage({ game: { id: ID, game: "tictactoe", rules: { width: {} }, start: null } }))],
    ["a game that starts oddly", JSON.stringify(gameMessage({ game: { id: ID, game: "tictactoe", rules: {}, start: 5 } }))],
    ["a rematch that leads away", JSON.stringify({ next: "//example.org/" })],
    ["an error without a reason", JSON.stringify({ error: { code: "gap" } })],
    ["a pong without a number", JSON.stringify({ pong: "1" })],
  ])("damaged: %s", (_, text) => {
    expect(readMessage(text)).toBeNull();
  });

  test("the face that was rolled is told, and need not be", () => {
    const read = (face: unknown) => readMessage(JSON.stringify({ ...counted(1, "#2", "nature"), face }));
    expect(read(5)).toEqual({ kind: "action", counted: { ...counted(1, "#2", "nature"), face: 5 } });
    expect(read(undefined)).toEqual({ kind: "action", counted: counted(1, "#2", "nature") });
    for (const odd of [0, -1, 1.5, "5", null]) expect(read(odd)).toBeNull();
  });

  test("what was given at the opening is marked", () => {
    const read = (given: unknown) => readMessage(JSON.stringify({ ...counted(1, "#2", "nature"), given }));
    expect(read(true)).toMatchObject({ kind: "action", counted: { given: true } });
    for (const other of [false, undefined, 1, "yes"]) expect(read(other)).not.toMatchObject({ counted: { given: true } });
  });

  test("a game's id is 12 letters and digits", () => {
    expect(isGameId(ID)).toBe(true);
    for (const wrong of ["", "short", `${ID}1`, "k3Jd0aQm2Xy/", null]) expect(isGameId(wrong)).toBe(false);
  });
});
