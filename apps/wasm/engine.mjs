// Loads the WebAssembly of one game's engine and asks it questions. Used by the page's worker and by the tests in Node.js.

/** The three system calls the engine's C++ library refers to. It has no files, so each answers "bad descriptor". */
const BAD_DESCRIPTOR = 8;
const system = {
  fd_close: () => BAD_DESCRIPTOR,
  fd_seek: () => BAD_DESCRIPTOR,
  fd_write: () => BAD_DESCRIPTOR,
};

/**
 * @param {BufferSource} bytes the content of one game's engine, such as chess.wasm
 * @returns {Promise<(request: string) => string>} the engine: a request of docs/protocol.md in, its answer out
 */
export async function loadEngine(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
  const { memory, _initialize, spooky_allocate, spooky_ask, spooky_answer } = instance.exports;
  _initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const text = encoder.encode(request);
    const address = spooky_allocate(text.length);
    if (address === 0) throw new Error("the engine is out of memory");
    new Uint8Array(memory.buffer, address, text.length).set(text);
    const length = spooky_ask(address, text.length);
    return decoder.decode(new Uint8Array(memory.buffer, spooky_answer(), length));
  };
}
