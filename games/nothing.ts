/** Stands where a part of a game is of no use: a terminal and what histories keep in a browser, bots in a page that has a worker for them. */
export const terminal = undefined;
export const bots = {};
export const account = undefined;
