/**
 * What Rebels, and those who would stop them, are told before they decide: Force Strength, Fleets that may follow, an
 * Interception — 2.03.2, 2.03.23, 2.03.72
 */
import { type Explanation, less, plus, type Prospect, tally } from '@tabularium/kernel';
import { readTable } from '../../combat/results.ts';
import { RESULTS, spanOf } from '../../explain/battle.ts';
import { type Explainer, listOf, localOf, share, type Weighed } from '../../explain/look.ts';
import { loyaltyDie } from '../../explain/rebel.ts';
import { isSenatorId } from '../../ids.ts';
import { omens } from '../../rome/dice.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { crossingIn, interceptionModifier, navalDefence } from './crossing.ts';
import { asCommander, declarationWithGovernors, type Drafting } from './declaration.ts';
import { askFleets } from './fleets.ts';
import { type Declaration, forceStrength, uncountedBut } from './strength.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** What would be declared as things stand: with the Commander who decides now, if one does. */
const draftNow = (l: Drafting): Declaration => (l.force === 0 ? l.draft : asCommander(l));
/** [2.03.2-i] The Force Strength that is compared, with what this answer would change of it. */
const strengthWith =
  (change: (d: Declaration, asked: Weighed) => Declaration): Explainer =>
  (asked) => {
    const l = localOf(asked, declarationWithGovernors);
    return l && { tallies: [forceStrength(asked.g, change(draftNow(l), asked))] };
  };
const asItIs = strengthWith((d) => d);
const nameRebel = strengthWith((d, { ref }) => (isSenatorId(ref) ? { ...d, governors: [...d.governors, ref] } : d));
const countVeterans = strengthWith((d, asked) => ({ ...d, uncounted: uncountedBut(asked.g, d, listOf(asked)) }));

/** [2.03.23-a][2.03.23-b] How many of so many Fleets follow, some of them paid. */
const followers = (g: OpenRome, n: number, paid: number): Explanation => {
  let found: number[] = [1];
  for (let i = 0; i < n; i++) {
    const { chance } = loyaltyDie(g, i < paid);
    found = [...found, 0].map((p, k) => p * (1 - chance) + (found[k - 1] ?? 0) * chance);
  }
  const prospects = found.flatMap((chance, k): Prospect[] => (chance > 0 ? [{ kind: String(k), chance }] : []));
  return { tallies: [tally('loyalty', plus('die', loyaltyDie(g, false).from, '2.03.23-a'))], prospects };
};
const testFleets: Explainer = (asked) => localOf(asked, askFleets) && followers(asked.g, Number(asked.ref), 0);
const payFleets: Explainer = (asked) => {
  const l = localOf(asked, askFleets);
  return l && followers(asked.g, l.n, Number(asked.ref));
};

/** [2.03.72-c][2.03.72-d][2.03.72-i][2.03.72-j] Every roll of three dice; a victory stops them, nothing else does. */
const intercept: Explainer = ({ g }) => {
  const c = crossingIn(g);
  if (c === undefined) return undefined;
  const modifier = interceptionModifier(g, c.province);
  const throws = DIE.flatMap((a) => DIE.flatMap((b) => DIE.map((d) => readTable(g, a + b + d + modifier))));
  const prospects = RESULTS.flatMap((result): Prospect[] => {
    const these = throws.filter((t) => t.result === result);
    const lost = these.map(({ toll }) => (typeof toll === 'number' ? Math.min(toll, g.fleets) : g.fleets));
    return these.length === 0
      ? []
      : [{ kind: result, chance: these.length / throws.length, takes: { fleets: spanOf(lost) } }];
  });
  const stopped = throws.filter((t) => t.result === 'victory').length;
  return {
    tallies: [
      tally('roman', plus('fleets', g.fleets, '2.03.72-c'), less('omens', omens(g), 'A2-71')),
      tally('rebel', plus('fleets', navalDefence(g, c.province), '2.03.72-d', [c.province])),
    ],
    odds: share(stopped, throws.length),
    prospects,
  };
};

export const REBEL_GOVERNORS: Readonly<Record<string, Explainer>> = {
  declareRevolt: asItIs,
  declareGovernors: asItIs,
  nameRebel,
  countVeterans,
  testFleets,
  payFleets,
  intercept,
};
