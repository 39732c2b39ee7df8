import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { type RomanTurn, province, romanTurn } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));

describe('Subduing', () => {
  test('[TET.subdue-a] Unrest is removed for 1 point and returns to the supply', () => {
    const game = turn({ at: 'IV-4', discs: { 'IV-4': 'unrest' } });
    expect(game.view(0).supply.unrest).toBe(20);
    game.does('subdue').expectLog('tet.subdued', { who: 'emperor:diocletian', at: 'province:IV-4' }, 'TET.subdue-a');
    expect([game.g.imperium, game.view(0).discs, game.view(0).supply.unrest]).toEqual([5, {}, 21]);
  });

  test('[TET.subdue-b] Revolt is removed for 2 points and returns to the supply', () => {
    const game = turn({ at: 'IV-4', discs: { 'IV-4': 'revolt' } });
    expect(game.view(0).supply.revolt).toBe(20);
    game.does('subdue').expectLog('tet.subdued', { at: 'province:IV-4' }, 'TET.subdue-b');
    expect([game.g.imperium, game.view(0).discs, game.view(0).supply.revolt]).toEqual([4, {}, 21]);
    turn({ at: 'IV-4', discs: { 'IV-4': 'revolt' }, imperium: 1 }).refuses('subdue', undefined, 'tet.no.points');
  });

  test('[TET.subdue-c] Revolt becomes Unrest for 1 point', () => {
    const game = turn({ at: 'IV-4', discs: { 'IV-4': 'revolt' } }).does('appease');
    expect([game.g.imperium, game.view(0).discs]).toEqual([5, { 'province:IV-4': 'unrest' }]);
    expect([game.view(0).supply.revolt, game.view(0).supply.unrest]).toEqual([21, 20]);
    game.expectLog('tet.appeased', { at: 'province:IV-4' });
    // What is left is Unrest like any other.
    expect(game.refuses('appease', undefined, 'tet.no.revoltHere').does('subdue').g.imperium).toBe(4);
  });

  test('[TET.subdue-c][TET.A7] without an Unrest disc in the supply that is not possible', () => {
    const unrest = ['I', 'II', 'V', 'VI']
      .flatMap((region) => [1, 2, 3, 4, 5, 6].map((n) => `${region}-${n}`))
      .slice(0, 21);
    const discs = { ...Object.fromEntries(unrest.map((id) => [id, 'unrest' as const])), 'IV-4': 'revolt' as const };
    const game = turn({ at: 'IV-4', discs });
    game.refuses('appease', undefined, 'tet.no.unrestDisc');
    expect(game.does('subdue').over).toBeUndefined();
  });

  test('[TET.subdue-a][TET.subdue-c] without points there is nothing to pay with', () => {
    // PATRES PATRIAE lets Diocletian take one more, so he is still asked.
    const game = turn({ at: 'IV-4', discs: { 'IV-4': 'revolt' }, imperium: 0, variants: ['patres-patriae'] });
    game.refuses('appease', undefined, 'tet.no.points').refuses('subdue', undefined, 'tet.no.points');
    expect(game.does('takePoint').offers('appease')).toBeDefined();
  });

  test('[TET.subdue-d] only where he stands', () => {
    const discs = { 'IV-3': 'revolt', 'IV-5': 'unrest' } as const;
    const game = turn({ at: 'IV-4', discs, others: { galerius: 'IV-3', maximian: 'IV-5' } });
    game.refuses('subdue', undefined, 'tet.no.nothingToSubdue').refuses('appease', undefined, 'tet.no.revoltHere');
    game.refuses('subdue', province('IV-3'));
  });

  test('[TET.subdue-d] Emperors’ discs are not subdued', () => {
    for (const disc of ['diocletian', 'galerius'] as const) {
      turn({ at: 'IV-4', discs: { 'IV-4': disc } }).refuses('subdue', undefined, 'tet.no.nothingToSubdue');
    }
  });
});
