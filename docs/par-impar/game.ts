/** Par impar: where its parts are. */
import type { Game } from '@tabularium/parts';

export const parImpar: Game = {
  id: 'par-impar',
  place: 4,
  rules: async () => (await import('./rules/index.ts')).parImpar,
  bots: async () => (await import('./bots/index.ts')).bots,
  opponent: 'steady',
  presets: [{ name: 'short', options: { points: '3' } }],
};
