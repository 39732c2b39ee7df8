/** Republic of Rome: where its parts are. */
import type { Game } from '@tabularium/parts';

/** [2.00-c] Is any of the Advanced Rules played? If not, they are not loaded. */
const isSomeChosen = (advanced: unknown): boolean => Array.isArray(advanced) && advanced.length > 0;

export const republicOfRome: Game = {
  id: 'republic-of-rome',
  place: 1,
  rules: async (options) =>
    options === undefined || isSomeChosen(options['advanced'])
      ? (await import('./rules/index.ts')).republicOfRome
      : (await import('./rules/basic.ts')).basicRepublicOfRome,
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
