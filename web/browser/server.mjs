// Starts the real server with the built page and a database of its own in a temporary folder, and ends it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));

export const BINARY = resolve(process.env.SPOOKY_BINARY ?? `${HERE}/../../build/release/bin/spooky`);

async function addressSaid(lines) {
  for await (const line of lines) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) return address;
  }
  throw new Error("the server ended before it gave its address");
}

/** A server that can be ended and started again: its address and its games stay. */
class Server {
  #folder = mkdtempSync(join(tmpdir(), "spooky-server-"));
  #process = null;
  #ended = null;
  #port = "0";
  address = "";

  async start() {
    const database = join(this.#folder, "games.db");
    const options = ["serve", "--port", this.#port, "--database", database, "--web", resolve(HERE, "../dist")];
    this.#process = spawn(BINARY, options, { stdio: ["ignore", "pipe", "inherit"] });
    this.#ended = once(this.#process, "exit");
    this.address = await addressSaid(createInterface({ input: this.#process.stdout }));
    this.#port = new URL(this.address).port;
    this.#process.stdout.resume();
  }

  /** Ends the server; its games are kept. */
  async pause() {
    this.#process.kill("SIGTERM");
    const [status] = await this.#ended;
    return status;
  }

  /** Ends the server and forgets its games. */
  async stop() {
    const status = await this.pause();
    rmSync(this.#folder, { recursive: true, force: true });
    return status;
  }
}

/** @returns {Promise<Server>} */
export async function startServer() {
  const server = new Server();
  await server.start();
  return server;
}
