/** Opens a lesson where it was left, or from its beginning. */
import { fromFile, openGame, same } from '@tabularium/kernel';
import { inputOf, type Lesson, lineOf } from '@tabularium/parts';
import { settings } from '../app/settings.ts';
import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { around } from '../source/around.ts';
import { keptIn } from '../source/local-screen.ts';
import type { SavedGame } from '../source/saves.ts';
import type { Opened } from '../table/open-local.ts';
import { wordsFor } from '../words/words.ts';
import { LessonTable } from './lesson-table.ts';
import { loadLesson } from './load.ts';
import { Teacher } from './teacher.tsx';

export const openLesson = async (id: string): Promise<Opened> => {
  const [, game = '', name = ''] = id.split('.');
  const lesson = await loadLesson(game, name);
  const ui = await loadGame(game, lesson);
  await ui.learn(lesson.words);
  const saved = await around.saves.get(id);
  if (saved && goesOn(lesson, ui, saved))
    return begun(ui, new LessonTable(lesson, Teacher, fromFile(ui.module, saved.file), keptIn(saved), around, saved));
  if (saved) await around.saves.remove(id);
  const opened = openGame(ui.module, lesson.seats, lesson.options, { t: 'seed', seed: lesson.seed });
  for (const done of lesson.before ?? []) opened.match.play(inputOf(done));
  const kept = { id, name: titleOf(lesson, ui), seats: seatsFor(lesson, ui), screen: false, created: around.now() };
  const table = new LessonTable(lesson, Teacher, opened, { ...kept, times: [], chat: [] }, around);
  table.turnTo(0);
  await table.save();
  return begun(ui, table);
};

const begun = (ui: GameUi, source: LessonTable): Opened => {
  source.wake();
  return { ui, source };
};

const titleOf = (lesson: Lesson, ui: GameUi): string =>
  wordsFor(settings.get().language, ui.messages).speaker.say(lesson.title);

const seatsFor = (lesson: Lesson, ui: GameUi): SavedGame['seats'] => {
  const bot = ui.bots?.[0] ?? 'random';
  return Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.seat
      ? ({ kind: 'human', name: settings.get().name.trim(), online: true } as const)
      : ({ kind: 'bot', name: bot, bot, online: true } as const),
  );
};

/** Is it still this lesson, by these rules? Where anything would do, it may have gone on otherwise. */
const goesOn = (lesson: Lesson, ui: GameUi, { file }: SavedGame): boolean => {
  if (file.version !== ui.module.meta.version || file.source.t !== 'seed' || file.source.seed !== lesson.seed)
    return false;
  const free = lesson.steps.some((step) => step.takes);
  return free || lineOf(lesson).every((done, i) => !file.entries[i] || same(file.entries[i].input, inputOf(done)));
};
