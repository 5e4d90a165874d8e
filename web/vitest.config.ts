// Beside vite.config.ts, because building the page needs no test libraries.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({ test: { include: ["test/**/*_test.ts"], setupFiles: ["test/browser_globals.ts", "test/speak_english.ts"], testTimeout: 300_000 } }),
);
