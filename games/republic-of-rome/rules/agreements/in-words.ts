/** A clause in words, for whoever reads it on a table: what is promised, and on what condition. */
import type { Msg } from '@tabularium/kernel';
import { factionRef } from '../ids.ts';
import type { About, Clause } from './agreement.ts';

/** Its kind and whom it names, part by part; anything where it says nothing. */
const aboutRef = ({ kind, naming }: About): string =>
  [...(kind === '' ? [] : [`kind:${kind}`]), ...(naming === '' ? [] : [naming])].join('+') || 'board.deal.anything';

const promiseInWords = ({ by, to, promise: p }: Clause): Msg => {
  const who = { by: factionRef(by), to: factionRef(to) };
  const of = (a: Msg['a']): Msg => ({ k: `board.deal.${p.t}`, a: { ...who, ...a } });
  switch (p.t) {
    case 'pay':
      return of({ n: p.n, paid: p.paid });
    case 'card':
      if (p.card === '') return { k: 'board.deal.hiddenCard', a: who };
      if (p.seenBy !== undefined) return { k: 'board.deal.shownCard', a: { ...who, card: p.card } };
      return of({ card: p.card.startsWith('card:') ? p.card : `card-kind:${p.card}` });
    case 'vote': {
      const whose = p.senator === '' ? who.by : p.senator;
      return of({ who: whose, way: `way:${p.way}`, about: aboutRef(p.about), n: p.bought });
    }
    case 'propose':
      return of({ means: `means:${p.means}`, about: aboutRef(p.about) });
    case 'refrain':
      return of({ from: `not:${p.from}`, about: aboutRef(p.about) });
    case 'appoint':
      return of({ role: `role:${p.role}`, senator: p.senator });
    case 'order':
      return of({ about: aboutRef(p.about), order: [...p.calls, ...(p.last < 0 ? [] : [p.last])].map(factionRef) });
    case 'spend':
      return of({ senator: p.senator, how: `on:${p.how}`, n: p.n });
    case 'text':
      // In quotes, so that it is never taken for the name of a thing.
      return of({ text: `“${p.text}”` });
    default:
      return p satisfies never;
  }
};

export const clauseInWords = (clause: Clause): Msg[] => {
  const { when } = clause;
  const promise = promiseInWords(clause);
  if (when.t === 'always') return [promise];
  if (when.t === 'clause') return [promise, { k: 'board.deal.ifClause', a: { n: when.n + 1 } }];
  const office = `board.deal.office.${when.office}`;
  return [promise, { k: 'board.deal.ifOffice', a: { who: when.senator, office } }];
};
