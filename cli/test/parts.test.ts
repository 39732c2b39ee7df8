/** One simulation in parts: divided over machines, put together, gone on with. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const args = (seed: string, games = 60) => [
  'simulate',
  'tetrarchia',
  '--games',
  String(games),
  '--seed',
  seed,
  '--json',
];

interface Found {
  readonly games: number;
  readonly missing?: unknown;
  readonly [name: string]: unknown;
}
const found = async (...line: string[]): Promise<Found> => {
  const { code, out, err } = await run(line);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return oneObject(out) as Found;
};
const sums = ({ games, outcomes, steps, wins, meanPoints, missing }: Found) => ({
  games,
  outcomes,
  steps,
  wins,
  meanPoints,
  missing,
});
const refused = async (said: string, ...line: string[]) => {
  const { code, err } = await run(line);
  expect(code).toBe(2);
  expect(err).toContain(said);
};

describe('a simulation in parts', () => {
  test('divided and put together it is the same as in one', async () => {
    const whole = await found(...args('parts'));
    for (const part of [1, 2, 3]) await found(...args('parts'), '--shard', `${part}/3`, '--keep', `${part}.json`);
    const merged = await found('simulate', 'merge', '3.json', '1.json', '2.json', '--json', '--keep', 'all.json');
    expect(sums(merged)).toEqual(sums(whole));
    const some = await found('simulate', 'merge', '1.json', '3.json', '--json', '--out', 'some.html');
    expect(some).toMatchObject({ games: 40, missing: [[20, 40]] });
    expect(readFileSync(join(home, 'some.html'), 'utf8')).toContain('games 21 to 40');
    await refused('counted already: 21 to 40', 'simulate', 'merge', 'all.json', '2.json');
    expect(sums(await found('simulate', 'merge', 'all.json', '--json'))).toEqual(sums(whole));
  });

  test('what was kept is gone on with, for more games too; nothing is played twice', async () => {
    await found(...args('on', 20), '--keep', 'on.json');
    const more = await found(...args('on'), '--keep', 'on.json');
    expect(sums(more)).toEqual(sums(await found(...args('on'))));
    const before = readFileSync(join(home, 'on.json'), 'utf8');
    await found(...args('on'), '--keep', 'on.json');
    expect(readFileSync(join(home, 'on.json'), 'utf8')).toBe(before);
    expect(existsSync(join(home, 'on.json.new'))).toBe(false);
  });

  test('another simulation is never added, and the file stays as it is', async () => {
    await found(...args('one', 4), '--keep', 'one.json');
    const before = readFileSync(join(home, 'one.json'), 'utf8');
    await refused('seed one, not two', ...args('two', 4), '--keep', 'one.json');
    await refused('options', ...args('one', 4), '--keep', 'one.json', '--level', '3222');
    expect(readFileSync(join(home, 'one.json'), 'utf8')).toBe(before);
    await found(...args('two', 4), '--keep', 'two.json');
    await refused('seed two, not one', 'simulate', 'merge', 'one.json', 'two.json');
  });

  test.each([
    [['--shard', '1/3'], '--keep FILE.json'],
    [['--shard', '4/3', '--keep', 'x.json'], '--shard wants a part such as 1/4'],
    [['--shard', '0/3', '--keep', 'x.json'], '--shard wants a part such as 1/4'],
    [['--shard', '1/61', '--keep', 'x.json'], 'at most as many parts as there are games'],
    [['--keep', 'nowhere/x.json'], 'cannot be written'],
  ])('wrong use: %j', async (more, said) => {
    await refused(said, ...args('wrong'), ...more);
  });

  test('a file that is damaged or something else is refused', async () => {
    writeFileSync(join(home, 'other.json'), '{"format":"tabularium"}');
    await refused('not a simulation', 'simulate', 'merge', 'other.json');
    await refused('cannot be read', 'simulate', 'merge', 'nothing.json');
    await found(...args('bad', 4), '--keep', 'bad.json');
    const kept = JSON.parse(readFileSync(join(home, 'bad.json'), 'utf8')) as { sum: { wins: unknown } };
    kept.sum.wins = 'many';
    writeFileSync(join(home, 'bad.json'), JSON.stringify(kept));
    await refused('sum.wins', 'simulate', 'merge', 'bad.json');
  });

  test('a ladder too: ratings of all games together', async () => {
    const climbing = [
      'simulate',
      'mediterranean-empires',
      '--ladder',
      'random,normal',
      '--games',
      '8',
      '--seed',
      'parts',
    ];
    const repeatable = ({ rungs, ...rest }: Found) => ({
      ...rest,
      rungs: (rungs as { ms: number }[]).map((rung) => ({ ...rung, ms: 0 })),
    });
    const whole = await found(...climbing, '--json');
    for (const part of [1, 2])
      await found(...climbing, '--json', '--shard', `${part}/2`, '--keep', `ladder-${part}.json`);
    const merged = await found('simulate', 'merge', 'ladder-2.json', 'ladder-1.json', '--json');
    expect(repeatable(merged)).toEqual(repeatable(whole));
    await refused('is of another simulation: kind', 'simulate', 'merge', 'ladder-1.json', '1.json');
  });
});
