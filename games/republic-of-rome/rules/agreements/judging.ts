/** What a player, or a bot for him, can tell of an offer before he accepts it — AGR-35, AGR-36 */
import { abilityOf, cardOf } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { maybeSenator } from '../rome/senators.ts';
import { hrao } from '../rome/hrao.ts';
import { presiding } from '../senate/presiding.ts';
import type { Agreement, Clause } from './agreement.ts';

const talentsOf = (g: Rome, faction: FactionId): number => {
  const { treasury, lump } = g.factions[faction]!;
  const own = g.senators.filter((s) => s.faction === faction && s.captive === '' && s.rebel === 'no');
  return treasury + lump + own.reduce((n, s) => n + s.talents, 0);
};
const isOwn = (g: Rome, faction: FactionId, id: SenatorId): Senator | undefined => {
  const s = maybeSenator(g, id);
  return s?.faction === faction ? s : undefined;
};
const holds = (g: Rome, faction: FactionId, what: string): boolean =>
  g.factions[faction]!.hand.some((id) => id === what || cardOf(g, id).kind === what);
/** [1.09.151-k] In hand, or a Statesman's own. */
const hasTribune = (g: Rome, faction: FactionId): boolean =>
  holds(g, faction, 'tribune') || g.senators.some((s) => s.faction === faction && abilityOf(g, s.id)?.tribune === true);
/** Whoever presides, or would if the Senate met now. */
const presides = (g: Rome, faction: FactionId): boolean =>
  (g.phase === 'senate' ? presiding(g) : hrao(g))?.faction === faction;

const isWithinReach = (g: Rome, faction: FactionId, { promise: p }: Clause): boolean => {
  switch (p.t) {
    case 'card':
      return holds(g, faction, p.card);
    case 'vote': {
      const s = p.senator === '' ? undefined : isOwn(g, faction, p.senator);
      if (p.senator !== '') return s !== undefined && s.talents >= p.bought;
      return g.senators.reduce((n, x) => (x.faction === faction ? n + x.talents : n), 0) >= p.bought;
    }
    case 'propose':
      return p.means === 'tribune' ? hasTribune(g, faction) : presides(g, faction);
    case 'order':
      return presides(g, faction);
    case 'spend': {
      const s = isOwn(g, faction, p.senator);
      return s !== undefined && (p.how === 'ransom' ? s.captive !== '' : s.talents >= p.n);
    }
    default:
      return true;
  }
};

/**
 * [AGR-35] Could this seat perform its part as things stand? By what it knows: its own hand and treasury, and what lies open; so it
 * can be asked of a view (`open`).
 */
export const canPerform = (g: Rome, faction: FactionId, a: Agreement): boolean => {
  const own = a.clauses.filter((c) => c.by === faction && c.state === 'open');
  const owed = own.reduce((n, c) => (c.promise.t === 'pay' ? n + c.promise.n - c.promise.paid : n), 0);
  return owed <= talentsOf(g, faction) && own.every((c) => isWithinReach(g, faction, c));
};
