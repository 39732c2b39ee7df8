/** Clauses that cannot both be kept — AGR-23 */
import type { About, Clause, PromiseOf } from './agreement.ts';

const overlap = (a: About, b: About): boolean =>
  (a.kind === '' || b.kind === '' || a.kind === b.kind) &&
  (a.naming === '' || b.naming === '' || a.naming === b.naming);

const forbids = (no: PromiseOf<'refrain'>, yes: PromiseOf<'propose'>): boolean =>
  no.from === 'prosecute'
    ? yes.about.kind === 'prosecution' && overlap(no.about, { kind: '', naming: yes.about.naming })
    : no.from === 'propose' && overlap(no.about, yes.about);

/** Where the contradiction can be seen from the words alone. */
export const areContrary = (a: Clause, b: Clause): boolean => {
  if (a.by !== b.by) return false;
  const [p, q] = [a.promise, b.promise];
  if (p.t === 'refrain' && q.t === 'propose') return b.turn <= a.turn && forbids(p, q);
  if (p.t === 'propose' && q.t === 'refrain') return a.turn <= b.turn && forbids(q, p);
  if (p.t === 'card' && q.t === 'card') return p.card === q.card && p.card.startsWith('card:');
  if (a.turn !== b.turn) return false;
  if (p.t === 'vote' && q.t === 'vote') {
    const same = p.senator === '' || q.senator === '' || p.senator === q.senator;
    return same && p.way !== q.way && overlap(p.about, q.about);
  }
  if (p.t === 'order' && q.t === 'order') {
    return p.last >= 0 && q.last >= 0 && p.last !== q.last && overlap(p.about, q.about);
  }
  if (p.t === 'appoint' && q.t === 'appoint') return isOne(p.role) && p.role === q.role && p.senator !== q.senator;
  return false;
};
/** There is one of them, [2.01.3-a] or one is made; Sponsors, Prosecutors, Advocates and Commanders there may be several of in a turn. */
const isOne = (role: string): boolean => role === 'master-of-horse' || role === 'dictator' || role === 'priest';
