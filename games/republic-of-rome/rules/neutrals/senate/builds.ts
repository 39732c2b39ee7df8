/** What is built, or given up — 4.05.33 */
import { call, type Cx, end, type Seat } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { LegionId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { fleetsInPlay, legionRefs, legionsInPlay } from '../../rome/forces.ts';
import { ownFaction } from '../../rome/players.ts';
import { say } from '../../say.ts';
import {
  draftRaise,
  eliminableFleets,
  eliminableLegions,
  eliminateUnits,
  mayRaise,
  raiseUnits,
} from '../../senate/business/recruitment.ts';
import type { ProposalOf } from '../../senate/proposal.ts';
import { because } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';
import { mayBuild, raisable, type Units } from './reserves.ts';

/** [4.05.33-a] */
export const PEACE: Units = { legions: 10, fleets: 5 };
/** [4.05.33-a][A4-35] No War in any space of the Forum, and nobody in Revolt. */
const isPeace = (g: Rome): boolean => g.wars.length === 0 && g.rebels.length === 0;
const inPlay = (g: Rome): Units => ({ legions: legionsInPlay(g), fleets: fleetsInPlay(g) });

/** [4.05.33-a] What peace lacks, as far as there are units in the pool. */
const lacking = (g: Rome): Units => {
  const { legions, fleets } = inPlay(g);
  const pool = raisable(g, false);
  return {
    legions: Math.min(pool.legions, Math.max(0, PEACE.legions - legions)),
    fleets: Math.min(pool.fleets, Math.max(0, PEACE.fleets - fleets)),
  };
};
/** [A4-35] Ordinary Legions first, then Veterans who owe nobody Allegiance. */
const surplusLegions = (g: Rome): LegionId[] => {
  const worth = (n: number): number => (g.legions[n]!.veteran ? (g.legions[n]!.allegiance === '' ? 1 : 2) : 0);
  const all = eliminableLegions(g).sort((a, b) => worth(a) - worth(b));
  return legionRefs(all.slice(0, Math.max(0, inPlay(g).legions - PEACE.legions)));
};
const surplusFleets = (g: Rome): number => Math.min(eliminableFleets(g), Math.max(0, inPlay(g).fleets - PEACE.fleets));

/** [4.05.33-c] What the plan needs; by now there may be less money or fewer units than when it was made. */
const planned = (g: Rome): Units => {
  const { plan } = neutralsOf(g);
  const most = raisable(g, plan.crisis);
  const fleets = Math.min(plan.fleets, most.fleets, most.together);
  return { legions: Math.min(plan.legions, most.legions, most.together - fleets), fleets };
};

interface Building {
  legions: number;
  fleets: number;
  drafted?: ProposalOf<'raise'> | undefined;
}
const build = (cx: Cx<Rome>, { legions, fleets }: Units): void => {
  // [4.05.33-f]
  if (legions + fleets > 0) raiseUnits(cx, { t: 'raise', legions, fleets });
};
const dominant = (g: Rome): Seat => neutralsOf(g).dominant;

/** [4.02.1-h][A4-37] After the Spoils, so that Concessions that were taken earn by it. */
export const builds = proc(
  'neutrals.builds',
  { legions: 'open', fleets: 'open', drafted: 'open' },
  (): Building => ({ legions: 0, fleets: 0 }),
  {
    start: (cx, l) => {
      const { g } = cx;
      const { plan } = neutralsOf(g);
      if (isPeace(g) && !plan.own) return 'peace';
      // [4.05.33-d][4.05.3-h] No entry could be supplied, or Players plan themselves.
      if (plan.entry === 0) return mayBuild(g, plan.crisis) && mayRaise(g) === true ? 'draft' : end();
      Object.assign(l, planned(g));
      if (l.legions + l.fleets === 0) return end();
      const does = say('neutral.builds', { legions: l.legions, fleets: l.fleets });
      return call(nextMove, { faction: -1, does, rule: '4.05.33-c', because: because(say('neutral.byPlan')) }, 'build');
    },
    draft: (cx) => call(draftRaise, { by: ownFaction(cx.g, dominant(cx.g)), means: 'tribune' }, 'drafted', 'drafted'),
    drafted: (cx, l) => {
      if (l.drafted) build(cx, l.drafted);
      return end();
    },
    peace: (cx, l) => {
      const legions = surplusLegions(cx.g);
      const fleets = surplusFleets(cx.g);
      if (legions.length + fleets === 0) return 'lacking';
      const does = say('neutral.givesUp', { legions: legions.length, fleets });
      const by = because(say('neutral.byPeace', { ...PEACE }));
      l.fleets = fleets;
      return call(nextMove, { faction: -1, does, rule: '4.05.33-a', because: by }, 'giveUp');
    },
    giveUp: (cx, l) => {
      eliminateUnits(cx, { t: 'eliminate', legions: surplusLegions(cx.g), fleets: l.fleets });
      return 'lacking';
    },
    lacking: (cx, l) => {
      const { legions, fleets } = lacking(cx.g);
      const { together } = raisable(cx.g, false);
      if (Math.min(together, legions + fleets) === 0) return end();
      // [4.02.2-a] With money for some of both, what comes first is nobody's rule.
      if (together < legions + fleets && legions > 0 && fleets > 0) return 'divide';
      Object.assign(l, { legions: Math.min(legions, together), fleets: Math.min(fleets, together) });
      return 'show';
    },
    divide: {
      to: (cx) => dominant(cx.g),
      say: (cx) => say('ask.plan.divide', { n: raisable(cx.g, false).together }),
      rules: ['4.05.33-a', '4.02.2-a'],
      silent: (cx) => [{ verb: 'legions', arg: Math.min(lacking(cx.g).legions, raisable(cx.g, false).together) }],
      ranges: {
        legions: {
          of: (cx) => {
            const { legions, fleets } = lacking(cx.g);
            const { together } = raisable(cx.g, false);
            return [Math.max(0, together - fleets), Math.min(legions, together)];
          },
          take: (cx, l, n) => {
            Object.assign(l, { legions: n, fleets: raisable(cx.g, false).together - n });
            return 'show';
          },
        },
      },
    },
    show: (_, l) => {
      const does = say('neutral.builds', { legions: l.legions, fleets: l.fleets });
      const by = because(say('neutral.byPeace', { ...PEACE }));
      return call(nextMove, { faction: -1, does, rule: '4.05.33-a', because: by }, 'build');
    },
    build: (cx, l) => {
      build(cx, l);
      return end();
    },
  },
);
