/**
 * Whether a promise can be kept as things stand, as far as whoever looks can see. [AGR-22] Nothing follows from it: what
 * cannot be kept may be promised all the same, and fails when it falls due.
 */
import type { Msg } from '@tabularium/kernel';
import { cardOf } from '../data/printed.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { maybeSenator, senatorsOf, votesInRome } from '../rome/senators.ts';
import { say } from '../say.ts';
import { presiding } from '../senate/presiding.ts';
import type { OpenRome } from '../sight/sight.ts';
import type { Clause, PromiseOf } from './agreement.ts';

export interface Outlook {
  /** Undecided where it hangs on what is not seen, or on what others do. */
  readonly canBeKept: 'yes' | 'no' | 'undecided';
  readonly why: Msg;
}

/** [AGR-10] Talents that he has promised to others, due or not yet. */
const owedBy = (g: OpenRome, by: FactionId): number => {
  const open = g.agreements.all.flatMap((a) => (a.status === 'active' && a.isPublic ? a.clauses : []));
  return open.reduce(
    (sum, c) => (c.by === by && c.state === 'open' && c.promise.t === 'pay' ? sum + c.promise.n - c.promise.paid : sum),
    0,
  );
};

/** [AGR-10] What he holds, as far as it is seen, less what he has promised already. More may come in before it is due. */
const payment = (g: OpenRome, by: FactionId, n: number, turn: number): Outlook => {
  const who = factionRef(by);
  const open = senatorsOf(g, by).reduce((sum, s) => sum + s.talents, 0);
  const treasury = g.factions[by]!.treasury;
  if (treasury === undefined)
    return { canBeKept: n <= open ? 'yes' : 'undecided', why: say('outlook.purses', { who, n: open }) };
  const owed = owedBy(g, by);
  const isNow = turn <= g.turn && g.phase === 'revenue';
  const short = isNow ? 'no' : 'undecided';
  return {
    canBeKept: n <= open + treasury - owed ? 'yes' : short,
    why: say('outlook.holds', { who, n: open + treasury, owed }),
  };
};

/** [AGR-11] */
const handedOver = (g: OpenRome, by: FactionId, { card }: PromiseOf<'card'>): Outlook | undefined => {
  const held = g.factions[by]!.hand;
  if (typeof held === 'number' || held === undefined) return undefined;
  const has = held.some((id) => id === card || cardOf(g, id).kind === card);
  return { canBeKept: has ? 'yes' : 'no', why: say(has ? 'outlook.card' : 'outlook.noCard', { who: factionRef(by) }) };
};

/** [AGR-13] */
const proposal = (g: OpenRome, by: FactionId): Outlook => {
  const presides = presiding(g)?.faction === by;
  const why = say(presides ? 'outlook.presides' : 'outlook.mustPreside', { who: factionRef(by) });
  return { canBeKept: presides ? 'yes' : 'undecided', why };
};

/** Nothing where there is nothing to say of it. */
export const outlook = (g: OpenRome, { by, promise: p, turn }: Clause): Outlook | undefined => {
  if (p.t === 'pay') return payment(g, by, p.n, turn);
  if (p.t === 'card') return handedOver(g, by, p);
  if (p.t === 'propose' && p.means === 'presiding') return proposal(g, by);
  if (p.t === 'vote') {
    const n = votesInRome(g, by);
    return { canBeKept: n > 0 ? 'yes' : 'undecided', why: say('outlook.votes', { who: factionRef(by), n }) };
  }
  if (p.t === 'spend' && p.how !== 'ransom') {
    const n = maybeSenator(g, p.senator)?.talents ?? 0;
    return { canBeKept: n >= p.n ? 'yes' : 'undecided', why: say('outlook.purse', { who: p.senator, n }) };
  }
  return p.t === 'text' ? { canBeKept: 'undecided', why: say('outlook.words') } : undefined;
};
