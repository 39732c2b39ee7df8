/** The sequence of play. */
import { call, end, procsFor, sequence } from '@tabularium/kernel';
import { barbarianPhase } from './barbarians/phase.ts';
import { enter } from './enter.ts';
import { placeFleets } from './fleets.ts';
import type { Tetrarchia } from './game.ts';
import { EMPEROR_REFS, EMPERORS } from './ids.ts';
import { romanPhase } from './roman-phase.ts';
import { t } from './say.ts';
import { pointsFromPatres } from './variants/patres-patriae.ts';

const proc = procsFor<Tetrarchia>();

/** [TET.turn-b] Points of a turn. */
const IMPERIUM = 6;

const beginTurn = proc('begin', () => ({}), {
  start: (cx) => {
    const { g } = cx;
    g.powerPaid = false;
    g.imperium = IMPERIUM + pointsFromPatres(g, g.turn);
    cx.log(t('tet.turn', { who: EMPEROR_REFS[g.turn]!, round: g.round }), 'TET.players-f');
    return end();
  },
});

/** [TET.players-f] Diocletian, Galerius, Constantius, Maximian, and round again. */
const passTurn = proc('pass', () => ({}), {
  start: ({ g }) => {
    g.turn = (g.turn + 1) % EMPERORS.length;
    if (g.turn === 0) {
      g.round++;
      g.patres.east = false;
      g.patres.west = false;
    }
    return end();
  },
});

/** [TET.turn-a] An Emperor comes onto the board if he must, spends his points, and the barbarians answer. */
const turns = sequence<Tetrarchia>('turn', [beginTurn, enter, romanPhase, barbarianPhase, passTurn], {
  again: () => true,
});

/** The whole game: fleets first, then turns until somebody has won or lost. */
export const game = proc('game', () => ({}), {
  start: () => call(placeFleets, undefined, 'play'),
  play: () => call(turns, undefined, 'play'),
});

export const PHASES = [game, turns, beginTurn, enter, romanPhase, barbarianPhase, passTurn, placeFleets];
