/** Somebody looks at a table with an open seat: may they sit down? */
import { useState } from 'preact/hooks';
import { api, problemOf } from '../app/api.ts';
import { rememberSeat } from '../app/my-tables.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import type { Sight } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words/words.ts';

export const JoinOffer = ({ sight }: { readonly sight: Sight }) => {
  const { t, speaker } = useWords();
  const { name } = useSettings();
  const [closed, setClosed] = useState(false);
  const [problem, setProblem] = useState('');
  const { table } = sight;
  const open = table.seats.flatMap((s, seat) => (s.kind === 'open' ? [seat] : []));
  if (closed || sight.eye !== 'spectator' || open.length === 0) return null;
  const join = async (seat: number): Promise<void> => {
    try {
      const taken = await api.join(table.id, { seat, name: name.trim() });
      rememberSeat(table.id, taken.seat, taken.token, { game: table.game, name: table.name });
      location.reload();
    } catch (e) {
      setProblem(problemOf(e, speaker) ?? t('ui.failed'));
    }
  };
  return (
    <Dialog title={table.name || t('ui.joinTable')} onClose={() => setClosed(true)}>
      <label class="field">
        <span>{t('ui.yourName')}</span>
        <input
          class="input"
          maxLength={40}
          value={name}
          onInput={(e) => changeSettings({ name: e.currentTarget.value })}
        />
      </label>
      <div class="menu-list">
        {open.map((seat) => (
          <button key={seat} type="button" class="btn offered" disabled={!name.trim()} onClick={() => void join(seat)}>
            {t('ui.takeSeat', { n: seat + 1 })}
          </button>
        ))}
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
