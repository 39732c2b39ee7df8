import { openGame } from '@tabularium/kernel';
import { inputOf, type Lesson, lineOf, spanOf, stepAfter } from '@tabularium/parts';
import type { AnyModule } from '@tabularium/parts';
import { expect, test } from 'vitest';
import { loadGame } from '../games/registry.ts';
import type { Around } from '../source/local-table.ts';
import type { SavedGame } from '../source/saves.ts';
import { LessonTable } from './lesson-table.ts';
import { loadLesson } from './load.ts';

const none = async (): Promise<never> => {
  throw new Error('no bot thinks in a lesson');
};
const aroundIt = (): Around & { readonly games: Map<string, SavedGame> } => {
  const games = new Map<string, SavedGame>();
  return {
    games,
    saves: {
      put: async (game) => void games.set(game.id, structuredClone(game)),
      get: async (id) => games.get(id),
      all: async () => [...games.values()],
      remove: async (id) => void games.delete(id),
    },
    think: none,
    now: () => 1000,
    pause: 0,
  };
};

const tableOf = (module: AnyModule, lesson: Lesson) => {
  const around = aroundIt();
  const opened = openGame(module, lesson.seats, lesson.options, { t: 'seed', seed: lesson.seed });
  for (const done of lesson.before ?? []) opened.match.play(inputOf(done));
  const seats = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.seat
      ? ({ kind: 'human', name: '', online: true } as const)
      : ({ kind: 'bot', name: 'random', bot: 'random', online: true } as const),
  );
  const kept = { id: 'lesson.x.first', name: '', seats, screen: false, created: 0, times: [], chat: [] };
  return { table: new LessonTable(lesson, () => null, opened, kept, around), around };
};
const opened = async (game: string) => {
  const lesson = await loadLesson(game, 'first');
  const { module } = await loadGame(game, lesson);
  return { lesson, ...tableOf(module, lesson) };
};
const until = async (isSo: () => boolean): Promise<void> => {
  for (let i = 0; i < 500 && !isSo(); i++) await new Promise((done) => setTimeout(done, 1));
  expect(isSo()).toBe(true);
};
/** Does what the lesson wants, to the end of it or so many answers. */
const obey = async (table: LessonTable, most = Infinity): Promise<void> => {
  for (let n = 0; n < most && table.inputs < lineOf(table.lesson).length; n++) {
    await until(() => table.wanted !== undefined);
    const [, verb, arg] = table.wanted!;
    expect(await table.act(verb, arg)).toBeUndefined();
  }
};

test('another answer than the wanted one is told why not, and nothing has happened', async () => {
  const { table, lesson } = await opened('tetrarchia');
  expect(await table.act('placeFleet', 'sea:ATLANTICVM')).toEqual({ reason: lesson.steps[2]!.otherwise, rules: [] });
  expect(table.inputs).toBe(0);
  expect(await table.act('placeFleet', 'sea:INTERNVM')).toBeUndefined();
  expect([table.inputs, table.step]).toEqual([1, 3]);
});

test('the others answer as the lesson has it, and whoever learns waits for them', async () => {
  const { table } = await opened('mediterranean-empires');
  await obey(table, 1);
  expect(table.wanted).toBeUndefined();
  expect(await table.act('decline')).toMatchObject({ reason: { k: 'lessons.others' } });
  await until(() => table.wanted?.[1] === 'play');
  expect(table.step).toBe(2);
});

test('whoever learns may be first where all are asked at once: the others wait their turn', async () => {
  const { lesson } = await opened('republic-of-rome');
  const { module } = await loadGame('republic-of-rome', lesson);
  const line = lineOf(lesson);
  const asked = line.findIndex(([, verb]) => verb === 'passUntil');
  const [first, second, mine] = line.slice(asked, asked + 3);
  const { table } = tableOf(module, {
    ...lesson,
    before: line.slice(0, asked),
    steps: [{ says: [], does: [mine!, first!, second!] }],
  });
  table.wake();
  await new Promise((done) => setTimeout(done, 50));
  expect(table.inputs).toBe(asked);
  await obey(table, 1);
  await until(() => table.inputs === asked + 3);
});

test('a step back is the position in which that step began, and the dice fall again as they did', async () => {
  const { table, around } = await opened('mediterranean-empires');
  await obey(table, 3);
  const { file } = around.games.get('lesson.x.first')!;
  await table.back();
  await table.back();
  expect(table.inputs).toBe(spanOf(table.lesson, table.step)[0]);
  expect(table.inputs).toBeLessThan(file.entries.length);
  await until(() => table.wanted !== undefined);
  await obey(table, 2);
  const again = around.games.get('lesson.x.first')!.file.entries;
  for (const [i, entry] of again.slice(0, file.entries.length).entries())
    expect(entry.digest).toBe(file.entries[i]!.digest);
});

test('when it is over, anything may be answered', async () => {
  const { table, lesson } = await opened('tetrarchia');
  await obey(table);
  expect(table.step).toBe(lesson.steps.length);
  expect(await table.act('endPhase')).toBeUndefined();
  await table.again();
  expect([table.inputs, table.step]).toEqual([0, 0]);
});

test('what is only read stays until somebody goes on, and is passed by whoever answers at once', async () => {
  const { lesson } = await opened('tetrarchia');
  expect(stepAfter(lesson, 0, 0)).toBe(0);
  expect(stepAfter(lesson, 1, 0)).toBe(1);
  expect(stepAfter(lesson, 0, 1)).toBe(3);
  expect(stepAfter(lesson, 9, 0)).toBe(2);
});
