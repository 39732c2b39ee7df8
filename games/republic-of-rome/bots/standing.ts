/** Who stands where: what a Senator is worth, who leads, who is dangerous. */
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

/** [1.09.821-a] From here on a Senator may be elected for life, [1.09.822-a] here he is it at once. */
export const LIFE_ELECTION = 21;
const LIFE_AT_ONCE = 35;
/** What an office brings, a little short of 21: one more and he can be nominated for life. */
const NEARLY = 16;

export const rivals = (g: OpenRome, me: FactionId): FactionId[] => factionsIn(g).filter((faction) => faction !== me);

/** What is asked again and again while one decision is taken, counted once. */
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
 * What a Senator brings to his Faction, measured in Influence, which wins the game. Votes and income win more of it, and so,
 * less surely, do commands and the love of the people; anybody at all earns 1 Talent a turn.
 */
const VOTE = 0.7;
const INCOME = 0.7;
const COMMAND = 0.3;
const LOVE = 0.3;
const ANYBODY = 1;
/** A Statesman can do something that others cannot. */
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

/** Who persuades and speaks best. */
export const eloquence = (g: OpenRome, s: Senator): number => oratory(g, s) + s.influence;

/** The man of the Faction who is to become great: its Leader, or the one who would make the best. */
export const champion = (g: OpenRome, faction: FactionId): Senator | undefined => {
  const own = senatorsOf(g, faction).filter((s) => s.rebel === 'no' && s.captive === '');
  return best(own, (s) => eloquence(g, s) + (isLeader(g, s) ? 2 : 0) + (isAlignedInRome(s) ? 4 : 0));
};

/**
 * How dangerous a rival Faction is to me, 0 to 1: nobody is harmless, some are far ahead in Influence, and some have a man
 * who could soon be Consul for Life.
 */
const HARMLESS = 0.1;
const AHEAD = 0.7;
/** A lead of so much Influence counts one whole. */
const FAR_AHEAD = 25;
export const threat = (g: OpenRome, me: FactionId, faction: FactionId): number => {
  if (faction === me || faction < 0) return 0;
  const lead = influence(g, faction) - influence(g, me);
  const byLead = Math.min(AHEAD, Math.max(0, lead / FAR_AHEAD));
  const life = tallies(g).greatest[faction] ?? 0;
  const byLife = life >= LIFE_ELECTION ? 1 : life >= NEARLY ? 0.5 : 0;
  return Math.min(1, HARMLESS + byLead + byLife);
};

/** How much of the others' money is really laid down against a Consul for Life. */
export const HOPE = 0.6;
/** A margin so small is soon made good. */
const SOON = 6;
/** [1.09.821-a] Would he be, with so much more Influence, all but Consul for Life? */
export const isAllButLife = (g: OpenRome, s: Senator, gain: number): boolean =>
  s.influence + gain >= LIFE_AT_ONCE ||
  (s.influence + gain >= LIFE_ELECTION && isAlignedInRome(s) && lifeMargin(g, s, HOPE) + gain > -SOON);
/** What that would be worth to the others: nothing is worse. */
const DISASTER = -25;

/** What it would be worth to me that this Senator gains so much Influence. */
export const gainFor = (g: OpenRome, me: FactionId, s: Senator, n: number): number => {
  if (s.faction === me) return n;
  if (s.influence + n >= LIFE_ELECTION && isAllButLife(g, s, n)) return DISASTER;
  const close = s.influence + n >= LIFE_ELECTION ? 0.5 : 0;
  return -n * Math.min(1, 0.8 * threat(g, me, s.faction) + close);
};

/** Votes in Rome of everybody. */
export const allVotes = (g: OpenRome): number => sum(factionsIn(g).map((faction) => votes(g, faction)));

/**
 * [1.09.821-c] Would he be elected for life even if all others voted against him and spent every Talent? By how many votes, and
 * `hope` says how much of the others' money is really expected.
 */
export const lifeMargin = (g: OpenRome, nominee: Senator, hope = 1): number => {
  const { purses } = tallies(g);
  const ours = votes(g, nominee.faction) + nominee.influence + (purses[nominee.faction] ?? 0);
  const theirs = sum(rivals(g, nominee.faction).map((faction) => votes(g, faction) + hope * purses[faction]!));
  return ours - theirs;
};

/** [card-65] The last cards of the last deck are near: what is not Influence by then is worth nothing. */
export const isNearTheEnd = (g: OpenRome, deckSize: number): boolean => {
  const FEW = 9;
  return g.erasToCome.length === 0 && deckSize <= FEW;
};
