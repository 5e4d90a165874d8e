// Where the engine of each game is. Each is a file of its own, so that a page loads no more than it plays.
import aklChess from "../../../build/wasm/bin/akl_chess.wasm?url";
import chess from "../../../build/wasm/bin/chess.wasm?url";
import combinatorial from "../../../build/wasm/bin/combinatorial.wasm?url";
import go from "../../../build/wasm/bin/go.wasm?url";
import quantumChess from "../../../build/wasm/bin/quantum_chess.wasm?url";
import tictactoe from "../../../build/wasm/bin/tictactoe.wasm?url";

export const engineFiles: ReadonlyMap<string, string> = new Map(Object.entries({ tictactoe, go, chess, combinatorial, "quantum-chess": quantumChess, "akl-chess": aklChess }));
