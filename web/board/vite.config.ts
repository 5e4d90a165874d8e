// The package: board.js for pages that bundle Preact themselves, board.standalone.js with everything in it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  build: {
    target: "es2022",
    emptyOutDir: false,
    lib: {
      entry: "src/index.ts",
      formats: ["es"],
      fileName: () => (mode === "standalone" ? "board.standalone.js" : "board.js"),
    },
    rollupOptions: { external: mode === "standalone" ? [] : [/^preact/] },
  },
}));
