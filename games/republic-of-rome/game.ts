/** Republic of Rome: where its parts are. */
import type { Chosen, Game } from '@tabularium/parts';

/** [2.00-c][3.00-c] Three or more without any of the Advanced Rules: then neither these nor the rules for one and two are loaded. */
const isBasic = ({ seats = 3, options = {} }: Chosen): boolean => {
  const advanced = options['advanced'];
  return seats > 2 && !(Array.isArray(advanced) && advanced.length > 0);
};

export const republicOfRome: Game = {
  id: 'republic-of-rome',
  place: 1,
  rules: async (table) =>
    table !== undefined && isBasic(table)
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
