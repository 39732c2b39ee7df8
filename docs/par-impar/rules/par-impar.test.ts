import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { parImpar } from './index.ts';

const start = () => play(given(parImpar, { seats: 2 }, () => {}));

test('[PAR-a][PAR-c] an even sum is a point for the first, an odd one for the second', () => {
  expect(start().as(0).does('close', 2).as(1).does('close', 4).g.points).toEqual([1, 0]);
  expect(start().as(0).does('close', 2).as(1).does('close', 5).g.points).toEqual([0, 1]);
});

test('[PAR-b] one to five nuts, and nobody sees what is in the other hand', () => {
  const game = start().as(0).refuses('close', 0).refuses('close', 6).does('close', 5);
  expect(game.waitingFor).toEqual([1]);
  const seenBy = (eye: 0 | 1) => JSON.stringify(game.view(eye).flow);
  expect(seenBy(0)).toContain('"arg":5');
  expect(seenBy(1)).not.toContain('"arg":5');
});

test('[PAR-d] three points win', () => {
  const game = start();
  for (let i = 0; i < 3; i++) {
    expect(game.over).toBeUndefined();
    game.as(0).does('close', 1).as(1).does('close', 1);
  }
  expect(game.over).toMatchObject({ how: 'points', winners: [0] });
});
