/** What the worker does: it answers for a bot, or studies a game. */
import type { StudyWanted } from '../study/asked.ts';
import type { Thought } from './bots.ts';
import { think } from './thinking.ts';

export type Work = Thought | StudyWanted;

export const work = async (asked: Work): Promise<void> => {
  if (!('study' in asked)) return postMessage({ id: asked.id, ...(await think(asked)) });
  const { studyHere } = await import('../study/in-worker.ts');
  await studyHere(asked, (reply) => postMessage(reply));
};
