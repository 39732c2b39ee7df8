import type { TableSummary } from '@tabularium/protocol';
import type { Say } from '../words/words.ts';

/** Who sits there. A bot has only the name of its kind, which means nothing to people. */
export const seatName = (t: Say, { kind, name }: TableSummary['seats'][number], seat: number): string => {
  if (kind === 'bot') return t('ui.aBot');
  return kind === 'open' ? t('ui.openSeat') : name || t('ui.seatN', { n: seat + 1 });
};

/** Who else sits there. Free seats are counted. */
export const othersAt = (t: Say, seats: TableSummary['seats'], own: number): string => {
  const free = seats.filter((s) => s.kind === 'open').length;
  const names = seats.flatMap((s, seat) => (seat === own || s.kind === 'open' ? [] : [seatName(t, s, seat)]));
  return [...names, ...(free > 0 ? [t('ui.freeSeats', { n: free })] : [])].join(', ');
};
