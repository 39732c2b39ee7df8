/** The games played here. */
import { resolve } from 'node:path';
import { type BotFactory, botsFor } from '@tabularium/bots';
import type { GameModule } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/mediterranean-empires';
import { republicOfRome } from '@tabularium/republic-of-rome';
import { tetrarchia } from '@tabularium/tetrarchia';

/** A game of whatever kind: the server knows it by its module alone. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of games holds those of every kind, whose types have nothing in common
type AnyGame = GameModule<any, any>;

export interface Game {
  readonly module: AnyGame;
  /** Where RULES.md and RULINGS.md are. */
  readonly folder: string;
  /** Nothing is hidden from anybody but the dice to come: every seat and the public have the same view. */
  readonly isOpen: boolean;
  readonly bots: Readonly<Record<string, BotFactory>>;
}

const folder = (name: string): string => resolve(import.meta.dirname, '../../games', name);

/** @public found by threads, by the address of this file */
export const GAMES: readonly Game[] = [
  { module: tetrarchia, folder: folder('tetrarchia'), isOpen: true, bots: botsFor('tetrarchia') },
  {
    module: republicOfRome,
    folder: folder('republic-of-rome'),
    isOpen: false,
    bots: botsFor('republic-of-rome'),
  },
  {
    module: mediterraneanEmpires,
    folder: folder('mediterranean-empires'),
    isOpen: false,
    bots: botsFor('mediterranean-empires'),
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

export const gameById = ({ all }: Games, id: string): Game | undefined => all.find((g) => g.module.meta.id === id);
export const gameIds = ({ all }: Games): string[] => all.map((g) => g.module.meta.id);
