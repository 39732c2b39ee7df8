import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Ladder } from '../src/ladder/ladder.ts';
import { seatingOf, togetherOf } from '../src/ladder/play.ts';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const args = ['simulate', 'mediterranean-empires', '--ladder', 'random,normal', '--games', '8', '--seed', 'test'];
const LONG = 120_000;

describe('a ladder', { timeout: LONG }, () => {
  const climbed = async (...more: string[]): Promise<Ladder> => {
    const { code, out } = await run([...args, '--json', ...more]);
    expect(code).toBe(0);
    return oneObject(out) as unknown as Ladder;
  };
  /** What processor time it took is another on every machine. */
  const repeatable = ({ rungs, ...rest }: Ladder) => ({ ...rest, rungs: rungs.map((rung) => ({ ...rung, ms: 0 })) });

  test('rates bots that met at several tables: the same for any number of workers, another for another seed', async () => {
    const one = await climbed('--workers', '1');
    expect(one).toMatchObject({ game: 'mediterranean-empires', games: 8, seed: 'test', anchor: 'normal' });
    expect(one.rungs.map(({ bot }) => bot)).toEqual(['normal', 'random']);
    const [normal, random] = one.rungs;
    expect(normal!.rating).toEqual({ rating: 1000, low: 1000, high: 1000 });
    expect(random!.rating!.high).toBeLessThan(900);
    expect(normal!.ms).toBeGreaterThan(random!.ms);
    expect(repeatable(await climbed('--workers', '2'))).toEqual(repeatable(one));
    expect(repeatable(await climbed('--seed', 'other'))).not.toEqual(repeatable(one));
  });

  test('where all win together, it says the share won table by table, and that nobody is rated', async () => {
    const report = join(home, 'ladder.html');
    const together = ['simulate', 'tetrarchia', '--ladder', 'random,easy', '--games', '16', '--out', 'ladder.html'];
    const { code, out } = await run(together);
    expect(code).toBe(0);
    expect(out).toContain('All win or lose together, so nobody is rated');
    expect(out).toMatch(/easy\s+1 seat, level 4200\s+2\s/);
    expect(out).toMatch(/random\s+1 seat, level 3222\s+2\s/);
    const html = readFileSync(report, 'utf8');
    expect(html).toContain('easy: 1 seat, level 4211');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<script|https?:\/\//);
  });

  test.each([
    [['--ladder', 'normal,oracle'], 'oracle'],
    [['--ladder', ','], '--ladder wants'],
    [['--ladder', 'normal', '--players', '3'], 'no --pack, --players or --options'],
  ])('wrong use: %j', async (more, said) => {
    const { code, err } = await run(['simulate', 'mediterranean-empires', ...more]);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});

describe('seatings', () => {
  const tables = [
    { seats: 4, options: {} },
    { seats: 2, options: {} },
  ];
  const job = { game: 'any', bots: ['a', 'b', 'c'], seed: 's', rollouts: 1 };
  const all = Array.from({ length: 400 }, (_, i) => seatingOf(job, tables, i));

  test('a deal is played twice by the same bots in other seats, and never by one kind alone', () => {
    for (let i = 0; i < all.length; i += 2) {
      const [one, other] = [all[i]!, all[i + 1]!];
      expect(other.table).toBe(one.table);
      expect(other.bots.toSorted()).toEqual(one.bots.toSorted());
      expect(new Set(one.bots).size).toBeGreaterThan(1);
      const half = one.bots.length / 2;
      expect(other.bots).toEqual([...one.bots.slice(half), ...one.bots.slice(0, half)]);
    }
  });

  test('every bot comes to every seat of every table', () => {
    for (const [t, { seats }] of tables.entries())
      for (let seat = 0; seat < seats; seat++)
        expect(new Set(all.filter((x) => x.table === t).map((x) => x.bots[seat]))).toEqual(new Set(job.bots));
  });

  test('together, each bot gets every table and the same deals', () => {
    const games = Array.from({ length: 12 }, (_, i) => togetherOf(job, tables, i));
    for (const bot of job.bots)
      expect(games.filter(({ bots }) => bots[0] === bot).map(({ table, deal }) => [table, deal])).toEqual([
        [0, 0],
        [1, 1],
        [0, 2],
        [1, 3],
      ]);
  });
});
