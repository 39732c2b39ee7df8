/** Bots think in a worker, never in the page. They are given what their seat sees, and nothing else. */
import type { Answer, Catalog, Input, Options, Pack, Question, Seat } from '@tabularium/kernel';
import type { Reason } from '@tabularium/parts';
import { newBotWorker } from './bot-thread.ts';

export interface Thought {
  readonly id: number;
  readonly game: string;
  /** Of the table: rules that it does without need not be loaded. */
  readonly seats: number;
  readonly options: Options;
  readonly pack?: Pack;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  /** Of the bot's own chance. */
  readonly seed: string;
  /**
   * What spoke for this answer is asked too, or for the bot's own if there is none; in words of this language. `ahead`: and what
   * it would answer to the questions that follow, as far as nobody else and no dice come in between.
   */
  readonly why?: { readonly language: string; readonly answer?: Answer; readonly ahead?: boolean };
}
/** What a bot has thought. */
export interface Considered {
  readonly input: Input;
  /** Its own answer, then those ahead. */
  readonly answers?: readonly Answer[];
  readonly told?: { readonly reason: Reason; readonly en: Catalog; readonly own: Catalog };
}
export type Thinker = (thought: Omit<Thought, 'id'>) => Promise<Input>;

type Reply = (Considered & { readonly id: number }) | { readonly id: number; readonly error: string };

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { readonly done: (of: Considered) => void; readonly fail: (e: Error) => void }>();

const started = (): Worker => {
  if (worker) return worker;
  worker = newBotWorker();
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('input' in data) asked?.done(data);
    else asked?.fail(new Error(data.error));
  };
  worker.onerror = () => {
    for (const { fail } of waiting.values()) fail(new Error('the bots stopped'));
    waiting.clear();
    worker = undefined;
  };
  return worker;
};

/** A bot of this browser thinks about a question. */
export const consider = (thought: Omit<Thought, 'id'>): Promise<Considered> =>
  new Promise((done, fail) => {
    const id = ++last;
    waiting.set(id, { done, fail });
    started().postMessage({ id, ...thought });
  });

export const thinkInWorker: Thinker = async (thought) => (await consider(thought)).input;
