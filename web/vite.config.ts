import { defineConfig } from "vitest/config";

export default defineConfig({
  // The engine's loader and its WebAssembly live outside this folder.
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    // Everything is a file of its own: the page's security policy allows no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  test: { include: ["test/**/*_test.ts"] },
});
