/** Mediterranean Empires: where its parts are. */
import type { Chosen, Game } from '@tabularium/parts';

/** The same as `rules/data/editions/since.ts`, of which nothing may be read before a table is opened; a test holds them together. */
export const SECOND_SINCE = 3;

/** The first edition is loaded for games that were begun with it. */
const rulesFor = async ({ version = SECOND_SINCE }: Chosen) =>
  version < SECOND_SINCE
    ? (await import('./rules/index.ts')).mediterraneanEmpires
    : (await import('./rules/basic.ts')).basicMediterraneanEmpires;

export const mediterraneanEmpires: Game = {
  id: 'mediterranean-empires',
  place: 3,
  rules: async (table) => (table ? rulesFor(table) : (await import('./rules/index.ts')).mediterraneanEmpires),
  // The search is loaded only for those who ask for it.
  bots: async (one) =>
    one && one.bot !== 'search' ? (await import('./bots/levels.ts')).levels : (await import('./bots/index.ts')).bots,
  hints: async () => (await import('./bots/hints/index.ts')).hints,
  terminal: async () => (await import('#mediterranean-empires/terminal')).terminal,
  account: async () => (await import('#mediterranean-empires/account')).account,
  opponent: 'normal',
  lessons: ['first'],
  presets: [
    { name: 'west', options: { scenario: 'A' } },
    { name: 'east', options: { scenario: 'B' } },
  ],
  ways: [
    { name: 'easy', seats: 4, bot: 'easy' },
    { name: 'normal', seats: 4 },
  ],
  studied: async () => (await import('./bots/turn-of.ts')).studied,
  measured: async () => (await import('./bots/measured.ts')).measured,
  benched: { seats: 4, options: {}, middle: 300 },
};
