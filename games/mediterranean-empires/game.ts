/** Mediterranean Empires: where its parts are. */
import type { Game } from '@tabularium/parts';

export const mediterraneanEmpires: Game = {
  id: 'mediterranean-empires',
  place: 3,
  rules: async () => (await import('./rules/index.ts')).mediterraneanEmpires,
  bots: async () => (await import('./bots/index.ts')).bots,
  terminal: async () => (await import('#mediterranean-empires/terminal')).terminal,
  opponent: 'sensible',
  presets: [
    { name: 'west', options: { scenario: 'A' } },
    { name: 'east', options: { scenario: 'B' } },
  ],
  benched: { seats: 4, options: {}, middle: 300 },
};
