/** What an office, a Concession or a verdict changes, and what it is worth to each Faction: in chances to win. */
import {
  concessionCard,
  type FactionId,
  maybeSenator,
  military,
  type OpenRome,
  type Proposal,
  type Senator,
  senatorsOf,
  votesOf,
} from '../rules/study.ts';
import { type Change, chancesAfter, chancesToWin } from './chances.ts';
import { LIFE_ELECTION, risesAtOnce } from './standing.ts';

export type Changed = readonly [FactionId, Change];
/** How much likelier each Faction wins, by Faction. */
export type Gains = readonly number[];

export const gainsIf = (g: OpenRome, changes: readonly Changed[]): Gains => {
  const before = chancesToWin(g);
  return chancesAfter(g, changes).map((after, i) => after - before[i]!);
};

/** [1.09.22-b][1.09.33-a][1.09.4-e][2.01.2-l] The Influence that an office brings. */
export const OFFICES: Readonly<Record<string, number>> = { consuls: 5, dictator: 7, censor: 5, pontifex: 5 };
/** [1.09.441-a] What a conviction takes away; a Major Prosecution takes his life. */
const CONVICTED = 5;

/** He gains, or loses, Influence. */
export const influenceFor = (g: OpenRome, s: Senator, n: number): Changed => {
  const greatest = senatorsOf(g, s.faction).reduce((most, x) => (x === s ? most : Math.max(most, x.influence)), 0);
  const [before, after] = [Math.max(greatest, s.influence), Math.max(greatest, s.influence + n)];
  const life = (after >= LIFE_ELECTION ? 1 : 0) - (before >= LIFE_ELECTION ? 1 : 0);
  return [s.faction, { influence: n, greatest: after - before, life }];
};
const gone = (g: OpenRome, s: Senator): Changed => {
  const [faction, change] = influenceFor(g, s, -s.influence);
  return [faction, { ...change, votes: -votesOf(g, s), senators: -1, talents: -s.talents, popularity: -s.popularity }];
};
/** [1.09.51-a] A Governor does not vote; he earns about this much. */
const SPOILS = 4;

const named = (g: OpenRome, ids: readonly string[]): Senator[] =>
  ids.flatMap((id) => maybeSenator(g, id) ?? []).filter((s) => s.faction >= 0);

/** [1.09.2-b] This Senator alone, elected to what this kind of proposal is about; nothing if it is about something else. */
export const elected = (g: OpenRome, kind: string, id: string): readonly Changed[] => {
  const n = OFFICES[kind];
  return n === undefined ? [] : named(g, [id]).map((s) => influenceFor(g, s, n));
};

/** What passing it changes in Factions; nothing for what concerns the State alone. */
const changesOf = (g: OpenRome, p: Proposal): readonly Changed[] => {
  switch (p.t) {
    case 'consuls':
      return p.pair.flatMap((id) => elected(g, p.t, id));
    case 'dictator':
    case 'censor':
    case 'pontifex':
      return elected(g, p.t, p.nominee);
    case 'recall-pontifex':
      return named(g, [p.pontifex]).map((s) => influenceFor(g, s, -CONVICTED));
    case 'governors':
      return p.posts.flatMap((post) =>
        named(g, [post.senator]).map((s): Changed => [s.faction, { votes: -votesOf(g, s), talents: SPOILS }]),
      );
    case 'concessions':
      return p.gifts.flatMap(({ concession, senator }) =>
        named(g, [senator]).map((s): Changed => [s.faction, { income: concessionCard(g, concession).income }]),
      );
    case 'prosecution':
      return named(g, [p.accused]).map((s) =>
        p.kind === 'major' ? gone(g, s) : influenceFor(g, s, -Math.min(CONVICTED, s.influence)),
      );
    case 'deploy':
      return p.orders.flatMap((o) =>
        o.t === 'send' ? named(g, [o.commander]).map((s) => influenceFor(g, s, military(g, s) / 2)) : [],
      );
    default:
      return [];
  }
};

/** [1.09.821-a][1.09.822-a] Whose man would be Consul for Life if this passes: elected, or by the Influence of an office. */
const winnerOf = (g: OpenRome, p: Proposal): FactionId | undefined => {
  if (p.t === 'consul-for-life') return maybeSenator(g, p.nominee)?.faction;
  const gain = OFFICES[p.t];
  const ids = p.t === 'consuls' ? p.pair : 'nominee' in p ? [p.nominee] : [];
  return gain === undefined ? undefined : named(g, ids).find((s) => risesAtOnce(g, s, gain))?.faction;
};

/** What it is worth to each Faction if this passes. */
export const stakesOf = (g: OpenRome, p: Proposal): Gains => {
  const winner = winnerOf(g, p);
  if (winner === undefined) return gainsIf(g, changesOf(g, p));
  return chancesToWin(g).map((before, faction) => (faction === winner ? 1 - before : -before));
};
