/** What the bot has before it when it is asked: the question, and the table as its seat sees it. */
import { listed } from '@tabularium/kernel';
import type { Answer, Question, Rng, Seat } from '@tabularium/kernel';
import { type Draft, DRAFT, type Empires, type EmpiresView, type OpenEmpires } from '../rules/study.ts';
import type { Seen } from '@tabularium/parts';

/** Nothing when there is no opinion. */
export type Answering = (s: Asked) => Answer | undefined;
/** By the key of the prompt. */
export type Answers = Readonly<Record<string, Answering>>;

export class Asked {
  readonly question: Question;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly #seen: Seen<Empires, EmpiresView>;

  constructor(seen: Seen<Empires, EmpiresView>) {
    this.question = seen.question;
    this.seat = seen.seat;
    this.rng = seen.rng;
    this.#seen = seen;
  }

  get view(): EmpiresView {
    return this.#seen.view;
  }
  /** All that lies open; of hands only the seat's own is there. */
  get g(): OpenEmpires {
    return this.#seen.view;
  }
  get hand(): readonly string[] {
    return listed(this.view.hands[this.seat]!);
  }
  /** The expedition that is being drawn up. */
  get draft(): Draft | undefined {
    const top = this.view.flow.at(-1);
    return top?.proc === DRAFT ? (top.local as Draft) : undefined;
  }

  has(verb: string): boolean {
    return this.question.verbs[verb] !== undefined;
  }
  /** What may be pointed at; nothing where the verb is not on offer. */
  list(verb: string): readonly string[] {
    const o = this.question.verbs[verb];
    return o?.t === 'pick' || o?.t === 'choose' ? o.of : [];
  }
}

/** Dearest first. */
export const ranked = <T>(all: readonly T[], worth: (x: T) => number): T[] =>
  all
    .map((x) => ({ x, n: worth(x) }))
    .sort((a, b) => b.n - a.n)
    .map(({ x }) => x);
