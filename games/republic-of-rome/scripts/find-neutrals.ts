/** How the recorded games of chapter IV were found: for one and two players, with Neutrals. */
import type { GoldenTable } from '@tabularium/kit';
import type { Rome } from '../rules/game.ts';
import { WANTED_NEUTRALS } from '../rules/testing/features.ts';
import type { Said } from './find-advanced.ts';
import { eraEndsSoon, isClose, isTied } from './points.ts';
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

const isRebel = (g: Rome): boolean => g.rebels.length > 0;
/** [4.05.33-a] Peace, and the State has not money enough for what it lacks. */
const isPoorPeace = (g: Rome): boolean =>
  g.phase === 'senate' && g.wars.length === 0 && g.rebels.length === 0 && g.state < 150;

export const searchNeutrals = (said: Said): Search => {
  const hunt = new Search('rome-neutrals', WANTED_NEUTRALS);
  const tell = (what: string): void => said(`${what}: missing ${hunt.missing.join(' ')}`);
  for (const { seats, options } of tables()) hunt.games(30, QUIET, options, seats);
  tell('every table');
  const options = { ...PLAIN, scenario: 'early', moves: 'run' };
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
  const tie = { seats: 2, options, likes: AMBITIOUS, then: { contribute: 2, persuade: 2 } };
  hunt.towards('neutrals:era-senator', { ...tie, points: [eraEndsSoon] });
  for (const how of ['era-votes', 'era-dice'])
    hunt.towards(`neutrals:${how}`, {
      ...tie,
      points: [(g) => eraEndsSoon(g) && isClose(g), isTied],
      games: 1000,
      branches: 60,
    });
  tell('ties when the era ends');
  hunt.towards('neutrals:rebel-people-revolt', { seats: 1, options, likes: REVOLTS, points: [isRebel], tries: 20 });
  tell('the people and the Rebel');
  hunt.towards('verb:legions', { seats: 1, options, likes: QUIET, points: [isPoorPeace], tries: 3 });
  tell('what peace lacks');
  return hunt;
};
