/** A victorious Commander before Rome: who would follow him, how strong he would be, and what he would meet — 1.11.31, 1.11.37 */
import { type Explanation, plus, type Prospect, tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { chances, type Chances } from '../combat/chances.ts';
import { RESULTS } from './battle.ts';
import { tablesOf } from '../data/printed.ts';
import type { Force, Senator } from '../game.ts';
import { legionNumber } from '../ids.ts';
import { declaration, strengthWith } from '../revolution/declaration.ts';
import { askLegions, ownVeterans, testable } from '../revolution/loyalty.ts';
import { omens } from '../rome/dice.ts';
import { force, forcePlace, legionsAt, strengthOf } from '../rome/forces.ts';
import { isAlignedInRome, maybeSenator, military } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import { type Explainer, listOf, localOf } from './look.ts';

const SIDES = 6;

/** [1.11.31-b][1.11.31-c][tbl-loyal-e][tbl-loyal-m][tbl-loyal-l] The die that a Legion needs, and how likely that is. */
export const loyaltyDie = (g: OpenRome, isPaid: boolean): { readonly from: number; readonly chance: number } => {
  const from = tablesOf(g).loyalty[g.era] + omens(g) - (isPaid ? 1 : 0);
  return { from, chance: Math.min(1, Math.max(0, (SIDES + 1 - from) / SIDES)) };
};

/** So much of his army follows, and the rest is Rome's again. */
interface Followed {
  readonly army: number;
  readonly left: number;
  readonly chance: number;
}

/** Every strength of those who follow, with its chance: [1.11.31-d] his own Veterans without a die, the others by theirs. */
const followed = (g: OpenRome, f: Force, asked: readonly string[], paid: readonly string[]): Followed[] => {
  const own = strengthOf(g, ownVeterans(g, f));
  const all = strengthOf(g, legionsAt(g, forcePlace(f)));
  let found = new Map([[own, 1]]);
  for (const id of asked) {
    const { chance } = loyaltyDie(g, paid.includes(id));
    const worth = strengthOf(g, [legionNumber(id)]);
    const next = new Map<number, number>();
    const add = (army: number, p: number): void => void (p > 0 && next.set(army, (next.get(army) ?? 0) + p));
    for (const [army, p] of found) {
      add(army, p * (1 - chance));
      add(army + worth, p * chance);
    }
    found = next;
  }
  return [...found].sort(([a], [b]) => a - b).map(([army, chance]) => ({ army, left: all - army, chance }));
};

/** [amb-131] The strength that he would declare with. */
const declared = (g: OpenRome, f: Force, army: number): number => {
  const s = maybeSenator(g, f.commander);
  return s ? strengthWith(g, s, army) : 0;
};

/** [1.11.31-b] How strong he may be after the dice. */
const strengths = (g: OpenRome, f: Force, all: readonly Followed[]): Prospect[] =>
  all.map(({ army, chance }) => ({ kind: String(declared(g, f, army)), chance }));

/** Who could be sent against him: the best Commander of others in Rome. */
export const bestAgainst = (g: OpenRome, f: Force): Senator | undefined => {
  const faction = maybeSenator(g, f.commander)?.faction;
  const all = g.senators.filter((s) => isAlignedInRome(s) && s.faction !== faction);
  return all.sort((a, b) => military(g, b) - military(g, a))[0];
};

/** [1.11.37-b] What the Senate could send, with those who do not follow him, and so many more. */
const senateArmy = (g: OpenRome, f: Force, left: number, raised: number): number => {
  const units = strengthOf(g, legionsAt(g, 'active')) + left + raised;
  const best = bestAgainst(g, f);
  return units + Math.min(units, best ? military(g, best) : 0);
};

export interface Meeting {
  /** What each side would have, at least and at most. */
  readonly senate: readonly [least: number, most: number];
  readonly rebel: readonly [least: number, most: number];
  /** [1.11.37-e] From the Senate's side, which attacks: its victory is his death. */
  readonly chances: Chances;
}
/** If all that is in Rome were sent against him, after so many Legions more had been raised. */
const meeting = (g: OpenRome, f: Force, all: readonly Followed[], raised: number): Meeting => {
  const found = { victory: 0, stalemate: 0, standoff: 0, disaster: 0, defeat: 0 };
  const sides = all.map(({ army, left, chance }) => {
    const [senate, rebel] = [senateArmy(g, f, left, raised), declared(g, f, army)];
    const odds = chances(g, undefined, '', senate, rebel);
    for (const result of RESULTS) found[result] += chance * odds[result];
    return [senate, rebel] as const;
  });
  const ends = (i: 0 | 1): readonly [number, number] => {
    const of = sides.map((s) => s[i]);
    return [Math.min(...of), Math.max(...of)];
  };
  return { senate: ends(0), rebel: ends(1), chances: found };
};

export interface March {
  readonly strengths: readonly Prospect[];
  /** Nobody follows: there is nothing to declare with [1.11.3-l]. */
  readonly nobody: number;
  meets(raised: number): Meeting;
}

/** What it comes to if he asks these Legions and pays those; `following` after the dice. */
export const marchOf = (
  g: OpenRome,
  f: Force,
  {
    asked = [],
    paid = [],
    following,
  }: {
    readonly asked?: readonly string[];
    readonly paid?: readonly string[];
    readonly following?: readonly number[];
  },
): March => {
  const all = strengthOf(g, legionsAt(g, forcePlace(f)));
  const known = following && strengthOf(g, following);
  const found = known === undefined ? followed(g, f, asked, paid) : [{ army: known, left: all - known, chance: 1 }];
  return {
    strengths: strengths(g, f, found),
    nobody: found.find((x) => x.army === 0)?.chance ?? 0,
    meets: (raised) =>
      meeting(
        g,
        f,
        found.filter((x) => x.army > 0),
        raised,
      ),
  };
};

const asking = (g: OpenRome, f: Force, asked: readonly string[], paid: readonly string[]): Explanation => {
  const { from } = loyaltyDie(g, false);
  return {
    tallies: [tally('loyalty', plus('die', from, '1.11.31-b'))],
    prospects: marchOf(g, f, { asked, paid }).strengths,
  };
};

const testLoyalty: Explainer = (asked) => {
  const l =
    localOf(asked, declaration) ??
    (plays(asked.g, 'rebel-governors') ? localOf(asked, advanced().declarationWithGovernors) : undefined);
  const f = l && force(asked.g, l.force);
  return f && asking(asked.g, f, testable(asked.g, f), []);
};
const testLegions: Explainer = (asked) => {
  const l = localOf(asked, askLegions);
  return l && asking(asked.g, force(asked.g, l.force), listOf(asked), []);
};
const payLegions: Explainer = (asked) => {
  const l = localOf(asked, askLegions);
  return l && asking(asked.g, force(asked.g, l.force), l.testing, listOf(asked));
};

export const REBEL: Readonly<Record<string, Explainer>> = { testLoyalty, testLegions, payLegions };
