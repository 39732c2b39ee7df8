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
import { LIFE_ELECTION } from './standing.ts';

export type Changed = readonly [FactionId, Change];
/** How much likelier each Faction wins, by Faction. */
export type Gains = readonly number[];

export const gainsIf = (g: OpenRome, changes: readonly Changed[]): Gains => {
  const before = chancesToWin(g);
  return chancesAfter(g, changes).map((after, i) => after - before[i]!);
};

/** [1.09.22-b][1.09.33-a][1.09.4-e][2.01.2-l] The Influence that an office brings. */
const OFFICES: Readonly<Record<string, number>> = { consuls: 5, dictator: 7, censor: 5, pontifex: 5 };
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

/** What it is worth to each Faction if this passes. [1.09.821-a] Whoever is elected Consul for Life has won. */
export const stakesOf = (g: OpenRome, p: Proposal): Gains => {
  if (p.t !== 'consul-for-life') return gainsIf(g, changesOf(g, p));
  const winner = maybeSenator(g, p.nominee)?.faction;
  return chancesToWin(g).map((before, faction) => (faction === winner ? 1 - before : -before));
};
