/**
 * A clause spelt out again: the words that write it, in the order of the grammar, each with the place it fills. Whoever
 * answers an offer with another starts from the words of the old one — AGR-02, AGR-07.
 */
import { factionRef } from '../ids.ts';
import { homeOf } from '../senate/proposal-kinds.ts';
import type { About, Clause, Condition, Promise } from './agreement.ts';

/** The place of a word in its clause. */
export type Place =
  | 'by'
  | 'to'
  | 'promise'
  | 'n'
  | 'card'
  | 'way'
  | 'kind'
  | 'naming'
  | 'senator'
  | 'bought'
  | 'means'
  | 'from'
  | 'role'
  | 'calling'
  | 'called'
  | 'how'
  | 'text'
  | 'turn'
  | 'when'
  | 'who';

export interface Spelt {
  readonly place: Place;
  /** Numbers are given as numbers, and everything else as a word or a text. */
  readonly word: string | number;
}

const ANY = 'word:any';
const spelt = (place: Place, word: string | number): Spelt => ({ place, word });
const orAny = (ref: string): string => (ref === '' ? ANY : ref);

/** [AGR-12] Some kinds name nothing. */
const namesSomething = ({ kind }: About): boolean => {
  const named = kind === '' ? undefined : homeOf(kind).promisable;
  return named === undefined || (named !== 'nothing' && named.length > 0);
};
const about = (a: About): Spelt[] => [
  spelt('kind', a.kind === '' ? ANY : `kind:${a.kind}`),
  ...(namesSomething(a) ? [spelt('naming', orAny(a.naming))] : []),
];

const promised = (p: Promise, factions: number): Spelt[] => {
  switch (p.t) {
    case 'pay':
      return [spelt('n', p.n)];
    case 'card': {
      const named = p.card.startsWith('card:') ? p.card : `card-kind:${p.card}`;
      return [spelt('card', p.seenBy === undefined ? named : `word:shown+${p.card}`)];
    }
    case 'vote':
      return [
        spelt('way', `way:${p.way}`),
        ...about(p.about),
        spelt('senator', orAny(p.senator)),
        ...(p.way === 'abstain' ? [] : [spelt('bought', p.bought)]),
      ];
    case 'propose':
      return [spelt('means', `means:${p.means}`), ...about(p.about)];
    case 'refrain':
      return [spelt('from', `not:${p.from}`), ...refraining(p.from, p.about)];
    case 'appoint':
      return [spelt('role', `role:${p.role}`), spelt('senator', p.senator)];
    case 'order': {
      if (p.last >= 0)
        return [spelt('calling', 'calling:last'), spelt('called', factionRef(p.last)), ...about(p.about)];
      const order = p.calls.map((faction) => spelt('called', factionRef(faction)));
      const end = p.calls.length < factions ? [spelt('called', 'word:done')] : [];
      return [spelt('calling', 'calling:in-order'), ...order, ...end, ...about(p.about)];
    }
    case 'spend':
      return [
        spelt('how', `on:${p.how}`),
        spelt('senator', p.senator),
        ...(p.how === 'ransom' ? [] : [spelt('n', p.n)]),
      ];
    case 'text':
      return [spelt('text', p.text)];
    default:
      return p satisfies never;
  }
};
const refraining = (from: string, a: About): Spelt[] => {
  if (from === 'propose' || from === 'veto') return about(a);
  return from === 'bid' ? [] : [spelt('naming', orAny(a.naming))];
};

/** [AGR-19] */
const condition = (when: Condition): Spelt[] => {
  if (when.t === 'always') return [spelt('when', 'word:always')];
  if (when.t === 'clause') return [spelt('when', `if-clause:${when.n + 1}`)];
  return [spelt('when', `becomes:${when.office}`), spelt('who', when.senator)];
};

export const spelling = ({ by, to, promise, turn, when }: Clause, factions: number): readonly Spelt[] => [
  spelt('by', factionRef(by)),
  spelt('to', factionRef(to)),
  spelt('promise', `word:${promise.t}`),
  ...promised(promise, factions),
  ...(promise.t === 'text' ? [] : [spelt('turn', `turn:${turn}`)]),
  ...condition(when),
];
