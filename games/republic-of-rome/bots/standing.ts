/** The standing of Senators and Factions: what a Senator is worth, who leads, who is dangerous. */
import {
  abilityOf,
  allFactions,
  concessionCard,
  type FactionId,
  factionsIn,
  influenceOf,
  isAlignedInRome,
  isLeader,
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

/**
 * [1.09.821-a] With this Influence a Senator may be elected Consul for Life; [1.09.822-a] with the second he becomes it
 * at once.
 */
export const LIFE_ELECTION = 21;
const LIFE_AT_ONCE = 35;
/** With this Influence one more office is enough to reach 21, and he can be nominated for life. */
const NEARLY = 16;

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
 * more of it; so, less surely, do military skill and popularity. Any Senator at all earns 1 Talent a turn.
 */
const VOTE = 0.7;
const INCOME = 0.7;
const COMMAND = 0.3;
const LOVE = 0.3;
const ANYBODY = 1;
/** The special ability of a Statesman. */
const STATESMAN = 2;
export const worth = (g: OpenRome, s: Senator): number => {
  const income = sum(g.concessions.map((c) => (c.holder === s.id ? concessionCard(g, c.id).income : 0)));
  const able = abilityOf(g, s.id) ? STATESMAN : 0;
  return (
    s.influence +
    VOTE * votesOf(g, s) +
    COMMAND * military(g, s) +
    LOVE * s.popularity +
    INCOME * income +
    ANYBODY +
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
const HARMLESS = 0.1;
const AHEAD = 0.7;
/** A lead of this much Influence would count as 1. */
const FAR_AHEAD = 25;
export const threat = (g: OpenRome, me: FactionId, faction: FactionId): number => {
  if (faction === me || faction < 0) return 0;
  const lead = influence(g, faction) - influence(g, me);
  const byLead = Math.min(AHEAD, Math.max(0, lead / FAR_AHEAD));
  const life = tallies(g).greatest[faction] ?? 0;
  const byLife = life >= LIFE_ELECTION ? 1 : life >= NEARLY ? 0.5 : 0;
  return Math.min(1, HARMLESS + byLead + byLife);
};

/** The share of their money that others really spend against a Consul for Life. */
export const HOPE = 0.6;
/** A margin of votes that can soon be made up. */
const SOON = 6;
/** [1.09.821-a] Would he be almost certain to become Consul for Life with this much more Influence? */
export const isAllButLife = (g: OpenRome, s: Senator, gain: number): boolean =>
  s.influence + gain >= LIFE_AT_ONCE ||
  (s.influence + gain >= LIFE_ELECTION && isAlignedInRome(s) && lifeMargin(g, s, HOPE) + gain > -SOON);
/** What that would be worth to the others: nothing is worse for them. */
const DISASTER = -25;

/** What it is worth to me if this Senator gains this much Influence. */
export const gainFor = (g: OpenRome, me: FactionId, s: Senator, n: number): number => {
  if (s.faction === me) return n;
  if (s.influence + n >= LIFE_ELECTION && isAllButLife(g, s, n)) return DISASTER;
  const close = s.influence + n >= LIFE_ELECTION ? 0.5 : 0;
  return -n * Math.min(1, 0.8 * threat(g, me, s.faction) + close);
};

/** All votes in Rome. */
export const allVotes = (g: OpenRome): number => sum(factionsIn(g).map((faction) => votes(g, faction)));

/**
 * [1.09.821-c] By how many votes he would be elected for life if all others voted against him and bought votes. `hope` is
 * the share of their money that they are expected to spend.
 */
export const lifeMargin = (g: OpenRome, nominee: Senator, hope = 1): number => {
  const { purses } = tallies(g);
  const ours = votes(g, nominee.faction) + nominee.influence + (purses[nominee.faction] ?? 0);
  const theirs = sum(rivals(g, nominee.faction).map((faction) => votes(g, faction) + hope * purses[faction]!));
  return ours - theirs;
};

/** [card-65] The last deck is nearly used up, so only Influence will count. */
export const isNearTheEnd = (g: OpenRome, deckSize: number): boolean => {
  const FEW = 9;
  return g.erasToCome.length === 0 && deckSize <= FEW;
};
