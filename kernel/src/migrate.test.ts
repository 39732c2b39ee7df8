import { describe, expect, test } from 'vitest';
import { call, end, procsFor } from './flow.ts';
import { type GameFile, firstDifference, fromFile, openGame, toFile } from './game-file.ts';
import { NOBODY } from './entry.ts';
import { type Migration, migrate } from './migrate.ts';
import type { State } from './state.ts';
import { moduleOf } from './testing/module.ts';
import { blank } from './testing/started.ts';

const framed = (...nodes: string[]): State<{ n: number }> => ({
  ...blank({ n: 1 }),
  inputs: 7,
  stack: nodes.map((at) => {
    const [proc, node] = at.split('/');
    return { proc: proc!, node: node!, local: {}, into: '', interrupt: false };
  }),
});
const where = (s: State<unknown>): string[] => s.stack.map((f) => `${f.proc}/${f.node}`);

describe('migrate', () => {
  const steps: Migration[] = [
    { version: 3, why: 'counted double', up: (s) => ((s.g as { n: number }).n *= 2) },
    { version: 2, why: 'persuasion split', nodes: { 'forum/roll': 'persuasion/resolve', 'forum/ask': 'forum/roll' } },
    {
      version: 4,
      why: 'counted from one',
      up: (s) => ((s.g as { n: number }).n += 1),
      nodes: { 'persuasion/resolve': 'persuasion/end' },
    },
  ];

  test('renames nodes wherever a frame stands, each step once', () => {
    const s = framed('turn/start', 'forum/ask', 'forum/roll');
    migrate(s, 1, steps.slice(1, 2));
    expect(where(s)).toEqual(['turn/start', 'forum/roll', 'persuasion/resolve']);
  });

  test('takes the steps that are due, oldest first, and says why', () => {
    const s = framed('forum/roll');
    expect(migrate(s, 1, steps)).toEqual(['persuasion split', 'counted double', 'counted from one']);
    expect([where(s), s.g.n]).toEqual([['persuasion/end'], 3]);
    const later = framed('forum/roll');
    expect(migrate(later, 3, steps)).toEqual(['counted from one']);
    expect([where(later), later.g.n]).toEqual([['forum/roll'], 2]);
  });

  test('undo never crosses a change of rules', () => {
    const s = framed('forum/roll');
    migrate(s, 1, steps);
    expect(s.floor).toBe(7);
  });

  test('a game that is up to date is not touched', () => {
    const s = framed('forum/roll');
    const before = JSON.stringify(s);
    expect(migrate(s, 4, steps)).toEqual([]);
    expect(JSON.stringify(s)).toBe(before);
  });

  test('a step that leads nowhere is named', () => {
    expect(() => migrate(framed('a/b'), 1, [{ version: 2, why: '', nodes: { 'a/b': 'c' } }])).toThrow(
      'not procedure/node',
    );
  });
});

interface Old {
  gold: number;
}
interface New {
  silver: number;
}
const ask = { to: () => 0, say: () => ({ k: 'x' }) };
const give = procsFor<Old>()('give', () => ({}), {
  ask: { ...ask, buttons: { give: { take: (cx) => end(void cx.g.gold++) } } },
  start: () => 'ask',
});
const old = moduleOf<Old>(
  () => ({ gold: 1 }),
  [procsFor<Old>()('turn', () => ({}), { start: () => call(give, undefined, 'start') }), give],
);
const give2 = procsFor<New>()('give', () => ({}), {
  offer: { ...ask, buttons: { give: { take: (cx) => end(void (cx.g.silver += 10)) } } },
  start: () => 'offer',
});
const now = moduleOf<New>(
  () => ({ silver: 10 }),
  [procsFor<New>()('turn', () => ({}), { start: () => call(give2, undefined, 'start') }), give2],
  {
    version: 2,
    migrations: [
      {
        version: 2,
        why: 'gold became silver',
        nodes: { 'give/ask': 'give/offer' },
        up: (s) => {
          s.g = { silver: 10 * (s.g as Old).gold };
        },
      },
    ],
  },
);
const GIVE = { by: 0, verb: 'give' };
const oldFile = (inputs: number): GameFile => {
  const opened = openGame(old, 1, {}, { t: 'seed', seed: 'x' });
  for (let i = 0; i < inputs; i++) opened.match.play(GIVE);
  return JSON.parse(JSON.stringify(toFile(opened))) as GameFile;
};

describe('a running game under newer rules', () => {
  test('goes on where it stood, and nothing from before can be taken back', () => {
    const { match } = fromFile(now, oldFile(40));
    expect(match.state.g).toEqual({ silver: 410 });
    expect(match.canUndo(0)).toBe(false);
    match.play(GIVE);
    expect(match.state.g).toEqual({ silver: 420 });
    match.undo(0);
    expect(match.state.g).toEqual({ silver: 410 });
    expect(match.canUndo(0)).toBe(false);
  });

  test('has the change in its history, made by nobody', () => {
    const { match } = fromFile(now, oldFile(3));
    expect(match.entries.at(-1)).toMatchObject({ input: { by: NOBODY, verb: 'upgrade', arg: 2 }, log: [] });
    expect(match.state.inputs).toBe(match.entries.length);
  });

  test('shows its whole past in the shape that the rules have now', () => {
    const { match } = fromFile(now, oldFile(40));
    for (let i = 0; i < 40; i++) match.play(GIVE);
    expect([0, 1, 33, 40, 41, 42, 81].map((n) => match.at(n).g.silver)).toEqual([10, 20, 340, 410, 410, 420, 810]);
  });

  test('can be saved and loaded again, and is not changed twice', () => {
    const once = fromFile(now, oldFile(3));
    once.match.play(GIVE);
    const file = JSON.parse(JSON.stringify(toFile(once))) as GameFile;
    expect(file.version).toBe(1);
    const twice = fromFile(now, file);
    expect(JSON.stringify(twice.match.state)).toBe(JSON.stringify(once.match.state));
    expect(twice.match.entries).toEqual(once.match.entries);
    expect(twice.match.at(2).g).toEqual({ silver: 30 });
  });

  test('cannot be checked by rules it was not played under, and says so', () => {
    expect(firstDifference(now, oldFile(3))).toEqual({ input: 0, why: 'begun under version 1 of the rules' });
  });

  test('a game of the same version is left alone', () => {
    expect(fromFile(old, oldFile(3)).match.entries.length).toBe(3);
  });
});
