import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const args = ['simulate', 'tetrarchia', '--games', '60', '--seed', 'test'];

describe('simulate', () => {
  test('prints one object', async () => {
    const { code, out, err } = await run([...args, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = oneObject(out);
    expect(found).toMatchObject({ game: 'tetrarchia', games: 60, finished: 60, seed: 'test', bots: ['random'] });
    for (const field of ['steps', 'stepsPerSecond', 'gamesPerSecond']) expect(found[field]).toBeGreaterThan(0);
    const outcomes = found['outcomes'] as Record<string, number>;
    expect(Object.values(outcomes).reduce((a, b) => a + b)).toBe(60);
  });

  test('the same seed gives the same games for any number of workers, another seed others', async () => {
    const sums = async (...more: string[]) => {
      const { outcomes, steps, wins, meanPoints } = oneObject((await run([...args, '--json', ...more])).out);
      return { outcomes, steps, wins, meanPoints };
    };
    const one = await sums('--workers', '1');
    expect(await sums('--workers', '2')).toEqual(one);
    expect(await sums('--workers', '3')).toEqual(one);
    expect(await sums('--seed', 'other')).not.toEqual(one);
  });

  test('options, players and bots for every seat', async () => {
    const more = ['--level', '5300', '--variants', 'el-grande', '--bots', 'random,random,random,random'];
    const { code, out } = await run([...args, '--json', ...more]);
    expect(code).toBe(0);
    expect(oneObject(out)).toMatchObject({ players: 4, options: { level: '5300', variants: ['el-grande'] } });
    expect((oneObject(out)['wins'] as unknown[]).length).toBe(4);
    const json = ['--options', '{"level":5300,"variants":["el-grande"]}'];
    const other = await run([...args, '--json', '--players', '4', ...json]);
    expect(oneObject(other.out)['outcomes']).toEqual(oneObject(out)['outcomes']);
  });

  test('in words, with a report that stands alone', async () => {
    const { code, out } = await run([...args, '--out', 'report.html']);
    expect(code).toBe(0);
    expect(out).toContain('60 games by random');
    expect(out).toContain('decisions a game');
    const html = readFileSync(join(home, 'report.html'), 'utf8');
    expect(html).toContain('<svg');
    expect(html).toContain('<dd>level 4211; sharedCaesar galerius</dd>');
    expect(html).toContain('How long they took');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<script|https?:\/\//);
  });
});
