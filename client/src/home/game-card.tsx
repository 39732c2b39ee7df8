import type { Way } from '@tabularium/parts';
import { useState } from 'preact/hooks';
import { quickPart } from '../app/lazy.tsx';
import { formatRoute, lessonId } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { cardWords, type ShownGame } from '../games/cards.ts';
import { useWords } from '../words/words.ts';
import { Art } from './art.tsx';
import { playNow } from './play-now.ts';

const WaysDialog = quickPart(() => import('./ways-dialog.tsx').then((m) => m.WaysDialog));

export const GameCard = ({ game: { id, card, ways, lesson } }: { readonly game: ShownGame }) => {
  const { t, language } = useWords();
  const { name: player } = useSettings();
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, about, players, kind, length } = cardWords(id, language);
  const title = t('ui.playNowOf', { game: name });
  const start = (way?: Way): void => {
    setBusy(true);
    playNow(id, player.trim(), way).catch(() => {
      setBusy(false);
      setChoosing(false);
      setFailed(true);
    });
  };
  return (
    <>
      <article class="game" aria-labelledby={`game-${id}`}>
        <Art picture={card?.picture} />
        <div class="in">
          <h2 id={`game-${id}`}>{name}</h2>
          <p>{about}</p>
          <div class="facts">
            {[players, kind, length].filter(Boolean).map((fact) => (
              <span key={fact} class="chip">
                {fact}
              </span>
            ))}
          </div>
          <div class="go">
            <button
              type="button"
              class="btn primary"
              disabled={busy}
              aria-label={title}
              {...(ways.length > 0 && { 'aria-haspopup': 'dialog' })}
              onClick={() => (ways.length > 0 ? setChoosing(true) : start())}
            >
              {t('ui.playNow')}
            </button>
            <a class="btn" href={formatRoute({ at: 'new', game: id })} aria-label={t('ui.newTableOf', { game: name })}>
              {t('ui.newTable')}
            </a>
            {lesson && (
              <a
                class="btn"
                href={formatRoute({ at: 'lesson', id: lessonId(id, lesson) })}
                aria-label={`${t('ui.lesson')}: ${name}`}
              >
                {t('ui.lesson')}
              </a>
            )}
            <a class="link" href={formatRoute({ at: 'rules', game: id })} aria-label={t('ui.rulesOf', { game: name })}>
              {t('ui.rules')}
            </a>
          </div>
          {failed && (
            <p class="problems" role="alert">
              {t('ui.notSaved')}
            </p>
          )}
        </div>
      </article>
      {choosing && (
        <WaysDialog {...{ game: id, title, ways, busy }} onChoose={start} onClose={() => setChoosing(false)} />
      )}
    </>
  );
};
