/** What the bot knows when it is asked: the question, and the table as its seat sees it. */
import { listed } from '@tabularium/kernel';
import type { Answer, Question, Rng, Seat } from '@tabularium/kernel';
import { type Draft, DRAFT, type Empires, type EmpiresView, type OpenEmpires } from '../rules/study.ts';
import type { Glance } from '@tabularium/parts';

/** An answer, or nothing if the bot has no preference. */
export type Answering = (s: Asked) => Answer | undefined;
/** Answers by the key of the prompt. */
export type Answers = Readonly<Record<string, Answering>>;

export class Asked {
  readonly question: Question;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly #seen: Glance<Empires, EmpiresView>;

  constructor(seen: Glance<Empires, EmpiresView>) {
    this.question = seen.question;
    this.seat = seen.seat;
    this.rng = seen.rng;
    this.#seen = seen;
  }

  get view(): EmpiresView {
    return this.#seen.view;
  }
  /** Everything that the seat can see; of the hands only its own. */
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
  /** What the verb offers to choose from; nothing if the verb is not offered. */
  list(verb: string): readonly string[] {
    const o = this.question.verbs[verb];
    return o?.t === 'pick' || o?.t === 'choose' ? o.of : [];
  }
}

/** Sorted by worth, the highest first. */
export const ranked = <T>(all: readonly T[], worth: (x: T) => number): T[] =>
  all
    .map((x) => ({ x, n: worth(x) }))
    .sort((a, b) => b.n - a.n)
    .map(({ x }) => x);
