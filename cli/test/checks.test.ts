import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const run = runner(scratch());

describe('fuzz', () => {
  test('prints one object', async () => {
    const { code, out, err } = await run(['fuzz', 'tetrarchia', '--steps', '1500', '--seed', '3', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = oneObject(out);
    expect(found).toMatchObject({ game: 'tetrarchia', steps: 1500, violations: 0, illegalAccepted: 0, leaks: 0 });
    for (const field of ['games', 'illegalTried', 'undoChecked', 'leakChecked'])
      expect(found[field]).toBeTypeOf('number');
  });

  test('in words', async () => {
    const { code, out } = await run(['fuzz', 'tetrarchia', '--steps', '300']);
    expect(code).toBe(0);
    expect(out).toContain('violations 0');
  });
});

describe('rules', () => {
  test('of a game and of all, with an exit code that says whether all is well', async () => {
    const one = await run(['rules', 'tetrarchia', '--json']);
    const found = oneObject(one.out);
    expect(found).toMatchObject({ game: 'tetrarchia', total: 155 });
    for (const field of ['done', 'tested', 'table', 'later']) expect(found[field]).toBeTypeOf('number');
    expect(found['missing']).toBeInstanceOf(Array);
    expect(one.code).toBe((found['problems'] as unknown[]).length === 0 ? 0 : 1);
    const all = oneObject((await run(['rules', '--json'])).out);
    expect(all['tetrarchia']).toMatchObject({ total: 155 });
    const words = await run(['rules', 'tetrarchia']);
    expect(words.out).toContain('tetrarchia: 155 statements');
    expect(words.code).toBe(one.code);
  });

  test('how each statement is proven: by which tests, by which recorded games, and how many in which way', async () => {
    const found = oneObject((await run(['rules', 'tetrarchia', '--json'])).out) as unknown as {
      done: number;
      proven: Record<'unit' | 'recorded' | 'both' | 'none', number>;
      proofs: { id: string; by: string; tests: string[]; games: string[] }[];
    };
    const { unit, recorded, both, none } = found.proven;
    expect(unit + recorded + both + none).toBe(found.done);
    expect(both).toBeGreaterThan(0);
    expect(none).toBe(0);
    const subdue = found.proofs.find((p) => p.id === 'TET.subdue-a')!;
    expect(subdue.tests.some((name) => name.includes('subdue.test.ts: [TET.subdue-a]'))).toBe(true);
    expect(found.proofs.some((p) => p.games.some((name) => name.endsWith('.json')))).toBe(true);
    const words = (await run(['rules', 'tetrarchia', '--proofs'])).out;
    expect(words).toContain(`proven: ${unit} by unit tests, ${both} by unit tests and recorded games`);
    expect(words).toContain('TET.subdue-a: unit tests');
  });

  test('the rulebook is searched by words and by ids, in the language that is asked for', async () => {
    const found = await run(['rules', 'tetrarchia', '--book', 'barbarians broken rolled', '--lang', 'en']);
    expect(found.code).toBe(1);
    expect(found.out).toContain('The rulebook says nothing about');
    const frontier = await run(['rules', 'tetrarchia', '--book', 'single link frontier']);
    expect(frontier).toMatchObject({ code: 0, out: expect.stringContaining('The Empire › The provinces') });
    expect(frontier.out).toContain('A frontier has a single link, to province 1 of its region.');
    const spanish = await run(['rules', 'tetrarchia', '--book', 'TET.setup-j', '--lang', 'es']);
    expect(spanish.out).toContain('Después Diocleciano juega el primer turno.');
    expect((await run(['rules', '--book', 'frontier'])).code).not.toBe(0);
  });
});

describe('bench', () => {
  test('prints one object; a name picks some', async () => {
    const { code, out, err } = await run(['bench', 'tetrarchia', '--smoke', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { results } = oneObject(out) as { results: { name: string; perSecond: number }[] };
    expect(results.map((r) => r.name)).toEqual(expect.arrayContaining(['tetrarchia trusted', 'tetrarchia validated']));
    expect(results.every((r) => r.name.startsWith('tetrarchia') && r.perSecond > 0)).toBe(true);
  });

  test('all of them, in words', async () => {
    const { code, out } = await run(['bench', '--smoke']);
    expect(code).toBe(0);
    expect(out).toMatch(/kernel toy trusted\s+[\d,.]+ decisions\/s/);
  });
});
