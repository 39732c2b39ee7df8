/** Rebel Governors: how strong a Faction would declare, and what comes of an Interception, over every throw — 2.03.2, 2.03.72 */
import { type Explanation, less, plus, type Prospect, tally } from '@tabularium/kernel';
import { crossingIn, navalDefence } from '../advanced/rebels/crossing.ts';
import { declarationWithGovernors } from '../advanced/rebels/declaration.ts';
import { forceStrength } from '../advanced/rebels/strength.ts';
import { readTable } from '../combat/results.ts';
import { isSenatorId } from '../ids.ts';
import { omens } from '../rome/dice.ts';
import { RESULTS, spanOf } from './battle.ts';
import { type Explainer, localOf, share } from './look.ts';

/** [2.03.2-d] With whoever is named as well. */
const strength: Explainer = (asked) => {
  const l = localOf(asked, declarationWithGovernors);
  if (l === undefined) return undefined;
  const governors = isSenatorId(asked.ref) ? [...l.draft.governors, asked.ref] : l.draft.governors;
  return { tallies: [forceStrength(asked.g, { ...l.draft, governors })] };
};

const DIE = [1, 2, 3, 4, 5, 6] as const;
const THROWS = DIE.flatMap((a) => DIE.flatMap((b) => DIE.map((c) => a + b + c)));

/** [2.03.72-c][2.03.72-g] All Fleets in the Active Forces box; only a Victory stops them. [2.03.72-i] What each result takes of them. */
const intercept: Explainer = ({ g }): Explanation | undefined => {
  const c = crossingIn(g);
  if (c === undefined) return undefined;
  const added = tally(
    'interception',
    plus('fleets', g.fleets, '2.03.72-c'),
    less('fleetsAgainst', navalDefence(g, c.province), '2.03.72-d', [c.province]),
    less('omens', omens(g), 'card-168-1-b'),
  );
  const all = THROWS.map((dice) => readTable(g, dice + added.total));
  const prospects = RESULTS.flatMap((kind): Prospect[] => {
    const these = all.filter((t) => t.result === kind);
    if (these.length === 0) return [];
    // [2.03.72-j]
    const lost = these.map(({ toll }) => (typeof toll === 'number' ? Math.min(toll, g.fleets) : g.fleets));
    return [{ kind, chance: these.length / all.length, takes: { fleets: spanOf(lost) } }];
  });
  const won = all.filter((t) => t.result === 'victory').length;
  return { tallies: [added], odds: share(won, all.length), prospects };
};

export const REBEL_GOVERNORS: Readonly<Record<string, Explainer>> = {
  nameRebel: strength,
  declareGovernors: strength,
  intercept,
};
