// The server over HTTP: opening a game, and where else it can be reached.
import type { Rules, ToldAction } from "./protocol";
import { isGameId } from "./server_messages";

export interface NewGame {
  game: string;
  rules: Rules;
  position?: string;
  /** Played already. */
  moves?: readonly ToldAction[];
  /** Tokens of the seats that are taken from the beginning. */
  seats: Record<string, string>;
}

/** Why there is no answer; `reason` is the server's sentence, when it gave one. */
export interface ServerFault {
  fault: string;
  reason: string | null;
}

const ANSWER_WITHIN_MS = 15_000;
const OFFLINE: ServerFault = { fault: "offline", reason: null };
const ODD: ServerFault = { fault: "odd-answer", reason: null };

async function bodyOf(response: Response): Promise<Record<string, unknown> | null> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : null;
}

/** Opens a game; its id, or why not. */
export async function openGame(game: NewGame): Promise<{ id: string } | ServerFault> {
  const response = await fetch("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(game),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => null);
  if (!response) return OFFLINE;
  const body = await bodyOf(response);
  if (body?.ok === true && isGameId(body.id)) return { id: body.id };
  const { code, reason } = (body?.error ?? {}) as { code?: unknown; reason?: unknown };
  return typeof code === "string" && typeof reason === "string" ? { fault: code, reason } : ODD;
}

function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\/[^/\s]+$/.test(value);
}

/** What the server tells about itself. */
export interface ServerFacts {
  /** The addresses at which other machines reach it. */
  addresses: readonly string[] | null;
  /** What its dice are: `system`, or `device:` and a path. */
  dice: string | null;
  /** True when the device is a plain file, whose numbers somebody chose. */
  diceFile: boolean;
}

const NOTHING_TOLD: ServerFacts = { addresses: null, dice: null, diceFile: false };
const LONGEST_DICE = 200;

export async function serverFacts(): Promise<ServerFacts> {
  const response = await fetch("/api/version").catch(() => null);
  const body = response?.ok ? await bodyOf(response) : null;
  if (!body) return NOTHING_TOLD;
  const { addresses, dice, dice_file } = body;
  return {
    addresses: Array.isArray(addresses) ? addresses.filter(isWebAddress) : null,
    dice: typeof dice === "string" ? dice.slice(0, LONGEST_DICE) : null,
    diceFile: dice_file === true,
  };
}
