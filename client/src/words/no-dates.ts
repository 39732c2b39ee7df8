/**
 * Stands in the page for what would read dates in sentences: none of ours has one (`games/words.test.ts` sees to that), and
 * moments are told by `ui/time.ts`. It is told by the name it takes in `vite.config.ts`.
 */
const none = (): never => {
  throw new Error('sentences have no dates');
};
export const parseDateTokens = none;
export const getDateFormatOptions = none;
