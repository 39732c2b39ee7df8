import { Icon } from '@tabularium/parts/marks';
import { until } from '../ui/time.ts';
import { useWords } from '../words/words.ts';

/** The table is paused: nobody is asked anything until it goes on. */
export const PausedBar = ({ since }: { readonly since: number }) => {
  const { t, language } = useWords();
  return (
    <>
      <div class="ask">
        <Icon name="clock" />
        <h2 id="question">{t('ui.paused')}</h2>
      </div>
      <p class="muted">{t('ui.pausedHint', { when: until(since, Date.now(), language) })}</p>
    </>
  );
};
