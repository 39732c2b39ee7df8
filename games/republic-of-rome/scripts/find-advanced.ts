/** How the recorded games of the Advanced Rules were found. */
import { ADVANCED } from '../rules/advanced/advanced.ts';
import { forcesOf } from '../rules/advanced/provinces/state.ts';
import type { Rome } from '../rules/game.ts';
import { isProvinceId } from '../rules/ids.ts';
import { sideOf } from '../rules/rome/provinces.ts';
import { WANTED_ADVANCED } from '../rules/testing/features.ts';
import { Search } from './search.ts';
import type { Likes } from './steering.ts';

export type Said = (line: string) => void;

const PRIESTS: Likes = { makePriest: 9, movePriesthood: 9, recallPriest: 3, vetoAsPontifex: 5 };
const LAWS: Likes = { playLaw: 30, aye: 60 };
const GOVERNORS: Likes = {
  declareGovernors: 90,
  declareRevolt: 20,
  nameRebel: 30,
  joinRevolt: 9,
  testLoyalty: 9,
  testFleets: 9,
  stayLoyal: 0.1,
  layDown: 0.1,
  'kind:governors': 5,
};

const SETTLERS: Likes = { contribute: 30, contributed: 0.5, disbandVeterans: 60, 'kind:raise': 9 };

/** They revolt, march at once, send for more, and Rome fights them. */
const ADMIRALS: Likes = {
  ...GOVERNORS,
  nameRebel: 60,
  marchOnRome: 90,
  stayInProvince: 0.02,
  layDown: 5,
  'kind:deploy': 9,
  'kind:raise': 6,
  contribute: 30,
  contributed: 0.5,
  reinforceFrom: 90,
  noReinforcements: 0.1,
};

const rebelProvinces = (g: Rome): number => g.rebels.filter((r) => isProvinceId(r.army)).length;
const isGovernorRebel = (g: Rome): boolean => rebelProvinces(g) > 0;
const areTwoRebels = (g: Rome): boolean => rebelProvinces(g) > 1;
const isStalemate = (g: Rome): boolean => isGovernorRebel(g) && g.advanced?.rebels?.stalemate === true;
/** [2.03.72-m] A Primary Rebel has Provincial Fleets in Italy, and another who could send some across the sea. */
const haveBothFleets = (g: Rome): boolean =>
  g.advanced?.rebels?.inItaly.some((x) => x.fleets > 0) === true &&
  g.provinces.some(
    (p) => g.rebels.some((r) => r.army === p.id) && sideOf(g, p).fleet > 0 && forcesOf(g, p.id).fleets > 0,
  );
const isPoolNearlyEmpty = (g: Rome): boolean =>
  g.legions.filter((l) => l.at === 'pool').length < 4 && g.legions.filter((l) => l.at === 'bank').length > 1;

export const searchAdvanced = (said: Said): Search => {
  const hunt = new Search('rome-advanced', WANTED_ADVANCED);
  const tell = (what: string): void => said(`${what}: missing ${hunt.missing.join(' ')}`);
  const all = { advanced: [...ADVANCED] };
  hunt.games(60, PRIESTS, all);
  hunt.games(60, { ...LAWS, ...PRIESTS }, all);
  tell('priests and Laws');
  for (const rule of ADVANCED) {
    const advanced = rule === 'rebel-governors' ? ['provincial-wars', rule] : [rule];
    hunt.games(10, {}, { advanced });
  }
  tell('each rule by itself');
  hunt.games(100, GOVERNORS, all);
  tell('Governors who revolt');
  for (const wanted of hunt.missing) {
    const verb = wanted.replace(/^verb:/, '');
    hunt.towards(wanted, {
      likes: GOVERNORS,
      then: { ...GOVERNORS, [verb]: 90 },
      options: all,
      points: [isGovernorRebel],
      games: 100,
      tries: 10,
    });
  }
  tell('what follows');
  const towards = (verbs: readonly string[], likes: Likes, points: readonly ((g: Rome) => boolean)[]): void => {
    for (const verb of verbs)
      hunt.towards(`verb:${verb}`, {
        likes,
        then: { ...likes, [verb]: 90 },
        options: all,
        points,
        games: 300,
        tries: 60,
      });
    tell(verbs.join(', '));
  };
  towards(['giveUpArmies', 'giveUpFleets'], { ...GOVERNORS, giveUpForces: 90, contribute: 9 }, [areTwoRebels]);
  towards(['sendForces', 'sendLegions'], { ...GOVERNORS, marchOnRome: 9, reinforceFrom: 90 }, [
    areTwoRebels,
    isStalemate,
  ]);
  towards(['raiseDisbanded'], SETTLERS, [isPoolNearlyEmpty]);
  // Only where many Provinces are governed from the start, and never soon.
  for (const scenario of ['late', 'middle-late', 'middle'])
    hunt.towards('verb:losePrimaryFleets', {
      likes: ADMIRALS,
      then: { ...ADMIRALS, intercept: 90, losePrimaryFleets: 90 },
      options: { ...all, scenario },
      points: [
        haveBothFleets,
        (g) => haveBothFleets(g) && isStalemate(g),
        (g) => haveBothFleets(g) && g.advanced!.rebels!.crossing.length > 0,
      ],
      branches: 25,
      tries: 30,
      games: 100,
    });
  tell('losePrimaryFleets');
  return hunt;
};
