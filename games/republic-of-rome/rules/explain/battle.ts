/** What may come of a battle, counted over every throw: the five results, what each takes, and all throws side by side. */
import type { Explanation, Prospect, Span } from '@tabularium/kernel';
import { romanTally } from '../combat/land.ts';
import { lossUnder } from '../combat/losses.ts';
import { battleThrows, civilThrows, oddsOf, type Throw } from '../combat/odds.ts';
import type { Result } from '../combat/results.ts';
import { armyOfForce, armyTally, type Ground } from '../combat/sides.ts';
import type { Force, Rebel, War } from '../game.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { countLegions, forcePlace } from '../rome/forces.ts';
import { rebelAt } from '../rome/rebels.ts';
import type { OpenRome } from '../sight/sight.ts';
import { isNavalFirst } from '../wars/fighting.ts';
import { fleetTally, landTally, maybeWar, needsNavalBattle } from '../wars/wars.ts';
import { share } from './look.ts';

/** From the best to the worst. */
export const RESULTS: readonly Result[] = ['victory', 'stalemate', 'standoff', 'disaster', 'defeat'];

interface Units {
  readonly legions: number;
  readonly fleets: number;
}
const unitsIn = (g: OpenRome, f: Force): Units => ({ legions: countLegions(g, forcePlace(f)), fleets: f.fleets });

export const spanOf = (all: readonly number[]): Span => ({
  least: Math.min(...all),
  most: Math.max(...all),
  mean: all.reduce((sum, n) => sum + n, 0) / all.length,
});

/** [1.10.6-a][1.10.6-b][card-12-a][card-133-a] What a throw takes of this Force. */
const takenBy = (g: OpenRome, f: Force, { outcome }: Throw): Units => {
  const { legions, fleets } = unitsIn(g, f);
  return {
    legions: lossUnder(g, f.commander, outcome, legions),
    fleets: lossUnder(g, f.commander, outcome, fleets),
  };
};

/** [1.10.11-e] The five results, those that cannot come left out. */
const prospectsOf = (g: OpenRome, f: Force, throws: readonly Throw[]): Prospect[] =>
  RESULTS.flatMap((result) => {
    const these = throws.filter((t) => t.outcome.result === result);
    if (these.length === 0) return [];
    const taken = these.map((t) => takenBy(g, f, t));
    return [
      {
        kind: result,
        chance: these.length / throws.length,
        takes: { legions: spanOf(taken.map((t) => t.legions)), fleets: spanOf(taken.map((t) => t.fleets)) },
      },
    ];
  });

const explained = (g: OpenRome, f: Force, throws: readonly Throw[]): Pick<Explanation, 'odds' | 'prospects'> => {
  const { of, victory, stalemate, standoff } = oddsOf(throws);
  // Won by a victory, drawn by a stalemate or a standoff, lost by a disaster or a defeat.
  return { odds: share(victory, of, stalemate + standoff), prospects: prospectsOf(g, f, throws) };
};

export const battleOn = (g: OpenRome, f: Force, w: War, ground: Ground): Explanation => ({
  tallies: [romanTally(g, f, w, ground), ground === 'sea' ? fleetTally(g, w) : landTally(g, w)],
  ...explained(g, f, battleThrows(g, f, w, ground)),
});

/** [1.11.37-a] Against a Rebel: no numbers, only the table. */
const civilBattleOn = (g: OpenRome, f: Force, rebel: Rebel, ground: Ground): Explanation => ({
  tallies: [armyTally(g, armyOfForce(g, f), ground), rebelTally(g, rebel, ground)],
  ...explained(g, f, civilThrows(g, f, ground)),
});

/** The same game with this War beaten at sea. */
const beatenAtSea = (g: OpenRome, w: War): OpenRome => ({
  ...g,
  wars: g.wars.map((x) => (x.id === w.id ? { ...x, navalVictory: true } : x)),
});

/**
 * The next battle of a Force. [1.10.12-a] At sea first, as long as the War has Fleets; [1.10.12-d] then on land, as it would
 * be if nothing were lost at sea.
 */
export const battleAhead = (g: OpenRome, f: Force): Explanation | undefined => {
  const rebel = rebelAt(g, f.war);
  if (rebel) {
    const land = civilBattleOn(g, f, rebel, 'land');
    // [2.03.81-e]
    if (!isNavalFirst(g, f.war)) return land;
    const sea = civilBattleOn(g, f, rebel, 'sea');
    return unitsIn(g, f).legions === 0 ? sea : { ...sea, then: land };
  }
  const w = maybeWar(g, f.war);
  if (!w) return undefined;
  if (!needsNavalBattle(g, w)) return battleOn(g, f, w, 'land');
  const sea = battleOn(g, f, w, 'sea');
  const later = beatenAtSea(g, w);
  return unitsIn(g, f).legions === 0
    ? sea
    : { ...sea, then: battleOn(later, f, later.wars.find((x) => x.id === w.id)!, 'land') };
};

/** What one sum of the three dice would do. */
export interface ThrowShown {
  readonly natural: number;
  readonly chance: number;
  readonly result: Result;
  /** The row of the table, where the table decides. */
  readonly row?: number;
  readonly legions: number;
  readonly fleets: number;
  /** [card-135-b][amb-118] With these dice it hangs on more than their sum: this is the likeliest. */
  readonly isUnsure: boolean;
}

const throwsOfNext = (g: OpenRome, f: Force, on?: Ground): Throw[] => {
  if (rebelAt(g, f.war)) return civilThrows(g, f, on ?? (isNavalFirst(g, f.war) ? 'sea' : 'land'));
  const w = maybeWar(g, f.war);
  return w ? battleThrows(g, f, w, on ?? (needsNavalBattle(g, w) ? 'sea' : 'land')) : [];
};

const LOWEST = 3;
const HIGHEST = 18;
/** Which of these comes most often. */
const likeliest = (all: readonly Throw[]): Throw => {
  const count = (t: Throw): number => all.filter((x) => x.total === t.total).length;
  return all.reduce((best, t) => (count(t) > count(best) ? t : best));
};

/** Every sum of three dice in the next battle of a Force, or in one at sea or on land, from 3 to 18. */
export const throwsAhead = (g: OpenRome, f: Force, on?: Ground): ThrowShown[] => {
  const all = throwsOfNext(g, f, on);
  const found: ThrowShown[] = [];
  for (let natural = LOWEST; natural <= HIGHEST; natural++) {
    const these = all.filter((t) => t.natural === natural);
    if (these.length === 0) continue;
    const shown = likeliest(these);
    const { result } = shown.outcome;
    const byNumber = result === 'disaster' || result === 'standoff';
    found.push({
      natural,
      chance: these.length / all.length,
      result,
      ...(!byNumber && { row: Math.min(HIGHEST, Math.max(LOWEST, shown.total)) }),
      ...takenBy(g, f, shown),
      isUnsure: these.some((t) => t.outcome.result !== result || t.outcome.toll !== shown.outcome.toll),
    });
  }
  return found;
};

/** [1.10.6-a] What is lost on average. */
export const expectedLosses = ({ prospects = [] }: Explanation): Units => {
  const of = (unit: 'legions' | 'fleets'): number =>
    prospects.reduce((sum, p) => sum + p.chance * (p.takes?.[unit]?.mean ?? 0), 0);
  return { legions: of('legions'), fleets: of('fleets') };
};
