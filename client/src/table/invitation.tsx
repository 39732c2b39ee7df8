/** The link and the code for the others, who has come, and, before the game has begun, how it begins. */
import { Icon } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import { api, problemOf } from '../app/api.ts';
import { lazyPart } from '../app/lazy.tsx';
import { secretsFor } from '../app/my-tables.ts';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';
import { InviteLinks } from './invite-links.tsx';

const RatedNote = lazyPart(() => import('../history/rated-note.tsx').then((m) => m.RatedNote));

/** For whoever opened a table at which the game has begun with free seats. It can be put away. */
export const Invitation = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useWords();
  const [away, setAway] = useState(false);
  const free = freeSeats(screen);
  if (!screen.owner || free === 0 || away || screen.scene.over) return null;
  return (
    <section class="invitation" aria-labelledby="invitation">
      <header>
        <h2 id="invitation">{t('ui.inviteTitle', { n: free })}</h2>
        <button type="button" class="iconbtn" aria-label={t('ui.hideInvitation')} onClick={() => setAway(true)}>
          <Icon name="x" />
        </button>
      </header>
      <Ways screen={screen} />
      <WhoCame screen={screen} />
    </section>
  );
};

/** The game has not begun: everybody sees whom it waits for and how they come; whoever opened the table need not wait. */
export const WaitingRoom = ({ screen }: { readonly screen: Screen }) => {
  const { t, speaker } = useWords();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { id } = screen.table;
  const begin = (free: 'open' | 'bots') => (): void => {
    setBusy(true);
    api
      .begin(id, free, secretsFor(id))
      .catch((e: unknown) => setProblem(problemOf(e, speaker) ?? t('ui.failed')))
      .finally(() => setBusy(false));
  };
  return (
    <div class="waiting-room">
      <div class="ask">
        <h2 id="question">{t('ui.waitsFor', { n: freeSeats(screen) })}</h2>
      </div>
      <WhoCame screen={screen} />
      {screen.table.rated && <RatedNote screen={screen} />}
      <Ways screen={screen} />
      {screen.owner ? (
        <div class="acts" role="group" aria-label={t('ui.beginNow')}>
          <span>{t('ui.beginNow')}</span>
          <button type="button" class="btn offered" disabled={busy} onClick={begin('bots')}>
            {t('ui.beginBots')}
          </button>
          <button type="button" class="btn" disabled={busy} onClick={begin('open')}>
            {t('ui.beginOpen')}
          </button>
        </div>
      ) : (
        <p class="muted">{t('ui.beginOwner')}</p>
      )}
      <p class="muted">
        <Icon name="clock" />
        {t('ui.noClockYet')}
      </p>
      {problem && (
        <p class="refused" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

const freeSeats = ({ table }: Screen): number => table.seats.filter((s) => s.kind === 'open').length;

/** How others come: by a code that can be read out, or by a link. */
const Ways = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useWords();
  const { code } = screen.table;
  return (
    <div class="invite-ways">
      {code !== undefined && (
        <p class="code">
          <span>{t('ui.codeOfTable')}</span>
          <output aria-label={t('ui.codeOfTable')}>{`${code.slice(0, 3)} ${code.slice(3)}`}</output>
          <small>{t('ui.codeHint')}</small>
        </p>
      )}
      <InviteLinks screen={screen} />
    </div>
  );
};

const WhoCame = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useWords();
  return (
    <ul class="who-came" aria-label={t('ui.whoCame')} aria-live="polite">
      {screen.table.seats.map((s, seat) => (
        <li key={seat} class={s.kind === 'open' ? 'free' : ''}>
          {s.kind !== 'open' && <Icon name="check" />}
          {s.kind === 'open' ? t('ui.seatOpen') : s.kind === 'bot' ? t('ui.aBot') : s.name}
        </li>
      ))}
    </ul>
  );
};
