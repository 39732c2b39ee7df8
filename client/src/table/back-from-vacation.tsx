import { useState } from 'preact/hooks';
import { api, problemOf } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { Icon } from '@tabularium/parts/marks';
import { until } from '../ui/time.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly screen: Screen;
  /** Until when whoever reads this is on vacation. */
  readonly away: number;
  readonly now: number;
}

export const BackFromVacation = ({ screen, away, now }: Props) => {
  const { t, speaker, language } = useWords();
  const [problem, setProblem] = useState('');
  const back = (): void => {
    setProblem('');
    api
      .vacation(screen.table.id, null, secretsFor(screen.table.id))
      .catch((e: unknown) => setProblem(problemOf(e, speaker) ?? t('ui.failed')));
  };
  return (
    <div class="deadline vacation">
      <Icon name="clock" />
      <p class="muted">{t('ui.youAreAway', { when: until(away, now, language) })}</p>
      <button type="button" class="btn small" onClick={back}>
        {t('ui.back')}
      </button>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};
