/** Worked examples of Revolts. */
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../combat/index.ts';
import type { Rome } from '../game.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { rebels, sends, victorious, wages } from '../testing/armies.ts';
import { at, faction } from '../testing/at.ts';
import { chit, HARMLESS } from '../testing/chits.ts';

const countAt = (g: Rome, place: string): number => g.legions.filter((l) => l.at === place).length;
const harmless = (n: number): Dice => Array<string>(n).fill(HARMLESS);
const lost = (n: number): number[] => Array<number>(n).fill(0);

test('[ex-92] Early Republic, six Legions with a Talent each: 4, 4, 4, 5, 3, 1 make four that follow', () => {
  const game = victorious({ legions: 6 }, (g) => {
    g.era = 'early';
    senator(g, 'senator:1').talents = 6;
  });
  const all = [0, 1, 2, 3, 4, 5].map((n) => `legion:${n}`);
  game.as(0).does('testLoyalty').does('testLegions', all).rolling(4, 4, 4, 5, 3, 1).does('payLegions', all).rolled();
  game.does('declareRevolt');
  expect(countAt(game.g, 'rebel')).toBe(4);
  expect(senator(game.g, 'senator:1').talents).toBe(0);
});

/** MIL 6. */
const REBEL = 'senator:4A';
/** MIL 3. */
const LOYAL = 'senator:6';

/** The Rebel has 4 Legions, one Veteran; the Senate sends 12. */
const civilWar = (dice: Dice, also: (g: Rome) => void = () => {}) =>
  at(
    combat,
    undefined,
    { seats: 3 },
    (g) => {
      g.wars = [];
      g.unrest = 5;
      for (const l of g.legions) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
      faction(g, 0, 'senator:16', LOYAL);
      faction(g, 1, 'senator:18', REBEL, 'senator:17');
      faction(g, 2, 'senator:20', 'senator:13');
      rebels(g, REBEL, 3, 1);
      Object.assign(senator(g, 'senator:17'), { rebel: 'secondary', at: 'field' });
      g.turn = 2;
      sends(g, LOYAL, 'rebel', { legions: 12 });
      also(g);
    },
    dice,
  ).rolled();

describe('4 Legions, one Veteran, and MIL 6 against 12 and MIL 3', () => {
  test('[ex-93] +5, and 9 is a Victory: 4 Legions each, all Rebels dead, +5 and −2 +5, Unrest −1', () => {
    const game = civilWar([3, 3, 3, ...lost(4), ...lost(4), 0, ...harmless(4)]);
    game.expectLog('combat.civil', { dice: 9, modifier: 15 - 10, total: 14, result: 'result:victory' });
    expect([countAt(game.g, 'force:1'), countAt(game.g, 'rebel')]).toEqual([8, 0]);
    expect([REBEL, 'senator:17'].map((id) => maybeSenator(game.g, id))).toEqual([undefined, undefined]);
    expect(senator(game.g, LOYAL)).toMatchObject({ influence: 4 + 5, popularity: -2 + 5 });
    expect(game.g).toMatchObject({ unrest: 4, rebels: [] });
  });
  test('[ex-93] the four chits strike both sides', () => {
    const dead = (first: string) => {
      const game = civilWar([3, 3, 3, ...lost(4), ...lost(4), 0, first, 29, 29, 29]);
      return [LOYAL, REBEL].map((id) => maybeSenator(game.g, id) === undefined);
    };
    expect(dead(chit(6))).toEqual([true, true]);
    expect(dead(chit(4))).toEqual([false, true]);
  });
  test('[ex-94] a natural 3 is 8: the Rebel has no Legion left and fails, but it is no Victory', () => {
    const game = civilWar([1, 1, 1, ...lost(5), ...lost(4), 0, ...harmless(4), chit(1)]);
    game.expectLog('combat.civil', { dice: 3, total: 8, result: 'result:stalemate' });
    expect(game.g.rebels).toEqual([]);
    expect([REBEL, 'senator:17'].map((id) => maybeSenator(game.g, id))).toEqual([undefined, undefined]);
    // Five Legions lost are −2; nothing is gained, and Unrest is what it was.
    expect(senator(game.g, LOYAL)).toMatchObject({ influence: 4, popularity: -2, at: 'rome' });
    expect(countAt(game.g, 'active')).toBe(7);
    expect(game.g.unrest).toBe(5);
  });
});

describe('[ex-95] a Senate Defeat', () => {
  /** 5 Legions and MIL 3 against 10: 9 − 2 is 7. */
  const beaten = (wars: number, ...more: Dice) =>
    civilWar([3, 3, 3, ...lost(1), 0, ...harmless(1), ...more], (g) => {
      for (const l of g.legions.filter((x) => x.at === 'force:1').slice(5)) l.at = 'pool';
      for (const id of (['war:5', 'war:8', 'war:68', 'war:120'] as const).slice(0, wars)) wages(g, id);
    });
  test('[ex-95] 7: the Commander dies, one Legion is lost, the Rebel loses nothing and with three other Wars has won', () => {
    const game = beaten(3);
    game.expectLog('combat.civil', { total: 7, result: 'result:defeat' });
    expect(game.over).toEqual({ how: 'rebel-battle', winners: [1] });
    expect(maybeSenator(game.g, LOYAL)).toBeUndefined();
    expect([countAt(game.g, 'rebel'), countAt(game.g, 'active')]).toEqual([4, 4]);
  });
  test('[ex-95] with four he has not: the Rebel End Game follows', () => {
    const game = beaten(4);
    expect(game.over).toBeUndefined();
    expect(maybeSenator(game.g, LOYAL)).toBeUndefined();
    expect(game.waitingFor).toEqual([1]);
  });
});
