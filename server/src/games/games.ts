/** The games that this server offers. */
import { resolve } from 'node:path';
import { loadBots } from '@tabularium/bots';
import { GAMES as ALL } from '@tabularium/games';
import { moduleFor, type Pack } from '@tabularium/kernel';
import type { AnyAccountOf, AnyModule, Bots, Game as Manifest } from '@tabularium/parts';

/** A game before it is loaded. */
export interface Game extends Pick<Manifest, 'id' | 'rules' | 'bots' | 'account' | 'together'> {
  /** Where RULES.md and RULINGS.md are. */
  readonly folder: string;
}

export interface LoadedGame {
  readonly id: string;
  readonly folder: string;
  readonly module: AnyModule;
  readonly bots: Bots;
  readonly account?: AnyAccountOf;
  /** Somebody can win against the others. */
  readonly isContest: boolean;
}

/** @public found by threads, by the address of this file */
export const GAMES: readonly Game[] = ALL.map((game) => ({
  ...game,
  folder: resolve(import.meta.dirname, '../../../games', game.id),
}));

/**
 * The list of games, and the address (`href`) of the module that exports it, so that worker threads can load
 * the same list. Tests have their own games, so the list is always passed in and never imported.
 */
export interface Games {
  readonly href: string;
  readonly all: readonly Game[];
}

export const ourGames: Games = { href: import.meta.url, all: GAMES };

export const gameById = ({ all }: Games, id: string): Game | undefined => all.find((g) => g.id === id);
export const gameIds = ({ all }: Games): string[] => all.map((g) => g.id);

/** Loads rules and bots. They need much memory, so this happens with the first table that needs them. */
export const loaded = async (game: Game): Promise<LoadedGame> => {
  const account = await game.account?.();
  return {
    id: game.id,
    folder: game.folder,
    module: await game.rules(),
    bots: await loadBots(game),
    ...(account && { account }),
    isContest: game.together !== true,
  };
};

/** The bot that plays where nobody has named one: the last of the list is the best. */
export const bestBot = ({ bots }: LoadedGame): string => Object.keys(bots).at(-1)!;

/** The `pack` field of a table's description. */
export const packNamed = ({ module }: LoadedGame): { readonly pack?: string } =>
  module.pack ? { pack: module.pack.name } : {};

/** The game as it was under this version of its rules: with the content that was its own then. */
export const begunUnder = (game: LoadedGame, version: number | undefined): LoadedGame => {
  const module = moduleFor(game.module, undefined, version);
  return module === game.module ? game : { ...game, module };
};

/** The game with the content of this pack. */
export const withPack = (game: LoadedGame, pack: Pack): LoadedGame => ({
  ...game,
  module: moduleFor(game.module, pack),
});
