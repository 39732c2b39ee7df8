/** For work that nobody waits for. */
const LATEST_MS = 5000;
/** Not every browser says when it is idle. */
const LATER_MS = 200;

export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATER_MS);
};
