/** Spoils of the Senate for tests: a Coalition, five Factions of three Families, and nothing else to be had but offices. */
import type { Proc } from '@tabularium/kernel';
import type { Dice, Play } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import type { ConcessionId, FactionId, ProvinceId, SenatorId } from '../ids.ts';
import { neutralsOf } from '../neutrals/state.ts';
import { divideSpoils } from '../neutrals/senate/spoils.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import type { RomeView } from '../sight/view.ts';
import { newProvince } from '../wars/provinces.ts';
import { bare } from './bare.ts';
import { type AtNeutrals, atNeutrals } from './neutrals.ts';

const EACH = 3;

/**
 * Faction 0 has `senator:1` to 3, Faction 1 has 4 to 6 and so on, all in Rome. Influence is the number of the Senator, so that
 * nobody is like another; everybody has been Consul before; Popularity and Unrest are 0. No Land Bill can be had, and nobody has
 * cards or may attempt an Assassination, so that nobody is asked whether to step in.
 */
const manyInRome = (g: Rome): void => {
  bare(g);
  g.phase = 'senate';
  g.turn = 5;
  g.senators = g.factions.flatMap((_, faction) =>
    Array.from({ length: EACH }, (__, i) => fresh(g, `senator:${EACH * faction + i + 1}`, faction)),
  );
  for (const [i, s] of g.senators.entries()) Object.assign(s, { influence: i + 1, popularity: 0, priorConsul: true });
  for (const [faction, f] of g.factions.entries()) {
    Object.assign(f, { leader: `senator:${EACH * faction + 1}`, attempted: g.turn });
  }
  g.senate = { ...g.senate, step: 'business', landBills: ['I', 'II', 'III'] };
};
/** Land Bills can be had. */
export const withLandBills = (g: Rome): void => {
  g.senate.landBills = [];
};

interface Dividing extends AtNeutrals {
  readonly members: readonly FactionId[];
  readonly crisis?: boolean;
}
export type Divided = Play<Rome, RomeView>;

/** Begins a procedure where this Coalition rules. */
export const ruling = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  { members, crisis = false, ...how }: Dividing,
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
): Divided =>
  atNeutrals(
    tested,
    args,
    how,
    (g) => {
      manyInRome(g);
      neutralsOf(g).coalition = { entry: 1, members: [...members] };
      neutralsOf(g).plan.crisis = crisis;
      patch(g);
    },
    rolling,
  );
/** Begins to divide Spoils. */
export const dividing = (how: Dividing, patch: (g: Rome) => void = () => {}, rolling: Dice = []): Divided =>
  ruling(divideSpoils, undefined, how, patch, rolling);

export const vacantProvince = (g: Rome, id: ProvinceId, developed = false): void => {
  g.provinces.push(newProvince(id, developed));
};
export const inForum = (g: Rome, ...ids: ConcessionId[]): void => {
  g.concessions.push(...ids.map((id) => ({ id, holder: 'forum', revealed: false, voted: 0 }) as const));
};
/** Everything that was taken, in order: what, and for whom. */
export const taken = (t: Divided): string[] => neutralsOf(t.g).taken.map((x) => `${x.spoil} ${x.who}`);
export const isOver = (t: Divided): boolean => t.as(0).offers('over') !== undefined;
export const s = (t: Divided, n: number) => senator(t.g, `senator:${n}` as SenatorId);
/** A Player takes this for somebody. */
export const takes = (t: Divided, seat: number, what: string, who: SenatorId): Divided =>
  t.as(seat).does('takeSpoil', what).as(seat).does('giveSpoil', who);
/** What is offered to a seat. */
export const offeredTo = (t: Divided, seat: number, verb: string): string[] => {
  const offer = t.as(seat).offers(verb);
  return offer?.t === 'pick' ? [...offer.of].sort() : [];
};
