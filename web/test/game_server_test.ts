import { afterEach, describe, expect, test, vi } from "vitest";
import { openGame, serverFacts } from "../src/client/game_server";
import { diceWords, serverFaultWords } from "../src/app/shared/fault_words";

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

const open = () => openGame({ game: "tictactoe", rules: {}, seats: {} });

describe("opening a game on the server", () => {
  test("gives its id", async () => {
    answer(201, '{"ok":true,"id":"k3Jd0aQm2XyZ"}');
    expect(await open()).toEqual({ id: "k3Jd0aQm2XyZ" });
  });

  test.each([
    [503, '{"ok":false,"error":{"code":"busy","reason":"x"}}', /too much to do/],
    [429, '{"ok":false,"error":{"code":"too-many","reason":"x"}}', /Wait a minute/],
    [400, '{"ok":false,"error":{"code":"bad-request","reason":"the width is too large"}}', /^The width is too large\.$/],
    [404, "<html>", /no understandable answer/],
    [201, '{"ok":true,"id":"../elsewhere"}', /no understandable answer/],
    [200, "null", /no understandable answer/],
  ])("%i %s is told in one sentence", async (status, body, sentence) => {
    answer(status, body);
    const opened = await open();
    expect("fault" in opened && serverFaultWords(opened)).toMatch(sentence);
  });

  test("without a connection that is told", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    const opened = await open();
    expect("fault" in opened && serverFaultWords(opened)).toMatch(/cannot be reached/);
    expect((await serverFacts()).addresses).toBeNull();
  });
});

describe("the server's addresses", () => {
  test("are web addresses, or not told", async () => {
    answer(200, '{"addresses":["http://192.168.1.5:8080","javascript:alert(1)","http://x/y",5]}');
    expect((await serverFacts()).addresses).toEqual(["http://192.168.1.5:8080"]);
    answer(200, '{"name":"spooky"}');
    expect((await serverFacts()).addresses).toBeNull();
    answer(404, "<html>");
    expect((await serverFacts()).addresses).toBeNull();
  });
});

describe("the server's dice", () => {
  test.each([
    ['{"dice":"system"}', /its system's random generator/],
    ['{"dice":"device:/dev/hwrng"}', /with the random generator \/dev\/hwrng\./],
    ['{"dice":"device:/tmp/rolls","dice_file":true}', /^Beware: .* from the file \/tmp\/rolls, and whoever wrote it knows them\.$/],
  ])("%s is told", async (body, sentence) => {
    answer(200, body);
    const { dice, diceFile } = await serverFacts();
    expect(diceWords(dice ?? "", diceFile)).toMatch(sentence);
  });

  test("may not be told", async () => {
    answer(200, '{"dice":5,"dice_file":"yes"}');
    expect(await serverFacts()).toMatchObject({ dice: null, diceFile: false });
  });
});
