// After the build: a compressed copy beside every file, for the server to send.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../dist", import.meta.url).pathname;
const COMPRESSIBLE = /\.(html|js|css|svg|wasm|json)$/;

function* filesIn(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

for (const path of [...filesIn(ROOT)].filter((file) => COMPRESSIBLE.test(file))) {
  const content = readFileSync(path);
  const compressed = gzipSync(content, { level: 9 });
  if (compressed.length < content.length) writeFileSync(`${path}.gz`, compressed);
  console.log(`${path.slice(ROOT.length + 1)}: ${content.length} bytes, ${compressed.length} compressed`);
}
