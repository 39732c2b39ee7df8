/** What both pages of finished games have around their lists. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { TopBar } from '../app/top-bar.tsx';
import { useWords } from '../words/words.ts';
import { useHistoryWords } from './use-history-words.ts';
import './history.css';

interface Props {
  readonly title: 'past.title' | 'public.title';
  readonly tagline: 'past.tagline' | 'public.tagline';
  readonly children: ComponentChildren;
}

export const HistoryPage = ({ title, tagline, children }: Props) => {
  const { t, language } = useWords();
  const isReady = useHistoryWords(language);
  const name = isReady ? t(title) : '';
  useEffect(() => {
    if (name) document.title = `${name} – Tabularium`;
  }, [name]);
  return (
    <>
      <TopBar />
      <main class="wrap narrow history" aria-busy={!isReady}>
        {isReady && (
          <>
            <div class="hero">
              <div>
                <h1>{name}</h1>
                <p>{t(tagline)}</p>
              </div>
            </div>
            <div class="setup">{children}</div>
          </>
        )}
      </main>
    </>
  );
};

interface MoreProps {
  readonly problem: string;
  /** Missing on the last page. */
  readonly onMore: (() => void) | undefined;
}

export const More = ({ problem, onMore }: MoreProps) => {
  const { t } = useWords();
  return (
    <>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
      {onMore && (
        <div class="row-end">
          <button type="button" class="btn" onClick={onMore}>
            {t('past.more')}
          </button>
        </div>
      )}
    </>
  );
};
