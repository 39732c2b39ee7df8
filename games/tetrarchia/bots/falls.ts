/**
 * How the dice may fall right after a plan. What decides between plans is seldom rolled: a province that one plan calms and
 * another leaves in Revolt is addressed once in 36 times. So as little as possible is left to luck.
 */
import type { Input, Rng } from '@tabularium/kernel';
import type { Tetrarchia } from '../rules/index.ts';
import { barbarianValue, geographyOf, imperialValue, PLACE_REFS } from '../rules/study.ts';
import type { Plan } from './plans.ts';
import type { Position } from './position.ts';

type Disc = Tetrarchia['discs'][number];

/** Dice that come next, and how much of all that may come they stand for. */
export interface Fall {
  readonly rig: readonly number[];
  readonly weight: number;
}

const SIDES = 6;
const ROLLS = SIDES ** 2;
/** Of the addresses where no plan has changed anything, so many in Revolt and so many others are tried. */
const REVOLTS = 3;
const OTHERS = 6;
/** How many dice of an attack are tried. */
const BATTLES = 12;
/** Dice after the first two, mostly for links on the way of armies. */
const MORE_DICE = 3;

const addressOf = (at: number): readonly number[] => [1 + Math.floor(at / SIDES), 1 + (at % SIDES)];

/** Some of them, each as likely. */
const drawn = <T>(from: readonly T[], most: number, rng: Rng): readonly T[] => {
  const left = [...from];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(rng.below(left.length), 1)[0]!);
};

/** A die for each of several trials: low, middling and high ones equally often. */
const evenDice = (trials: number, rng: Rng): readonly number[] =>
  drawn(
    Array.from({ length: trials }, (_, i) => 1 + Math.floor((SIDES * (i + rng.below(ROLLS) / ROLLS)) / trials)),
    trials,
    rng,
  );

/** Some of these addresses stand for all of them. */
const share = (of: readonly number[], most: number, rng: Rng): readonly Fall[] => {
  const some = drawn(of, most, rng);
  const more = Array.from({ length: MORE_DICE }, () => evenDice(some.length, rng));
  const weight = of.length / some.length / ROLLS;
  return some.map((at, trial) => ({ rig: [...addressOf(at), ...more.map((dice) => dice[trial]!)], weight }));
};

/** The provinces that the barbarians' dice address: those where plans differ, and some of the rest. */
const addressed = (ends: readonly Position[], rng: Rng): readonly Fall[] => {
  const first = ends[0]!.g.discs;
  const differing: number[] = [];
  const revolts: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < ROLLS; at++) {
    if (ends.some(({ g }) => g.discs[at] !== first[at])) differing.push(at);
    else if (first[at] === 'revolt') revolts.push(at);
    else others.push(at);
  }
  return [...share(differing, ROLLS, rng), ...share(revolts, REVOLTS, rng), ...share(others, OTHERS, rng)];
};

/** Dice of an attack, from the worst for the Emperor to the best, at equal distances. */
const battles = ({ g }: Position, attack: Input, rng: Rng): readonly Fall[] => {
  const meeting = { emperor: g.turn, army: PLACE_REFS.findIndex((ref) => ref === attack.arg) };
  const lead = ([roman, die]: readonly number[]): number =>
    imperialValue(g, meeting, roman!).total - barbarianValue(g, meeting, die!).total;
  const inOrder = Array.from({ length: ROLLS }, (_, i) => addressOf(i))
    .map((rig) => ({ rig, lead: lead(rig) }))
    .sort((a, b) => a.lead - b.lead);
  const step = ROLLS / BATTLES;
  const first = rng.below(step);
  return inOrder.filter((_, i) => i % step === first).map(({ rig }) => ({ rig, weight: 1 / BATTLES }));
};

/** Are dice rolled for links before those that address a province? Then nobody can tell which these are. */
const hasDoubts = ({ g }: Position): boolean =>
  geographyOf(g).links.some(({ a, b, broken }) => broken && mayPass(g.discs[a]!, g.discs[b]!));
const mayPass = (a: Disc, b: Disc): boolean =>
  (a === 'unrest' && (b === 'unrest' || b === 'revolt')) || (a === 'revolt' && b === 'unrest');

/** Left to chance where they cannot be told. */
export const knowable = (plan: Plan, falls: readonly Fall[]): readonly Fall[] =>
  hasDoubts(plan.end()) ? falls.map(({ weight }) => ({ rig: [], weight })) : falls;

/** How often each address is tried where it costs little. */
const REPEATS = 4;
/** Every address several times, for plans that end their turn. */
export const everyFall = (rng: Rng): readonly Fall[] => {
  const ats = Array.from({ length: REPEATS * ROLLS }, (_, i) => i % ROLLS);
  const more = Array.from({ length: MORE_DICE }, () => evenDice(ats.length, rng));
  return ats.map((at, i) => ({ rig: [...addressOf(at), ...more.map((dice) => dice[i]!)], weight: 1 / ats.length }));
};

/** For each plan, how the next dice may fall; plans that end their turn share what is addressed. */
export const fallsOf = (all: readonly Plan[], rng: Rng): readonly (readonly Fall[])[] => {
  const shared = addressed(
    all.map((plan) => plan.end()),
    rng,
  );
  return all.map((plan) => {
    const last = plan.inputs.at(-1)!;
    if (last.verb === 'attack') return battles(plan.end(), last, rng);
    return knowable(plan, shared);
  });
};
