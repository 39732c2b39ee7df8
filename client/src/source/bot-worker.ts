import type { Asked } from '../study/asked.ts';
import type { Thought } from './bots.ts';

globalThis.onmessage = async ({ data }: MessageEvent<Thought | Asked>) => {
  try {
    if ('study' in data) {
      const { studyHere } = await import('../study/in-worker.ts');
      await studyHere(data, (reply) => postMessage(reply));
    } else {
      const { think } = await import('./thinking.ts');
      postMessage({ id: data.id, input: await think(data) });
    }
  } catch (e) {
    const error = e instanceof Error ? e.message : String(e);
    postMessage('study' in data ? { t: 'failed', error } : { id: data.id, error });
  }
};
