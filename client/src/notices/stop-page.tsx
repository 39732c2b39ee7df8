/** Where the link of a letter leads: nothing is stopped before it is pressed, because programs open links too. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../app/top-bar.tsx';
import { useWords } from '../words/words.ts';
import { noticesApi } from './notices-api.ts';
import { useNoticesWords } from './use-notices-words.ts';
import '../people/you.css';

type State = { readonly t: 'asking' | 'done'; readonly label: string } | { readonly t: 'looking' | 'bad' };

export const StopPage = ({ seal }: { readonly seal: string }) => {
  const { t, language } = useWords();
  const isReady = useNoticesWords(language);
  const [state, setState] = useState<State>({ t: 'looking' });
  const bad = (): void => setState({ t: 'bad' });
  useEffect(() => {
    noticesApi.stopping(seal).then(({ label }) => setState({ t: 'asking', label }), bad);
  }, [seal]);
  useEffect(() => {
    if (isReady) document.title = `${t('told.stopTitle')} – Tabularium`;
  }, [isReady, language]);
  const stop = (): void => void noticesApi.stop(seal).then(({ label }) => setState({ t: 'done', label }), bad);
  return (
    <>
      <TopBar />
      <main class="wrap narrow you" aria-busy={!isReady}>
        {isReady && (
          <>
            <div class="hero">
              <div>
                <h1>{t('told.stopTitle')}</h1>
              </div>
            </div>
            <div class="setup">
              <section class="form-card">
                {state.t === 'asking' && (
                  <>
                    <p class="lead">{t('told.stopAsk', { label: state.label })}</p>
                    <div>
                      <button type="button" class="btn primary" onClick={stop}>
                        {t('told.stop')}
                      </button>
                    </div>
                    <p class="muted">{t('told.stopHint')}</p>
                  </>
                )}
                <p role="status">
                  {state.t === 'done' && t('told.stopped', { label: state.label })}
                  {state.t === 'bad' && t('told.stopBad')}
                </p>
              </section>
            </div>
          </>
        )}
      </main>
    </>
  );
};
