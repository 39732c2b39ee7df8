/** The games of the tests with several processes, found by threads as well. */
import type { Game, Games } from '../../src/games/games.ts';
import { GAMES as TOYS } from '../toy-games.ts';
import { newerCards } from '../toy-cards.ts';
import { RELEASE, toyVotes } from './toy-votes.ts';

export const GAMES: readonly Game[] = [
  ...TOYS.map((game) => (game.id === 'toy-cards' && RELEASE > 1 ? { ...game, rules: async () => newerCards } : game)),
  { id: 'toy-votes', folder: import.meta.dirname, rules: async () => toyVotes, bots: async () => ({}) },
];

export const clusterGames: Games = { href: import.meta.url, all: GAMES };
