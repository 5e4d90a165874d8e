import { EngineMissing, type Engine } from "./engine";
import type { WorkerAnswer, WorkerQuestion } from "./messages";
import type { Answer, Question } from "./protocol";
import { answerOf, requestOf } from "./request";

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One worker thread with an engine, started at its first question. */
class EngineThread {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  ask(question: Question): Promise<Answer> {
    const worker = (this.#worker ??= this.#start());
    const number = ++this.#asked;
    const message: WorkerQuestion = { number, game: question.game, request: requestOf(question) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage(message);
    });
  }

  /** Ends the thread when it is busy; the next question starts a new one. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<WorkerAnswer>) => this.#settle(event.data);
    worker.onerror = (event) => {
      for (const waiting of this.#waiting.values()) waiting.reject(new EngineMissing(event.message));
      this.#waiting.clear();
    };
    return worker;
  }

  #settle(reply: WorkerAnswer): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ("missing" in reply) waiting?.reject(new EngineMissing(reply.missing));
    else waiting?.resolve(answerOf(reply.answer));
  }
}

/** The engine in Web Workers: one for what the page shows, one for the computer's thought, one for what a person studies. */
export class WorkerEngine implements Engine {
  #quick = new EngineThread();
  #deep = new EngineThread();
  #studying = new EngineThread();

  ask(question: Question): Promise<Answer> {
    return this.#quick.ask(question);
  }

  think(question: Question): Promise<Answer> {
    return this.#deep.ask(question);
  }

  stopThinking(): void {
    this.#deep.stop();
  }

  study(question: Question): Promise<Answer> {
    return this.#studying.ask(question);
  }

  stopStudying(): void {
    this.#studying.stop();
  }
}
