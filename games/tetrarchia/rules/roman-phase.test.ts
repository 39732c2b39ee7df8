import { given, play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from './game.ts';
import { EMPERORS } from './ids.ts';
import { tetrarchia } from './index.ts';
import { ids, type RomanTurn, province, QUIET_IN_GERMANIA, romanTurn } from './testing/roman.ts';

const turn = (position: RomanTurn) => play(given(tetrarchia, ...romanTurn(position)));
const verbs = (position: RomanTurn): string[] => Object.keys(turn(position).question!.verbs).sort();

/** Macedonia in Revolt, an army in Thracia, a fleet at sea: everything could be done here. */
const busy: RomanTurn = {
  at: 'IV-4',
  discs: { 'IV-4': 'revolt' },
  armies: { 'IV-3': 'IV' },
  fleets: ['AEGAEVM'],
  variants: VARIANTS,
};

describe('The Roman phase', () => {
  test('[TET.turn-b] everything that can be done here is offered', () => {
    const all = ['appease', 'attack', 'endPhase', 'move', 'sail', 'subdue'];
    expect(verbs({ ...busy, variants: [] })).toEqual(all);
    expect(verbs({ ...busy, variants: [], discs: {} })).toEqual(['attack', 'endPhase', 'move', 'protect', 'sail']);
  });

  test('[TET.turn-b] only what the points allow', () => {
    expect(verbs({ ...busy, variants: [], imperium: 1 })).toEqual(['appease', 'attack', 'endPhase', 'move', 'sail']);
    const inRevolt = { ...busy.discs, 'IV-3': 'revolt' } as const;
    const game = turn({ ...busy, variants: [], imperium: 1, discs: inRevolt });
    game.refuses('attack', province('IV-3'), 'tet.no.attackCost').refuses('subdue', undefined, 'tet.no.points');
  });

  test('[TET.turn-b] only he whose Emperor is in turn is asked', () => {
    for (const [seat, emperor] of EMPERORS.entries()) {
      const game = turn({ emperor, at: 'IV-4', players: 4 });
      expect(game.waitingFor).toEqual([seat]);
      game.as((seat + 1) % 4).refuses('endPhase', undefined, 'kernel.notAsked');
      expect(game.question).toBeUndefined();
    }
  });

  test('nonsense is refused, and nothing changes', () => {
    const game = turn(busy);
    game.refusesRaw('move', 'province:IX-1', 'kernel.badArg').refusesRaw('move', undefined, 'kernel.badArg');
    game.refusesRaw('move', 3, 'kernel.badArg').refusesRaw('move', [province('IV-5')], 'kernel.badArg');
    game.refusesRaw('move', 'sea:AEGAEVM', 'kernel.badArg').refusesRaw('sail', 'sea:AEGAEVM', 'kernel.badArg');
    game.refusesRaw('attack', 'emperor:galerius', 'kernel.badArg').refusesRaw('subdue', 'now', 'kernel.badArg');
    game.refusesRaw('surrender', undefined, 'kernel.malformed').refusesRaw('toString', undefined, 'kernel.malformed');
    game.refusesRaw('command', 'emperor:galerius', 'kernel.noVerb').refusesRaw('halt', undefined, 'kernel.malformed');
    game.refusesRaw('endPhase', undefined, 'kernel.noSeat', 1);
  });

  test('an attack is refused for what is wrong with it', () => {
    const game = turn({ ...busy, armies: { 'IV-3': 'IV', 'V-6': 'V' } });
    game.refuses('attack', province('IV-5'), 'tet.no.armyThere').refuses('attack', province('V-6'), 'tet.no.linkTo');
  });
});

describe('On a province that another Emperor holds', () => {
  /** The Emperor in turn has come from Achaia to Macedonia, where another stands. */
  const shared = (emperor: (typeof EMPERORS)[number], more: RomanTurn = {}) => {
    const others = emperor === 'galerius' ? { maximian: 'IV-4' } : { galerius: 'IV-4' };
    return turn({ ...busy, emperor, at: 'IV-5', others, ...more }).does('move', province('IV-4'));
  };

  test('[TET.move-h] he can do nothing but move on', () => {
    for (const emperor of EMPERORS) {
      const game = shared(emperor);
      expect(Object.keys(game.question!.verbs)).toEqual(['move']);
      game.refuses('attack', province('IV-3'), 'tet.no.sharing');
      game.refuses('sail', 'sail:AEGAEVM-INTERNVM', 'tet.no.sharing');
      for (const verb of ['subdue', 'appease', 'endPhase']) game.refuses(verb, undefined, 'tet.no.sharing');
      shared(emperor, { discs: {} }).refuses('protect', undefined, 'tet.no.sharing');
    }
  });

  test('[TET.move-h] nor use a power or pass a point', () => {
    for (const verb of ['buyCommand', 'takePoint']) {
      expect(turn({ ...busy, others: { galerius: 'IV-5' } }).offers(verb)).toBeDefined();
      shared('diocletian').refuses(verb, undefined, 'kernel.noVerb');
    }
    shared('constantius').refuses('givePoint', undefined, 'kernel.noVerb');
    shared('maximian').refuses('buyPoint', undefined, 'kernel.noVerb');
    const paid = turn({ ...busy, at: 'IV-5', others: { galerius: 'IV-4' } }).does('buyCommand');
    expect(ids(paid.offers('command'))).toEqual(['galerius']);
    expect(paid.does('move', province('IV-4')).offers('command')).toBeUndefined();
  });

  test('[TET.move-h] once he has left, everything is possible again', () => {
    const game = shared('diocletian').does('move', province('IV-6'));
    expect(Object.keys(game.question!.verbs).sort()).toEqual(
      ['buyCommand', 'endPhase', 'move', 'protect', 'sail', 'takePoint'].sort(),
    );
  });

  test('[TET.move-f] no two figures share a province when a turn has ended', () => {
    const game = shared('diocletian', { armies: {} });
    game.refuses('endPhase', undefined, 'tet.no.sharing').does('move', province('IV-5'));
    game.rolling(...QUIET_IN_GERMANIA).does('endPhase');
    const places = game
      .view(0)
      .emperors.map((e) => e.at)
      .filter((at) => at !== 'off');
    expect(new Set(places).size).toBe(places.length);
  });
});
