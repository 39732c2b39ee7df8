/** The standing of Senators and Factions: what a Senator is worth, who leads, who is dangerous. */
import {
  abilityOf,
  allFactions,
  AUTOMATIC,
  concessionCard,
  type FactionId,
  factionsIn,
  influenceOf,
  isAlignedInRome,
  isLawInForce,
  isLeader,
  LAW,
  military,
  type OpenRome,
  oratory,
  type Senator,
  senatorsOf,
  votesInRome,
  votesOf,
} from '../rules/study.ts';
import { best } from '@tabularium/parts';
import { sum } from './asked.ts';
import { W } from './weights.ts';

/**
 * [1.09.821-a] With this Influence a Senator may be elected Consul for Life.
 */
export const LIFE_ELECTION = 21;

export const rivals = (g: OpenRome, me: FactionId): FactionId[] => factionsIn(g).filter((faction) => faction !== me);

/** Sums that are needed many times during one decision, computed once. */
interface Tallies {
  readonly influence: readonly number[];
  /** The highest Influence of one Senator. */
  readonly greatest: readonly number[];
  readonly votes: readonly number[];
  /** [1.09.141-b] Money that could become votes now. */
  readonly purses: readonly number[];
}
const counted = new WeakMap<OpenRome, Tallies>();
const tallies = (g: OpenRome): Tallies => {
  const known = counted.get(g);
  if (known) return known;
  const factions = allFactions(g);
  const made: Tallies = {
    influence: factions.map((faction) => influenceOf(g, faction)),
    greatest: factions.map((faction) => senatorsOf(g, faction).reduce((n, s) => Math.max(n, s.influence), 0)),
    votes: factions.map((faction) => votesInRome(g, faction)),
    purses: factions.map((faction) =>
      sum(g.senators.map((s) => (s.faction === faction && isAlignedInRome(s) ? s.talents : 0))),
    ),
  };
  counted.set(g, made);
  return made;
};
export const influence = (g: OpenRome, faction: FactionId): number => tallies(g).influence[faction] ?? 0;
export const votes = (g: OpenRome, faction: FactionId): number => tallies(g).votes[faction] ?? 0;

/**
 * What a Senator is worth to his Faction, measured in Influence, because Influence wins the game. Votes and income lead to
 * more of it; so, less surely, do military skill and popularity.
 */
export const worth = (g: OpenRome, s: Senator): number => {
  const income = sum(g.concessions.map((c) => (c.holder === s.id ? concessionCard(g, c.id).income : 0)));
  const able = abilityOf(g, s.id) ? W.statesman : 0;
  return (
    s.influence +
    W.vote * votesOf(g, s) +
    W.command * military(g, s) +
    W.love * s.popularity +
    W.income * income +
    W.anybody +
    able
  );
};

/** How well a Senator persuades and speaks. */
export const eloquence = (g: OpenRome, s: Senator): number => oratory(g, s) + s.influence;

/** The Senator whom the Faction promotes: its Leader, or whoever would make the best one. */
export const champion = (g: OpenRome, faction: FactionId): Senator | undefined => {
  const own = senatorsOf(g, faction).filter((s) => s.rebel === 'no' && s.captive === '');
  return best(own, (s) => eloquence(g, s) + (isLeader(g, s) ? 2 : 0) + (isAlignedInRome(s) ? 4 : 0));
};

/**
 * How dangerous a rival Faction is to me, from 0 to 1. Nobody is quite harmless; a Faction is more dangerous if it is far
 * ahead in Influence, or if one of its Senators could soon be Consul for Life.
 */
export const threat = (g: OpenRome, me: FactionId, faction: FactionId): number => {
  if (faction === me || faction < 0) return 0;
  const lead = influence(g, faction) - influence(g, me);
  const byLead = Math.min(W.ahead, Math.max(0, lead / W.farAhead));
  const life = tallies(g).greatest[faction] ?? 0;
  const byLife = life >= LIFE_ELECTION ? 1 : life >= W.nearly ? 0.5 : 0;
  return Math.min(1, W.harmless + byLead + byLife);
};

/** [1.09.822-a] Would this much more Influence make him Consul for Life at once, which nobody can prevent? */
export const risesAtOnce = (g: OpenRome, s: Senator, gain: number): boolean =>
  s.influence + gain >= AUTOMATIC && !s.consulForLife && !isLawInForce(g, LAW.militaryReforms);
/** [1.09.821-a] Would he be almost certain to become Consul for Life with this much more Influence? */
export const isAllButLife = (g: OpenRome, s: Senator, gain: number): boolean =>
  risesAtOnce(g, s, gain) ||
  (s.influence + gain >= LIFE_ELECTION && isAlignedInRome(s) && lifeMargin(g, s, W.hope) + gain > -W.soon);

/** What it is worth to me if this Senator gains this much Influence. */
export const gainFor = (g: OpenRome, me: FactionId, s: Senator, n: number): number => {
  if (s.faction === me)
    return n * (1 + (W.concentrate * s.influence) / AUTOMATIC) + (risesAtOnce(g, s, n) ? W.atOnce : 0);
  if (s.influence + n >= LIFE_ELECTION && isAllButLife(g, s, n)) return -W.disaster;
  const close = s.influence + n >= LIFE_ELECTION ? W.close : 0;
  return -n * Math.min(1, W.envy * threat(g, me, s.faction) + close);
};

/** All votes in Rome. */
export const allVotes = (g: OpenRome): number => sum(factionsIn(g).map((faction) => votes(g, faction)));

/**
 * [1.09.821-c] By how many votes he would be elected for life if all others voted against him and bought votes. `hope` is
 * the share of their money that they are expected to spend.
 */
const lifeMargin = (g: OpenRome, nominee: Senator, hope = 1): number => {
  const { purses } = tallies(g);
  const ours = votes(g, nominee.faction) + nominee.influence + (purses[nominee.faction] ?? 0);
  const theirs = sum(rivals(g, nominee.faction).map((faction) => votes(g, faction) + hope * purses[faction]!));
  return ours - theirs;
};

/** `more` votes than there are now. [1.09.821-d] An election that fails costs nothing but the one attempt of this turn, so it need not be quite sure. */
export const canBeElected = (g: OpenRome, nominee: Senator, more = 0): boolean =>
  nominee.influence >= LIFE_ELECTION && lifeMargin(g, nominee, W.attempt) + more > 0;

/** [card-65] The last deck is nearly used up, so only Influence will count. */
export const isNearTheEnd = (g: OpenRome, deckSize: number): boolean => {
  const FEW = 9;
  return g.erasToCome.length === 0 && deckSize <= FEW;
};
