/** Raising and eliminating Forces — 1.09.63, 1.09.631 */
import { call, choose, type Cx, end, type Msg } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import { mayDrop } from '../../agreements/proposing.ts';
import { concessionCard } from '../../data/printed.ts';
import { unitCost } from '../../events/manpower-shortage.ts';
import type { Rome } from '../../game.ts';
import { legionNumber, type LegionId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { doubling, earns } from '../../revenue/personal.ts';
import { payFromState } from '../../rome/bankruptcy.ts';
import { fleetsInPool, legionRefs, legionsAt, loseLegion } from '../../rome/forces.ts';
import { move } from '../../rome/money.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, isOtherBusiness, mayGoOn } from '../drafting.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { ProposalOf } from '../proposal.ts';
import { legionsKey } from './orders.ts';

/** [1.09.63-b][1.09.63-c] In the Force Pool, and not by a vote of this phase. */
export const raisableLegions = (g: Rome): number[] =>
  legionsAt(g, 'pool').filter((n) => !g.senate.eliminated.legions.includes(n));
export const raisableFleets = (g: Rome): number => fleetsInPool(g) - g.senate.eliminated.fleets;
/** [1.09.63-f][amb-94] No more than the State can pay now. */
export const affordable = (g: Rome): number => Math.floor(g.state / unitCost(g));

/** [1.09.63-c][1.09.63-g] In the Active Forces boxes, and not raised this phase. */
export const eliminableLegions = (g: Rome): number[] =>
  legionsAt(g, 'active').filter((n) => !g.senate.raised.legions.includes(n));
export const eliminableFleets = (g: Rome): number => Math.max(0, g.fleets - g.senate.raised.fleets);

/** [2.04.3-i] */
const inBank = (g: Rome): number => (plays(g, 'disbandment') ? advanced().inBank(g).length : 0);

const mostLegions = (g: Rome): number => Math.min(raisableLegions(g).length + inBank(g), affordable(g));
const mostFleets = (g: Rome, legions: number): number => Math.min(raisableFleets(g), affordable(g) - legions);

interface Raising extends Drafting {
  legions: number;
  /** [2.04.3-i] Which of them are in the Bank; missing if none is. */
  disbanded?: readonly LegionId[] | undefined;
}
const raising = (cx: Cx<Rome>, { legions, disbanded }: Raising, fleets: number): ProposalOf<'raise'> => {
  cx.log(say('recruitment.toRaise', { legions, fleets }), '1.09.63-d');
  if (disbanded === undefined) return { t: 'raise', legions, fleets };
  advanced().sayNamed(cx, disbanded);
  return { t: 'raise', legions, fleets, disbanded };
};

/** [1.09.63-d] The numbers and nothing else. */
export const draftRaise = proc(
  'senate.draft-raise',
  { by: 'open', means: 'open', legions: 'open', disbanded: 'open' },
  (a: Drafting): Raising => ({ by: a.by, means: a.means, legions: 0 }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: (cx) => say('ask.raise.legions', { price: unitCost(cx.g), state: cx.g.state }),
      rules: ['1.09.63-b', '1.09.63-c', '1.09.63-d', '1.09.63-f', 'amb-94'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        legions: {
          of: (cx) => [mostFleets(cx.g, 0) > 0 ? 0 : 1, mostLegions(cx.g)],
          take: (cx, l, n) => {
            l.legions = n;
            const beyond = n - raisableLegions(cx.g).length;
            if (beyond <= 0) return 'worded';
            // [2.04.3-i]
            return call(advanced().nameDisbanded, { by: l.by, means: l.means, n: beyond }, 'named', 'disbanded');
          },
        },
      },
      buttons: {
        // [AGR-13]
        drop: { when: (cx, l) => mayDrop(cx.g, l, 'raise', (x) => x === ''), take: () => end(undefined) },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) && mayRaise(cx.g) === true ? undefined : end(undefined)),
    },
    named: (_, l) => (l.disbanded === undefined ? end(undefined) : 'worded'),
    worded: (cx, l) => (mostFleets(cx.g, l.legions) > 0 ? 'fleets' : end(raising(cx, l, 0))),
    fleets: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.raise.fleets', { legions: l.legions }),
      rules: ['1.09.63-b', '1.09.63-d', '1.09.63-f', 'amb-94'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        fleets: {
          of: (cx, l) => [l.legions > 0 ? 0 : 1, mostFleets(cx.g, l.legions)],
          take: (cx, l, fleets) => end(raising(cx, l, fleets)),
        },
      },
      resumed: (cx, l) =>
        mayGoOn(cx.g, l) && mayRaise(cx.g) === true && mostLegions(cx.g) >= l.legions ? undefined : end(undefined),
    },
  },
);
/** [1.09.63-h] Not where it is forbidden, [1.09.63-f] nor without the money, [1.09.63-b] nor without units. */
export const mayRaise = (g: Rome): true | Msg => {
  if (g.noRecruitment) return say('notNow.raise.forbidden');
  if (mostLegions(g) > 0 || mostFleets(g, 0) > 0) return true;
  return affordable(g) === 0 ? say('notNow.raise.money', { n: unitCost(g) }) : say('notNow.raise.pool');
};

/** [1.09.631-a][1.09.631-b][card-52-a][card-53-a] Their holders must take it, and it shows; [1.10.71-b] not Captives. [card-132-a] Crassus has double. */
export const recruitmentGains = (cx: Cx<Rome>, legions: number, fleets: number): void => {
  for (const c of cx.g.concessions) {
    const { pays, income } = concessionCard(cx.g, c.id);
    const units = pays === 'each-legion' ? legions : pays === 'each-fleet' ? fleets : 0;
    const holder = maybeSenator(cx.g, c.holder);
    if (units === 0 || holder === undefined || !earns(holder)) continue;
    const n = units * income * doubling(cx.g, holder);
    move(cx.g, 'bank', holder.id, n);
    c.revealed = true;
    cx.log(say('recruitment.gain', { who: holder.id, concession: c.id, n }), '1.09.631-a');
  }
};

/** [1.09.63-e] Paid for and there, and whoever holds the Concession earns by it. */
export const raiseUnits = (cx: Cx<Rome>, p: ProposalOf<'raise'>): void => {
  const { g } = cx;
  payFromState(cx, unitCost(g) * (p.legions + p.fleets));
  // [1.09.63-e] From the Force Pool to the Active Forces boxes.
  const pool = raisableLegions(g);
  const numbers = plays(g, 'disbandment') ? advanced().raisedBy(cx, p, pool) : pool.slice(0, p.legions);
  for (const n of numbers) g.legions[n] = { at: 'active', veteran: false, allegiance: '' };
  g.fleets += p.fleets;
  g.senate.raised.legions.push(...numbers);
  g.senate.raised.fleets += p.fleets;
  cx.log(say('recruitment.raised', { legions: p.legions, fleets: p.fleets, state: g.state }), '1.09.63-e');
  recruitmentGains(cx, p.legions, p.fleets);
};

export const raise = proposalKind<'raise'>({
  t: 'raise',
  name: 'kind:raise',
  steps: ['business'],
  promisable: [],
  vetoedBy: 'tribunes',
  // [1.09.63-a]
  mayPut: (g) => isOtherBusiness(g) && mayRaise(g),
  draft: draftRaise,
  key: (p) => [p.legions, p.fleets, ...(p.disbanded ?? [])].join(' '),
  surviving: (_, p) => p,
  isPossible: (g, p) =>
    !g.noRecruitment &&
    p.legions + p.fleets <= affordable(g) &&
    (p.disbanded === undefined || advanced().areThere(g, p.disbanded)),
  pass: raiseUnits,
});

const ordinary = (g: Rome): number[] => eliminableLegions(g).filter((n) => !g.legions[n]!.veteran);
const veterans = (g: Rome): LegionId[] => legionRefs(eliminableLegions(g).filter((n) => g.legions[n]!.veteran));

/** Another proposal, secured at the trial of an Assassin's Leader, may have taken units that were chosen already. */
const areLeft = (g: Rome, l: { readonly legions: number; readonly veterans: readonly LegionId[] }): boolean =>
  l.legions <= ordinary(g).length && l.veterans.every((id) => veterans(g).includes(id));

/** [amb-108] So many ordinary Legions, and Veterans by name. */
export const draftEliminate = proc(
  'senate.draft-eliminate',
  { by: 'open', means: 'open', legions: 'open', veterans: 'open' },
  (a: Drafting): Drafting & { legions: number; veterans: LegionId[] } => ({
    by: a.by,
    means: a.means,
    legions: 0,
    veterans: [],
  }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.eliminate.legions'),
      rules: ['1.09.63-c', '1.09.63-g', 'amb-108'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        legions: {
          of: ({ g }) => [veterans(g).length + eliminableFleets(g) > 0 ? 0 : 1, ordinary(g).length],
          take: (cx, l, n) => {
            l.legions = n;
            return veterans(cx.g).length > 0 ? 'veterans' : 'fleets';
          },
        },
      },
      buttons: {
        drop: { when: (cx, l) => mayDrop(cx.g, l, 'eliminate', (x) => x === ''), take: () => end(undefined) },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) && areLeft(cx.g, l) ? undefined : end(undefined)),
    },
    veterans: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.eliminate.veterans'),
      rules: ['1.09.63-g', 'amb-108'],
      windows: DRAFTING,
      silent: dropped,
      chooses: {
        veterans: choose({
          of: ({ g }, l) => {
            const of = veterans(g);
            return { of, min: l.legions + eliminableFleets(g) > 0 ? 0 : 1, max: of.length };
          },
          take: (_, l, chosen) => {
            l.veterans = [...chosen];
            return 'fleets';
          },
        }),
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) && areLeft(cx.g, l) ? undefined : end(undefined)),
    },
    fleets: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.eliminate.fleets'),
      rules: ['1.09.63-c', '1.09.63-g'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        fleets: {
          of: (cx, l) => [l.legions + l.veterans.length > 0 ? 0 : 1, eliminableFleets(cx.g)],
          take: (cx, l, fleets) => {
            const legions = [...legionRefs(ordinary(cx.g).slice(0, l.legions)), ...l.veterans];
            cx.log(say('recruitment.toEliminate', { legions: legions.length, fleets }), '1.09.63-a');
            return end({ t: 'eliminate', legions, fleets });
          },
        },
      },
      buttons: {
        drop: {
          when: (cx, l) =>
            mayDrop(
              cx.g,
              l,
              'eliminate',
              (x) => x === '' && l.legions + l.veterans.length + eliminableFleets(cx.g) > 0,
            ),
          take: () => end(undefined),
        },
      },
      resumed: (cx, l) => (mayGoOn(cx.g, l) && areLeft(cx.g, l) ? undefined : end(undefined)),
    },
  },
);

export const eliminateUnits = (cx: Cx<Rome>, p: ProposalOf<'eliminate'>): void => {
  const { g } = cx;
  const numbers = p.legions.map(legionNumber);
  g.senate.eliminated.veterans.push(...numbers.filter((n) => g.legions[n]!.veteran));
  for (const n of numbers) loseLegion(g, n);
  g.fleets -= p.fleets;
  g.senate.eliminated.legions.push(...numbers);
  g.senate.eliminated.fleets += p.fleets;
  cx.log(say('recruitment.eliminated', { legions: numbers.length, fleets: p.fleets }), '1.09.63-a');
};

export const eliminate = proposalKind<'eliminate'>({
  t: 'eliminate',
  name: 'kind:eliminate',
  steps: ['business'],
  promisable: [],
  vetoedBy: 'tribunes',
  // [1.09.63-a]
  mayPut: (g) =>
    isOtherBusiness(g) && (eliminableLegions(g).length > 0 || eliminableFleets(g) > 0 || say('notNow.eliminate')),
  draft: draftEliminate,
  key: (p, g) => `${legionsKey(g, p.legions).join(' ')} ${p.fleets}`,
  surviving: (_, p) => p,
  isPossible: (g, p) =>
    p.fleets <= eliminableFleets(g) && p.legions.every((id) => eliminableLegions(g).includes(legionNumber(id))),
  pass: eliminateUnits,
});
