/** Stands where a part of a game is of no use: a terminal in a browser, bots in a page that has a worker for them. */
export const terminal = undefined;
export const bots = {};
