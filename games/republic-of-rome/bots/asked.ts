/** What the bot knows when it is asked: the question, and the table as its seat sees it. */
import type { Answer, Offer, Question, Rng, Seat } from '@tabularium/kernel';
import { type FactionId, type OpenRome, ownFaction, type Rome, type RomeView } from '../rules/study.ts';
import { best, type Glance, loosely } from '@tabularium/parts';
import type { Memory } from './memory.ts';

/** An answer, or nothing if this rule has no preference; then the next rule is tried. */
export type Answering = (s: Asked) => Answer | undefined;
/** Answers by the key of the prompt. */
export type Answers = Readonly<Record<string, Answering>>;

export class Asked {
  readonly question: Question;
  /** The seat that answers. */
  readonly by: Seat;
  /** The Faction it plays. */
  readonly faction: FactionId;
  readonly rng: Rng;
  readonly memory: Memory;
  /** Whether it offers agreements of its own. */
  readonly offers: boolean;
  /** How loosely it chooses, on the scale of `worth`; 0: always the best. */
  readonly #temperature: number;
  readonly #seen: Glance<Rome, RomeView>;
  #g: OpenRome | undefined;

  constructor(seen: Glance<Rome, RomeView>, memory: Memory, temperature = 0, offers = true) {
    this.question = seen.question;
    this.by = seen.seat;
    this.faction = ownFaction(seen.view, seen.seat);
    this.rng = seen.rng;
    this.memory = memory;
    this.#seen = seen;
    this.#temperature = temperature;
    this.offers = offers;
  }

  /** Everything that the seat can see; of hidden things only its own. */
  get g(): OpenRome {
    this.#g ??= this.#seen.view;
    return this.#g;
  }
  get view(): RomeView {
    return this.#seen.view;
  }

  /** What it likes best for itself; the easy bot takes something that it likes. Nothing that Rome depends on is chosen so. */
  liked<T>(all: readonly T[], worth: (x: T) => number): T | undefined {
    return this.#temperature === 0 ? best(all, worth) : loosely(all, worth, this.#temperature, this.rng);
  }

  offer(verb: string): Offer | undefined {
    return this.question.verbs[verb];
  }
  has(verb: string): boolean {
    return this.offer(verb) !== undefined;
  }
  /** What the verb offers to choose from; nothing if the verb is not offered. */
  list(verb: string): readonly string[] {
    const o = this.offer(verb);
    return o?.t === 'pick' || o?.t === 'choose' ? o.of : [];
  }
  range(verb: string): readonly [min: number, max: number] {
    const o = this.offer(verb);
    return o?.t === 'range' ? [o.min, o.max] : [0, -1];
  }
  shares(verb: string): Readonly<Record<string, number>> {
    const o = this.offer(verb);
    return o?.t === 'allot' ? o.of : {};
  }
  /** An argument of the prompt. */
  word(name: string): string {
    const x = this.question.prompt.a?.[name];
    return x === undefined ? '' : String(x);
  }
  number(name: string): number {
    return Number(this.question.prompt.a?.[name] ?? 0);
  }
}

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
export const within = (n: number, [min, max]: readonly [min: number, max: number]): number =>
  Math.min(max, Math.max(min, n));
