/** For whoever opened a table: the link for the others, and who has come, as long as seats are free. */
import { Icon } from '@tabularium/parts/marks';
import { useState } from 'preact/hooks';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';
import { InviteLinks } from './invite-links.tsx';

export const Invitation = ({ screen }: { readonly screen: Screen }) => {
  const { t } = useWords();
  const [away, setAway] = useState(false);
  const { seats } = screen.table;
  const free = seats.filter((s) => s.kind === 'open').length;
  if (!screen.owner || free === 0 || away || screen.scene.over) return null;
  return (
    <section class="invitation" aria-labelledby="invitation">
      <header>
        <h2 id="invitation">{t('ui.inviteTitle', { n: free })}</h2>
        <button type="button" class="iconbtn" aria-label={t('ui.hideInvitation')} onClick={() => setAway(true)}>
          <Icon name="x" />
        </button>
      </header>
      <InviteLinks screen={screen} />
      <ul class="who-came" aria-label={t('ui.whoCame')}>
        {seats.map((s, seat) => (
          <li key={seat} class={s.kind === 'open' ? 'free' : ''}>
            {s.kind === 'open' ? t('ui.seatOpen') : s.kind === 'bot' ? t('ui.aBot') : s.name}
          </li>
        ))}
      </ul>
    </section>
  );
};
