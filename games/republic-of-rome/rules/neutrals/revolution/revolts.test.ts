import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { LAW } from '../../rome/cards.ts';
import { declaration } from '../../revolution/declaration.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { takeCard } from '../../testing/at.ts';
import { bare, governs, rich, treasury } from '../../testing/bare.ts';
import { atNeutrals, IMPERIALS } from '../../testing/neutrals.ts';

interface Position {
  readonly legions: number;
  /** Veterans of his own. */
  readonly own?: number;
  readonly elsewhere?: number;
  readonly talents: number;
  readonly treasury?: number;
  readonly patch?: (g: Rome) => void;
}
/** senator:2 of the Imperials has won; senator:10 is of his Faction. */
const victor = (
  { legions, own = 0, elsewhere = 0, talents, treasury: theirs = 0, patch = () => {} }: Position,
  dice: number[] = [],
) =>
  atNeutrals(
    declaration,
    undefined,
    {},
    (g) => {
      bare(g);
      g.phase = 'revolution';
      g.senators.push(fresh(g, 'senator:10', IMPERIALS));
      sends(g, 'senator:2', '' as never, { legions, fleets: 3, force: { victorious: true } });
      legionsTo(g, `force:${g.forces[0]!.id}`, own, { veteran: true, allegiance: 'senator:2' });
      legionsTo(g, 'active', elsewhere);
      rich(g, 'senator:2', talents);
      treasury(g, IMPERIALS, theirs);
      patch(g);
    },
    dice,
  );
const isAtHome = (g: Rome): boolean => g.forces.length === 0 && senator(g, 'senator:2').at === 'rome';
const isLaidDown = (g: Rome): boolean => g.rebels.length === 0 && isAtHome(g);

describe('4.06.2 conditions', () => {
  test('[4.06.2-c] A: 3 Talents for each Legion, of his own and of the Faction Treasury; one less, and he does not ask', () => {
    const game = victor({ legions: 5, own: 1, talents: 6, treasury: 11 });
    expect(isLaidDown(game.g)).toBe(true);
    expect(senator(game.g, 'senator:2').talents).toBe(6);
    game.expectLog('neutral.revolt.not', { who: 'senator:2' });
    // 18 is enough: four of five follow, with his Veteran five of six.
    const rich18 = victor({ legions: 5, own: 1, talents: 7, treasury: 11 }, [4, 4, 4, 4, 3]).rolled();
    expect(rich18.g.rebels).toMatchObject([{ senator: 'senator:2' }]);
  });

  test('[4.06.2-d][4.06.2-e][4.06.2-f][4.06.2-g][4.06.2-h] Fabius: 6.5 of 12 to be expected, so he pays 11 and asks; 7 are not 60 %', () => {
    const six = [4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3];
    const game = victor({ legions: 11, own: 1, talents: 36 }, six).rolled();
    expect(senator(game.g, 'senator:2').talents).toBe(25);
    expect(isLaidDown(game.g)).toBe(true);
    expect([legionsAt(game.g, 'active'), game.g.fleets]).toEqual([12, 3]);
  });

  test('[4.06.2-a][4.06.2-b][4.06.2-g] 8 of 12 are: he marches on Rome with them, the rest go back to the Senate', () => {
    const game = victor({ legions: 11, own: 1, talents: 36 }, [4, 4, 4, 4, 4, 4, 5, 3, 3, 3, 3]).rolled();
    expect(game.g.rebels).toMatchObject([{ senator: 'senator:2', army: 'rebel' }]);
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, 'active'), game.g.fleets]).toEqual([8, 4, 3]);
    game.expectLog('neutral.revolt', { who: 'senator:2' });
  });

  test('[4.06.2-g] exactly 60 % is enough', () => {
    const game = victor({ legions: 5, talents: 15, patch: (g) => void (g.era = 'late') }, [2, 2, 2, 1, 1]).rolled();
    expect(legionsAt(game.g, 'rebel')).toBe(3);
  });

  test('[4.06.2-d] B: exactly half is not more than half', () => {
    const game = victor({ legions: 6, talents: 40 });
    expect(isLaidDown(game.g)).toBe(true);
    expect(senator(game.g, 'senator:2').talents).toBe(40);
  });

  test.each([
    ['early', 3, false],
    ['middle', 3, true],
    ['late', 3, true],
    ['middle', 4, false],
    ['late', 7, false],
    ['late', 6, true],
  ] as const)('[4.06.2-e] %s, 10 Legions with him and %i elsewhere: asks? %s', (era, elsewhere, isAsked) => {
    const game = victor(
      { legions: 10, talents: 40, elsewhere, patch: (g) => void (g.era = era) },
      isAsked ? Array.from({ length: 10 }, () => 1) : [],
    ).rolled();
    expect(senator(game.g, 'senator:2').talents).toBe(isAsked ? 30 : 40);
  });

  test('[4.06.2-e] Evil Omens count', () => {
    const omens = (g: Rome): void => {
      g.era = 'middle';
      g.events = [{ id: 'event:168', level: 1, since: 0 }];
    };
    // Half of 10 instead of two thirds.
    expect(senator(victor({ legions: 10, talents: 40, patch: omens }).g, 'senator:2').talents).toBe(40);
  });

  test('[4.06.2-d] nor does he ask if his own purse cannot pay for each', () => {
    const game = victor({ legions: 5, own: 3, talents: 4, treasury: 50 });
    expect(isLaidDown(game.g)).toBe(true);
    expect([senator(game.g, 'senator:2').talents, game.g.factions[IMPERIALS]!.treasury]).toEqual([4, 50]);
  });

  test('[4.06.2-i][4.06.2-j] Legions count wherever they are, and Veterans for one', () => {
    // 4 are 60 % of 6, not of 7.
    const position = { legions: 0, own: 4, talents: 12 };
    const garrison = (g: Rome): void => {
      governs(g, 'senator:3', 'province:sicilia');
      legionsTo(g, 'province:sicilia', 1);
    };
    expect(victor({ ...position, elsewhere: 2 }).g.rebels).toHaveLength(1);
    expect(victor({ ...position, elsewhere: 3 }).g.rebels).toHaveLength(0);
    expect(victor({ ...position, elsewhere: 2, patch: garrison }).g.rebels).toHaveLength(0);
  });
});

describe('4.06.2 around it', () => {
  test('[4.06.2-k] the Dominant Player says who else joins; by himself nobody does', () => {
    const game = victor({ legions: 0, own: 4, talents: 12 });
    expect(game.question?.prompt).toMatchObject({
      k: 'ask.neutral.join',
      a: { who: 'senator:2', faction: 'faction:1' },
    });
    expect(game.offers('joinRevolt')).toMatchObject({ of: ['senator:10'], min: 0 });
    game.saysNothing();
    expect(senator(game.g, 'senator:10').rebel).toBe('no');
    const joined = victor({ legions: 0, own: 4, talents: 12 }).does('joinRevolt', ['senator:10']);
    expect(senator(joined.g, 'senator:10').rebel).toBe('secondary');
  });

  /** senator:1 of the Player, with 4 Veterans of his own, is heard before him. */
  const after = (position: Position) =>
    victor({
      ...position,
      patch: (g) => {
        g.era = 'late';
        senator(g, 'senator:1').office = 'rome-consul';
        sends(g, 'senator:1', '' as never, { force: { victorious: true, hadLegions: true } });
        legionsTo(g, `force:${g.forces[1]!.id}`, 4, { veteran: true, allegiance: 'senator:1' });
      },
    });
  test('[4.06.2-b] he goes by it also where a weaker one has declared before him', () => {
    // Veterans count double, MIL is 4 on both sides: 12 against 16.
    const game = after({ legions: 0, own: 6, talents: 18 }).does('declareRevolt');
    expect(game.g.rebels).toMatchObject([{ senator: 'senator:2' }]);
    expect(senator(game.g, 'senator:1')).toMatchObject({ rebel: 'no', at: 'rome' });
  });

  test('[4.06.2-b] one who is not stronger lays his command down', () => {
    // 12 against 11.
    const game = after({ legions: 7, talents: 21 });
    game.rolling(2, 2, 2, 2, 2, 2, 2).does('declareRevolt').rolled();
    expect(game.g.rebels).toMatchObject([{ senator: 'senator:1' }]);
    expect(isAtHome(game.g)).toBe(true);
  });

  test('[4.02.2-a] under the Manilian Law the Dominant Player may march him on, and nothing else', () => {
    const game = victor({
      legions: 5,
      talents: 0,
      patch: (g) => {
        takeCard(g, LAW.manilian);
        g.laws.push(LAW.manilian);
        wages(g, 'war:5');
      },
    });
    expect(game.question?.prompt.k).toBe('ask.neutral.marchOn');
    game.refuses('testLoyalty').refuses('declareRevolt');
    game.does('marchOn', 'war:5');
    expect(game.g.forces).toMatchObject([{ commander: 'senator:2', war: 'war:5' }]);
  });
});
