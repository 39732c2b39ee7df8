/** Which game is broken: it must be named, because no game stands for the others. */
export const gameNamed = (asked: string | undefined, games: readonly string[]): string => {
  if (asked !== undefined && games.includes(asked)) return asked;
  const wrong = asked === undefined ? '--game is missing' : `there is no game "${asked}"`;
  throw new Error(`${wrong}; there are: ${games.join(', ')}`);
};
