/** How the recorded games of Republic of Rome were found, so that they can be found again. */
import type { GoldenFile } from '@tabularium/kit';
import type { Rome } from '../rules/game.ts';
import { WANTED } from '../rules/testing/features.ts';
import { type Said, searchAdvanced } from './find-advanced.ts';
import { searchNeutrals } from './find-neutrals.ts';
import { eraEndsSoon, isClose, isTied } from './points.ts';
import { Search } from './search.ts';
import type { Likes } from './steering.ts';

/** Everything that one player can do to another. */
const MEDDLING: Likes = {
  deal: 1,
  dealNumber: 3,
  dealText: 3,
  answerDeal: 3,
  showCards: 0.3,
  orderVeto: 0.3,
  orderAssassination: 0.3,
  orderPass: 0.3,
  withdrawOrders: 0.3,
  moveMotion: 0.2,
  resign: 0.05,
  openGift: 1,
  offerTo: 2,
  split: 1,
  buyVotes: 1,
  callFaction: 1,
  callInOrder: 1,
  assassinate: 1,
  peddleInfluence: 3,
  reserveByTribune: 2,
  vetoByTribune: 2,
  murderTribune: 9,
  graftTribune: 9,
  inciteMob: 20,
};
const REVOLTS: Likes = { declareRevolt: 50, testLoyalty: 20, joinRevolt: 9, layDown: 0.1 };
const TRADES: Likes = { offerTo: 30, giveTo: 9, layCards: 9, answerOffer: 30, acceptTrade: 30, doneTrading: 1 };
const TRIALS: Likes = { prosecute: 30, endProsecutions: 0.1, playStatesman: 30, appealWithThree: 50, noAppeal: 0.1 };
const RICH: Likes = { contribute: 30, contributed: 0.5, allocate: 6, redistributed: 1 };

/** Agreements by which somebody puts a proposal by a Tribune. */
const TRIBUNES: Likes = {
  deal: 4,
  'deal:new-public': 9,
  'deal:drop': 0,
  'deal:remove': 0,
  'word:propose': 60,
  'means:tribune': 60,
  'word:always': 30,
  'deal:offer': 9,
  answerDeal: 9,
  noTribune: 50,
};

const hasPromisedTribune = (g: Rome): boolean =>
  g.agreements.all.some(
    (a) =>
      a.status === 'active' &&
      a.isPublic &&
      a.clauses.some((c) => c.promise.t === 'propose' && c.promise.means === 'tribune' && c.state === 'open'),
  );

const hasInfluence = (n: number) => (g: Rome) =>
  g.senators.some((s) => s.faction >= 0 && s.at === 'rome' && s.influence >= n) &&
  g.senators.every((s) => !s.consulForLife);
const isInPlay = (id: string) => (g: Rome) => g.senators.some((s) => s.id === id && s.faction >= 0);
/** A Dictator has gone to War with a Master of Horse of another Faction. */
const hasHorseAway = (g: Rome): boolean =>
  g.forces.some((f) => {
    const faction = (id: string): number | undefined => g.senators.find((s) => s.id === id)?.faction;
    return f.masterOfHorse !== '' && faction(f.masterOfHorse) !== faction(f.commander);
  });
const isRebel = (g: Rome): boolean => g.rebels.length > 0;

const hasVeterans = (g: Rome): boolean => g.legions.some((l) => l.allegiance !== '');
/** Veterans who owe Allegiance to a loyal Senator are with the Rebel. */
const hasBorrowedVeterans = (g: Rome): boolean =>
  g.rebels.length > 0 &&
  g.legions.some((l) => {
    const holder = g.senators.find((s) => s.id === l.allegiance);
    return l.at === 'rebel' && holder !== undefined && holder.rebel === 'no' && holder.faction >= 0;
  });

const searchBasic = (said: Said): Search => {
  const hunt = new Search('rome', WANTED);
  const tell = (what: string): void => said(`${what}: ${hunt.missing.length} missing`);
  hunt.games(300, {});
  tell('keeping Rome standing');
  hunt.games(300, MEDDLING);
  tell('meddling');
  hunt.games(300, REVOLTS);
  tell('revolts');
  hunt.games(150, TRADES);
  tell('trades');
  const early = { scenario: 'early', auction: 'round', strictOmens: false, resigning: false };
  const tie = { options: early, seats: 6, then: { contribute: 2, persuade: 2 } };
  hunt.towards('ending:era-senator', { ...tie, points: [eraEndsSoon] });
  for (const how of ['era-votes', 'era-dice'])
    hunt.towards(`ending:${how}`, {
      ...tie,
      likes: tie.then,
      points: [(g) => eraEndsSoon(g) && isClose(g), isTied],
      games: 3000,
      branches: 60,
    });
  tell('ties when the era ends');
  const patient = { ...RICH, nominateForLife: 0, favours: 1 };
  hunt.towards('ending:era-consul-for-life', {
    options: early,
    seats: 6,
    likes: patient,
    points: [(g) => eraEndsSoon(g) && hasInfluence(25)(g)],
    games: 800,
    tries: 100,
  });
  hunt.towards('life:appointed', { likes: patient, points: [hasInfluence(30)], options: early });
  tell('Consuls for Life');
  hunt.towards('verb:noTribune', { likes: TRIBUNES, points: [hasPromisedTribune], tries: 20 });
  tell('promised Tribunes');
  const middle = { ...early, scenario: 'middle' };
  hunt.towards('verb:appealWithThree', {
    likes: TRIALS,
    options: middle,
    points: [isInPlay('senator:21A')],
    tries: 20,
  });
  hunt.towards('verb:claimLandCommissioner', {
    likes: { playStatesman: 30, 'kind:land-bill': 2, claimLandCommissioner: 90 },
    options: middle,
    points: [isInPlay('senator:7A')],
    tries: 20,
  });
  for (const verb of ['oneVeteran', 'secondVeteran'])
    hunt.towards(`verb:${verb}`, {
      likes: { playStatesman: 30, [verb]: 90 },
      options: { ...early, scenario: 'late' },
      points: [isInPlay('senator:4A')],
      tries: 20,
    });
  tell('Statesmen');
  for (const verb of ['releaseLegions', 'keepReleased', 'sendVeterans', 'recallVeterans', 'allocateRebels'])
    hunt.towards(`verb:${verb}`, {
      likes: REVOLTS,
      then: { ...REVOLTS, [verb]: 50, releaseLegions: 20 },
      points: [isRebel],
      tries: 20,
    });
  for (const verb of ['lendMoney', 'refuseMoney'])
    hunt.towards(`verb:${verb}`, {
      likes: REVOLTS,
      then: { ...REVOLTS, [verb]: 50 },
      points: [hasHorseAway],
      games: 1000,
      tries: 20,
    });
  hunt.towards('verb:sendVeterans', {
    likes: { ...REVOLTS, recallVeterans: 0 },
    then: { recallVeterans: 90 },
    options: { ...early, scenario: 'late' },
    points: [hasVeterans, hasBorrowedVeterans, (g) => g.forces.some((f) => f.war === 'rebel' && f.commander !== '')],
    games: 1500,
    branches: 10,
    tries: 20,
  });
  tell('Rebels');
  hunt.games(40, { nay: 60, aye: 0.1 });
  tell('refusing everything');
  return hunt;
};

const isFew = ({ seats }: GoldenFile): boolean => seats < 3;
const isAdvanced = ({ options }: GoldenFile): boolean =>
  Array.isArray(options['advanced']) && options['advanced'].length > 0;
/** What can be looked for by itself, and which of the recorded games are its own. */
export const PARTS: Readonly<Record<string, Part>> = {
  basic: { search: searchBasic, owns: (file) => !isFew(file) && !isAdvanced(file) },
  advanced: { search: searchAdvanced, owns: isAdvanced },
  neutrals: { search: searchNeutrals, owns: isFew },
};
interface Part {
  /** `said` is told how it goes. */
  readonly search: (said: Said) => Search;
  readonly owns: (file: GoldenFile) => boolean;
}
