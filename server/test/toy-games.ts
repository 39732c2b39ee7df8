/** The games of the tests, found by threads as well. */
import { randomInput } from '@tabularium/kernel';
import type { Glance } from '@tabularium/parts';
import { type Game, type Games, ourGames } from '../src/games/games.ts';
import { toyAccount, toyCards } from './toy-cards.ts';

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
/** Plays at tables that have a content pack, and nowhere else. */
const packed = () => ({
  name: 'packed',
  choose: ({ question, seat, module, rng }: Glance<unknown, unknown>) => {
    if (!module.pack) throw new Error('this bot knows no cards but those of a pack');
    return randomInput(question, seat, rng.below)!;
  },
});
const cheat = () => ({ name: 'cheat', choose: () => ({ by: 0, verb: 'win' }) });

export const GAMES: readonly Game[] = [
  ...ourGames.all.filter((g) => g.id === 'tetrarchia'),
  {
    id: 'toy-cards',
    folder: import.meta.dirname,
    rules: async () => toyCards,
    bots: async () => ({ broken, slow, cheat, packed }),
    account: async () => toyAccount,
  },
];

export const toyGames: Games = { href: import.meta.url, all: GAMES };
