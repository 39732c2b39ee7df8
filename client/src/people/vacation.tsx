/** One's vacation, for all tables at once. */
import { LIMITS, type MyVacation } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { until } from '../ui/time.ts';
import { endOf, UntilField } from '../ui/until-field.tsx';
import { useWords } from '../words/words.ts';
import { peopleApi } from './people-api.ts';
import type { Attempt } from './use-attempt.ts';

const DAY = 86_400_000;

interface Props {
  readonly session: string;
  readonly attempt: Attempt;
}

export const Vacation = ({ session, attempt }: Props) => {
  const { t } = useWords();
  const [day, setDay] = useState('');
  const [said, setSaid] = useState<readonly MyVacation[] | undefined>(undefined);
  const go = (at: number | null): void =>
    attempt(async () => {
      setSaid(undefined);
      setSaid((await peopleApi.vacation(session, at)).tables);
    });
  return (
    <section class="form-card" aria-labelledby="vacation">
      <h2 id="vacation">{t('you.vacation')}</h2>
      <p>{t('you.vacationHint', { days: LIMITS.vacationDays })}</p>
      <form
        class="one-line"
        onSubmit={(e) => {
          e.preventDefault();
          const end = endOf(day);
          if (end !== undefined) go(end);
        }}
      >
        <UntilField
          label={t('you.awayTo')}
          latest={Date.now() + LIMITS.vacationDays * DAY}
          value={day}
          onChange={setDay}
        />
        <button type="submit" class="btn">
          {t('you.goAway')}
        </button>
        <button type="button" class="btn ghost" onClick={() => go(null)}>
          {t('you.back')}
        </button>
      </form>
      <div role="status">{said && <Outcome tables={said} />}</div>
    </section>
  );
};

const Outcome = ({ tables }: { readonly tables: readonly MyVacation[] }) => {
  const { t, speaker, language } = useWords();
  if (tables.length === 0) return <p>{t('you.awayNowhere')}</p>;
  if (tables.every((table) => table.until === null)) return <p>{t('you.backEverywhere')}</p>;
  return (
    <>
      <p>{t('you.awayAt', { n: tables.length })}</p>
      <ul>
        {tables.map(({ table, name, game, until: at }) => (
          <li key={table}>
            {t('you.awayThere', {
              table: name || speaker.name(`game:${game}`),
              when: until(at ?? 0, Date.now(), language),
            })}
          </li>
        ))}
      </ul>
    </>
  );
};
