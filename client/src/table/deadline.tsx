/** Until when somebody may answer, where the table has a time for it. */
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { shareLeft, timeLeft, until } from '../ui/time.ts';
import { useWords } from '../words/words.ts';
import { nameOf } from './name-of.ts';

/** Coarse on purpose: no ticking clock hurries anybody, and screen readers do not read it out again and again. */
const LONGEST_MS = 20_000;
/** A bar moves in steps that are hardly seen. */
const STEPS = 100;

export const Deadline = ({ screen, figures }: { readonly screen: Screen; readonly figures: readonly Figure[] }) => {
  const { t, language } = useWords();
  const { deadline, answerTime = 0 } = screen.table;
  const { over, call } = screen.scene;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!deadline) return undefined;
    const timer = setInterval(() => setNow(Date.now()), Math.min(LONGEST_MS, (answerTime * 1000) / STEPS));
    return () => clearInterval(timer);
  }, [deadline?.at, answerTime]);
  if (!deadline || over) return null;
  const { at, seats } = deadline;
  const when = { when: until(at, now, language), left: timeLeft(at - now, language) };
  // Who has passed already is not said: everybody reads the same.
  if (call)
    return (
      <div class="deadline called">
        <span class="time-bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${shareLeft(at, now, answerTime)})` }} />
        </span>
        <p class="muted">{t('ui.callTime', when)}</p>
      </div>
    );
  const isMine = typeof screen.eye === 'number' && seats.includes(screen.eye);
  const names = seats.map((seat) => nameOf(screen, seat, figures, t('ui.seatN', { n: seat + 1 })));
  return (
    <p class="muted deadline">
      <Icon name="clock" />
      {isMine
        ? t('ui.yourTime', when)
        : t('ui.theirTime', { ...when, who: new Intl.ListFormat(language).format(names) })}
    </p>
  );
};
