/** Names as they are cut on stone: capitals, and V for U. Only for the eye; readers of the screen get the plain name. */
export const latin = (name: string): string => name.toUpperCase().replaceAll('U', 'V');

/** A name of two words in one line or two. */
export const linesOf = (name: string, lines: number): readonly string[] =>
  lines === 1 ? [latin(name)] : latin(name).split(' ');
