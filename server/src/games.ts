/** The games played here. */
import { resolve } from 'node:path';
import { type BotFactory, loadBots } from '@tabularium/bots';
import { type GameModule, moduleFor, type Pack } from '@tabularium/kernel';

/** A game of whatever kind: the server knows it by its module alone. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of games holds those of every kind, whose types have nothing in common
type AnyGame = GameModule<any, any>;

/** What is known of a game before anybody plays it. */
export interface Game {
  readonly id: string;
  /** Where RULES.md and RULINGS.md are. */
  readonly folder: string;
  /** Nothing is hidden from anybody but the dice to come: every seat and the public have the same view. */
  readonly isOpen: boolean;
  /** Rules and bots fill much memory, so they come with the first table that wants them. */
  readonly load: () => Promise<Pick<LoadedGame, 'module' | 'bots'>>;
}

export interface LoadedGame extends Game {
  readonly module: AnyGame;
  readonly bots: Readonly<Record<string, BotFactory>>;
}

const folder = (name: string): string => resolve(import.meta.dirname, '../../games', name);

/** @public found by threads, by the address of this file */
export const GAMES: readonly Game[] = [
  {
    id: 'tetrarchia',
    folder: folder('tetrarchia'),
    isOpen: true,
    load: async () => ({
      module: (await import('@tabularium/tetrarchia')).tetrarchia,
      bots: await loadBots('tetrarchia'),
    }),
  },
  {
    id: 'republic-of-rome',
    folder: folder('republic-of-rome'),
    isOpen: false,
    load: async () => ({
      module: (await import('@tabularium/republic-of-rome')).republicOfRome,
      bots: await loadBots('republic-of-rome'),
    }),
  },
  {
    id: 'mediterranean-empires',
    folder: folder('mediterranean-empires'),
    isOpen: false,
    load: async () => ({
      module: (await import('@tabularium/mediterranean-empires')).mediterraneanEmpires,
      bots: await loadBots('mediterranean-empires'),
    }),
  },
];

/**
 * The module that lists them, for threads that must find the same games. Tests
 * have games of their own, so everything is handed this and imports nothing.
 */
export interface Games {
  readonly href: string;
  readonly all: readonly Game[];
}

export const ourGames: Games = { href: import.meta.url, all: GAMES };

export const gameById = ({ all }: Games, id: string): Game | undefined => all.find((g) => g.id === id);
export const gameIds = ({ all }: Games): string[] => all.map((g) => g.id);

export const loaded = async (game: Game): Promise<LoadedGame> => ({ ...game, ...(await game.load()) });

/** What a table says of it. */
export const packNamed = ({ module }: LoadedGame): { readonly pack?: string } =>
  module.pack ? { pack: module.pack.name } : {};

/** The game as it is played at tables that began with this pack. */
export const withPack = (game: LoadedGame, pack: Pack): LoadedGame => ({
  ...game,
  module: moduleFor(game.module, pack),
});
