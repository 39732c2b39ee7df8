/**
 * Takes the place of the library that formats dates in messages, to save its size (the alias is in `vite.config.ts`). Our
 * messages have no dates (`games/words.test.ts` checks that); times are formatted by `ui/time.ts`.
 */
const none = (): never => {
  throw new Error('sentences have no dates');
};
export const parseDateTokens = none;
export const getDateFormatOptions = none;
