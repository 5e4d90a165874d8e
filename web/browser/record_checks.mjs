import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, expect, expectEqual } from "./checks.mjs";
import { BINARY } from "./server.mjs";

async function download(game) {
  const [file] = await Promise.all([game.page.waitForEvent("download"), game.button("Download record").click()]);
  return file.path();
}

async function load(game, text) {
  const path = join(mkdtempSync(join(tmpdir(), "spooky-")), "record.json");
  writeFileSync(path, text);
  const [chooser] = await Promise.all([game.page.waitForEvent("filechooser"), game.button("Load record").click()]);
  await chooser.setFiles(path);
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
  await load(game, text);
  await game.hears("O put O4 in a2 and b3.");
  expectEqual(await game.moves.count(), 5, "moves of the loaded game");
  expectEqual(JSON.parse(readFileSync(await download(game), "utf8")), record, "the record after a round trip");
});

check("what is no record is refused with a reason", async (game) => {
  const refused = async (text, reason) => {
    await load(game, text);
    await game.page.getByRole("alert").filter({ hasText: reason }).waitFor();
  };
  const record = { format: "spooky-record", version: 1, game: "tictactoe", rules: {}, start: null, actions: [], result: null };
  await refused("{", "it is not JSON");
  await refused("[]", "not a spooky game record");
  await refused(JSON.stringify({ ...record, version: 2 }), "version");
  await refused(JSON.stringify({ ...record, game: "ludo" }), "a game that is not known");
  await refused(JSON.stringify({ ...record, actions: [{ action: "a1a1", actor: "x" }] }), "different squares");
  await refused(JSON.stringify({ ...record, actions: [{ action: "a1b2", actor: "o" }] }), "the wrong player");
});

check("a reload goes on with the game", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.page.reload();
  await game.hears("O put O2 in b2 and c3.");
  expectEqual(await game.moves.count(), 2, "moves after the reload");
});
