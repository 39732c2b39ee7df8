import type { Thought } from './bots.ts';

globalThis.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { id } = data;
  try {
    const { think } = await import('./thinking.ts');
    postMessage({ id, ...(await think(data)) });
  } catch (e) {
    postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
};
