/** Faction Leaders of Neutrals — 4.01.3 */
import { call, type Cx, end } from '@tabularium/kernel';
import { appointLeader } from '../forum/leader.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { idsOf, military, senator, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { type Guideline, guidelineOf } from './guidelines.ts';
import { because, itself, type Measure, type Narrowed, narrowed, NOBODY, settled } from './narrowing.ts';
import { type Move, nextMove } from './next-move.ts';

type Quality = Guideline['leader'][number];
const QUALITY: Readonly<Record<Quality, (g: Rome, s: Senator) => number>> = {
  military: (g, s) => military(g, s),
  influence: (_, s) => s.influence,
  popularity: (_, s) => s.popularity,
};

/** [4.01.3-g] What its card looks at. */
export const qualification = (g: Rome, faction: FactionId): Measure<SenatorId> => {
  const qualities = guidelineOf(g, faction).leader;
  const [only, ...more] = qualities;
  return {
    pick: 'most',
    of: (id) => qualities.reduce((n, quality) => n + QUALITY[quality](g, senator(g, id)), 0),
    named: more.length > 0 ? 'measure:influence-popularity' : `measure:${only!}`,
  };
};

/**
 * [4.01.3-a] Whom a Neutral would choose now, and why not the others: several if they are equal, nobody if it has nobody.
 * [4.01.3-e] All its Senators, wherever they are. [4.01.3-c] Its Leader stays if nobody fits better.
 */
export const leaderNow = (g: Rome, faction: FactionId): Narrowed<SenatorId> => {
  const fit = narrowed(idsOf(senatorsOf(g, faction)), itself, [qualification(g, faction)]);
  const { leader } = g.factions[faction]!;
  return fit.left.some((id) => id === leader) ? { ...fit, left: fit.left.filter((id) => id === leader) } : fit;
};

/** [4.01.3-d] Of equals the dice choose. */
const takeTheLead = (cx: Cx<Rome>, faction: FactionId, choice: Narrowed<SenatorId>): void =>
  appointLeader(cx, faction, settled(cx, choice, itself));

const leaderMove = (faction: FactionId, { left, candidates }: Narrowed<SenatorId>): Move => ({
  faction,
  does: say('neutral.leader', { faction: factionRef(faction), who: left, k: left.length }),
  rule: '4.01.3-a',
  because: because(say('neutral.leader.by', { faction: factionRef(faction) }), candidates),
});

/** [4.01.3-b][4.01.3-f] In the fourth step of an Initiative, and at the opening: somebody else leads, if he fits better. */
export const chooseLeader = proc(
  'neutrals.leader',
  { faction: 'open', choice: 'open' },
  (a: { readonly faction: FactionId }): { readonly faction: FactionId; choice: Narrowed<SenatorId> } => ({
    ...a,
    choice: NOBODY,
  }),
  {
    start: (cx, l) => {
      l.choice = leaderNow(cx.g, l.faction);
      const isSettled = l.choice.left.every((id) => id === cx.g.factions[l.faction]!.leader);
      return isSettled ? end() : call(nextMove, leaderMove(l.faction, l.choice), 'carryOut');
    },
    carryOut: (cx, l) => {
      takeTheLead(cx, l.faction, l.choice);
      return end();
    },
  },
);
