import { lazyPart, quickPart } from '../app/lazy.tsx';
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.ts';
import { TopBar } from '../app/top-bar.tsx';
import { SHOWN } from '../games/cards.ts';
import { Icon } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';
import { GameCard } from './game-card.tsx';

const Tables = quickPart(() => import('./tables.tsx').then((m) => m.Tables));
const JoinDialog = lazyPart(() => import('./join-dialog.tsx').then((m) => m.JoinDialog));

export const HomePage = () => {
  const t = useT();
  const { name } = useSettings();
  const [joining, setJoining] = useState(false);
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(e) => {
          e.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('ui.skipToMain')}
      </a>
      <TopBar />
      <main class="wrap" id="main" tabIndex={-1}>
        <div class="hero">
          <div>
            <h1>{name.trim() ? t('ui.salveName', { name: name.trim() }) : t('ui.salve')}</h1>
            <p>{t('ui.tagline')}</p>
          </div>
          <button type="button" class="btn" onClick={() => setJoining(true)}>
            <Icon name="plus" />
            {t('ui.joinCode')}
          </button>
        </div>
        <div class="games">
          {SHOWN.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
        <Tables />
      </main>
      {joining && <JoinDialog onClose={() => setJoining(false)} />}
    </>
  );
};
