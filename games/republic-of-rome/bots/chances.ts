/** How likely each Faction is to win, and Rome to fall, at a glance: fitted to games that the bot played against itself. */
import { howMany } from '@tabularium/kernel';
import {
  allFactions,
  concessionCard,
  type FactionId,
  influenceOf,
  isAlignedInRome,
  military,
  type OpenRome,
  senatorsOf,
  votesInRome,
} from '../rules/study.ts';
import { sum } from './asked.ts';
import { FITTED } from './fitted.ts';
import { LIFE_ELECTION } from './standing.ts';

/**
 * What is looked at in a Faction, in this order. Everything lies open: it is the same in the game and in the view of any seat.
 * `life`: somebody has Influence enough to be elected for life.
 */
export const FEATURES = [
  'influence',
  'greatest',
  'life',
  'votes',
  'talents',
  'senators',
  'income',
  'popularity',
  'military',
  'knights',
  'offices',
] as const;
type Feature = (typeof FEATURES)[number];
/** How something would change a Faction. */
export type Change = Readonly<Partial<Record<Feature, number>>>;

/** What is looked at in Rome, for the case that it falls and nobody wins. */
export const OF_ROME = 8;
/** Early, in the middle and late in the game Factions are judged by other weights. */
export const STAGES = 3;

const DECK = 30;
const WHOLE = 60;
const [MUCH, LITTLE] = [0.55, 0.25];
/** How much of the longest game is still to come, by the cards that are left. */
const toCome = (g: OpenRome): number => Math.min(1, (howMany(g.deck) + DECK * g.erasToCome.length) / WHOLE);
export const stageOf = (g: OpenRome): number => {
  const left = toCome(g);
  return left > MUCH ? 0 : left > LITTLE ? 1 : 2;
};

const incomeOf = (g: OpenRome, ids: readonly string[]): number =>
  sum(g.concessions.map((c) => (ids.includes(c.holder) ? concessionCard(g, c.id).income : 0)));

export const featuresOf = (g: OpenRome, faction: FactionId): readonly number[] => {
  const own = senatorsOf(g, faction);
  const greatest = own.reduce((n, s) => Math.max(n, s.influence), 0);
  const seen: Readonly<Record<Feature, number>> = {
    influence: influenceOf(g, faction),
    greatest,
    life: greatest >= LIFE_ELECTION ? 1 : 0,
    votes: votesInRome(g, faction),
    talents: sum(own.map((s) => s.talents)),
    senators: own.length,
    income: incomeOf(
      g,
      own.map((s) => s.id),
    ),
    popularity: sum(own.map((s) => s.popularity)),
    military: own.reduce((n, s) => (isAlignedInRome(s) ? Math.max(n, military(g, s)) : n), 0),
    knights: sum(own.map((s) => s.knights)),
    offices: own.filter((s) => s.office !== '').length,
  };
  return FEATURES.map((feature) => seen[feature]);
};

const THREE = 3;
export const featuresOfRome = (g: OpenRome): readonly number[] => {
  const active = g.wars.filter((w) => w.status === 'active');
  return [
    1,
    active.length,
    active.length >= THREE ? 1 : 0,
    g.wars.length - active.length,
    g.unrest,
    Math.max(-50, Math.min(200, g.state)) / 50,
    g.legions.filter((l) => l.at !== 'pool').length / 10,
    toCome(g),
  ];
};

const ROME_AT = FEATURES.length * STAGES;
const weightOf = (stage: number, feature: number): number => FITTED[stage * FEATURES.length + feature] ?? 0;

/** The logarithms of the odds: of each Faction, and last of nobody. Factions that are out have none. */
const judged = new WeakMap<OpenRome, readonly number[]>();
const standings = (g: OpenRome): readonly number[] => {
  const known = judged.get(g);
  if (known) return known;
  const stage = stageOf(g);
  const made = allFactions(g).map((faction) =>
    g.factions[faction]!.status === 'out'
      ? Number.NEGATIVE_INFINITY
      : sum(featuresOf(g, faction).map((x, i) => x * weightOf(stage, i))),
  );
  made.push(sum(featuresOfRome(g).map((x, i) => x * (FITTED[ROME_AT + i] ?? 0))));
  judged.set(g, made);
  return made;
};

const shares = (logits: readonly number[]): number[] => {
  const most = Math.max(...logits);
  const powers = logits.map((x) => Math.exp(x - most));
  const all = sum(powers);
  return powers.map((x) => x / all);
};

/** Of each Faction, and last of nobody. */
export const chancesToWin = (g: OpenRome): readonly number[] => shares(standings(g));

/** The chance of each Faction, and last of nobody, if these Factions changed so. */
export const chancesAfter = (g: OpenRome, changes: readonly (readonly [FactionId, Change])[]): readonly number[] => {
  const stage = stageOf(g);
  const logits = [...standings(g)];
  for (const [faction, change] of changes)
    for (const [i, feature] of FEATURES.entries()) logits[faction]! += (change[feature] ?? 0) * weightOf(stage, i);
  return shares(logits);
};
