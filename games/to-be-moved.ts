/** Games whose parts are not in their folder yet. */
import type { Game } from '@tabularium/parts';

export const republicOfRome: Game = {
  id: 'republic-of-rome',
  rules: async () => (await import('@tabularium/republic-of-rome')).republicOfRome,
  bots: async () => (await import('@tabularium/bots/republic-of-rome')).republicOfRomeBots,
  opponent: 'sensible',
  presets: [
    { name: 'early', options: { scenario: 'early' } },
    { name: 'middle', options: { scenario: 'middle' } },
    { name: 'late', options: { scenario: 'late' } },
  ],
};

export const mediterraneanEmpires: Game = {
  id: 'mediterranean-empires',
  rules: async () => (await import('@tabularium/mediterranean-empires')).mediterraneanEmpires,
  bots: async () => (await import('@tabularium/bots/mediterranean-empires')).mediterraneanEmpiresBots,
  opponent: 'sensible',
  presets: [
    { name: 'west', options: { scenario: 'A' } },
    { name: 'east', options: { scenario: 'B' } },
  ],
};
