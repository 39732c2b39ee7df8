/**
 * Inputs made in private. If an eye reads no line of an input, and its view and the seats waited for are the same after it
 * as before, it must not learn that the input was made: it is told nothing, and its numbers leave no gap. See docs/views.md.
 */
import type { Engine } from './engine.ts';
import { isRecord, same } from './json.ts';
import { type LogLine, linesFor } from './message.ts';
import type { Input } from './question.ts';
import { clockwise, type Eye } from './seat.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const NO_EYES: readonly Eye[] = [];

/** A position, and what each eye sees of it. */
export interface SeenPosition<G, V> {
  readonly state: State<G>;
  readonly view: (eye: Eye) => V;
}

/** The eyes to which the input shows nothing. Whoever made it always knows of it. */
export const unseenBy = <G, V>(
  { view: { isOpen } }: { readonly view: Pick<View<G, V>, 'isOpen'> },
  engine: Engine<G>,
  { state: before, view: was }: SeenPosition<G, V>,
  { state: after, view: is }: SeenPosition<G, V>,
  input: Input,
  log: readonly LogLine[],
): readonly Eye[] => {
  // An input that reveals something (`cx.reveal`) or ends the game is an event for everybody.
  if (isOpen || after.floor !== before.floor || after.over) return NO_EYES;
  const eyes: readonly Eye[] = ['public', ...clockwise(after.seats, 0)];
  const withoutLines = log.length === 0 ? eyes : eyes.filter((eye) => linesFor(log, eye).length === 0);
  const others = withoutLines.filter((eye) => eye !== input.by);
  if (others.length === 0 || !same(engine.waitingFor(before), engine.waitingFor(after))) return NO_EYES;
  const compare = comparer();
  return others.filter((eye) => compare(was(eye), is(eye)));
};

/** Views of one position share what is open, so each shared field is compared once. */
const comparer = (): ((a: unknown, b: unknown) => boolean) => {
  const known = new Map<unknown, { readonly other: unknown; readonly isSame: boolean }>();
  const isSame = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
    const found = known.get(a);
    if (found?.other === b) return found.isSame;
    const result = same(a, b);
    known.set(a, { other: b, isSame: result });
    return result;
  };
  return (a, b) => {
    if (!isRecord(a) || !isRecord(b)) return isSame(a, b);
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((k) => k in b && isSame(a[k], b[k]));
  };
};

/** How each eye numbers things of which some are hidden from it: it counts as if those did not exist. */
export class Told {
  /** By eye, in ascending order. */
  private readonly hidden = new Map<Eye, number[]>();

  /** Number `n` is hidden from these eyes. Numbers come in ascending order. */
  hide(n: number, from: readonly Eye[]): void {
    for (const eye of from) {
      const list = this.hidden.get(eye);
      if (list) list.push(n);
      else this.hidden.set(eye, [n]);
    }
  }

  /** Forgets everything from number `n` on. */
  forgetFrom(n: number): void {
    for (const list of this.hidden.values()) while (list.length > 0 && list.at(-1)! >= n) list.pop();
  }

  isHidden(n: number, eye: Eye): boolean {
    const list = this.hidden.get(eye);
    return list !== undefined && list[countUpTo(list, n) - 1] === n;
  }

  /** How many of the first `n` this eye knows of: the number under which it knows `n`, if it does. */
  number(n: number, eye: Eye): number {
    const list = this.hidden.get(eye);
    return list === undefined ? n : n - countUpTo(list, n);
  }

  /** The real number of what this eye knows under `told`. */
  real(told: number, eye: Eye): number {
    let n = told;
    for (const h of this.hidden.get(eye) ?? []) {
      if (h > n) break;
      n++;
    }
    return n;
  }
}

/** How many numbers of an ascending list are at most `n`. */
const countUpTo = (list: readonly number[], n: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! <= n) low = middle + 1;
    else high = middle;
  }
  return low;
};
