/** The games there are. */
import type { GameModule, Options } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/mediterranean-empires';
import { republicOfRome } from '@tabularium/republic-of-rome';
import { tetrarchia } from '@tabularium/tetrarchia';
import type { AnyBoard } from './boards/board.ts';
import { mediterraneanEmpiresBoard } from './boards/mediterranean-empires.ts';
import { republicOfRomeBoard } from './boards/republic-of-rome.ts';
import { tetrarchiaBoard } from './boards/tetrarchia.ts';
import { oneOf, WrongUse } from './errors.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a list of games holds types that have nothing in common
export type AnyModule = GameModule<any, any>;

export interface Game {
  readonly module: AnyModule;
  /** Where its rules and their index live, from the root. */
  readonly folder: string;
  /** How to draw it; without one its view is printed as an outline. */
  readonly board?: AnyBoard;
  /** Nothing is hidden from anybody but the dice to come. */
  readonly isOpen: boolean;
  /** The bot that takes every seat but the first, where nothing else is said; otherwise people do. */
  readonly opponent?: string;
  /** Tables worth offering to somebody who just wants to play, the first one for a first game. */
  readonly presets: readonly { readonly name: string; readonly options: Partial<Options> }[];
}

export const GAMES: Readonly<Record<string, Game>> = {
  tetrarchia: {
    module: tetrarchia,
    folder: 'games/tetrarchia',
    board: tetrarchiaBoard,
    isOpen: true,
    presets: [
      { name: 'first', options: { level: '4200' } },
      { name: 'normal', options: { level: '4211' } },
    ],
  },
  'republic-of-rome': {
    module: republicOfRome,
    folder: 'games/republic-of-rome',
    board: republicOfRomeBoard,
    isOpen: false,
    opponent: 'sensible',
    presets: [
      { name: 'early', options: { scenario: 'early' } },
      { name: 'middle', options: { scenario: 'middle' } },
      { name: 'late', options: { scenario: 'late' } },
    ],
  },
  'mediterranean-empires': {
    module: mediterraneanEmpires,
    folder: 'games/mediterranean-empires',
    board: mediterraneanEmpiresBoard,
    isOpen: false,
    opponent: 'sensible',
    presets: [
      { name: 'west', options: { scenario: 'A' } },
      { name: 'east', options: { scenario: 'B' } },
    ],
  },
};

export const gameIds = (): string[] => Object.keys(GAMES);

export const gameOf = (id: string | undefined): Game => {
  if (id === undefined)
    throw new WrongUse(`which game? There ${gameIds().length === 1 ? 'is' : 'are'}: ${gameIds().join(', ')}`);
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw oneOf('game', id, gameIds());
  return game;
};
