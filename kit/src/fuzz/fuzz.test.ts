import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canonical,
  FORMAT,
  firstDifference,
  fromFile,
  type GameFile,
  randomInput,
  rng,
  SILENCE,
} from '@tabularium/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import type { Fault } from '../testing/fault.ts';
import { META } from '../testing/toy.ts';
import { toy, toyWith } from '../testing/toy-module.ts';
import { fuzz } from './fuzz.ts';
import type { Kind } from './problem.ts';
import { randomTable } from './random-table.ts';
import type { Rates } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabularium-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NONE: Rates = { plain: 0, looking: 0, save: 0, leak: 0, step: 0, illegal: 0, undo: 0, replay: 0 };
const OFTEN: Rates = { plain: 1, looking: 4, save: 2, leak: 4, step: 4, illegal: 4, undo: 32, replay: 1 };

const fuzzToy = (fault: Fault | undefined, every: Partial<Rates>, more = {}) =>
  fuzz(toyWith(fault), { steps: 2_000, seed: 'kit', every: { ...NONE, ...every }, folder: false, ...more });

describe('a sound game', () => {
  const report = fuzz(toy, { steps: 5_000, seed: 'kit', every: OFTEN, folder });

  test('has no failures, and everything was looked at', () => {
    expect(report).toMatchObject({ game: 'toy', seed: 'kit', steps: 5_000, failures: [] });
    expect([report.violations, report.illegalAccepted, report.leaks]).toEqual([0, 0, 0]);
    expect(report.illegalTried).toBeGreaterThan(10_000);
    expect(report.leakChecked).toBeGreaterThan(3_000);
    expect(report.plainChecked).toBeGreaterThan(5_000);
    expect(report.lookingChecked).toBeGreaterThan(1_000);
    expect(report.saveChecked).toBeGreaterThan(2_000);
    expect(report.undoChecked).toBeGreaterThan(500);
    expect(report.replayChecked).toBe(report.games - 1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('ends in every way and uses every verb', () => {
    expect(Object.keys(report.endings).sort()).toEqual(['rich', 'spent']);
    const verbs = ['burn', 'gift', 'pass', 'passUntil', 'pay', 'play', 'silence', 'stake', 'swap', 'veto', 'withdraw'];
    expect(Object.keys(report.verbs).sort()).toEqual(verbs);
  });

  test('is the same report for the same seed, and another for another', () => {
    expect(fuzz(toy, { steps: 5_000, seed: 'kit', every: OFTEN, folder })).toEqual(report);
    expect(fuzz(toy, { steps: 5_000, seed: 'other', every: OFTEN, folder }).verbs).not.toEqual(report.verbs);
  });

  test('is played the same however often it is looked at', () => {
    expect(fuzz(toy, { steps: 5_000, seed: 'kit', every: NONE }).verbs).toEqual(report.verbs);
  });

  test('lets somebody else choose in the games that are his', () => {
    const asked = new Set<number>();
    const choosing = (number: number) => {
      if (number !== 1) return undefined;
      return (_: unknown, question: Parameters<typeof randomInput>[0], seat: number) => {
        asked.add(seat);
        return randomInput(question, seat, () => 0)!;
      };
    };
    const chosen = fuzz(toy, { steps: 5_000, games: 2, seed: 'kit', every: NONE, folder: false, chooser: choosing });
    expect(chosen.failures).toEqual([]);
    expect(asked.size).toBeGreaterThan(1);
    const first = fuzz(toy, { steps: 5_000, games: 1, seed: 'kit', every: NONE, folder: false });
    expect(fuzz(toy, { steps: 5_000, games: 1, seed: 'kit', every: NONE, folder: false, chooser: choosing })).toEqual(
      first,
    );
  });

  test('stops after so many games, and tells how far it is', () => {
    const seen: number[] = [];
    const { games, steps } = fuzzToy(
      undefined,
      {},
      { games: 3, onProgress: (p: { steps: number }) => seen.push(p.steps) },
    );
    expect(games).toBe(3);
    expect(seen.length).toBe(Math.floor(steps / 10));
  });
});

test('every combination of players and options is drawn', () => {
  const dice = rng('tables');
  const tables = Array.from({ length: 4_000 }, () => canonical(randomTable(META, dice)));
  expect(new Set(tables).size).toBe(2 * 2 * 4 * 2 * 4);
});

describe('planted faults are found', () => {
  const cases: [fault: Fault, every: Partial<Rates>, kind: Kind, what: string][] = [
    ['coin-lost', {}, 'check', 'Broken: coins'],
    ['crash', {}, 'crash', 'TypeError: a coin rolled under the table'],
    ['empty', {}, 'question', 'nothing to answer for seat'],
    ['held-yet-offered', {}, 'question', 'held back, yet on offer: swap'],
    ['ghost', {}, 'waiting', 'there is no seat'],
    ['strange-ending', {}, 'outcome', 'unknown ending: bored'],
    ['not-plain', { plain: 4 }, 'plain', 'not plain data: .g.when'],
    ['sharing-question', { plain: 4 }, 'sharing', 'part of the state itself: question.withheld.swap..a.table'],
    ['shared', { save: 4 }, 'save', 'a loaded game goes on differently: g.shown'],
    ['not-plain', { save: 4 }, 'save', 'lost: g.when'],
    ['memory', {}, 'refused', 'offered, yet refused: toy.notYours'],
    ['looking-changes', { replay: 1 }, 'replay', 'the same inputs led somewhere else'],
    ['leaking-view', { leak: 8 }, 'leak', 'eye'],
    ['leaking-field', { leak: 8 }, 'leak', 'g.next is open and names card:'],
    ['leaking-local', { leak: 8 }, 'leak', 'toy.turn.card is open and names card:'],
    ['leaking-number', { step: 1 }, 'leak', 'pass shows eye'],
    ['leaking-own-number', { step: 1 }, 'leak', 'pass shows eye'],
    ['leaking-line', { step: 1 }, 'leak', 'a line for eye'],
    ['leaking-offer', { leak: 8, step: 8 }, 'leak', 'eye 0 can tell g.hands[]'],
    ['leaking-wait', { leak: 8 }, 'leak', 'eye public can tell g.hands[]'],
    ['looking-changes', { leak: 8 }, 'leak', 'looking changed the state'],
    ['looking-changes', { looking: 8 }, 'looking', 'question of seat'],
    ['looking-puts-back', { looking: 8 }, 'looking', 'question of seat'],
    ['view-puts-back', { looking: 8 }, 'looking', 'view of'],
    ['bad-guess', { leak: 8 }, 'guess', 'Broken: cards'],
    ['altered', { illegal: 8 }, 'accepted', 'not offered, yet accepted'],
    ['refusal-changes', { illegal: 8 }, 'refusal', 'asking or refusing changed the state'],
    ['looking-changes', { undo: 32 }, 'undo', 'not as before: g.looks'],
    ['shared', { undo: 32 }, 'undo', 'done again, it came out differently'],
  ];
  test.each(cases)('%s, with %o: %s', (fault, every, kind, what) => {
    const { failures, violations, leaks, illegalAccepted } = fuzzToy(fault, every, { failures: 5, longest: 200 });
    expect(failures.map((f) => `${f.kind}: ${f.what}`)).toContainEqual(expect.stringContaining(`${kind}: ${what}`));
    const counted = kind === 'leak' ? leaks : kind === 'accepted' ? illegalAccepted : violations;
    expect(counted).toBeGreaterThan(0);
    expect(failures.reduce((n, f) => n + f.times, 0)).toBe(violations + leaks + illegalAccepted);
  });

  test('a game that does not end', () => {
    const { failures } = fuzzToy('endless', {}, { longest: 100 });
    expect(failures[0]).toMatchObject({ kind: 'endless', what: 'not over after 100 inputs', inputs: 100 });
  });

  test('a table that cannot be set up', () => {
    const broken = { ...toy, setup: () => JSON.parse('no') as never };
    const { failures, violations, games } = fuzz(broken, { steps: 100, seed: 'kit', failures: 3, folder });
    expect(failures[0]).toMatchObject({ kind: 'setup', inputs: 0 });
    expect([violations, games]).toEqual([3, 3]);
  });
});

describe('a failure', () => {
  const read = (file: string | undefined): GameFile => JSON.parse(readFileSync(file!, 'utf8')) as GameFile;

  test('is shrunk and written as a game that can be opened', () => {
    const { failures } = fuzzToy('coin-lost', {}, { folder, seed: 'shrink-7' });
    const [failure] = failures;
    expect(failure!.before).toBeGreaterThan(20);
    expect(failure!.inputs).toBeLessThan(10);
    const file = read(failure!.file);
    expect(file.format).toBe(FORMAT);
    expect(file.entries.length).toBe(failure!.inputs);
    const { match } = fromFile(toyWith('coin-lost'), file);
    expect(() => toy.check(match.state.g)).toThrow('coins');
    expect(firstDifference(toyWith('coin-lost'), file)).toBeUndefined();
    // The shrunk game needs each of its inputs: where the fault is mended, the last one comes out differently.
    expect(firstDifference(toy, file)).toEqual({ input: failure!.inputs, why: 'the position differs' });
  });

  test('that somebody’s silence leads to is found, shrunk and played again', () => {
    const losing = { ...toy, passedOver: (cx: { g: { bank: number } }) => void cx.g.bank-- };
    const { failures } = fuzz(losing, { steps: 2_000, seed: 'kit', every: NONE, folder });
    expect(failures[0]).toMatchObject({ kind: 'check', what: expect.stringContaining('coins') });
    const file = read(failures[0]!.file);
    expect(file.entries.at(-1)!.input.verb).toBe(SILENCE);
    expect(firstDifference(losing, file)).toBeUndefined();
  });

  test('of rules that break off ends with the input that broke them', () => {
    const { failures } = fuzzToy('crash', {}, { folder });
    const file = read(failures[0]!.file);
    expect(firstDifference(toyWith('crash'), file)).toEqual({
      input: file.entries.length,
      why: 'a coin rolled under the table',
    });
  });

  test('is described as it is in the file', () => {
    const { failures } = fuzzToy('leaking-view', { leak: 8 }, { folder });
    const file = read(failures[0]!.file);
    const view = (seat: 0 | 'public') => toyWith('leaking-view').view(fromFile(toy, file).match.state, seat);
    expect(view(0).goal === undefined || view(0).goal > 0).toBe(true);
  });

  test('that only a step shows is shrunk to that step', () => {
    const [failure] = fuzzToy('leaking-line', { step: 6 }, { folder, seed: 'step-7' }).failures;
    expect(failure!.what).toContain('a line for eye');
    expect(failure!.before).toBeGreaterThan(5);
    expect(read(failure!.file).entries.map((e) => e.input.verb)).toEqual(['swap']);
  });

  test('is shrunk with bounded effort', () => {
    const [failure] = fuzzToy('coin-lost', {}, { seed: 'shrink-7', effort: 0 }).failures;
    expect(failure!.inputs).toBe(failure!.before);
  });
});
