import type { Work } from './at-work.ts';

globalThis.onmessage = async ({ data }: MessageEvent<Work>) => {
  try {
    await (await import('./at-work.ts')).work(data);
  } catch (e) {
    postMessage({ id: data.id, error: e instanceof Error ? e.message : String(e) });
  }
};
