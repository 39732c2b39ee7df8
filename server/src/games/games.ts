/** The games played here. */
import { resolve } from 'node:path';
import { loadBots } from '@tabularium/bots';
import { GAMES as ALL } from '@tabularium/games';
import { moduleFor, type Pack } from '@tabularium/kernel';
import type { AnyModule, Bots, Game as Manifest } from '@tabularium/parts';

/** What is known of a game before anybody plays it. */
export interface Game extends Pick<Manifest, 'id' | 'rules' | 'bots'> {
  /** Where RULES.md and RULINGS.md are. */
  readonly folder: string;
}

export interface LoadedGame {
  readonly id: string;
  readonly folder: string;
  readonly module: AnyModule;
  readonly bots: Bots;
}

/** @public found by threads, by the address of this file */
export const GAMES: readonly Game[] = ALL.map((game) => ({
  ...game,
  folder: resolve(import.meta.dirname, '../../../games', game.id),
}));

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

/** Rules and bots fill much memory, so they come with the first table that wants them. */
export const loaded = async (game: Game): Promise<LoadedGame> => ({
  id: game.id,
  folder: game.folder,
  module: await game.rules(),
  bots: await loadBots(game),
});

/** What a table says of it. */
export const packNamed = ({ module }: LoadedGame): { readonly pack?: string } =>
  module.pack ? { pack: module.pack.name } : {};

/** The game as it is played at tables that began with this pack. */
export const withPack = (game: LoadedGame, pack: Pack): LoadedGame => ({
  ...game,
  module: moduleFor(game.module, pack),
});
