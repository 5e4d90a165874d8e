import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { pageWords } from "./tools/page_words";

export default defineConfig({
  plugins: [pageWords()],
  // The board is a package of its own; the page uses its sources.
  resolve: { alias: { "spooky-board": fileURLToPath(new URL("board/src/index.ts", import.meta.url)) } },
  server: {
    // The engine's loader and its WebAssembly live outside this folder.
    fs: { allow: [".."] },
    // Games between browsers need `spooky serve` beside the development server. It sees the page's own host name, for it
    // answers its own page only.
    proxy: { "/api": { target: "http://localhost:8080" }, "/ws": { target: "ws://localhost:8080", ws: true } },
  },
  build: {
    target: "es2022",
    // Everything is a file of its own: the page's security policy allows no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
});
