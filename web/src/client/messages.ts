// What the page and the engine's worker say to each other.

export interface WorkerQuestion {
  number: number;
  game: string;
  request: string;
}

export type WorkerAnswer = { number: number; answer: string } | { number: number; missing: string };
