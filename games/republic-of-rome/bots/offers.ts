/**
 * What the bot offers to others: Talents, or an office, for votes and the Censorship; and for Talents its own vote, the place beside its
 * own Consul, or a Concession. It looks for what both gain by, and asks for less than half of that — AGR-10, AGR-12, AGR-13
 */
import {
  type FactionId,
  type Floor,
  hrao,
  maybeSenator,
  ownDraft,
  presiding,
  type Senator,
  spelling,
} from '../rules/study.ts';
import type { Asked } from './asked.ts';
import { swing } from './prices.ts';
import { stakesOf } from './stakes.ts';
import { rivals } from './standing.ts';
import { noteSupport, OUTGOING, support } from './support.ts';
import {
  ALWAYS,
  bestFor,
  clause,
  type Deal,
  dearest,
  isUnasked,
  key,
  paid,
  shareOf,
  sold,
  THEN,
  votePromise,
} from './terms.ts';
import { type Clause, isShunned, noteWords } from './trust.ts';
import { MARGIN, worthOf } from './worths.ts';

/** An office in return: whoever will preside proposes one of theirs. */
const inReturn = (s: Asked, other: FactionId, asked: Clause, share: number): Deal | undefined => {
  const man = bestFor(s, other, (x) => x.priorConsul && x.office !== 'censor');
  if (man === undefined) return undefined;
  const promise = { t: 'propose', means: 'presiding', about: { kind: 'censor', naming: man.id } } as const;
  const clauses = [asked, clause(s.faction, other, s.g.turn, promise, THEN)];
  const worth = worthOf(s, clauses);
  if (worth === undefined || worth.own < MARGIN || worth.theirs < MARGIN) return undefined;
  return worth.theirs >= share * (worth.own + worth.theirs) ? { other, clauses, own: worth.own } : undefined;
};

/** A vote that matters less than this to a Faction is left alone. */
const MATTERS = 0.01;
/** Somebody whose vote would change what happens is offered something for it. */
const forVotes = (s: Asked, floor: Floor, share: number): Deal | undefined => {
  const { proposal } = floor;
  const stake = stakesOf(s.g, proposal)[s.faction] ?? 0;
  // [1.09.821-a] Nobody sells the victory.
  if (proposal.t === 'consul-for-life' || Math.abs(stake) < MATTERS) return undefined;
  const way = stake > 0 ? 'for' : 'against';
  const own = isBothMine(s, floor);
  return dearest(
    rivals(s.g, s.faction).flatMap((other) => {
      if (isShunned(s, other) || Math.abs(swing(s.g, floor, other, way)) < LEAST_SWING) return [];
      const asked = clause(other, s.faction, s.g.turn, voteOn(floor, way), ALWAYS);
      if (!isUnasked(s, other, asked)) return [];
      return [paid(s, other, asked, THEN, share), own ? inReturn(s, other, asked, share) : undefined];
    }),
  );
};
const LEAST_SWING = 0.15;
const voteOn = (floor: Floor, way: 'for' | 'against') => votePromise(way, floor.proposal.t, namedIn(floor));
/** My own vote, for whoever needs it. */
const ownVote = (s: Asked, floor: Floor): Deal | undefined => {
  const { proposal } = floor;
  if (proposal.t === 'consul-for-life') return undefined;
  const stakes = stakesOf(s.g, proposal);
  return dearest(
    rivals(s.g, s.faction).map((other) => {
      const way = stakes[other]! > 0 ? 'for' : 'against';
      if (isShunned(s, other) || Math.abs(stakes[other]!) < MATTERS) return undefined;
      if (Math.abs(swing(s.g, floor, s.faction, way)) < LEAST_SWING) return undefined;
      const given = clause(s.faction, other, s.g.turn, voteOn(floor, way), ALWAYS);
      return isUnasked(s, other, given) ? sold(s, other, [given], THEN) : undefined;
    }),
  );
};
/** [1.09.12-a] If both Consuls are mine, I preside over the election of the Censor. */
const isBothMine = (s: Asked, { proposal: p }: Floor): boolean =>
  p.t === 'consuls' && p.pair.every((id) => maybeSenator(s.g, id)?.faction === s.faction);
/** Whom the promise is about, so that it is about no other proposal of the kind. */
const namedIn = ({ proposal: p }: Floor) =>
  p.t === 'consuls' ? p.pair[0] : 'nominee' in p ? p.nominee : 'accused' in p ? p.accused : '';

/** [1.09.4-a] Whoever will preside is asked to propose one of mine, and paid when he has got the office. */
const forCensor = (s: Asked, other: FactionId, man: Senator | undefined): Deal | undefined => {
  if (man === undefined || other === s.faction || isShunned(s, other)) return undefined;
  const promise = { t: 'propose', means: 'presiding', about: { kind: 'censor', naming: man.id } } as const;
  const when = { t: 'office', senator: man.id, office: 'censor' } as const;
  const asked = clause(other, s.faction, s.g.turn, promise, ALWAYS);
  return isUnasked(s, other, asked) ? paid(s, other, asked, when, shareOf(s)) : undefined;
};
/** [1.09.61-a] I preside: to whom do I give a Concession? */
const ownConcession = (s: Asked): Deal | undefined => {
  const isThere = s.g.concessions.some((c) => c.holder === 'forum' && c.voted !== s.g.turn);
  if (!isThere || presiding(s.g)?.faction !== s.faction) return undefined;
  return dearest(
    rivals(s.g, s.faction).map((other) => {
      const man = bestFor(s, other, () => true);
      if (man === undefined || isShunned(s, other)) return undefined;
      const promise = { t: 'propose', means: 'presiding', about: { kind: 'concessions', naming: man.id } } as const;
      const given = clause(s.faction, other, s.g.turn, promise, ALWAYS);
      return isUnasked(s, other, given) ? sold(s, other, [given], THEN) : undefined;
    }),
  );
};
/**
 * [1.09.2-a] I shall preside: whose man do I propose beside my own? Nobody is asked for a Consulship: it takes the greatest man to
 * the wars, and bots that bought it had less Influence in the end.
 */
const ownNomination = (s: Asked): Deal | undefined =>
  dearest(
    rivals(s.g, s.faction).map((other) => {
      const man = bestFor(s, other, (x) => !OUTGOING.includes(x.office));
      if (man === undefined || isShunned(s, other)) return undefined;
      const promise = { t: 'propose', means: 'presiding', about: { kind: 'consuls', naming: man.id } } as const;
      const given = clause(s.faction, other, s.g.turn, promise, ALWAYS);
      const when = { t: 'office', senator: man.id, office: 'consul' } as const;
      return isUnasked(s, other, given) ? sold(s, other, [given], when) : undefined;
    }),
  );
/** While the Consuls are being elected: whichever of them may preside afterwards. */
const censorship = (s: Asked, { proposal: p }: Floor): Deal | undefined => {
  if (p.t !== 'consuls') return undefined;
  const man = bestFor(s, s.faction, (x) => x.priorConsul && x.office === '');
  const pair = p.pair.flatMap((id) => maybeSenator(s.g, id)?.faction ?? []);
  return pair.includes(s.faction) ? undefined : dearest(pair.map((f) => forCensor(s, f, man)));
};

/** The most offers in a turn. */
const OFFERS = 3;
const found = (s: Asked): Deal | undefined => {
  const floor = s.g.senate.floors.at(-1);
  switch (s.question.prompt.k) {
    case 'ask.revenue.redistribution':
      return support(s);
    case 'ask.forum.act':
      return (hrao(s.g)?.faction === s.faction ? ownNomination(s) : undefined) ?? support(s);
    case 'ask.senate.call':
      return floor && floor.called.length === 0 ? (forVotes(s, floor, shareOf(s)) ?? ownConcession(s)) : undefined;
    case 'ask.senate.opened':
      return floor && floor.by !== s.faction
        ? dearest([forVotes(s, floor, shareOf(s)), ownVote(s, floor), censorship(s, floor)])
        : undefined;
    default:
      return undefined;
  }
};
const OCCASIONS: readonly string[] = [
  'ask.revenue.redistribution',
  'ask.forum.act',
  'ask.senate.call',
  'ask.senate.opened',
];

/** The words of an offer, if there is one to make now. */
export const draw = (s: Asked): (string | number)[] => {
  const { g, memory } = s;
  if (!OCCASIONS.includes(s.question.prompt.k) || memory.tried(g.turn, 'offers') >= OFFERS) return [];
  if (ownDraft(s.view) !== '') return [];
  noteWords(s);
  const deal = found(s);
  if (deal === undefined) return [];
  memory.try(g.turn, 'offers');
  memory.try(g.turn, key(deal.other, deal.clauses[0]!));
  if (g.phase !== 'senate') noteSupport(s, deal);
  const words = deal.clauses.flatMap((c) => ['deal:clause', ...spelling(c, g.factions.length).map((x) => x.word)]);
  return ['deal:new-public', `faction:${deal.other}`, ...words, endOf(s, deal), 'deal:offer'];
};
/** [AGR-03] Nobody shall accept it when it is about nothing any more, or when what is due at once can no longer be paid. */
const endOf = ({ g }: Asked, { clauses }: Deal): string => {
  if (g.phase === 'senate' && clauses[0]!.promise.t === 'vote') return 'deal:until-vote';
  return clauses.some((c) => c.promise.t === 'pay' && c.turn === g.turn) ? 'deal:until-phase' : 'deal:until-turn';
};
