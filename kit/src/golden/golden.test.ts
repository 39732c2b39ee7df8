import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broken, type GameModule, randomInput } from '@tabularium/kernel';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Toy } from '../testing/toy.ts';
import { toy } from '../testing/toy-module.ts';
import type { ToyView } from '../testing/toy-view.ts';
import { findGolden } from './find-golden.ts';
import { formatGolden, parseGolden } from './golden-file.ts';
import { goldenTests, readGolden, refreshGolden, writeGolden } from './golden-folder.ts';
import { recordGolden, verifyGolden } from './record.ts';

const root = mkdtempSync(join(tmpdir(), 'tabularium-golden-'));
afterAll(() => rmSync(root, { recursive: true }));

const rich = findGolden(toy, { ending: 'rich', options: { poor: false } })!;
const spent = findGolden(toy, { ending: 'spent', seats: 2 })!;

/** The same game with another rule: passing is dearer. */
const dearer: GameModule<Toy, ToyView> = {
  ...toy,
  check: () => {
    throw new Broken('not asked');
  },
  setup: (cx, seats, options) => {
    const g = toy.setup(cx, seats, options);
    return Object.assign(g, { goal: g.goal + 1 });
  },
};

describe('findGolden', () => {
  test('finds a game for each ending', () => {
    expect([rich.ending, spent.ending]).toEqual(['rich', 'spent']);
    expect(rich.options['poor']).toBe(false);
    expect(spent.seats).toBe(2);
  });

  test('is the same every time', () => {
    expect(findGolden(toy, { ending: 'rich', options: { poor: false } })).toEqual(rich);
  });

  test('lets somebody else choose', () => {
    const asked: number[] = [];
    const golden = findGolden(toy, {
      ending: 'spent',
      chooser: (view, question, seat, dice) => {
        expect(view.hands.map((hand) => typeof hand !== 'number')).toEqual(view.hands.map((_, s) => s === seat));
        asked.push(seat);
        return randomInput(question, seat, (n) => dice.below(n))!;
      },
    })!;
    expect(golden.inputs.length).toBeLessThanOrEqual(asked.length);
    expect(verifyGolden(toy, golden)).toBeUndefined();
  });

  test('gives up, and knows what can be asked for', () => {
    expect(findGolden(toy, { ending: 'rich', games: 0 })).toBeUndefined();
    expect(findGolden(toy, { ending: 'rich', longest: 2, games: 50 })).toBeUndefined();
    expect(() => findGolden(toy, { ending: 'draw' })).toThrow('no ending is called draw; there are: rich, spent');
  });
});

describe('a recorded game', () => {
  test('is a file with one input a line', () => {
    const text = formatGolden(rich);
    expect(parseGolden(text)).toEqual(rich);
    expect(text.split('\n').filter((line) => line.startsWith('    ['))).toHaveLength(rich.inputs.length);
    expect(text).toContain('"ending": "rich"');
    expect(text).toMatch(/^ {4}\[\d,"play","card:/m);
  });

  test('a file that is not whole is refused', () => {
    expect(() => parseGolden('{"game":"toy"}')).toThrow('a recorded game has game, version');
    expect(() => parseGolden(formatGolden({ ...rich, digests: [] }))).toThrow('digests, not 0');
  });

  test('verifies, and shows the first input that differs', () => {
    expect(verifyGolden(toy, rich)).toBeUndefined();
    const digests = rich.digests.map((d, i) => (i === 3 ? 'other' : d));
    const found = verifyGolden(toy, { ...rich, digests });
    expect(found?.input).toBe(3);
    expect(found?.why).toMatch(/^seat \d: .*the position after it differs$/);
  });

  test('catches a changed rule', () => {
    expect(verifyGolden(dearer, rich)).toEqual({ input: 0, why: 'the set-up differs' });
    const stricter: GameModule<Toy, ToyView> = {
      ...toy,
      procs: toy.procs.map((p) => (p.name === 'toy.turn' ? { ...p, nodes: { ...p.nodes, roll: () => 'start' } } : p)),
    };
    const found = verifyGolden(stricter, rich)!;
    expect(found.input).toBeGreaterThan(0);
    expect(found.why).toContain('the position after it differs');
  });

  test('says where an input is no longer accepted, or the end is another', () => {
    const [first, ...more] = rich.inputs;
    const refused = verifyGolden(toy, { ...rich, inputs: [[first![0], 'fly'], ...more] });
    expect(refused).toMatchObject({ input: 1, why: expect.stringContaining('fly: Refused') as string });
    expect(verifyGolden(toy, { ...rich, ending: 'spent' })).toEqual({
      input: rich.inputs.length,
      why: 'ended with rich, not with spent',
    });
  });

  test('belongs to one game and one version of its rules', () => {
    expect(verifyGolden(toy, { ...rich, game: 'other' })?.why).toBe('recorded of other, not of toy');
    expect(verifyGolden(toy, { ...rich, version: 0 })?.why).toContain('recorded under version 0');
    expect(verifyGolden(toy, { ...rich, seats: 9 })?.why).toContain('cannot be set up');
  });

  test('may be broken off', () => {
    const short = recordGolden(toy, { seats: 2, options: {}, seed: 'x', inputs: [] });
    expect(short.ending).toBeUndefined();
    expect(verifyGolden(toy, parseGolden(formatGolden(short)))).toBeUndefined();
  });
});

describe('a folder of recorded games', () => {
  const folder = join(root, 'golden');
  beforeEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What a test run would say. */
  const outcomes = (module: GameModule<Toy, ToyView>): Record<string, string> => {
    const said: Record<string, string> = {};
    goldenTests(module, folder, (name, body) => {
      try {
        body();
        said[name] = 'passed';
      } catch (e) {
        said[name] = e instanceof Error ? e.message : '';
      }
    });
    return said;
  };

  test('wants a game for every ending', () => {
    expect(outcomes(toy)['golden games end with rich']).toContain('ends with rich: findGolden looks for one');
    writeGolden(folder, 'quick', rich);
    expect(outcomes(toy)).toEqual({
      'golden quick.json plays as recorded': 'passed',
      'golden games end with rich': 'passed',
      'golden games end with spent': expect.stringContaining('ends with spent') as string,
    });
  });

  test('fails where a rule has changed, until the games are recorded again', () => {
    writeGolden(folder, 'slow', spent);
    expect(outcomes(dearer)['golden slow.json plays as recorded']).toBe(
      'slow.json differs at input 0: the set-up differs',
    );
    const [file] = refreshGolden(dearer, folder);
    expect(outcomes(dearer)['golden slow.json plays as recorded']).toBe('passed');
    expect(readGolden(file!).inputs).toEqual(spent.inputs);
  });

  test('names the file that cannot be read', () => {
    const file = writeGolden(folder, 'bad', spent);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 50));
    expect(() => readGolden(file)).toThrow('bad.json: ');
  });
});
