/** Lessons of the games, each loaded when it is opened. */
import type { Lesson } from '@tabularium/parts';

const LESSONS = import.meta.glob<Lesson>('../../../games/*/lessons/*/lesson.ts', { import: 'lesson' });

export const loadLesson = async (game: string, name: string): Promise<Lesson> => {
  const load = LESSONS[`../../../games/${game}/lessons/${name}/lesson.ts`];
  if (!load) throw new Error(`no lesson ${name} of ${game}`);
  return load();
};
