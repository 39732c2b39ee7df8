/** The Normal List and the Crisis List: which Wars are attacked — 4.05.3 */
import type { Rome } from '../../game.ts';
import { areMatching, activeWars, countActiveWars, fleetStrength, landStrength, warCard } from '../../wars/wars.ts';
import { earlierActive, isProsecuted } from '../../wars/matching.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { type Aim, forceThere, isHeld, toSend } from './adequate-force.ts';
import { dangerOf, isDangerous, strengthWhenAttacked } from './dangerous-war.ts';
import { buildsFor, type Reserves, sumOf } from './reserves.ts';

/** [4.05.3-a] */
const CRISIS_WARS = 3;
const CRISIS_STRENGTH = 15;

/** [4.05.3-a][4.05.3-b] Active Wars that are a Crisis each by its Strength, on land or at sea; their sum does not matter [A4-29]. */
export const fearedWars = (g: Rome): Aim[] =>
  activeWars(g).flatMap((w) => (Math.max(landStrength(g, w), fleetStrength(g, w)) > CRISIS_STRENGTH ? [w.id] : []));
export const hasManyWars = (g: Rome): boolean => countActiveWars(g) >= CRISIS_WARS;
export const isCrisis = (g: Rome): boolean => hasManyWars(g) || g.rebels.length > 0 || fearedWars(g).length > 0;

interface Situation {
  readonly g: Rome;
  readonly r: Reserves;
}
/** Sets of Wars of which one is attacked; equal ones, so that the Dominant Player chooses [A4-31]. None: it cannot be carried out. */
type Entry = (s: Situation) => Aim[][];

export const strengthOf = (g: Rome, aim: Aim): number =>
  aim === 'rebel' ? rebelTally(g, rebelAt(g, aim)!).total : strengthWhenAttacked(g, aim);

/** [4.05.3-g][A4-31] The most Dangerous first, then the strongest. */
const dangerousFirst = (g: Rome, a: Aim, b: Aim): number => {
  const danger = (aim: Aim): number => (aim === 'rebel' ? 0 : dangerOf(g, aim));
  return danger(b) - danger(a) || strengthOf(g, b) - strengthOf(g, a);
};
/** [A4-32] */
const weakestFirst = (g: Rome, a: Aim, b: Aim): number => strengthOf(g, a) - strengthOf(g, b);
type Order = typeof weakestFirst;

const subsets = <T>(all: readonly T[], n: number): T[][] =>
  n === 0 ? [[]] : all.flatMap((x, i) => subsets(all.slice(i + 1), n - 1).map((rest) => [x, ...rest]));

/** The best sets of so many that fit, by their first War, then by their second, and so on. */
const best = (g: Rome, all: readonly Aim[], n: number, order: Order, fits: (aims: Aim[]) => boolean): Aim[][] => {
  const sorted = [...all].sort((a, b) => order(g, a, b));
  const fit = subsets(sorted, n).filter(fits);
  const [first] = fit;
  if (first === undefined) return [];
  const compare = (a: Aim[], b: Aim[]): number => {
    for (const [i, x] of a.entries()) {
      const by = order(g, x, b[i]!);
      if (by !== 0) return by;
    }
    return 0;
  };
  const top = fit.reduce((winner, x) => (compare(x, winner) < 0 ? x : winner), first);
  return fit.filter((x) => compare(x, top) === 0);
};

/** [4.05.3-i] Earlier Wars of the series are attacked as well, or somebody fights them. */
export const keepsOrder = (g: Rome, aims: readonly Aim[]): boolean =>
  aims.every((aim) => aim === 'rebel' || earlierActive(g, aim).every((w) => aims.includes(w.id) || isProsecuted(g, w)));
/** [A4-30][A4-34] Whoever is there needs nobody sent. */
const isLed = ({ g, r }: Situation, aims: readonly Aim[]): boolean =>
  aims.filter((aim) => forceThere(g, aim) === undefined).length <= r.commanders;
/** [A4-30] Commanders, units at hand and to be built, Fleet Support, and the order of Matching Wars. */
export const canAttack = (s: Situation, aims: readonly Aim[], much: 'fewest' | 'adequate'): boolean =>
  isLed(s, aims) &&
  keepsOrder(s.g, aims) &&
  buildsFor(s.r, sumOf(aims.map((aim) => toSend(s.g, aim, aims, much)))) !== undefined;

const adequately =
  (n: number, which: (g: Rome) => Aim[]): Entry =>
  (s) =>
    best(s.g, which(s.g), n, dangerousFirst, (aims) => canAttack(s, aims, 'adequate'));
const active = (g: Rome): Aim[] => activeWars(g).map((w) => w.id);
const dangerous = (g: Rome): Aim[] => g.wars.flatMap((w) => (isDangerous(g, w.id) ? [w.id] : []));
const inactive = (g: Rome): Aim[] => g.wars.flatMap((w) => (w.status === 'inactive' ? [w.id] : []));

/** [4.05.3-f][A4-32] Down to three, the weakest first; [A4-34] those that are held already count. */
const downToThree: Entry = (s) => {
  const { g } = s;
  const all: Aim[] = [...active(g), ...(rebelAt(g, 'rebel') ? (['rebel'] as const) : [])];
  const tooMany = all.length - CRISIS_WARS;
  if (tooMany <= 0) return [];
  const held = all.filter((aim) => isHeld(g, aim));
  const left = tooMany - held.length;
  const fits = (aims: Aim[]): boolean => canAttack(s, aims, 'fewest');
  return left <= 0
    ? best(g, held, tooMany, weakestFirst, () => true)
    : best(
        g,
        all.filter((aim) => !held.includes(aim)),
        left,
        weakestFirst,
        fits,
      );
};
const theRebel: Entry = (s) => (rebelAt(s.g, 'rebel') && canAttack(s, ['rebel'], 'fewest') ? [['rebel']] : []);
const theWeakest: Entry = (s) => best(s.g, active(s.g), 1, weakestFirst, (aims) => canAttack(s, aims, 'fewest'));

/** [4.05.3-e] */
const NORMAL: readonly Entry[] = [
  adequately(2, active),
  adequately(1, dangerous),
  adequately(1, active),
  adequately(1, inactive),
];
/** [4.05.3-f] */
const CRISIS: readonly Entry[] = [downToThree, theRebel, adequately(3, active), adequately(2, active), theWeakest];
/** [4.05.3-f] Entries of the Crisis List that are carried out with everything there is. */
export const isWithEverything = (crisis: boolean, entry: number): boolean =>
  crisis && (entry === 1 || entry === 2 || entry === 5);
/** [4.05.3-f] The one whose Force is no larger than does any good. */
export const isBounded = (crisis: boolean, entry: number): boolean => crisis && entry === 5;

export interface Found {
  readonly entry: number;
  readonly sets: Aim[][];
}
/** [4.05.3-c][4.05.3-d] The first entry of the list that can be carried out; [4.05.3-j] 0 if none can. */
export const findPlan = (g: Rome, r: Reserves, crisis: boolean): Found => {
  for (const [i, entry] of (crisis ? CRISIS : NORMAL).entries()) {
    const sets = entry({ g, r });
    if (sets.length > 0) return { entry: i + 1, sets };
  }
  return { entry: 0, sets: [[]] };
};

/** [4.05.3-i] In this order, but Wars of one series as they came. */
export const inSeries = (g: Rome, aims: readonly Aim[]): Aim[] => {
  const out: Aim[] = [];
  const isBefore = (a: Aim, b: Aim): boolean =>
    a !== 'rebel' && b !== 'rebel' && a !== b && areMatching(g, a, b) && warCard(g, a).place < warCard(g, b).place;
  const add = (aim: Aim): void => {
    if (out.includes(aim)) return;
    for (const x of aims) if (isBefore(x, aim)) add(x);
    out.push(aim);
  };
  for (const aim of aims) add(aim);
  return out;
};
