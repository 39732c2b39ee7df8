/** What rules are given to work with. Rolling and revealing go through here, so that undo knows of them. */
import { type Draw, drawWord } from './chance.ts';
import { Broken } from './errors.ts';
import type { Started } from './flow.ts';
import { copy } from './json.ts';
import type { Because, LogLine, Msg } from './message.ts';
import { checkSpan, UNFAIR, valueOf } from './rng.ts';
import type { Seat } from './seat.ts';
import { NO_MORE, type Outcome, type State } from './state.ts';

/** Where lines of the record go, and the key of a live table. */
export interface Env {
  readonly log?: LogLine[];
  readonly draw?: Draw;
}

/** Thrown by `finish`, so that nothing at all happens after the end; caught by the engine. */
export const FINISHED = { finished: true } as const;
/** Thrown by `jump`, so that nothing more happens of what was going on; the engine goes on with the new stack. */
export const JUMPED = { jumped: true } as const;

const NOWHERE: Env = {};

/** What may be used while somebody only looks: questions are asked again and again and must change nothing. */
export interface Look<G> {
  readonly g: G;
  /** Seats at this table. */
  readonly seats: number;
  isExcused(by: Seat, window: string): boolean;
}

export class Cx<G> implements Look<G> {
  readonly g: G;
  private readonly state: State<G>;
  private readonly env: Env;
  /** Dice that have fallen since the last line. */
  private fallen: number[] | undefined;
  /** The last line, or what will be put into the first one: what is drawn is noted there. */
  private noted: { drawn?: string[] } | undefined;
  private hasSpoken = false;

  constructor(state: State<G>, env: Env = NOWHERE) {
    this.g = state.g;
    this.state = state;
    this.env = env;
  }

  get seats(): number {
    return this.state.seats;
  }

  /** A line that everybody reads. One that takes work is given as a function, which is called only if there is a record. */
  log(line: Msg | (() => Msg), rule?: string): void {
    if (!this.env.log) return;
    const m = typeof line === 'function' ? line() : line;
    this.write(rule === undefined ? { m } : { m, rule });
  }

  /** A line that everybody reads, of something that the rules do by themselves, with the reason. */
  explain(m: Msg, rule: string, because: Because): void {
    if (this.env.log) this.write({ m, rule, because });
  }

  /** A line for some seats; the others read `twin`, if there is one. */
  tell(to: readonly Seat[], m: Msg, twin?: Msg): void {
    this.write(twin === undefined ? { m, to } : { m, to, twin });
  }

  /** Something hidden was shown: what led here can no longer be taken back. */
  reveal(): void {
    this.state.floor = this.state.inputs;
  }

  /** A whole number from 0 to `n - 1`. With `nameOf`, tests can order a result by the name of what is drawn. */
  below(n: number, nameOf?: (i: number) => string): number {
    checkSpan(n);
    this.state.floor = this.state.inputs;
    if (this.state.rig.length > 0) return this.rigged(n, 0, nameOf);
    return this.fair(n);
  }

  /** The same in the open, as chits are drawn out of a cup: the record has what came, by its name. */
  draw(n: number, nameOf: (i: number) => string): number {
    const i = this.below(n, nameOf);
    if (this.env.log) {
      this.noted ??= {};
      (this.noted.drawn ??= []).push(nameOf(i));
    }
    return i;
  }

  d6(): number {
    this.state.floor = this.state.inputs;
    const n = this.state.rig.length > 0 ? this.rigged(6, 1) : 1 + this.fair(6);
    if (this.env.log) (this.fallen ??= []).push(n);
    return n;
  }

  /** A new order for the same things, in place. */
  shuffle<T>(things: T[]): T[] {
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const thing = things[i]!;
      things[i] = things[j]!;
      things[j] = thing;
    }
    return things;
  }

  /** Removes the standing orders that were to last until this. */
  expire(until: string): void {
    this.state.orders = this.state.orders.filter((o) => o.until !== until);
  }

  /** Does this seat wish not to be asked in this window? */
  isExcused(by: Seat, window: string): boolean {
    return this.state.orders.some((o) => o.by === by && o.window === window);
  }

  /** From now on this seat is not asked in this window, until the rules call `expire(until)`. */
  excuse(by: Seat, window: string, until: string): void {
    const others = this.state.orders.filter((o) => o.by !== by || o.window !== window);
    this.state.orders = [...others, { by, window, until }];
  }

  /** Ends the game at once: nothing after this call happens. */
  finish(outcome: Outcome): never {
    this.state.over = outcome;
    throw FINISHED;
  }

  /** Leaves everything that is going on and begins this instead: a rule that breaks off whatever phase it is. */
  jump({ call, local }: Started): never {
    this.state.stack = [{ proc: call, node: 'start', local, into: '', interrupt: false }];
    throw JUMPED;
  }

  /** Copied, so that the line does not change when the state does. */
  private write(line: Omit<LogLine, 'dice' | 'drawn'>): void {
    const { log } = this.env;
    if (!log) return;
    const dice = this.fallen;
    this.fallen = undefined;
    const first = this.hasSpoken ? undefined : this.noted;
    const made: LogLine & { drawn?: string[] } = copy({ ...line, ...(dice && { dice }), ...first });
    this.hasSpoken = true;
    this.noted = made;
    log.push(made);
  }

  /** As `fairBelow`, without making a function for every die. */
  private fair(n: number): number {
    for (;;) {
      const value = valueOf(drawWord(this.state.chance, this.env.draw), n);
      if (value !== UNFAIR) return value;
    }
  }

  private rigged(n: number, least: number, nameOf?: (i: number) => string): number {
    const span = `${least} to ${n + least - 1}`;
    if (this.state.rig[0] === NO_MORE) throw new Broken(`${UNORDERED} (${span})`);
    const x = this.state.rig.shift()!;
    const found = typeof x === 'number' ? x : least + named(n, x, nameOf);
    if (!Number.isInteger(found) || found < least || found >= n + least) {
      throw new Broken(`rigged ${x}, wanted ${span}`);
    }
    return found;
  }
}

/** The beginning of the error that is thrown when a test rolls more dice than it ordered. */
const UNORDERED = 'a roll that was not ordered';

/** The first of the things to be drawn that has this name. */
const named = (n: number, name: string, nameOf: ((i: number) => string) | undefined): number => {
  if (nameOf === undefined) throw new Broken(`rigged ${name}, but what is rolled here has no names`);
  const names = Array.from({ length: n }, (_, i) => nameOf(i));
  if (names.includes(name)) return names.indexOf(name);
  throw new Broken(`rigged ${name}, wanted one of ${names.join(', ')}`);
};
