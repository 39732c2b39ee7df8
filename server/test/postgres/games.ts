/** The games of the tests with several processes, found by threads as well. */
import type { Game, Games } from '../../src/games/games.ts';
import { GAMES as TOYS } from '../toy-games.ts';
import { toyVotes } from './toy-votes.ts';

export const GAMES: readonly Game[] = [
  ...TOYS,
  { id: 'toy-votes', folder: import.meta.dirname, rules: async () => toyVotes, bots: async () => ({}) },
];

export const clusterGames: Games = { href: import.meta.url, all: GAMES };
