/** Republic of Rome: where its parts are. */
import type { Chosen, Game } from '@tabularium/parts';

/** [2.00-c][3.00-c][4.01.1-g] What such a table plays by: rules that it does without are not loaded. */
const rulesFor = async ({ seats = 3, options = {} }: Chosen) => {
  const advanced = options['advanced'];
  if (seats < 3) return (await import('./rules/for-one-or-two.ts')).forOneOrTwo;
  if (Array.isArray(advanced) && advanced.length > 0) return (await import('./rules/with-advanced.ts')).withAdvanced;
  return (await import('./rules/basic.ts')).basicRepublicOfRome;
};

export const republicOfRome: Game = {
  id: 'republic-of-rome',
  place: 1,
  rules: async (table) => (table ? rulesFor(table) : (await import('./rules/index.ts')).republicOfRome),
  // What Neutrals go by is loaded for tables that have some, and with the bot that plays like one.
  bots: async (one) =>
    one && one.seats > 2 && one.bot !== 'neutral'
      ? (await import('./bots/at-most-tables.ts')).bots
      : (await import('./bots/index.ts')).bots,
  hints: async () => (await import('./bots/hints/index.ts')).hints,
  terminal: async () => (await import('#republic-of-rome/terminal')).terminal,
  account: async () => (await import('#republic-of-rome/account')).account,
  opponent: 'normal',
  lessons: ['first'],
  presets: [
    { name: 'early', options: { scenario: 'early' } },
    { name: 'middle', options: { scenario: 'middle' } },
    { name: 'late', options: { scenario: 'late' } },
  ],
  // [4.01.1-a] Alone with Neutral Factions, whose moves are looked at one by one; or the game of five.
  ways: [
    { name: 'solitaire', seats: 1, options: { moves: 'step' } },
    { name: 'bots', seats: 5 },
  ],
  studied: async () => (await import('./bots/turn-of.ts')).studied,
  measured: async () => (await import('./bots/measured.ts')).measured,
  benched: { seats: 5, options: { scenario: 'early' }, middle: 600 },
};
