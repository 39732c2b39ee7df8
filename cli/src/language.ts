import { languagesOf } from '@tabularium/text';
import { oneOf } from './errors.ts';
import type { Game } from './games.ts';

/** The language asked for; otherwise that of the system, where the game speaks it. */
export const languageFrom = (game: Game, wanted: string | undefined): string => {
  const spoken = languagesOf(game.module);
  if (wanted !== undefined) {
    if (!spoken.includes(wanted)) throw oneOf('language', wanted, spoken);
    return wanted;
  }
  // An empty variable counts as not set.
  const set = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => process.env[name]).find((value) => value);
  const system = (set ?? '').slice(0, 2);
  return spoken.includes(system) ? system : 'en';
};

export const langArg = {
  type: 'string',
  valueHint: 'en|es|it',
  description: 'language (otherwise that of the system)',
} as const;
