/** The revenue of a Faction in words: what it is made of, and what each Senator brings — 1.06.1 */
import { listed, type Tally } from '@tabularium/kernel';
import type { SumPart } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';
import { cardOf, concessionCard } from '../../../rules/data/printed.ts';
import type { FactionId } from '../../../rules/ids.ts';
import { revenue } from '../../../rules/revenue/index.ts';
import { personalRevenue } from '../../../rules/revenue/personal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { goingOn } from '../asking.ts';

/** Of this turn, with Spoils and what a Drought brought. */
export const revenueOf = (view: RomeView, faction: FactionId): Tally => {
  const { spoils, drought } = goingOn(view, revenue) ?? { spoils: [], drought: [] };
  return personalRevenue(view, faction, spoils, drought);
};
/** For certain, as things stand: without Spoils, without profit from a Drought. */
export const certainRevenue = (view: RomeView, faction: FactionId): Tally => personalRevenue(view, faction, [], []);

const TOGETHER = ['leader', 'senator', 'knights'];
/** Leader, Senators and Knights together; Concessions and Provinces by their names. */
export const partsOf = ({ parts }: Tally, say: Say): SumPart[] => {
  const total = (k: string): number => parts.reduce((n, p) => (p.k === k ? n + p.n : n), 0);
  const together = TOGETHER.flatMap((k) => {
    const n = total(k);
    const count = k === 'knights' ? n : parts.filter((p) => p.k === k).length;
    return n === 0 ? [] : [{ n, word: say(`money.of.${k}`, { n: count }) }];
  });
  const named = parts.filter((p) => !TOGETHER.includes(p.k) && p.n !== 0);
  return [...together, ...named.map((p) => ({ n: p.n, word: say(p.refs?.[0] ?? `tally.${p.k}`) }))];
};

/** Concessions in one's own hand that pay every turn, once they are played. */
export const inHand = (view: RomeView, faction: FactionId): { readonly id: string; readonly n: number }[] =>
  listed(view.factions[faction]!.hand).flatMap((card) => {
    const { kind, of } = cardOf(view, card);
    if (kind !== 'concession') return [];
    const { pays, income } = concessionCard(view, of);
    return pays === 'each-turn' ? [{ id: of, n: income }] : [];
  });
