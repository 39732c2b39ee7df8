/** Stands where a part of a game is of no use: a terminal in a browser. */
export const terminal = undefined;
