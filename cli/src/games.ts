/** All games, with everything that a terminal needs of them. */
import { loadBots } from '@tabularium/bots';
import { GAMES as ALL } from '@tabularium/games';
import type { AnyModule, AnyStudied, Bots, Measured, Preset, Tunable, Way } from '@tabularium/parts';
import type { AnyTerminal } from '@tabularium/parts/terminal';
import { oneOf, WrongUse } from './errors.ts';

export type { AnyModule };

export interface Game {
  readonly module: AnyModule;
  /** Where its rules and their index live, from the root. */
  readonly folder: string;
  /** How to draw it; without one its view is printed as an outline. */
  readonly board?: AnyTerminal | undefined;
  readonly bots: Bots;
  readonly opponent?: string | undefined;
  readonly presets: readonly Preset[];
  readonly ways: readonly Way[];
  /** The tables over which its bots are measured and tuned. */
  readonly measured: readonly Measured[];
  readonly tunable?: Tunable | undefined;
  readonly studied?: (() => Promise<AnyStudied>) | undefined;
  /** All win or lose together. */
  readonly together: boolean;
}

export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(
    ALL.map(async (game): Promise<[string, Game]> => {
      const module = await game.rules();
      const measuring = await game.measured?.();
      return [
        game.id,
        {
          module,
          folder: `games/${game.id}`,
          board: await game.terminal?.(),
          bots: await loadBots(game),
          opponent: game.opponent,
          presets: game.presets,
          ways: game.ways ?? [],
          measured:
            measuring?.tables ?? game.presets.map(({ options }) => ({ seats: module.meta.seats.default, options })),
          tunable: measuring?.tunable,
          studied: game.studied,
          together: game.together === true,
        },
      ];
    }),
  ),
);

/** The bots that can sit down to a game, by name, the best one last. */
export const botsFor = (game: string): Bots => GAMES[game]?.bots ?? {};

export const gameIds = (): string[] => Object.keys(GAMES);

export const gameOf = (id: string | undefined): Game => {
  if (id === undefined)
    throw new WrongUse(`which game? There ${gameIds().length === 1 ? 'is' : 'are'}: ${gameIds().join(', ')}`);
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw oneOf('game', id, gameIds());
  return game;
};
