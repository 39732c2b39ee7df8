import { end } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { Owner } from '../ids.ts';
import { proc } from '../procs.ts';
import { senator } from '../rome/senators.ts';
import { faction } from '../testing/at.ts';
import { atNeutrals } from '../testing/neutrals.ts';
import type { Ending } from './endings.ts';
import { gameOver, NOBODY } from './over.ts';

const ends = proc(
  'ends',
  { how: 'open', winner: 'open' },
  (a: { readonly how: Ending; readonly winner: Owner }) => ({ ...a }),
  {
    start: (cx, l) => {
      gameOver(cx, l.how, l.winner);
      return end();
    },
  },
);

/** Faction 0 has 30 of 60 Influence, the second Faction 20, the third 10, the others none. */
const shared = (g: Rome): void => {
  for (const s of g.senators) s.influence = 0;
  for (const [i, n] of [30, 20, 10].entries()) {
    const [one] = faction(g, i, `senator:${i + 1}`);
    one!.influence = n;
  }
};
const over = (how: Ending, winner: Owner, seats: 1 | 2, patch: (g: Rome) => void = () => {}) =>
  atNeutrals(ends, { how, winner }, { seats }, (g) => {
    shared(g);
    patch(g);
  }).state.over;

test('[4.08.1-a][own-100] a Player wins by any of the ordinary ends, and has 100 points and his share of all Influence', () => {
  expect(over('era-influence', 0, 1)).toEqual({ how: 'era-influence', winners: [0], points: [150] });
  expect(over('consul-for-life', 1, 2)).toEqual({ how: 'consul-for-life', winners: [1], points: [50, 133] });
});

test('[4.08.1-b][4.08.1-c][own-100] if a Neutral wins, every Player has lost, and has his share alone', () => {
  expect(over('era-influence', 3, 1)).toEqual({ how: 'era-influence', winners: [], points: [50] });
  expect(over('rebel-battle', 4, 2)).toEqual({ how: 'rebel-battle', winners: [], points: [50, 33] });
});

test('[4.08.1-a][own-100] if the Republic falls, everybody has lost, and nobody has points', () => {
  expect(over('four-wars', NOBODY, 2)).toEqual({ how: 'four-wars', winners: [], points: [0, 0] });
});

test('[own-100] Rebels and Captives count for nothing, as when the era ends', () => {
  const lone = (g: Rome): void => {
    senator(g, 'senator:2').captive = 'barbarians';
    senator(g, 'senator:2').at = 'field';
  };
  expect(over('era-influence', 0, 1, lone)?.points).toEqual([175]);
});
