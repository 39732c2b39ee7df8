/** Finished games that their players have made public, for everybody. */
import type { PastGame, PublicGames } from '@tabularium/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { GameFilter } from './game-filter.tsx';
import { historyApi } from './history-api.ts';
import { HistoryPage, More } from './page.tsx';
import { PastList } from './past-list.tsx';
import { useSpokenGames } from './spoken-games.ts';
import { usePages } from './use-pages.ts';

export const GamesPage = () => (
  <HistoryPage title="public.title" tagline="public.tagline">
    <Found />
  </HistoryPage>
);

const Found = () => {
  const { t } = useWords();
  const [game, setGame] = useState('');
  const { games, problem, onMore } = usePages<PastGame, PublicGames>(game, (before) =>
    historyApi.past({ game, before }),
  );
  const speakers = useSpokenGames(games ?? []);
  return (
    <>
      <GameFilter value={game} onChange={setGame} />
      {games?.length === 0 && <p class="none">{game === '' ? t('public.none') : t('past.noneOf')}</p>}
      {games && games.length > 0 && (
        <section class="panel" aria-label={t('past.games')}>
          <PastList games={games} speakers={speakers} />
        </section>
      )}
      <More problem={problem} onMore={onMore} />
    </>
  );
};
