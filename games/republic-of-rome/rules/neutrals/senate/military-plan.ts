/** The Military Plan of the turn — 4.05.3 */
import { type Because, call, choose, type Cx, end, type Msg, type Seat } from '@tabularium/kernel';
import type { Force, Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { forcePlace, legionRefs, legionsAt } from '../../rome/forces.ts';
import { isNeutral } from '../../rome/players.ts';
import { primaryRebel, rebelAt } from '../../rome/rebels.ts';
import { say } from '../../say.ts';
import { mayRecall, mayWithdraw, recall, withdraw } from '../../senate/business/recall.ts';
import { countActiveWars } from '../../wars/wars.ts';
import { because, candidate } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf, noPlan } from '../state.ts';
import { type Aim, isHeld, toSend } from './adequate-force.ts';
import {
  canAttack,
  fearedWars,
  findPlan,
  hasManyWars,
  inSeries,
  isCrisis,
  isWithEverything,
  keepsOrder,
  strengthOf,
} from './plan-lists.ts';
import { type Reserves, reservesOf } from './reserves.ts';
import { adequateShares, allShares, type Shares } from './shares.ts';

/** How an enemy is named in questions and in the record. */
export const aimRef = (g: Rome, aim: Aim): string => (aim === 'rebel' ? primaryRebel(g)!.id : aim);

/** All that could be attacked. */
const aimsOf = (g: Rome): Aim[] => [
  ...g.wars.map((w): Aim => w.id),
  ...(rebelAt(g, 'rebel') ? (['rebel'] as const) : []),
];

const dominant = (g: Rome): Seat => neutralsOf(g).dominant;

/** [4.05.3-a] */
const noteCrisis = (cx: Cx<Rome>): boolean => {
  const { g } = cx;
  if (hasManyWars(g)) cx.log(say('neutral.crisisWars', { n: countActiveWars(g) }), '4.05.3-a');
  for (const war of fearedWars(g)) cx.log(say('neutral.crisisStrength', { war, n: strengthOf(g, war) }), '4.05.3-b');
  if (g.rebels.length > 0) cx.log(say('neutral.crisisRebel', { who: aimRef(g, 'rebel') }), '4.05.3-a');
  return isCrisis(g);
};

/** [1.09.644-d] Units that nobody commands would come home by themselves when the Senate closes: the plan counts on them. */
const bringHome = (cx: Cx<Rome>): void => {
  const { g } = cx;
  for (const f of g.forces) {
    if (f.commander !== '' || !mayWithdraw(g, f, [])) continue;
    withdraw(cx, { t: 'withdraw', force: f.id, legions: legionRefs(legionsAt(g, forcePlace(f))), fleets: f.fleets });
  }
};

/** [A4-34] Proconsuls with less than an Adequate Force: they may be recalled before it is planned. */
const tooWeak = (g: Rome): SenatorId[] => {
  const isWeak = (f: Force): boolean =>
    mayRecall(g, f, []) && !aimsOf(g).some((aim) => aim === f.war && isHeld(g, aim));
  return g.forces.flatMap((f) => (f.commander !== '' && isWeak(f) ? [f.commander] : []));
};

interface Planning {
  crisis: boolean;
  entry: number;
  sets: Aim[][];
  aims: Aim[];
}

const sharesOf = (g: Rome, l: Planning, r: Reserves): Shares =>
  (isWithEverything(l.crisis, l.entry) ? allShares : adequateShares)(g, r, l.aims);

/** Why each of the others is not attacked. */
const whyNot = (g: Rome, l: Planning, r: Reserves, aim: Aim): Msg | undefined => {
  if (l.aims.includes(aim)) return undefined;
  if (!keepsOrder(g, [aim])) return say('neutral.outOfOrder');
  if (canAttack({ g, r }, [aim], 'adequate')) return say('neutral.notInEntry', { entry: l.entry });
  return say('neutral.tooStrong', { ...toSend(g, aim, [aim], 'adequate') });
};
const reasons = (g: Rome, l: Planning, r: Reserves): Because => {
  const list = l.crisis ? 'list:crisis' : 'list:normal';
  const by = l.entry === 0 ? say('neutral.noEntry', { list }) : say('neutral.entry', { list, entry: l.entry });
  return because(
    by,
    aimsOf(g).map((aim) => candidate(aimRef(g, aim), whyNot(g, l, r, aim))),
  );
};
const inWords = (g: Rome, { aims }: Planning, { builds }: Shares): Msg =>
  aims.length === 0
    ? say('neutral.noAttack')
    : say('neutral.plan', { refs: aims.map((aim) => aimRef(g, aim)), ...builds });

/** Wars that are in some of the sets, and not in all. */
const open = (sets: readonly Aim[][]): Aim[] =>
  [...new Set(sets.flat())].filter((aim) => sets.some((set) => !set.includes(aim)));
const named = (g: Rome, aims: readonly Aim[], ref: string): Aim => aims.find((aim) => aimRef(g, aim) === ref)!;

export const militaryPlan = proc(
  'neutrals.plan',
  { crisis: 'open', entry: 'open', sets: 'open', aims: 'open' },
  (): Planning => ({ crisis: false, entry: 0, sets: [], aims: [] }),
  {
    start: (cx, l) => {
      neutralsOf(cx.g).plan = noPlan();
      l.crisis = noteCrisis(cx);
      bringHome(cx);
      // [4.05.3-h]
      return neutralsOf(cx.g).coalition.members.some((x) => isNeutral(cx.g, x)) ? 'proconsuls' : 'whose';
    },
    whose: {
      to: (cx) => dominant(cx.g),
      say: () => say('ask.plan.whose'),
      rules: ['4.05.3-h'],
      silent: ['planByList'],
      buttons: {
        planByList: { take: () => 'proconsuls' },
        planOwn: {
          take: (cx, l) => {
            neutralsOf(cx.g).plan = { ...noPlan(), crisis: l.crisis, own: true };
            cx.log(say('neutral.ownPlan'), '4.05.3-h');
            return end();
          },
        },
      },
    },
    proconsuls: (cx) => (tooWeak(cx.g).length > 0 ? 'recall' : 'find'),
    /** [A4-34] */
    recall: {
      to: (cx) => dominant(cx.g),
      say: () => say('ask.plan.recall'),
      rules: ['4.05.3-d'],
      silent: () => [{ verb: 'recallProconsuls', arg: [] }],
      chooses: {
        recallProconsuls: choose({
          of: (cx) => {
            const of = tooWeak(cx.g);
            return { of, min: 0, max: of.length };
          },
          take: (cx, _, ids) => {
            for (const commander of ids) recall(cx, { t: 'recall', commander });
            return 'find';
          },
        }),
      },
    },
    find: (cx, l) => {
      const { entry, sets } = findPlan(cx.g, reservesOf(cx.g, l.crisis), l.crisis);
      l.entry = entry;
      l.sets = sets;
      return 'narrow';
    },
    narrow: (cx, l) => {
      if (l.sets.length > 1) return 'which';
      l.aims = inSeries(cx.g, l.sets[0]!);
      // [A4-32] Whoever is first gets a unit that cannot be divided.
      return isWithEverything(l.crisis, l.entry) && l.aims.length > 1 ? 'first' : 'show';
    },
    /** [A4-31] */
    which: {
      to: (cx) => dominant(cx.g),
      say: () => say('ask.plan.which'),
      rules: ['4.05.3-g'],
      silent: (cx, l) => [{ verb: 'planWar', arg: aimRef(cx.g, open(l.sets)[0]!) }],
      picks: {
        planWar: {
          of: (cx, l) => open(l.sets).map((aim) => aimRef(cx.g, aim)),
          take: (cx, l, ref) => {
            const aim = named(cx.g, open(l.sets), ref);
            l.sets = l.sets.filter((set) => set.includes(aim));
            return 'narrow';
          },
        },
      },
    },
    first: {
      to: (cx) => dominant(cx.g),
      say: () => say('ask.plan.first'),
      rules: ['4.05.3-f'],
      silent: (cx, l) => [{ verb: 'planWar', arg: aimRef(cx.g, l.aims[0]!) }],
      picks: {
        planWar: {
          of: (cx, l) => l.aims.map((aim) => aimRef(cx.g, aim)),
          take: (cx, l, ref) => {
            const aim = named(cx.g, l.aims, ref);
            l.aims = inSeries(cx.g, [aim, ...l.aims.filter((x) => x !== aim)]);
            return 'show';
          },
        },
      },
    },
    show: (cx, l) => {
      const r = reservesOf(cx.g, l.crisis);
      const does = inWords(cx.g, l, sharesOf(cx.g, l, r));
      const rule = l.crisis ? '4.05.3-f' : '4.05.3-e';
      return call(nextMove, { faction: -1, does, rule, because: reasons(cx.g, l, r) }, 'settle');
    },
    settle: (cx, l) => {
      const { crisis, entry } = l;
      const { attacks, builds } = sharesOf(cx.g, l, reservesOf(cx.g, crisis));
      neutralsOf(cx.g).plan = { crisis, entry, attacks, own: false, ...builds };
      return end();
    },
  },
);
