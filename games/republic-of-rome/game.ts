/** Republic of Rome: where its parts are. */
import type { Game } from '@tabularium/parts';

export const republicOfRome: Game = {
  id: 'republic-of-rome',
  place: 1,
  rules: async (options) =>
    options && String(options['advanced'] ?? '') === ''
      ? (await import('./rules/basic.ts')).basicRepublicOfRome
      : (await import('./rules/index.ts')).republicOfRome,
  bots: async () => (await import('./bots/index.ts')).bots,
  terminal: async () => (await import('#republic-of-rome/terminal')).terminal,
  opponent: 'sensible',
  presets: [
    { name: 'early', options: { scenario: 'early' } },
    { name: 'middle', options: { scenario: 'middle' } },
    { name: 'late', options: { scenario: 'late' } },
  ],
  benched: { seats: 5, options: { scenario: 'early' }, middle: 600 },
};
