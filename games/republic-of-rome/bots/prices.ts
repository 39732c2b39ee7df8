/** What promises are worth to a Faction, in chances to win: its own, as it judges itself, or another's, as far as it can be seen. */
import {
  allFactions,
  type FactionId,
  isAbout,
  isDue,
  maybeSenator,
  type Floor,
  type OpenRome,
  type Proposal,
  votersOf,
  votesCast,
  votesOf,
} from '../rules/study.ts';
import { sum } from './asked.ts';
import { type Changed, elected, type Gains, gainsIf, stakesOf } from './stakes.ts';
import type { Agreement, Clause } from './trust.ts';
import { rivals } from './standing.ts';
import { opinion } from './votes.ts';

type PromiseTo<T extends Clause['promise']['t']> = Extract<Clause['promise'], { t: T }>;
type Way = 'for' | 'against' | 'abstain';
const SIGN: Readonly<Record<Way, number>> = { for: 1, against: -1, abstain: 0 };

/** The gains of all from a clause; undefined for a promise that nobody can put a price on: its party does not give it. */
export type Priced = Gains | undefined;
const NOTHING = (g: OpenRome): Gains => g.factions.map(() => 0);
const scaled = (gains: Gains, by: number): Gains => gains.map((n) => n * by);

/**
 * What a Talent becomes, in Influence. Measured, because those who have money have not yet spent it: 8 Talents more each turn let a
 * Faction win 32 % of the decided games of five, 2 Influence more each turn 26 % (299 and 294 games, fair 20 %).
 */
const TALENT = 0.45;
const money = (faction: FactionId, n: number): Changed => [faction, { influence: TALENT * n, greatest: TALENT * n }];
const pay = (g: OpenRome, by: FactionId, to: FactionId, n: number): Gains => gainsIf(g, [money(by, -n), money(to, n)]);

/** An opinion weaker than this is not voted for or against. */
const INDIFFERENT = 0.3;
/** How a Faction would vote: as it has promised, or as it thinks. */
const wayOf = (g: OpenRome, faction: FactionId, p: Proposal): number => {
  for (const a of g.agreements.all) {
    if (a.status !== 'active' || !a.isPublic) continue;
    for (const c of a.clauses) {
      const { promise } = c;
      if (c.by !== faction || promise.t !== 'vote' || promise.senator !== '') continue;
      if (isAbout(promise.about, p) && isDue(g, a, c)) return SIGN[promise.way];
    }
  }
  const wish = opinion(g, faction, p);
  return Math.abs(wish) <= INDIFFERENT ? 0 : Math.sign(wish);
};
/** Which way each Faction is expected to vote, and with how many votes; worked out once for each look at the table. */
type Expected = readonly { readonly way: number; readonly votes: number }[];
const looks = new WeakMap<OpenRome, Map<Floor, Expected>>();
const expected = (g: OpenRome, floor: Floor): Expected => {
  const known = looks.get(g) ?? new Map<Floor, Expected>();
  looks.set(g, known);
  const made =
    known.get(floor) ??
    allFactions(g).map((faction) => {
      const votes = sum(votersOf(g, floor, faction).map((x) => votesOf(g, x)));
      return { way: votes === 0 ? 0 : wayOf(g, faction, floor.proposal), votes };
    });
  known.set(floor, made);
  return made;
};

/** Votes may be bought, and opinions are guessed: a lead of so many is likely, but not sure, to hold. */
const UNSURE = 5;
const toPass = (lead: number): number => 1 / (1 + Math.exp((0.5 - lead) / UNSURE));

/** How a vote stands before a Faction votes: what has been cast, and what the others are expected to cast. */
const leadWithout = (g: OpenRome, floor: Floor, faction: FactionId): number =>
  votesCast(floor, 'for') -
  votesCast(floor, 'against') +
  sum(
    expected(g, floor).map(({ way, votes }, f) =>
      f === faction || floor.called.some((x) => x === f) ? 0 : way * votes,
    ),
  );

/** How much likelier the proposal passes if this Faction votes in that way in place of its own. */
export const swing = (g: OpenRome, floor: Floor, faction: FactionId, way: Way): number => {
  if (floor.called.includes(faction)) return 0;
  const { way: own, votes } = expected(g, floor)[faction]!;
  if (SIGN[way] === own || votes === 0) return 0;
  const lead = leadWithout(g, floor, faction);
  return toPass(lead + SIGN[way] * votes) - toPass(lead + own * votes);
};

/** What may come: it is as likely as not, and so is it that this matters. */
const LATER = 0.25;
/** How often the man was proposed for whom a vote was promised for later (335 Consuls, 108 Censors, 343 Dictators). */
const PROPOSED: Readonly<Record<string, number>> = { consuls: 0.28, censor: 0.19, dictator: 0.015 };
const vote = (g: OpenRome, { by, turn }: Clause, promise: PromiseTo<'vote'>): Priced => {
  const { about, way, bought } = promise;
  const price = gainsIf(g, [money(by, -bought)]);
  const floor = g.senate.floors.at(-1);
  const now = floor && turn === g.turn && isAbout(about, floor.proposal) && (about.kind !== '' || about.naming !== '');
  if (now) {
    const much = swing(g, floor, by, way);
    return stakesOf(g, floor.proposal).map((n, i) => n * much + price[i]!);
  }
  // Somebody must be named, and an office: a wider promise might become harmful.
  const later = elected(g, about.kind, about.naming);
  return later.length === 0 ? undefined : scaled(gainsIf(g, later), SIGN[way] * (PROPOSED[about.kind] ?? LATER));
};

/** The office is likely to be given to whoever is proposed for it. */
const LIKELY = 0.7;
/**
 * Whom the other would have proposed is not known: one of its own where it has the votes, or somebody else's, each as likely.
 * `me` knows that it would choose the rival whom it minds least.
 */
const instead = (g: OpenRome, by: FactionId, kind: string, naming: string, me: FactionId): Gains => {
  const own = maybeSenator(g, naming)?.faction;
  // If nobody asked, it might still have been him.
  const others = rivals(g, by).filter((f) => me !== by || f !== own);
  const each = others.map((f) => {
    const man = g.senators.filter((x) => x.faction === f).sort((a, b) => b.influence - a.influence)[0];
    return man ? gainsIf(g, elected(g, kind, f === own ? naming : man.id)) : NOTHING(g);
  });
  if (each.length === 0) return NOTHING(g);
  if (me === by) return each.reduce((a, b) => (b[me]! > a[me]! ? b : a));
  return NOTHING(g).map((_, i) => sum(each.map((gains) => gains[i]!)) / each.length);
};
/** The Talents that it brings before it is lost or the game is over; whoever presides might have had it himself. */
const CONCESSION = 8;
const propose = (g: OpenRome, { by }: Clause, { about, means }: PromiseTo<'propose'>, me: FactionId): Priced => {
  if (means !== 'presiding') return undefined;
  const man = maybeSenator(g, about.naming);
  if (man === undefined || man.faction < 0) return undefined;
  if (about.kind === 'concessions') return gainsIf(g, [money(man.faction, CONCESSION), money(by, -CONCESSION / 2)]);
  const change = elected(g, about.kind, about.naming);
  if (change.length === 0) return undefined;
  const [gains, otherwise] = [gainsIf(g, change), instead(g, by, about.kind, about.naming, me)];
  return gains.map((n, i) => LIKELY * (n - otherwise[i]!));
};

/** Not doing something costs a little, and is worth a little to whom it was feared by. */
const LITTLE = 0.004;
const refrain = (g: OpenRome, { by, to }: Clause, { from, about }: PromiseTo<'refrain'>): Priced => {
  if (from === 'propose' || (from !== 'bid' && about.naming === '')) return undefined;
  return g.factions.map((_, f) => (f === by ? -LITTLE : f === to ? LITTLE : 0));
};

/** [1.09.33-a] */
const HORSE = 3;
const appoint = (g: OpenRome, { role, senator }: PromiseTo<'appoint'>): Priced => {
  const man = maybeSenator(g, senator);
  if (role !== 'master-of-horse' || man === undefined || man.faction < 0) return undefined;
  return scaled(gainsIf(g, [[man.faction, { influence: HORSE, greatest: HORSE }]]), LATER);
};

/** Money spent on oneself is not lost. */
const SPENT = 0.6;
const unconditional = (g: OpenRome, c: Clause, me: FactionId): Priced => {
  const { promise: p } = c;
  switch (p.t) {
    case 'pay':
      return pay(g, c.by, c.to, p.n - p.paid);
    case 'vote':
      return vote(g, c, p);
    case 'propose':
      return propose(g, c, p, me);
    case 'refrain':
      return refrain(g, c, p);
    case 'appoint':
      return appoint(g, p);
    case 'spend':
      return p.how === 'ransom' ? undefined : gainsIf(g, [money(c.by, -SPENT * p.n)]);
    // Cards are not sold, nor is the order of a vote; and what is only said is not promised.
    default:
      return undefined;
  }
};

/** [AGR-19] How likely it falls due. What is paid for an office is paid when it has been gained. */
const likelihood = (g: OpenRome, all: readonly Clause[], { when }: Clause): number => {
  if (when.t === 'always') return 1;
  if (when.t === 'office') {
    const floor = g.senate.floors.at(-1);
    const isOnFloor = floor !== undefined && isAbout({ kind: '', naming: when.senator }, floor.proposal);
    const isPromised = all.some((c) => c.promise.t === 'propose' && c.promise.about.naming === when.senator);
    return isOnFloor || isPromised ? LIKELY : LATER;
  }
  const on = all[when.n];
  return on === undefined ? 0 : likelihood(g, all, { ...on, when: on.when.t === 'clause' ? { t: 'always' } : on.when });
};

/** What a clause is worth to everybody, in the eyes of `me`. */
export const priceOf = (g: OpenRome, all: Agreement['clauses'], c: Clause, me: FactionId): Priced => {
  const gains = unconditional(g, c, me);
  return gains && scaled(gains, likelihood(g, all, c));
};
