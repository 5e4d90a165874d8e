// Starts the real server with the built page on a free port, and ends it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));

export const BINARY = resolve(process.env.SPOOKY_BINARY ?? `${HERE}/../../build/release/bin/spooky`);

/** @returns {Promise<{address: string, stop: () => Promise<number>}>} */
export async function startServer() {
  const server = spawn(BINARY, ["serve", "--port", "0", "--web", resolve(HERE, "../dist")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const lines = createInterface({ input: server.stdout });
  const [line] = await Promise.race([
    once(lines, "line"),
    ended.then(([status]) => {
      throw new Error(`the server ended with status ${status} before it listened`);
    }),
  ]);
  const address = line.match(/http:\S+/)?.[0];
  if (!address) throw new Error(`the server gave no address: ${line}`);
  return {
    address,
    async stop() {
      server.kill("SIGTERM");
      const [status] = await ended;
      return status;
    },
  };
}
