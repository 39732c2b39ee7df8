import { fromFile, openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, type TableFile } from '@tabularium/protocol';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { expect, test } from 'vitest';
import { savedFrom } from '../source/import.ts';
import { cutFile } from './branch-off.ts';

/** A game played to its end by chance. */
const finished = (): TableFile => {
  const opened = openGame(tetrarchia, 1, { level: '4200' }, { t: 'seed', seed: 'branch' });
  const dice = rng('branch');
  while (!opened.match.state.over) opened.match.play(randomInput(opened.match.question(0)!, 0, (n) => dice.below(n))!);
  return toFile(opened);
};

test('a position becomes a game that goes on with other dice, and everything before it stays', () => {
  const file = finished();
  const at = 9;
  const saved = savedFrom(tetrarchia, cutFile(file, at), 'id', 'other', 0, 'new');
  const { match } = fromFile(tetrarchia, saved.file);
  const before = fromFile(tetrarchia, file).match.at(at);
  expect(saved.over).toBeUndefined();
  expect(match.state.g).toEqual(before.g);
  expect(match.state.chance).not.toEqual(before.chance);
  expect(saved.file.entries.slice(0, at)).toEqual(file.entries.slice(0, at));
  // What was played before and after can still be verified.
  expect(firstFault(tetrarchia, saved.file, { commitment, draw: keyedDraw })).toBeUndefined();
});

test('dice that changed later do not belong to the position', () => {
  const file = cutFile(finished(), 20);
  const changed: TableFile = {
    ...file,
    source: { t: 'seed', seed: 'last' },
    earlier: [
      { until: 5, source: { t: 'seed', seed: 'first' } },
      { until: 12, source: { t: 'seed', seed: 'second' } },
    ],
  };
  expect(cutFile(changed, 15)).toMatchObject({ source: { seed: 'last' }, earlier: changed.earlier });
  expect(cutFile(changed, 8)).toMatchObject({ source: { seed: 'second' }, earlier: [changed.earlier![0]] });
  const first = cutFile(changed, 3);
  expect(first.source).toMatchObject({ seed: 'first' });
  expect(first.earlier).toBeUndefined();
});
