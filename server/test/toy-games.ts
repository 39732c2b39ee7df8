/** The games of the tests, found by threads as well. */
import { botsFor } from '@tabularium/bots';
import { tetrarchia } from '@tabularium/tetrarchia';
import { type Game, type Games, ourGames } from '../src/games.ts';
import { toyCards } from './toy-cards.ts';

const broken = () => ({
  name: 'broken',
  choose: () => {
    throw new Error('this bot always breaks');
  },
});
const slow = () => ({
  name: 'slow',
  choose: () => {
    for (;;) Math.sqrt(2);
  },
});
const cheat = () => ({ name: 'cheat', choose: () => ({ by: 0, verb: 'win' }) });

export const GAMES: readonly Game[] = [
  ...ourGames.all.filter((g) => g.module === tetrarchia),
  {
    module: toyCards,
    folder: import.meta.dirname,
    isOpen: false,
    bots: { broken, slow, cheat, ...botsFor('toy-cards') },
  },
];

export const toyGames: Games = { href: import.meta.url, all: GAMES };
