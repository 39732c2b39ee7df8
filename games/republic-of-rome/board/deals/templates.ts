/** The commonest bargains, with everything in them but the amount. */
import type { Asked } from '@tabularium/kernel';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import type { Word } from './written.ts';

export interface Template {
  readonly name: string;
  readonly clauses: readonly (readonly Word[])[];
  /** The clause whose amount is asked for at once; none where there is none. */
  readonly amountOf?: number;
}

const PRICE = 5;

/** The clauses say who promises, to whom and what; the rest is what is likely. */
export const templates = ({ view }: Asked<RomeView>, me: FactionId, other: FactionId): readonly Template[] => {
  const [mine, theirs] = [factionRef(me), factionRef(other)];
  const leaderOf = (faction: FactionId): readonly Word[] => {
    const leader = view.factions[faction]?.leader ?? '';
    return leader === '' ? [] : [leader];
  };
  const iDo = (...words: readonly Word[]): readonly Word[] => [mine, theirs, ...words];
  const theyDo = (...words: readonly Word[]): readonly Word[] => [theirs, mine, ...words];
  // What is paid for is done in the Senate or kept until the turn ends: the Revenue after it is that of the next turn.
  const price = ['word:pay', PRICE, `turn:${Math.max(1, view.turn) + 1}`, 'if-clause:1'];
  const iPay = iDo(...price);
  const theyPay = theyDo(...price);
  const nominates = (whom: FactionId): readonly Word[] => ['word:propose', 'means:presiding', ...leaderOf(whom)];
  return [
    { name: 'buy-votes', clauses: [theyDo('word:vote', 'way:for'), iPay], amountOf: 1 },
    { name: 'sell-votes', clauses: [iDo('word:vote', 'way:for'), theyPay], amountOf: 1 },
    { name: 'buy-against', clauses: [theyDo('word:vote', 'way:against'), iPay], amountOf: 1 },
    { name: 'nominate-mine', clauses: [theyDo(...nominates(me)), iPay], amountOf: 1 },
    { name: 'nominate-theirs', clauses: [iDo(...nominates(other)), theyPay], amountOf: 1 },
    { name: 'no-prosecution', clauses: [theyDo('word:refrain', 'not:prosecute'), iPay], amountOf: 1 },
    { name: 'no-veto', clauses: [theyDo('word:refrain', 'not:veto'), iPay], amountOf: 1 },
    { name: 'buy-card', clauses: [theyDo('word:card', 'card-kind:tribune'), iPay], amountOf: 1 },
    { name: 'vote-together', clauses: [theyDo('word:vote', 'way:for'), iDo('word:vote', 'way:for')] },
    { name: 'hands-off', clauses: [theyDo('word:refrain', 'not:persuade'), iDo('word:refrain', 'not:persuade')] },
  ];
};
