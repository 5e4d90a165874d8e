// What every browser has and Node.js 18, Debian's, does not.
import { webcrypto } from "node:crypto";

globalThis.crypto ??= webcrypto as Crypto;
