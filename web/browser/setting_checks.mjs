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

check("a wrong option is explained where it can be seen", async (game) => {
  const options = game.page.getByText("Options", { exact: true });
  const columns = game.page.getByLabel("Columns");
  for (const wrong of ["99", "", "2.5", "0"]) {
    await options.click();
    await columns.fill(wrong);
    await options.click();
    await game.button("Play").click();
    await game.page.getByText("Columns: enter a whole number from 1 to 26.").waitFor();
    expect(await columns.evaluate((field) => field === document.activeElement), "the field has the focus");
    expectEqual(await columns.getAttribute("aria-invalid"), "true", "aria-invalid");
    await columns.fill("4");
    await game.page.getByText("enter a whole number").waitFor({ state: "detached" });
    await options.click();
  }
  await game.button("Play").click();
  await game.board.waitFor();
});

check("ordinary tic-tac-toe takes one tap a turn", async (game) => {
  await game.page.getByText("Options", { exact: true }).click();
  await game.page.getByLabel("Rules", { exact: true }).selectOption({ label: "Ordinary tic-tac-toe" });
  await game.page.getByRole("heading", { name: "Ordinary tic-tac-toe" }).waitFor();
  await game.start();
  await game.page.getByRole("tabpanel").getByText("Three marks of one player in a row").waitFor();
  expectEqual(await game.page.getByText(/quantum|spooky marks|classical board/i).count(), 0, "quantum words");
  for (const square of ["a1", "a2", "b1", "b2", "c1"]) await game.play(square);
  await game.hears("X has the line a1, b1 and c1 and wins 1 to 0.");
});
