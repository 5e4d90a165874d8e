// Sizes of the page's files as they go over the wire.
import { request } from "node:http";
import { fileURLToPath } from "node:url";

export const ASSETS = fileURLToPath(new URL("../dist/assets", import.meta.url));

/** Bytes of a file's body as the server sends it to a browser that knows gzip. */
export function sizeOf(address) {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: "HEAD", headers: { "Accept-Encoding": "gzip" } }, (response) => {
      response.resume();
      resolve(Number(response.headers["content-length"]));
    });
    asked.on("error", reject);
    asked.end();
  });
}
