// What surrounds the game: headers, missing WebAssembly, options.
import { check, expect, expectEqual } from "./checks.mjs";

check("the page is sent with a strict security policy", async (game, address) => {
  const response = await game.page.request.get(address);
  const headers = response.headers();
  expect(headers["content-security-policy"]?.includes("default-src 'none'"), "a content security policy");
  expectEqual(headers["x-content-type-options"], "nosniff", "x-content-type-options");
});

check("without WebAssembly the page says so", async (game) => {
  await game.page.addInitScript(() => delete globalThis.WebAssembly);
  await game.page.reload();
  await game.page.getByText("This browser has no WebAssembly").waitFor();
});

check("when the engine cannot be loaded the page says so", async (game) => {
  await game.page.context().route("**/*.wasm", (route) => route.fulfill({ status: 200, body: "no engine", contentType: "application/wasm" }));
  await game.page.reload();
  await game.page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
});

check("ordinary tic-tac-toe takes one tap a turn", async (game) => {
  await game.page.getByText("Options", { exact: true }).click();
  await game.page.getByLabel("Rules", { exact: true }).selectOption("plain");
  await game.start();
  for (const square of ["a1", "a2", "b1", "b2", "c1"]) await game.play(square);
  await game.hears("X has a line and wins 1 to 0.");
});
