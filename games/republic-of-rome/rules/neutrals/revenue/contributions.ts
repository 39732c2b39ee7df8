/** Contributions of Neutrals — 4.03.4 */
import { call, type Cx, end } from '@tabularium/kernel';
import { tablesOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { contribute } from '../../revenue/contributions.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { isNeutral } from '../../rome/players.ts';
import { inRomeOf, senatorsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { AUTOMATIC } from '../../senate/consul-for-life.ts';
import { maybeGuideline } from '../guidelines.ts';
import { because, candidate, type Narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { richest } from '../paying.ts';
import { neutralsOf } from '../state.ts';

const neutralsFromHrao = (g: Rome): FactionId[] => factionsFromHrao(g).filter((faction) => isNeutral(g, faction));

interface Rise {
  readonly who: Senator;
  readonly n: number;
}
/** [4.03.4-g] The least with which he has enough Influence, if he can pay it. */
const leastForLife = (g: Rome, s: Senator): number | undefined => {
  const enough = tablesOf(g).contributions.filter((row) => s.influence + row.influence >= AUTOMATIC);
  const least = Math.min(...enough.map((row) => row.talents));
  return s.talents >= least ? least : undefined;
};
/** [4.03.4-f][A4-14] Whoever can, in Rome, while somebody can become Consul for Life by it; whoever is that already need not. */
export const nextRise = (g: Rome): Rise | undefined => {
  if (isLawInForce(g, LAW.militaryReforms)) return undefined;
  const all = neutralsFromHrao(g).flatMap((faction) => inRomeOf(g, faction));
  for (const who of all) {
    const n = who.influence < AUTOMATIC ? leastForLife(g, who) : undefined;
    if (n !== undefined) return { who, n };
  }
  return undefined;
};
const riseOf = ({ who, n }: Rise): Move => ({
  faction: who.faction,
  does: say('neutral.contribution.life', { who: who.id, n, influence: AUTOMATIC }),
  rule: '4.03.4-f',
  because: because(say('neutral.by.life', { influence: AUTOMATIC }), [candidate(who.id)]),
});

/** [4.03.4-a][4.03.4-d] Neutrals that match, once each; [4.03.4-b] only if a Player has given something. */
export const matching = (g: Rome): FactionId[] =>
  neutralsOf(g).contributed === 0
    ? []
    : neutralsFromHrao(g).filter((faction) => maybeGuideline(g, faction)!.charity.some((x) => x === 'treasury'));

interface Local {
  /** [1.06.52-e] They have given in this phase. */
  given: SenatorId[];
  left: FactionId[];
}
/** [1.06.52-a] Wherever he is. */
export const payer = (g: Rome, l: Local): Narrowed<Senator> =>
  richest(senatorsOf(g, l.left[0]!).filter((s) => !l.given.includes(s.id)));

const matchOf = (g: Rome, l: Local): Move => {
  const faction = l.left[0]!;
  const { left, candidates } = payer(g, l);
  const guideline = `guideline:${neutralsOf(g).guidelines[faction]!}`;
  const who = left.map((s) => s.id);
  return {
    faction,
    does: say('neutral.contribution.match', { faction: factionRef(faction), who, n: neutralsOf(g).contributed }),
    rule: '4.03.4-b',
    because: because(say('neutral.by.charity', { guideline }), candidates),
  };
};

const give = (cx: Cx<Rome>, l: Local, id: SenatorId, n: number): void => {
  contribute(cx, id, n);
  l.given.push(id);
};

/** When all Players have given what they want to: first those who rise by it, then those who match the Players [A4-13]. */
export const neutralContributions = proc(
  'neutrals.contributions',
  { given: 'open', left: 'open' },
  (): Local => ({ given: [], left: [] }),
  {
    start: (cx, l) => {
      const rise = nextRise(cx.g);
      if (rise) return call(nextMove, riseOf(rise), 'rises');
      l.left = matching(cx.g);
      return 'next';
    },
    /** [4.03.4-e] With the Influence that it brings anybody. */
    rises: (cx, l) => {
      const { who, n } = nextRise(cx.g)!;
      give(cx, l, who.id, n);
      return 'start';
    },
    next: (cx, l) => {
      const faction = l.left[0];
      if (faction === undefined) return end();
      const n = neutralsOf(cx.g).contributed;
      if ((payer(cx.g, l).left[0]?.talents ?? 0) >= n) return call(nextMove, matchOf(cx.g, l), 'matches');
      // [4.03.4-c]
      cx.log(say('neutral.contribution.none', { faction: factionRef(faction), n }), '4.03.4-c');
      l.left.shift();
      return 'next';
    },
    matches: (cx, l) => {
      const who = settled(cx, payer(cx.g, l), (s) => s.id);
      l.left.shift();
      give(cx, l, who.id, neutralsOf(cx.g).contributed);
      return 'next';
    },
  },
);
/** [4.03.4-d] What Players give is remembered by the largest Contribution of one Senator. */
export const noteContribution = (g: Rome, n: number): void => {
  neutralsOf(g).contributed = Math.max(neutralsOf(g).contributed, n);
};
