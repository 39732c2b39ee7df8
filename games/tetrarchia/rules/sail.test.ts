import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { EMPERORS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn, whereIs } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));

describe('Sailing', () => {
  test('[TET.sail-a] a fleet goes to the next zone for 1 point', () => {
    const game = turn({ fleets: ['ATLANTICVM'] }).does('sail', 'sail:ATLANTICVM-INTERNVM');
    expect(game.g.imperium).toBe(5);
    expect(game.view(0).fleets).toEqual({ 'sea:ATLANTICVM': 0, 'sea:INTERNVM': 1, 'sea:AEGAEVM': 0 });
    game.expectLog('tet.sailed', { who: 'emperor:diocletian', from: 'sea:ATLANTICVM', to: 'sea:INTERNVM' });
  });

  test('[TET.sail-a] one zone at a time: the far zone takes two actions', () => {
    const game = turn({ fleets: ['ATLANTICVM'] });
    expect(ids(game.offers('sail'))).toEqual(['ATLANTICVM-INTERNVM']);
    game.refusesRaw('sail', 'sail:ATLANTICVM-AEGAEVM', 'kernel.badArg');
    game.does('sail', 'sail:ATLANTICVM-INTERNVM').does('sail', 'sail:INTERNVM-AEGAEVM');
    expect([game.g.imperium, game.view(0).fleets['sea:AEGAEVM']]).toEqual([4, 1]);
  });

  test('[TET.sail-a] only from where a fleet is', () => {
    turn({ fleets: ['ATLANTICVM'] }).refuses('sail', 'sail:AEGAEVM-INTERNVM', 'tet.no.fleetHere');
    expect(turn({ fleets: [] }).offers('sail')).toBeUndefined();
  });

  test('[TET.A21] never to a zone that has one', () => {
    const game = turn({ fleets: ['ATLANTICVM', 'INTERNVM'] });
    expect(ids(game.offers('sail'))).toEqual(['INTERNVM-AEGAEVM']);
    game.refuses('sail', 'sail:ATLANTICVM-INTERNVM', 'tet.no.fleetThere');
    expect(turn({ fleets: ['ATLANTICVM', 'INTERNVM', 'AEGAEVM'] }).offers('sail')).toBeUndefined();
  });

  test('[TET.A21] unless the table allows several', () => {
    const game = turn({ fleets: ['ATLANTICVM', 'INTERNVM'], options: { fleetStacking: true } });
    game.does('sail', 'sail:ATLANTICVM-INTERNVM');
    expect(game.view(0).fleets['sea:INTERNVM']).toBe(2);
    expect(ids(game.offers('sail'))).toEqual(['INTERNVM-ATLANTICVM', 'INTERNVM-AEGAEVM']);
    // One of the two sails on; the other still serves.
    game.does('sail', 'sail:INTERNVM-AEGAEVM').does('move', province('VI-6'));
    expect(game.g.imperium).toBe(3);
  });

  test('[TET.sail-b] it serves its new zone at once, and its old one no longer', () => {
    const game = turn({ at: 'IV-5', fleets: ['INTERNVM'] });
    game.refuses('move', province('VI-1')).does('sail', 'sail:INTERNVM-AEGAEVM');
    game.refuses('move', province('IT-3'), 'tet.no.tooFar').does('move', province('VI-1'));
    expect(game.g.imperium).toBe(4);
  });

  test('[TET.sail-c] his own place does not matter', () => {
    for (const at of ['III-6', 'IV-3', 'III-F', 'IT-6']) {
      expect(ids(turn({ at, fleets: ['ATLANTICVM'] }).offers('sail'))).toEqual(['ATLANTICVM-INTERNVM']);
    }
  });

  test('[TET.sail-c][TET.turn-f] beaten off the board, he sails no more', () => {
    const others = { galerius: 'IT-1' };
    const game = turn({ at: 'II-1', armies: { 'II-F': 'II' }, fleets: ['ATLANTICVM'], others, players: 4 });
    // 1 against 6; then a quiet Barbarian phase, in which the army stays behind the broken link.
    game.rolling(1, 6, ...QUIET_IN_GERMANIA, 1);
    game.does('attack', province('II-F')).rolled();
    expect([whereIs(game.view(0), 'diocletian'), game.waitingFor]).toEqual(['off', [1]]);
    game.as(0).refuses('sail', 'sail:ATLANTICVM-INTERNVM', 'kernel.notAsked');
  });

  test('[TET.sea-g] a fleet belongs to nobody: whoever is in turn may sail any', () => {
    for (const emperor of EMPERORS) {
      const game = turn({ emperor, players: 4, fleets: ['INTERNVM'] });
      expect(ids(game.offers('sail'))).toEqual(['INTERNVM-ATLANTICVM', 'INTERNVM-AEGAEVM']);
      expect(ids(game.offers('move'))).toContain('VI-6');
    }
  });

  test('[TET.sea-g] what one has sailed serves the next', () => {
    const game = turn({ at: 'IT-3', fleets: ['ATLANTICVM'], others: { galerius: 'VI-6' } });
    game
      .does('sail', 'sail:ATLANTICVM-INTERNVM')
      .rolling(...QUIET_IN_GERMANIA)
      .does('endPhase');
    expect(ids(game.offers('move'))).toContain('III-4');
  });
});
