/** How those at a table are named where they talk: by what they play, where each plays one thing, and by their own names. */
import type { Seat } from '@tabularium/kernel';
import type { Person } from '@tabularium/protocol';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import type { Words } from '../words/words.ts';

export interface People {
  figure(by: Person): Figure | undefined;
  /** Who it is, in a word: the person. */
  name(by: Person): string;
  /** What the seat plays, if it plays one thing, or else who plays it. */
  title(seat: Seat): string;
  isBot(seat: Seat): boolean;
}

export const peopleOf = ({ table }: Screen, figures: readonly Figure[], t: Words['t']): People => {
  const figure = (by: Person): Figure | undefined => figures.find((f) => f.seat === by);
  const own = (seat: Seat): string =>
    table.seats[seat]?.kind === 'bot' ? t('ui.aBot') : (table.seats[seat]?.name ?? '');
  const name = (by: Person): string =>
    by === 'spectator' ? t('ui.spectator') : own(by) || figure(by)?.name || t('ui.seatN', { n: by + 1 });
  return {
    figure,
    name,
    title: (seat) => {
      const played = figures.filter((f) => f.seat === seat);
      return played.length === 1 ? played[0]!.name : name(seat);
    },
    isBot: (seat) => table.seats[seat]?.kind === 'bot',
  };
};
