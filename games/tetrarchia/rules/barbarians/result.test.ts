import { describe, expect, test } from 'vitest';
import { all, barbarians, discs, position, region, standing } from '../testing/barbarian.ts';

const OUTER = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

describe('where the dice point', () => {
  test('[TET.result-a] the roman die names the region, the other the province', () => {
    for (const [i, id] of OUTER.entries()) {
      for (let n = 1; n <= 6; n++) {
        const address = `${id}-${n}`;
        if (['II-2', 'III-1', 'V-6'].includes(address)) continue;
        const game = position({});
        barbarians(game, i + 1, n).expectLog('tet.unrest', { at: `province:${address}` });
        expect(discs(game)).toEqual({ [address]: 'unrest' });
      }
    }
  });

  test('[TET.result-f][TET.A1] no roll addresses Italia', () => {
    for (let roman = 1; roman <= 6; roman++) {
      for (let die = 1; die <= 6; die++) {
        const game = position({});
        barbarians(game, roman, die);
        for (const id of region('IT')) expect(discs(game)).not.toHaveProperty(id);
      }
    }
  });
});

describe('what happens there', () => {
  test.each(['diocletian', 'galerius', 'constantius', 'maximian'] as const)(
    '[TET.result-b] a disc of %s keeps it quiet, whoever’s turn it is',
    (emperor) => {
      const game = position({ discs: { 'IV-4': emperor } });
      barbarians(game, 4, 4).expectLog('tet.quiet', { at: 'province:IV-4' });
      expect(discs(game)).toEqual({ 'IV-4': emperor });
    },
  );

  test.each([
    [2, 2, 'II-2'],
    [3, 1, 'III-1'],
    [5, 6, 'V-6'],
  ] as const)('[TET.result-b] so does an uncovered capital (%i %i: %s)', (roman, die, capital) => {
    const game = position({});
    barbarians(game, roman, die).expectLog('tet.quiet', { at: `province:${capital}` });
    expect(discs(game)).toEqual({});
  });

  test('[TET.result-b] a covered capital is what covers it: Unrest on it becomes Revolt', () => {
    const game = position({ discs: { 'V-6': 'unrest' } });
    barbarians(game, 5, 6);
    expect(discs(game)).toEqual({ 'V-6': 'revolt' });
  });

  test('[TET.result-c] without a disc it gets Unrest, from the supply', () => {
    const game = position({});
    barbarians(game, 6, 3).expectLog('tet.unrest', { at: 'province:VI-3' });
    expect(discs(game)).toEqual({ 'VI-3': 'unrest' });
    expect(game.view('public').supply.unrest).toBe(20);
  });

  test('[TET.result-d][TET.A3] Unrest is replaced by Revolt and returns to the supply', () => {
    const game = position({ discs: { 'VI-3': 'unrest' } });
    barbarians(game, 6, 3).expectLog('tet.revolt', { at: 'province:VI-3' });
    expect(discs(game)).toEqual({ 'VI-3': 'revolt' });
    expect(game.view('public').supply).toMatchObject({ unrest: 21, revolt: 20 });
  });

  test('[TET.result-e] on Revolt there is an uprising', () => {
    const game = position({ discs: { 'IV-5': 'revolt' }, armies: { 'I-F': 'I', 'II-F': 'II', 'III-F': 'III' } });
    barbarians(game, 4, 5, 1, 1, 1).expectLog('tet.uprising', { at: 'province:IV-5' });
    expect(discs(game)).toEqual(all('revolt', 'IV-5', 'IV-4', 'IV-6'));
  });

  test('[TET.result-g] an Emperor who stands there is no protection, and is not harmed', () => {
    const game = position({ emperors: { diocletian: 'VI-3' } });
    barbarians(game, 6, 3);
    expect(discs(game)).toEqual({ 'VI-3': 'unrest' });
    expect(standing(game, 'diocletian')).toBe('VI-3');
  });
});
