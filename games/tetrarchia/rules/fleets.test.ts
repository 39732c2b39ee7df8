import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { tetrarchia } from './index.ts';
import { ids } from './testing/roman.ts';

const table = (level: string, options: Record<string, boolean> = {}, seats = 1) =>
  play(given(tetrarchia, { seats, options: { level, ...options }, seed: 'fleets' }));

describe('Placing fleets', () => {
  test('[TET.setup-i] the players choose a zone for each, once the threats are on the board', () => {
    const game = table('4211');
    expect([Object.keys(game.view(0).discs).length, game.view(0).armies.length]).toEqual([7, 1]);
    expect(ids(game.offers('placeFleet'))).toEqual(['ATLANTICVM', 'INTERNVM', 'AEGAEVM']);
    game.does('placeFleet', 'sea:AEGAEVM').expectLog('tet.fleetPlaced', { zone: 'sea:AEGAEVM' });
    expect(game.view(0).supply.fleets).toBe(1);
    game.does('placeFleet', 'sea:ATLANTICVM');
    expect(game.view(0).fleets).toEqual({ 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 0, 'sea:AEGAEVM': 1 });
    expect([game.view(0).supply.fleets, game.offers('placeFleet')]).toEqual([0, undefined]);
  });

  test('[TET.setup-i][R11] three fleets have three zones, none has none: nothing is asked', () => {
    const three = table('4311');
    three.expectLog('tet.fleetsEverywhere');
    expect(three.offers('placeFleet')).toBeUndefined();
    expect(three.view(0).fleets).toEqual({ 'sea:ATLANTICVM': 1, 'sea:INTERNVM': 1, 'sea:AEGAEVM': 1 });
    expect(table('4011').offers('placeFleet')).toBeUndefined();
    expect(table('4011').view(0).fleets).toEqual({ 'sea:ATLANTICVM': 0, 'sea:INTERNVM': 0, 'sea:AEGAEVM': 0 });
  });

  test('[TET.setup-i] one player answers for the table', () => {
    expect(table('4211', {}, 4).waitingFor).toEqual([0]);
  });

  test('[TET.A21] at most one in a zone', () => {
    const game = table('4211').does('placeFleet', 'sea:INTERNVM');
    expect(ids(game.offers('placeFleet'))).toEqual(['ATLANTICVM', 'AEGAEVM']);
    game.refuses('placeFleet', 'sea:INTERNVM', 'tet.no.fleetThere');
    game.refuses('placeFleet', 'sea:PONTVS', 'kernel.badArg');
  });

  test('[TET.A21] unless the table allows several; then three are asked for too', () => {
    const game = table('4311', { fleetStacking: true });
    for (const _ of [1, 2, 3]) game.does('placeFleet', 'sea:INTERNVM');
    expect(game.view(0).fleets).toEqual({ 'sea:ATLANTICVM': 0, 'sea:INTERNVM': 3, 'sea:AEGAEVM': 0 });
  });

  test('a fleet can be taken back until dice are rolled', () => {
    const game = table('4211').does('placeFleet', 'sea:INTERNVM').does('placeFleet', 'sea:AEGAEVM').undo().undo();
    expect([game.view(0).supply.fleets, game.canUndo(0)]).toEqual([2, false]);
  });
});
