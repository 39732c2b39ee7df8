/** Until when somebody may answer, where the table has a time for it; and that somebody is on vacation. */
import type { SeatInfo } from '@tabularium/protocol';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { lengthOf, shareLeft, timeLeft, until } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { useWords } from '../words/words.ts';
import { BackFromVacation } from './back-from-vacation.tsx';
import { nameOf } from './name-of.ts';

/** Coarse on purpose: no ticking clock hurries anybody, and screen readers do not read it out again and again. */
const LONGEST_MS = 20_000;
/** A bar moves in steps that are hardly seen. */
const STEPS = 100;

interface Props {
  readonly screen: Screen;
  readonly figures: readonly Figure[];
}

export const Deadline = ({ screen, figures }: Props) => {
  const { answerTime = 0, deadline, seats } = screen.table;
  const now = useNow(Math.min(LONGEST_MS, Math.max(1000, (answerTime * 1000) / STEPS)), deadline?.at);
  if (screen.scene.over) return null;
  const me = typeof screen.eye === 'number' ? seats[screen.eye] : undefined;
  return (
    <>
      {me?.away !== undefined && me.away > now && <BackFromVacation screen={screen} away={me.away} now={now} />}
      {deadline &&
        (screen.scene.call ? <Call screen={screen} now={now} /> : <Turn screen={screen} figures={figures} now={now} />)}
    </>
  );
};

type Timed = Pick<Props, 'screen'> & { readonly now: number };

/** Who has passed already is not said: everybody reads the same. */
const Call = ({ screen, now }: Timed) => {
  const { t, language } = useWords();
  const { deadline, answerTime = 0 } = screen.table;
  const { at } = deadline!;
  return (
    <div class="deadline called">
      <span class="time-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${shareLeft(at, now, answerTime)})` }} />
      </span>
      <p class="muted">{t('ui.callTime', { when: until(at, now, language), left: timeLeft(at - now, language) })}</p>
    </div>
  );
};

const Turn = ({ screen, figures, now }: Props & Timed) => {
  const { t, language } = useWords();
  const { at, seats } = screen.table.deadline!;
  const mine = typeof screen.eye === 'number' ? screen.table.seats[screen.eye] : undefined;
  const names = seats.map((seat) => nameOf(screen, seat, figures, t('ui.seatN', { n: seat + 1 })));
  return (
    <>
      <p class="muted deadline">
        <Icon name="clock" />
        {mine?.time ? (
          <MyTime time={mine.time} now={now} />
        ) : (
          t('ui.theirTime', {
            when: until(at, now, language),
            left: timeLeft(at - now, language),
            who: new Intl.ListFormat(language).format(names),
          })
        )}
      </p>
      {/* It is there before it speaks, or a reader would not hear it. */}
      <p class="sr" role="status">
        {mine?.time && <Told time={mine.time} now={now} />}
      </p>
    </>
  );
};

type Time = NonNullable<SeatInfo['time']>;
interface TimeProps {
  readonly time: Time;
  readonly now: number;
}

/** First the time to answer, then the bank. */
const MyTime = ({ time: { answer, due }, now }: TimeProps) => {
  const { t, language } = useWords();
  const over = { when: until(due, now, language), left: timeLeft(due - now, language) };
  if (now >= answer && due > answer) return <>{t('ui.yourBankRuns', over)}</>;
  if (due === answer) return <>{t('ui.yourTime', over)}</>;
  const first = { when: until(answer, now, language), left: timeLeft(answer - now, language) };
  return <>{t('ui.yourTimeThenBank', { ...first, bank: lengthOf(due - answer, language) })}</>;
};

/** Little is left when this part of the time is left, but never more than so long. */
const LITTLE = 0.1;
const LITTLE_MS = 12 * 3_600_000;

/** What a reader is told of it: twice at most, when the bank begins to run and when little is left. */
const Told = ({ time: { answer, due }, now }: TimeProps) => {
  const { t, language } = useWords();
  if (due - now < Math.min(LITTLE_MS, LITTLE * (due - answer || LITTLE_MS)))
    return <>{t('ui.littleTime', { when: until(due, due, language) })}</>;
  return now >= answer && due > answer ? <>{t('ui.bankRuns')}</> : null;
};
