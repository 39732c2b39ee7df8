import { GAMES } from '@tabularium/games';

/** Can somebody win against the others in this game? */
export const isContest = (game: string): boolean => GAMES.find((g) => g.id === game)?.together !== true;
