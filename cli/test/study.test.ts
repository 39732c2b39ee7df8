import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);

const fileOf = (name: string, most: number): string => {
  const opened = openGame(tetrarchia, 1, { level: '4200' }, { t: 'seed', seed: 'study' });
  const dice = rng('study');
  const { match } = opened;
  while (!match.state.over && match.entries.length < most)
    match.play(randomInput(match.question(0)!, 0, (n) => dice.below(n))!);
  writeFileSync(join(home, name), JSON.stringify(toFile(opened)));
  return name;
};
const OVER = fileOf('over.json', 5000);
const RUNNING = fileOf('running.json', 5);

test('a finished game is told turn by turn, with the band of every chance', async () => {
  const told = await run(['study', OVER, '--rollouts', '16']);
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toMatch(/^the beginning +0 +\d+ +\d+ \(\d+–\d+\)$/m);
  expect(told.out).toMatch(/^Round 1: Galerius +\d+ +\d+ +\d+ \(\d+–\d+\)$/m);
  expect(told.out).toMatch(/^the end +\d+ +0 +0$/m);
  expect(told.out).toContain('16 games played on');
});

test('--json is one object with shares, bands and turning points', async () => {
  const { out } = await run(['study', OVER, '--rollouts', '8', '--json']);
  const found = oneObject(out);
  expect(found).toMatchObject({ game: 'tetrarchia', played: 8, lines: ['table'] });
  const [first] = found['points'] as {
    readonly chances: readonly { readonly low: number; readonly share: number }[];
  }[];
  expect(first!.chances[0]!.low).toBeLessThanOrEqual(first!.chances[0]!.share);
  expect(found['turning']).toBeInstanceOf(Array);
});

test('a game that is not over is not studied, and the number of games is checked', async () => {
  expect(await run(['study', RUNNING])).toMatchObject({ code: 2, err: expect.stringContaining('is not over') });
  expect(await run(['study', OVER, '--rollouts', 'many'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--rollouts wants a whole number'),
  });
});
