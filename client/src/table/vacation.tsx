/** One's vacation, in the menu of a table. */
import { useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { lengthOf, until } from '../ui/time.ts';
import { endOf, UntilField } from '../ui/until-field.tsx';
import { useWords } from '../words/words.ts';

const DAY = 86_400_000;

interface Props {
  readonly screen: Screen;
  readonly attempt: (work: () => Promise<void>) => () => void;
}

export const Vacation = ({ screen, attempt }: Props) => {
  const { t, language } = useWords();
  const [day, setDay] = useState('');
  const { table, eye } = screen;
  const me = typeof eye === 'number' ? table.seats[eye] : undefined;
  if (me?.vacationLeft === undefined) return null;
  const now = Date.now();
  const away = me.away !== undefined && me.away > now ? me.away : undefined;
  const go = (at: number | null): (() => void) =>
    attempt(async () => {
      await api.vacation(table.id, at, secretsFor(table.id));
    });
  const latest = (away ?? now) + me.vacationLeft;
  return (
    <form
      class="vacation-form"
      aria-labelledby="vacation"
      onSubmit={(e) => {
        e.preventDefault();
        const end = endOf(day);
        if (end !== undefined) go(end)();
      }}
    >
      <h3 id="vacation">{t('ui.vacation')}</h3>
      {away !== undefined ? (
        <p role="status">{t('ui.youAreAway', { when: until(away, now, language) })}</p>
      ) : (
        <p class="muted">{t('ui.vacationHint', { left: lengthOf(me.vacationLeft, language) })}</p>
      )}
      <div class="one-line">
        {latest - now >= DAY && (
          <>
            <UntilField label={t('ui.awayTo')} latest={latest} value={day} onChange={setDay} />
            <button type="submit" class="btn">
              {t('ui.goAway')}
            </button>
          </>
        )}
        {away !== undefined && (
          <button type="button" class="btn" onClick={go(null)}>
            {t('ui.back')}
          </button>
        )}
      </div>
    </form>
  );
};
