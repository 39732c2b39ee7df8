/** Several pairs in one proposal: a Province and its Governor, a Concession and who is to have it. */

export type Pairs = readonly (readonly [what: string, who: string])[];

/** With this one for it; without it when nobody is named. */
export const paired = (pairs: Pairs, what: string, who: string): Pairs => {
  const others = pairs.filter(([x]) => x !== what);
  if (who === '') return others;
  return pairs.some(([x]) => x === what)
    ? pairs.map((p) => (p[0] === what ? [what, who] : p))
    : [...others, [what, who]];
};
export const whoFor = (pairs: Pairs, what: string): string => pairs.find(([x]) => x === what)?.[1] ?? '';

/** Nobody that can be named: the questions go on until somebody has to be. */
export const ASK = '?';
/** The first that is not in the draft yet. */
export const nextOf = (pairs: Pairs, drafted: readonly string[]): string | undefined =>
  pairs.find(([what]) => !drafted.includes(what))?.[0];
