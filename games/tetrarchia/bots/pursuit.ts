/** How likely an army is to come through to Roma, if every Emperor who can reach it in his turn attacks it once. */
import type { Tetrarchia } from '../rules/index.ts';
import { supportsEmperor } from '../rules/study.ts';
import { type Ground, PLACES_IN_ALL, PROVINCE_COUNT } from './board.ts';
import { winChance } from './odds.ts';
import type { Reach } from './reach.ts';

const EMPERORS = 4;
/** What an Emperor has to spend in his turn. */
const POINTS = 6;
/** The chance to come through each step that is more than a round away. */
const LATER = 0.85;

/** A position, with what was found out about it. */
export interface Found {
  readonly g: Tetrarchia;
  readonly ground: Ground;
  readonly threat: Float64Array;
  readonly reach: Reach;
}
type Army = Tetrarchia['armies'][number];
type Fits = (at: number) => boolean;

/** The count in which each place was counted last. */
const counted = new Uint32Array(PLACES_IN_ALL);
let count = 0;
const todo: number[] = [];

const groupFrom = (neighbours: readonly (readonly number[])[], at: number, fits: Fits): number => {
  let n = 0;
  todo.push(at);
  counted[at] = count;
  while (todo.length > 0) {
    n++;
    for (const next of neighbours[todo.pop()!]!)
      if (counted[next] !== count && fits(next)) {
        counted[next] = count;
        todo.push(next);
      }
  }
  return n;
};

/** How many discs would support an Emperor there: as many as `chain` of the rules lists. */
const discsBehind = ({ geo: { neighbours } }: Ground, at: number, fits: Fits): number => {
  count++;
  if (fits(at)) return groupFrom(neighbours, at, fits);
  let most = 0;
  for (const next of neighbours[at]!)
    if (counted[next] !== count && fits(next)) most = Math.max(most, groupFrom(neighbours, next, fits));
  return most;
};

/** How many others stand beside a place as things are: each doubles the value of whoever leads. */
const helpersAt = ({ ground, reach: { standing } }: Found, at: number, leader: number): number => {
  let n = 0;
  for (let e = 0; e < EMPERORS; e++)
    if (e !== leader && standing[e]! >= 0 && ground.geo.linkBetween[at]![standing[e]!] !== -1) n++;
  return n;
};

/** The chance of an Emperor to beat an army there from the best place that he can get to. */
const bestAttack = (found: Found, e: number, to: number, support: number): number => {
  const { g, ground, threat, reach } = found;
  const { neighbours, linkCost } = ground.geo;
  const way = reach.ways[e]!;
  const left = POINTS - (to < PROVINCE_COUNT ? Math.round(threat[to]!) : 0);
  const helpers = helpersAt(found, to, e);
  let most = 0;
  let fits: Fits | undefined;
  for (let i = 0; i < neighbours[to]!.length; i++) {
    const from = neighbours[to]![i]!;
    const burden = from < PROVINCE_COUNT && reach.standing[e] !== from ? threat[from]! : 0;
    if (way[from]! + linkCost[to]![i]! + burden > left) continue;
    fits ??= supportsEmperor(g, e);
    most = Math.max(most, winChance(discsBehind(ground, from, fits), helpers, support, 0));
  }
  return most;
};

/** The support of the army grows by the Revolt that it leaves at every step. */
export const chanceToEscape = (found: Found, { at, from }: Army, support: number): number => {
  const { g, ground, reach } = found;
  const { nextOnRoute, stepsToRoma, linkBetween, links } = ground.geo;
  const next = nextOnRoute[from]!;
  let place = at;
  let isHeldUp = false;
  let chance = 1;
  for (let turn = 1; turn <= EMPERORS; turn++) {
    const to = next[place]!;
    // A broken link takes it two turns on average.
    isHeldUp = !isHeldUp && links[linkBetween[place]![to]!]!.broken;
    if (!isHeldUp) {
      const met = reach.standing.indexOf(to);
      if (met === -1) place = to;
      else chance *= 1 - winChance(0, helpersAt(found, place, met), support + turn - 1, 0);
      if (next[place] === -1) return chance;
    }
    chance *= 1 - bestAttack(found, (g.turn + turn) % EMPERORS, place, support + turn);
  }
  return chance * LATER ** (stepsToRoma[from]![place]! - 1);
};
