/** Somebody looks at a table with an open seat: may they sit down? */
import type { Join } from '@tabularium/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, isAnswered, problemOf } from '../app/api.ts';
import { keep, readKept } from '../app/kept.ts';
import { lazyPart } from '../app/lazy.tsx';
import { rememberSeat, session } from '../app/my-tables.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import type { GameUi } from '../games/game-ui.ts';
import { newNonce } from '../source/new-nonce.ts';
import type { Screen } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.ts';

const RatedNote = lazyPart(() => import('../history/rated-note.tsx').then((m) => m.RatedNote));

const TRIES = 4;
const PATIENCE = 1000;

/** Asks again where no answer comes. */
const untilAnswered = async <T,>(ask: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (e) {
      if (isAnswered(e) || tried === TRIES) throw e;
      await new Promise((done) => setTimeout(done, PATIENCE * tried));
    }
  }
};

export const JoinOffer = ({ ui, screen }: { readonly ui: GameUi; readonly screen: Screen }) => {
  const words = useWords();
  const { t, speaker } = words;
  const { name } = useSettings();
  const [closed, setClosed] = useState(false);
  const [problem, setProblem] = useState('');
  const { table } = screen;
  const open = table.seats.flatMap((s, seat) => (s.kind === 'open' ? [seat] : []));
  const key = `join.${table.id}`;
  const join = async (wanted: Join): Promise<void> => {
    // Kept until it is answered: asked again, also after a reload, it gives the same seat.
    keep(key, wanted);
    try {
      const taken = await untilAnswered(() => api.join(table.id, wanted, { person: session() }));
      rememberSeat(table.id, taken.seat, taken.token, table);
      keep(key, null);
      location.reload();
    } catch (e) {
      if (isAnswered(e)) keep(key, null);
      setProblem(problemOf(e, speaker) ?? t('ui.failed'));
    }
  };
  useEffect(() => {
    const unanswered = readKept<Join | null>(key, null);
    if (unanswered && screen.eye === 'public') void join(unanswered);
  }, [key]);
  const field = useRef<HTMLInputElement>(null);
  const isOffered = !closed && screen.eye === 'public' && open.length > 0;
  const take = (seat: number): void => {
    if (!name.trim()) {
      setProblem(t('ui.nameNeeded'));
      field.current?.focus();
      return;
    }
    const before = readKept<Join | null>(key, null);
    void join(before?.seat === seat ? before : { seat, name: name.trim(), nonce: newNonce() });
  };
  if (!isOffered) return null;
  const figures = ui.figures(screen.scene.view, table, words);
  const playedBy = (seat: number): string => figures.flatMap((f) => (f.seat === seat ? [f.name] : [])).join(', ');
  return (
    <Dialog title={table.name || t('ui.joinTable')} onClose={() => setClosed(true)}>
      <label class="field">
        <span>{t('ui.yourName')}</span>
        <input
          ref={field}
          class="input"
          // A dialog gives the focus to what asks for it when it opens.
          autofocus={name === ''}
          maxLength={40}
          value={name}
          onInput={(e) => changeSettings({ name: e.currentTarget.value })}
        />
      </label>
      {table.rated && <RatedNote screen={screen} />}
      <div class="menu-list">
        {open.map((seat) => {
          const { before } = table.seats[seat]!;
          return (
            <button key={seat} type="button" class="btn offered" onClick={() => take(seat)}>
              {t('ui.takeSeat', { n: seat + 1 })}
              <small>{playedBy(seat)}</small>
              {before && <small>{t('ui.satBefore', { who: before.join(', ') })}</small>}
            </button>
          );
        })}
        <button type="button" class="btn ghost" onClick={() => setClosed(true)}>
          {t('ui.onlyWatch')}
        </button>
      </div>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
};
