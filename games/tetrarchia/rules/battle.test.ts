import { expect, test } from 'vitest';
import { odds } from './battle.ts';
import { EMPERORS } from './ids.ts';
import { attacks, barbarians, fights, place, position, QUIET } from './testing/barbarian.ts';

const beside = {
  turn: 'maximian',
  emperors: { maximian: 'II-4' },
  armies: { 'II-6': 'II' },
  discs: { 'II-6': 'revolt' },
} as const;

test('[TET.attack-c] two dice: the roman one is the Emperor’s, the other the army’s', () => {
  const game = attacks(position(beside), 'II-6', 5, 2);
  game.expectLog('tet.battle', { who: 'emperor:maximian', at: 'province:II-6', roman: 5, die: 2 });
  game.expectLog('tet.battle', { imperial: 5, barbarian: 3 });
});

test('[TET.attack-l] of all 36 rolls, the higher value wins and equal ones change nothing', () => {
  for (let roman = 1; roman <= 6; roman++) {
    for (let die = 1; die <= 6; die++) {
      const keys = fights(position(beside), 'II-6', roman, die).logKeys();
      const said = keys.filter((k) => ['tet.armyBeaten', 'tet.emperorBeaten', 'tet.drawn'].includes(k));
      const army = die + 1;
      expect(said[0]).toBe(roman > army ? 'tet.armyBeaten' : roman < army ? 'tet.emperorBeaten' : 'tet.drawn');
    }
  }
});

test('[TET.attack-c][TET.battack-b] an army that attacks rolls the same two dice', () => {
  const game = position({ ...beside, emperors: { maximian: 'IT-1' } });
  barbarians(game, ...QUIET, 4, 5, 2).expectLog('tet.battle', { roman: 5, die: 2 });
});

test('[TET.attack-c] the dice cannot be taken back', () => {
  const game = attacks(position(beside), 'II-6', 5, 2);
  expect(game.canUndo(0)).toBe(false);
});

test('[TET.attack-l] the odds of a meeting are counted over all 36 rolls', () => {
  const meeting = { emperor: EMPERORS.indexOf('maximian'), army: place('II-6') };
  // The army has one Revolt: 10 rolls are higher for the Emperor, 5 are equal.
  expect(odds(position(beside).g, meeting)).toEqual({ emperor: 10, nobody: 5, army: 21 });
});
