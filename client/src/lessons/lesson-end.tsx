/** The end of a lesson: what has been learnt, and what to do with it. */
import type { Way } from '@tabularium/parts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { shownGame } from '../games/cards.ts';
import { playNow } from '../home/play-now.ts';
import { WaysDialog } from '../home/ways-dialog.tsx';
import { Said } from '../ui/said.tsx';
import type { Words } from '../words/words.ts';
import type { LessonTable } from './lesson-table.ts';

interface Props {
  readonly table: LessonTable;
  readonly words: Words;
  readonly onClose: () => void;
}

export const LessonEnd = ({ table, words: { t }, onClose }: Props) => {
  const { game } = table.get().table;
  const ways = shownGame(game)?.ways ?? [];
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const play = useRef<HTMLButtonElement>(null);
  // What was pressed last is no longer there.
  useEffect(() => play.current?.focus(), []);
  const start = (way?: Way): void => {
    setBusy(true);
    playNow(game, settings.get().name.trim(), way).catch(() => setBusy(false));
  };
  return (
    <>
      <div class="lesson-says" role="status" aria-live="polite">
        <p>{t('lessons.learnt')}</p>
        <ul>
          {table.lesson.learnt.map((m) => (
            <li key={m.k}>
              <Said m={m} />
            </li>
          ))}
        </ul>
      </div>
      <div class="lesson-do">
        <button type="button" class="btn ghost" onClick={() => void table.again()}>
          {t('lessons.again')}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {t('lessons.playOn')}
        </button>
        <button
          ref={play}
          type="button"
          class="btn primary"
          data-lesson="play"
          disabled={busy}
          {...(ways.length > 0 && { 'aria-haspopup': 'dialog' as const })}
          onClick={() => (ways.length > 0 ? setChoosing(true) : start())}
        >
          {t('lessons.playReal')}
        </button>
      </div>
      {choosing && (
        <WaysDialog
          {...{ game, title: t('lessons.playReal'), ways, busy }}
          onChoose={start}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};
