/** Gabinian Law (157): Commanders raise units of their own — card-157-a, card-157-b, amb-176 */
import { type Cx, end } from '@tabularium/kernel';
import type { Force, Rome } from '../../game.ts';
import { isRebelArmy, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { fleetsInPool, forceOf, forcePlace, legionsAt } from '../../rome/forces.ts';
import { outranks } from '../../rome/hrao.ts';
import { move, moneyIn, type Purse } from '../../rome/money.ts';
import { isAligned, maybeSenator, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { recruitmentGains } from '../../senate/business/recruitment.ts';
import { OPEN } from '../../senate/windows.ts';
import { warCard } from '../../wars/wars.ts';
import type { Law } from './law.ts';
import { isNeutral, playerOf } from '../../rome/players.ts';

/** [card-157-a] While one of them is in play, Active or Inactive. */
export const gabinian: Law = {
  card: LAW.gabinian,
  mayPlay: (g) => g.wars.some((w) => warCard(g, w.id).series === 'cilician'),
};

/** [amb-176][card-157-b] Whatever units cost elsewhere. */
export const UNIT_COST = 10;

interface Local {
  /** Commanders still to decide, the highest first [card-157-a]. */
  left: SenatorId[];
  /** Purses this one has not yet opened. */
  purses: ('personal' | 'faction')[];
  purse: 'personal' | 'faction';
  legions: number;
}

const isAtWar = (f: Force): boolean => isRebelArmy(f.war) || f.war.startsWith('war:');
/** [card-157-a] Commanders at war who are no Rebels, in the order of their rank. */
const commandersAtWar = (g: Rome): SenatorId[] =>
  g.forces
    .filter(isAtWar)
    .flatMap((f) => maybeSenator(g, f.commander) ?? [])
    .filter((s) => s.rebel === 'no' && isAligned(s))
    .sort((a, b) => (outranks(g, a, b) ? -1 : 1))
    .map((s) => s.id);

/** [4.03.1-d] The Treasury of a Neutral is not for this. */
const pursesOf = (g: Rome, who: SenatorId | undefined): Local['purses'] =>
  who !== undefined && isNeutral(g, senator(g, who).faction) ? ['personal'] : ['personal', 'faction'];
const purseOf = (g: Rome, l: Local): Purse =>
  l.purse === 'personal' ? l.left[0]! : { treasury: senator(g, l.left[0]!).faction };
const affordable = (g: Rome, l: Local): number => Math.floor(moneyIn(g, purseOf(g, l)) / UNIT_COST);

/** [amb-176] They join his Force at once. */
const raise = (cx: Cx<Rome>, l: Local, fleets: number): void => {
  const { g } = cx;
  const who = l.left[0]!;
  const f = forceOf(g, who)!;
  move(g, purseOf(g, l), 'bank', UNIT_COST * (l.legions + fleets));
  for (const n of legionsAt(g, 'pool').slice(0, l.legions)) {
    g.legions[n] = { at: forcePlace(f), veteran: false, allegiance: '' };
  }
  f.fleets += fleets;
  if (l.legions + fleets === 0) return;
  cx.log(say('laws.gabinianRaised', { who, legions: l.legions, fleets }), 'card-157-a');
  recruitmentGains(cx, l.legions, fleets);
};

/** Run at the start of the Combat Phase. */
export const gabinianRaising = proc(
  'laws.gabinian-raising',
  { left: 'open', purses: 'open', purse: 'open', legions: 'open' },
  (): Local => ({ left: [], purses: [], purse: 'personal', legions: 0 }),
  {
    start: (cx, l) => {
      if (!isLawInForce(cx.g, LAW.gabinian)) return end();
      l.left = commandersAtWar(cx.g);
      l.purses = pursesOf(cx.g, l.left[0]);
      return 'next';
    },
    next: (cx, l) => {
      const [who] = l.left;
      if (who === undefined) return end();
      const isThere = forceOf(cx.g, who) !== undefined && l.purses.length > 0;
      const isAny = legionsAt(cx.g, 'pool').length + fleetsInPool(cx.g) > 0;
      return isThere && isAny ? 'purse' : 'following';
    },
    following: (cx, l) => {
      l.left.shift();
      l.purses = pursesOf(cx.g, l.left[0]);
      return 'next';
    },
    purse: {
      to: (cx, l) => playerOf(cx.g, senator(cx.g, l.left[0]!).faction),
      say: (_, l) => say('ask.laws.gabinian', { who: l.left[0]! }),
      rules: ['card-157-a', 'amb-176'],
      windows: OPEN,
      silent: ['raiseNothing'],
      buttons: {
        raiseFromPersonal: { when: (_, l) => l.purses.includes('personal'), take: (_, l) => payFrom(l, 'personal') },
        raiseFromFaction: { when: (_, l) => l.purses.includes('faction'), take: (_, l) => payFrom(l, 'faction') },
        raiseNothing: { take: () => 'following' },
      },
    },
    legions: {
      to: (cx, l) => playerOf(cx.g, senator(cx.g, l.left[0]!).faction),
      say: (_, l) => say('ask.laws.gabinianLegions', { who: l.left[0]! }),
      rules: ['card-157-a'],
      silent: () => [{ verb: 'legions', arg: 0 }],
      ranges: {
        legions: {
          of: (cx, l) => [0, Math.min(affordable(cx.g, l), legionsAt(cx.g, 'pool').length)],
          take: (_, l, n) => {
            l.legions = n;
            return 'fleets';
          },
        },
      },
    },
    fleets: {
      to: (cx, l) => playerOf(cx.g, senator(cx.g, l.left[0]!).faction),
      say: (_, l) => say('ask.laws.gabinianFleets', { who: l.left[0]! }),
      rules: ['card-157-a'],
      silent: () => [{ verb: 'fleets', arg: 0 }],
      ranges: {
        fleets: {
          of: (cx, l) => [0, Math.min(affordable(cx.g, l) - l.legions, fleetsInPool(cx.g))],
          take: (cx, l, n) => {
            raise(cx, l, n);
            return 'next';
          },
        },
      },
    },
  },
);
const payFrom = (l: Local, purse: Local['purse']): 'legions' => {
  l.purse = purse;
  l.purses = l.purses.filter((x) => x !== purse);
  return 'legions';
};
export const GABINIAN_PROCS = [gabinianRaising];
