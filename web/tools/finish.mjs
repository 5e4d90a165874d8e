// After the build: a compressed copy beside every file, for the server to send, and a limit on the size of the page.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../dist", import.meta.url).pathname;
const MOST_SCRIPT_BYTES = 100_000;
const COMPRESSIBLE = /\.(html|js|css|svg|wasm|json)$/;

function* filesIn(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

let scriptBytes = 0;
for (const path of [...filesIn(ROOT)].filter((file) => COMPRESSIBLE.test(file))) {
  const content = readFileSync(path);
  const compressed = gzipSync(content, { level: 9 });
  if (compressed.length < content.length) writeFileSync(`${path}.gz`, compressed);
  if (path.endsWith(".js")) scriptBytes += compressed.length;
  console.log(`${path.slice(ROOT.length + 1)}: ${content.length} bytes, ${compressed.length} compressed`);
}
console.log(`scripts: ${scriptBytes} bytes compressed`);
if (scriptBytes > MOST_SCRIPT_BYTES) {
  console.error(`The page's scripts may have at most ${MOST_SCRIPT_BYTES} bytes compressed.`);
  process.exit(1);
}
