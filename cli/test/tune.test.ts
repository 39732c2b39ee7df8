import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);

test('tune writes weights with where they come from', { timeout: 120_000 }, async () => {
  const small = ['--clouds', '1', '--vectors', '3', '--heats', '1,2', '--check', '1', '--seed', 'test'];
  const { code, out } = await run(['tune', 'mediterranean-empires', ...small, '--json', '--out', 'weights.json']);
  expect(code).toBe(0);
  const found = oneObject(out);
  expect(found).toMatchObject({
    game: 'mediterranean-empires',
    from: { seed: 'test', clouds: 1, vectors: 3, games: 4 },
  });
  expect((found['from'] as { date: string }).date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Object.keys(found['weights'] as object).length).toBeGreaterThan(20);
  expect(JSON.parse(readFileSync(join(home, 'weights.json'), 'utf8'))).toEqual(found);
});

test('a game whose bots have no weights says so', async () => {
  const { code, err } = await run(['tune', 'tetrarchia']);
  expect(code).toBe(2);
  expect(err).toContain('those of republic-of-rome, mediterranean-empires can');
});
