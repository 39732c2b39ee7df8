import { Icon } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import type { Screen, TableSource } from '../source/source.ts';
import { until } from '../ui/time.ts';
import { mayPropose } from '../votes/may-propose.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly source: TableSource;
  readonly screen: Screen;
  readonly since: number;
}

/** The table is paused: nobody is asked anything until it goes on. Whoever plays may propose that. */
export const PausedBar = ({ source, screen, since }: Props) => {
  const { t, speaker, language } = useWords();
  const [refused, setRefused] = useState('');
  const isProposed = screen.table.votes?.some(({ about }) => about.kind === 'goOn');
  const goOn = (): void =>
    void source.propose({ kind: 'goOn' }).then((no) => setRefused(no ? speaker.say(no.reason) : ''));
  return (
    <>
      <div class="ask">
        <Icon name="clock" />
        <h2 id="question">{t('ui.paused')}</h2>
        <span class="grow" />
        {mayPropose(screen) && !isProposed && (
          <button type="button" class="btn" onClick={goOn}>
            {t('ui.goOn')}
          </button>
        )}
      </div>
      <p class="muted">{t('ui.pausedHint', { when: until(since, Date.now(), language) })}</p>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </>
  );
};
