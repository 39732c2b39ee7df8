/** Names as in an inscription: capitals, and V for U. Only for display; screen readers get the plain name. */
export const latin = (name: string): string => name.toUpperCase().replaceAll('U', 'V');

/** Splits a name of two words into one line or two. */
export const linesOf = (name: string, lines: number): readonly string[] =>
  lines === 1 ? [latin(name)] : latin(name).split(' ');
