import { useState } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Shown } from '../games/registry.ts';
import { useT } from '../words/words.ts';
import { Art } from './art.tsx';
import { playNow } from './play-now.ts';

export const GameCard = ({ game: { id, ready } }: { readonly game: Shown }) => {
  const t = useT();
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const title = t(`ui.game.${id}`);
  const start = (): void => {
    setBusy(true);
    playNow(id, name.trim()).catch(() => {
      setBusy(false);
      setFailed(true);
    });
  };
  return (
    <article class={ready ? 'game ready' : 'game'} aria-labelledby={`game-${id}`}>
      <Art game={id} />
      <div class="in">
        <h2 id={`game-${id}`}>{title}</h2>
        <p>{t(`ui.about.${id}`)}</p>
        <div class="facts">
          <span class="chip">{t(`ui.players.${id}`)}</span>
          <span class="chip">{t(`ui.kind.${id}`)}</span>
          <span class="chip">{t(`ui.length.${id}`)}</span>
        </div>
        {ready ? (
          <div class="go">
            <button
              type="button"
              class="btn primary"
              disabled={busy}
              aria-label={t('ui.playNowOf', { game: title })}
              onClick={start}
            >
              {t('ui.playNow')}
            </button>
            <a class="btn" href={formatRoute({ at: 'new', game: id })} aria-label={t('ui.newTableOf', { game: title })}>
              {t('ui.newTable')}
            </a>
            <a class="link" href={formatRoute({ at: 'rules', game: id })} aria-label={t('ui.rulesOf', { game: title })}>
              {t('ui.rules')}
            </a>
          </div>
        ) : (
          <div class="go">
            <span class="muted">{t('ui.notYet')}</span>
          </div>
        )}
        {failed && (
          <p class="problems" role="alert">
            {t('ui.notSaved')}
          </p>
        )}
      </div>
    </article>
  );
};
