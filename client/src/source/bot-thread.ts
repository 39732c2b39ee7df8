/** A new worker: bots think in one, and games are studied in another of the same kind. */
export const newBotWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
