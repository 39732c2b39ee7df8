/** The clock of a seat, beside its name: the time to answer while that runs, then the bank; or until when somebody is away. */
import type { SeatInfo } from '@tabularium/protocol';
import { Icon } from '@tabularium/parts/marks';
import { day, lengthOf, shortLength, until } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { useWords } from '../words/words.ts';

const LOOK_MS = 20_000;

export const SeatClock = ({ info: { time, away, bank } }: { readonly info: SeatInfo }) => {
  const { t, language } = useWords();
  const now = useNow(LOOK_MS, time?.due);
  if (away !== undefined && away > now)
    return (
      <span class="clock" title={t('ui.awayUntil', { when: until(away, now, language) })}>
        {t('ui.onVacation', { day: day(away, language) })}
      </span>
    );
  if (!time) return null;
  const isBank = now >= time.answer && time.due > time.answer;
  const left = Math.max(0, (isBank ? time.due : time.answer) - now);
  const label = isBank
    ? t('ui.seatBank', { left: lengthOf(left, language) })
    : t('ui.seatTime', {
        left: lengthOf(left, language),
        bank: bank ? lengthOf(bank, language) : '',
        more: bank ? 'bank' : 'no',
      });
  return (
    <span class={isBank ? 'clock bank' : 'clock'} title={label}>
      <Icon name="clock" />
      <span class="sr">{label}</span>
      <span aria-hidden="true">
        {isBank ? t('ui.bankShort', { left: shortLength(left, language) }) : shortLength(left, language)}
      </span>
    </span>
  );
};
