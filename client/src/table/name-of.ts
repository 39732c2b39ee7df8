/** What somebody at the table is called. */
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';

export const nameOf = (screen: Screen, seat: number, figures: readonly Figure[], otherwise: string): string => {
  const info = screen.table.seats[seat];
  const figure = figures.find((f) => f.seat === seat)?.name;
  // A bot has only the name of its kind, so the name of what it plays is shown.
  return (info?.kind === 'bot' ? undefined : info?.name) || figure || otherwise;
};
