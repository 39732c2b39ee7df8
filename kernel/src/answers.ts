/** Answers to a question: one at random, or all that can be listed. For bots and fuzzers. */
import type { Engine } from './engine.ts';
import type { Input, InputArg, Offer, Offered, Question } from './question.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** How many answers an offer has, if they can be listed; choices of several and allotments count as a handful. */
const SAMPLES = 4;
const sizeOf = (o: Offer): number => {
  switch (o.t) {
    case 'button':
      return 1;
    case 'pick':
      return o.of.length;
    case 'range':
      return Math.min(o.max - o.min + 1, MOST_COUNTED);
    default:
      return SAMPLES;
  }
};

/** A range of absurd numbers counts as no more than this, and is drawn from as if it ended there. */
const MOST_COUNTED = 1_000_000;

/** A random answer to the question, each listed one as likely as any other, asides rarely; `undefined` if there is none. */
export const randomInput = (q: Question, by: Seat, below: (n: number) => number): Input | undefined => {
  const skips = q.asides.length > 0 && q.due && below(ASIDE) > 0;
  return (skips ? oneOf(offeredIn(q, q.asides), by, below) : undefined) ?? oneOf(offeredIn(q, NONE), by, below);
};

/** The same for whoever plays many games: what may be done beside the question is listed only when it is to be done. */
export const randomMove = <G>(
  engine: Engine<G>,
  s: State<G>,
  by: Seat,
  below: (n: number) => number,
): Input | undefined => {
  const answers = below(ASIDE) > 0 ? engine.answers(s, by) : undefined;
  const answer = answers && oneOf(answers, by, below);
  if (answer) return answer;
  const q = engine.question(s, by);
  return q && oneOf(offeredIn(q, NONE), by, below);
};

/** How often somebody who is asked steps in beside the question instead: rarely, or the game would never get on. */
const ASIDE = 16;
const NONE: readonly string[] = [];

const offeredIn = ({ verbs }: Question, skipped: readonly string[]): readonly Offered[] => {
  const found: Offered[] = [];
  for (const verb in verbs) if (!skipped.includes(verb)) found.push({ verb, offer: verbs[verb]! });
  return found;
};

const oneOf = (all: readonly Offered[], by: Seat, below: (n: number) => number): Input | undefined => {
  let total = 0;
  for (const { offer } of all) total += sizeOf(offer);
  if (total === 0) return undefined;
  let at = below(total);
  for (const { verb, offer } of all) {
    const size = sizeOf(offer);
    if (at < size) return inputAt(offer, by, verb, at, below);
    at -= size;
  }
  return undefined;
};

const inputAt = (o: Offer, by: Seat, verb: string, at: number, below: (n: number) => number): Input => {
  switch (o.t) {
    case 'button':
      return { by, verb };
    case 'pick':
      return { by, verb, arg: o.of[at]! };
    case 'range':
      return { by, verb, arg: o.min + at };
    case 'choose':
      return { by, verb, arg: someOf(o.of, o.min + below(o.max - o.min + 1), below) };
    case 'allot':
      return { by, verb, arg: someAllotment(o, below) };
    case 'text':
      return { by, verb, arg: someText(o.max, below) };
    default:
      return o satisfies never;
  }
};

const someOf = (of: readonly string[], n: number, below: (n: number) => number): string[] => {
  const left = [...of];
  const out: string[] = [];
  while (out.length < n) out.push(left.splice(below(left.length), 1)[0]!);
  return out;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LONGEST = 12;
const someText = (max: number, below: (n: number) => number): string =>
  Array.from({ length: 1 + below(Math.min(max, LONGEST)) }, () => LETTERS[below(LETTERS.length)]).join('');

/** Steps that an allotment takes at most, besides one for each share. */
const MOST_ALLOTTED = 10_000;

interface Share {
  readonly ref: string;
  readonly most: number;
  n: number;
}
const someAllotment = (o: Offer & { t: 'allot' }, below: (n: number) => number): Record<string, number> => {
  const all: Share[] = [];
  for (const ref in o.of) all.push({ ref, most: o.of[ref]!, n: 0 });
  /** Those that can take more. */
  const room = all.filter((share) => share.most > 0);
  let left = o.min + below(Math.min(o.max - o.min + 1, MOST_COUNTED));
  while (left > 0) {
    const at = below(room.length);
    const share = room[at]!;
    // One at a time if that is soon done; otherwise as much as the share can take.
    const n = left > MOST_ALLOTTED ? Math.min(share.most - share.n, left) : 1;
    share.n += n;
    left -= n;
    if (share.n === share.most) room.splice(at, 1);
  }
  // In the order of the offer: objects whose names come in one order are the quickest.
  const out: Record<string, number> = {};
  for (const { ref, n } of all) if (n > 0) out[ref] = n;
  return out;
};

/** Every answer of buttons, picks and ranges; of the other offers only the plainest: as few as allowed. */
export const inputsOf = (q: Question, by: Seat): Input[] => {
  const out: Input[] = [];
  for (const verb in q.verbs) {
    for (const arg of listed(q.verbs[verb]!)) out.push(arg === undefined ? { by, verb } : { by, verb, arg });
  }
  return out;
};

const listed = (o: Offer): readonly (InputArg | undefined)[] => {
  switch (o.t) {
    case 'button':
      return [undefined];
    case 'pick':
      return o.of;
    case 'range':
      return Array.from({ length: Math.min(o.max - o.min + 1, MOST_COUNTED) }, (_, i) => o.min + i);
    case 'choose':
      return [o.of.slice(0, o.min)];
    case 'allot':
      return [fewest(o)];
    case 'text':
      return ['a'];
    default:
      return o satisfies never;
  }
};

const fewest = (o: Offer & { t: 'allot' }): Record<string, number> => {
  const out: Record<string, number> = {};
  let left = o.min;
  for (const [ref, most] of Object.entries(o.of)) {
    const n = Math.min(left, most);
    if (n > 0) out[ref] = n;
    left -= n;
  }
  return out;
};
