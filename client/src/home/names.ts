import type { TableSummary } from '@tabularium/protocol';
import type { Say } from '../words/words.ts';

/** Who sits there. A bot has only the name of its kind, which means nothing to people. */
export const seatName = (t: Say, { kind, name }: TableSummary['seats'][number], seat: number): string => {
  if (kind === 'bot') return t('ui.aBot');
  return kind === 'open' ? t('ui.openSeat') : name || t('ui.seatN', { n: seat + 1 });
};
