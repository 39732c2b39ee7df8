/** How the recorded games of chapter IV were found: for one and two players, with Neutrals. */
import type { GoldenTable } from '@tabularium/kit';
import type { Rome } from '../rules/game.ts';
import { fleetsInPlay, legionsInPlay } from '../rules/rome/forces.ts';
import { WANTED_NEUTRALS } from '../rules/testing/features.ts';
import type { Said } from './find-advanced.ts';
import { eraEndsSoon, isClose, isTied, lead } from './points.ts';
import { Search } from './search.ts';
import type { Likes } from './steering.ts';

/** Players who do what is asked, and little besides. */
const QUIET: Likes = {
  pass: 9,
  passUntil: 0.3,
  joinCoalition: 3,
  takeSpoil: 9,
  giveSpoil: 9,
  otherSpoil: 0.3,
  doneTrading: 2,
};

type Options = Partial<GoldenTable['options']>;
const PLAIN: Options = { auction: 'round', strictOmens: false, resigning: false };
const tables = (): { readonly seats: number; readonly options: Options }[] =>
  [1, 2].flatMap((seats) =>
    ['early', 'middle', 'late'].flatMap((scenario) =>
      ['run', 'step'].map((moves) => ({ seats, options: { ...PLAIN, scenario, moves } })),
    ),
  );

/** One man gets everything, by whatever means there are. */
const AMBITIOUS: Likes = {
  ...QUIET,
  favours: 1,
  contribute: 9,
  contributed: 0.5,
  persuade: 3,
  attract: 3,
  demandCheck: 0.2,
};
const REVOLTS: Likes = {
  ...QUIET,
  declareRevolt: 50,
  testLoyalty: 20,
  joinRevolt: 9,
  layDown: 0.1,
  sponsor: 0,
  games: 0,
};

const SMALL_STEPS: Likes = { contribute: 2, persuade: 2, attract: 3 };
/** The State pays for whatever it can. */
const SPENDTHRIFT: Likes = {
  ...QUIET,
  contribute: 0,
  leaveGame: 0,
  leaveToState: 9,
  'spoil:sponsor': 60,
  'spoil:co-sponsor': 60,
};

/** [4.05.33-a] So many units are wanted in peace. */
const IN_PEACE = 15;
const PRICE = 10;
const units = (g: Rome): number => legionsInPlay(g) + fleetsInPlay(g);
const isWeak = (g: Rome): boolean => units(g) < 5;
/** Peace, and the State has not money enough for what it lacks, or will not when it has paid for a Land Bill. */
const isPoorPeace = (g: Rome): boolean =>
  g.phase === 'senate' && g.wars.length === 0 && g.rebels.length === 0 && g.state < PRICE * (IN_PEACE - units(g)) + 30;

export const searchNeutrals = (said: Said): Search => {
  const hunt = new Search('rome-neutrals', WANTED_NEUTRALS);
  const tell = (what: string): void => said(`${what}: missing ${hunt.missing.join(' ')}`);
  for (const { seats, options } of tables()) hunt.games(60, QUIET, options, seats);
  tell('every table');
  // [4.05.2-j] Whom he rules with is asked only where no entry of the list has a majority.
  for (let i = 0; i < 40 && hunt.missing.includes('verb:takePartner'); i++)
    for (const { seats, options } of tables()) hunt.games(5, QUIET, options, seats);
  tell('a partner of his choice');
  const options = { ...PLAIN, scenario: 'early', moves: 'run' };
  const tie = { seats: 2, options, likes: AMBITIOUS, then: SMALL_STEPS };
  hunt.towards('neutrals:era-senator', { ...tie, points: [eraEndsSoon] });
  for (const [how, isEven] of [
    ['era-votes', isTied],
    ['era-dice', (g: Rome) => isTied(g) && lead(g).votes === 0],
  ] as const)
    hunt.towards(`neutrals:${how}`, {
      ...tie,
      points: [
        (g) => eraEndsSoon(g) && isClose(g),
        (g) => g.phase === 'forum' && lead(g).first === 0 && lead(g).sum < 6,
        isEven,
      ],
      games: 3000,
      branches: 40,
    });
  tell('ties when the era ends');
  const late = { ...options, scenario: 'late' };
  hunt.towards('neutrals:rebel-people-revolt', {
    seats: 1,
    options: late,
    likes: REVOLTS,
    points: [(g) => g.rebels.length > 0 && g.unrest > 4],
    games: 4000,
    tries: 30,
  });
  tell('the people and the Rebel');
  hunt.towards('place:neutrals.builds/divide/legions', {
    seats: 1,
    options: { ...options, scenario: 'middle' },
    likes: SPENDTHRIFT,
    points: [isWeak, (g) => isWeak(g) && isPoorPeace(g)],
    games: 8000,
    branches: 20,
    tries: 10,
  });
  tell('what peace lacks');
  hunt.towards('neutrals:era-consul-for-life', {
    ...tie,
    seats: 1,
    points: [(g) => eraEndsSoon(g) && g.senators.some((x) => x.influence > 24)],
    games: 4000,
    tries: 20,
  });
  tell('a Consul for Life when the era ends');
  for (const { seats, options: other } of tables())
    hunt.towards('neutrals:player-wins', {
      likes: AMBITIOUS,
      options: other,
      seats,
      games: 20,
      tries: 3,
      points: [eraEndsSoon],
    });
  tell('a Player wins');
  return hunt;
};
