import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check, expect, expectEqual } from "./checks.mjs";
import { BINARY } from "./server.mjs";

async function download(game) {
  const [file] = await Promise.all([game.page.waitForEvent("download"), game.button("Save this game").click()]);
  return file.path();
}

async function choosePlayers(game, ...labels) {
  for (const label of labels) await game.dialog.getByRole("radio", { name: label, exact: true }).check();
}

const RECORD = { format: "spooky-record", version: 1, game: "tictactoe", rules: {}, start: null, actions: [], result: null };

function recordOf(...actions) {
  return JSON.stringify({ ...RECORD, actions: actions.map((action) => ({ action })) });
}

check("a record goes out and comes back, and the command line reads it", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.play("a1", "c3");
  await game.measure("c3");
  await game.play("a2", "b3");
  const path = await download(game);
  const text = readFileSync(path, "utf8");
  const record = JSON.parse(text);
  expectEqual(
    record.actions.map((one) => [one.actor, one.action]),
    [["x", "a1b2"], ["o", "b2c3"], ["x", "a1c3"], ["o", "@c3"], ["o", "a2b3"]],
    "the recorded actions",
  );
  expect(record.actions.every((one) => Number.isInteger(one.ms) && one.ms >= 0), "every action has its time");
  const shown = execFileSync(BINARY, ["show", path], { encoding: "utf8" });
  expect(shown.includes("X3 closed a cycle"), `the command line shows the record: ${shown}`);

  await game.button("New game").click();
  await game.load(text);
  await choosePlayers(game, "Both on one screen");
  await game.dialog.getByRole("button", { name: "Open it and leave this game" }).click();
  await game.hears("O put O4 in a2 and b3.");
  expectEqual(await game.moves.count(), 5, "moves of the loaded game");
  expectEqual(JSON.parse(readFileSync(await download(game), "utf8")), record, "the record after a round trip");
});

check("what is no record is refused with a reason", async (game) => {
  const refused = async (text, reason) => {
    await game.load(text);
    await game.page.getByRole("alert").filter({ hasText: reason }).waitFor();
  };
  const record = RECORD;
  await refused("{", "it is not JSON");
  await refused('[Event "Casual"]\n\n1. e4 e5 *\n', "SGF and PGN files are opened by the program: spooky show, spooky play --resume.");
  await refused("[]", "not a spooky game record");
  await refused(JSON.stringify({ ...record, version: 2 }), "version");
  await refused(JSON.stringify({ ...record, game: "ludo" }), "a game that is not known");
  await refused(JSON.stringify({ ...record, actions: [{ action: "a1a1", actor: "x" }] }), /action 1 .*a1a1, cannot be played: .*different squares/i);
  await refused(recordOf("a1b2", "b2c3", "@c3"), "Action 3 of the record, @c3, cannot be played: there is no cycle");
  await refused(recordOf("a1b2").replace("}]", ',"ms":1e999}]'), "Action 1 of the record, a1b2, has a bad time");
  await refused(recordOf("a1b2").replace("}]", ',"ms":-1}]'), "has a bad time");
  await refused(JSON.stringify({ ...record, actions: [{ action: "a1b2", actor: "o" }] }), "Action 1 of the record, a1b2, belongs to the other player");
});

check("a reload goes on with the game", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.page.reload();
  await game.hears("O put O2 in b2 and c3.");
  expectEqual(await game.moves.count(), 2, "moves after the reload");
});

check("a saved game is opened in place of the game in progress only when told to, and the computer may take a side", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.load(recordOf("a2b3", "b3c3"));
  await game.dialog.getByText("The game in progress is kept").waitFor();
  await game.page.keyboard.press("Escape");
  await game.dialog.waitFor({ state: "detached" });
  await game.hears("X put X1 in a1 and b2.");
  await game.load(recordOf("a2b3", "b3c3"));
  await game.button("Keep playing this game").click();
  await game.dialog.waitFor({ state: "detached" });
  await game.load(recordOf("a2b3", "b3c3"));
  await choosePlayers(game, "Computer", "1 gentle", "O");
  await game.button("Open it and leave this game").click();
  await game.page.getByText("computer, level 1").waitFor();
  await game.moves.nth(2).waitFor();
  await game.hears("X put X3 in");
});

check("a finished game is still there after a reload", async (game) => {
  await game.playSmallGame();
  await game.page.reload();
  await game.hears(/wins 1 to/);
  await game.button("Play again").waitFor();
  expect(JSON.parse(readFileSync(await download(game), "utf8")).result !== null, "the record has its result");
  // Nothing is lost by opening another finished game, so nothing is asked.
  await game.load(readFileSync(await download(game), "utf8"));
  await game.hears(/wins 1 to/);
  expectEqual(await game.dialog.count(), 0, "questions asked");
});

check("a kept game that is damaged is told to be, and harms nothing", async (game, address) => {
  const damaged = [
    "{",
    "5",
    JSON.stringify({ record: JSON.parse(recordOf("a1b2")), seats: {} }),
    JSON.stringify({ record: JSON.parse(recordOf("a1b2")), seats: { x: { kind: "person" }, o: { kind: "computer", level: 99 } } }),
    JSON.stringify({ record: JSON.parse(recordOf("@a1")), seats: { x: { kind: "person" }, o: { kind: "person" } } }),
  ];
  for (const [index, kept] of damaged.entries()) {
    const id = `damaged00000${index}`.slice(-12);
    await game.page.evaluate(([key, text]) => localStorage.setItem(key, text), [`spooky.local.${id}`, kept]);
    await game.page.goto(`${address}/play/${id}`);
    await game.page.getByText("This browser has no game of this address").waitFor();
    await game.button("To the start page").click();
    await game.button("Play").waitFor();
    expectEqual(await game.page.getByRole("alert").filter({ hasText: /./ }).count(), 0, `complaints about ${kept}`);
  }
});
