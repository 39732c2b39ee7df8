/** How many: of one thing, or of several together — 2.02.3, 2.03.5-h, 2.03.6, 2.03.23-d, 2.03.72-m */
import type { Asked } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import { localTax, RAISING_COST, supplement } from '../../../rules/advanced/provinces/raising.ts';
import type { Province } from '../../../rules/game.ts';
import { REBEL_COST, unpayable } from '../../../rules/revenue/rebels.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import type { Fact } from '../decision/decision.ts';
import type { Shares } from '../money/placing.ts';

export type At = Asked<RomeView>;

interface Amounts {
  readonly verb: string;
  /** Whether the fewest or the most are likely. */
  readonly likely: 'fewest' | 'most' | ((at: At) => number);
  readonly facts: (at: At, n: number, say: Say) => readonly Fact[];
}

/** What is offered: each thing with how many there may be, and how many in all. */
export interface Counted {
  readonly rows: readonly (readonly [ref: string, most: number])[];
  readonly min: number;
  readonly max: number;
}
const countedIn = ({ question }: At, verb: string): Counted | undefined => {
  const offer = question.verbs[verb];
  if (offer?.t === 'range') return { rows: [['', offer.max]], min: offer.min, max: offer.max };
  return offer?.t === 'allot' ? { rows: Object.entries(offer.of), min: offer.min, max: offer.max } : undefined;
};

/** So many, one of each in turn. */
const inTurns = ({ rows }: Counted, n: number): Shares => {
  const out: Record<string, number> = {};
  for (let left = n; left > 0; ) {
    const free = rows.filter(([ref, most]) => (out[ref] ?? 0) < most);
    if (free.length === 0) break;
    for (const [ref] of free.slice(0, left)) out[ref] = (out[ref] ?? 0) + 1;
    left -= Math.min(left, free.length);
  }
  return out;
};

/** The Province that is asked about, by the question's own words. */
const provinceIn = ({ view, question }: At): Province | undefined =>
  view.provinces.find((p) => p.id === question.prompt.a?.['province']);
const purse = ({ view }: At, p: Province, say: Say): Fact => [
  say('advanced.purseOf', { who: p.governor }),
  say('form.purse', { n: maybeSenator(view, p.governor)?.talents ?? 0 }),
];

/** [2.02.3-a][2.02.2-d] The Local Tax pays first, and he the rest. */
const raise: Amounts = {
  verb: 'raiseProvincial',
  likely: 'fewest',
  facts: (at, n, say) => {
    const p = provinceIn(at);
    if (!p) return [];
    return [
      [say('advanced.localTax', { province: p.id }), say('form.purse', { n: localTax(at.view, p) })],
      purse(at, p, say),
      [say('advanced.heAdds'), say('form.purse', { n: supplement(at.view, p, n) })],
    ];
  },
};
/** [2.03.5-h] */
const rebelRaises: Amounts = {
  verb: 'raiseProvincial',
  likely: 'fewest',
  facts: (at, n, say) => {
    const p = provinceIn(at);
    return p ? [purse(at, p, say), [say('advanced.heAdds'), say('form.purse', { n: n * RAISING_COST })]] : [];
  },
};

/** [2.03.23-d][2.03.6-a] What they cost each turn. */
const upkeep = (n: number, say: Say): Fact => [say('advanced.eachTurn'), say('form.purse', { n: n * REBEL_COST })];
const kept: Amounts = { verb: 'keepFleets', likely: 'most', facts: (_, n, say) => [upkeep(n, say)] };
/** [2.03.6-g] As many as the State can pay for. */
const keptByRome: Amounts = {
  verb: 'keepReleasedFleets',
  likely: (at) => Math.max(0, (countedIn(at, 'keepReleasedFleets')?.max ?? 0) - unpayable(at.view)),
  facts: ({ view }, n, say) => [upkeep(n, say), [say('advanced.state'), say('form.purse', { n: view.state })]],
};
const givenUp = (verb: string): Amounts => ({ verb, likely: 'fewest', facts: () => [] });

const PLACES: Readonly<Record<string, Amounts>> = {
  'provinces.raise/ask': raise,
  'rebels.raise/ask': rebelRaises,
  'rebels.declaration/keepFleets': kept,
  'rebels.maintenance/keepFleets': keptByRome,
  'rebels.maintenance/pay': givenUp('giveUpForces'),
  'rebels.maintenance/askArmies': givenUp('giveUpArmies'),
  'rebels.maintenance/askFleets': givenUp('giveUpFleets'),
  'rebels.interception/whose': givenUp('losePrimaryFleets'),
};
export const AMOUNT_VERBS: readonly string[] = [...new Set(Object.values(PLACES).map((a) => a.verb))];

export const amountsIn = (at: At): (Amounts & { readonly counted: Counted }) | undefined => {
  const of = PLACES[askedAt(at)];
  const counted = of && countedIn(at, of.verb);
  return of && counted && { ...of, counted };
};

export const likelyIn = (at: At): Shares => {
  const of = amountsIn(at);
  if (!of) return {};
  const { likely, counted } = of;
  const n = likely === 'fewest' ? counted.min : likely === 'most' ? counted.max : likely(at);
  return inTurns(counted, n);
};
