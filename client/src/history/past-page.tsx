/** A person's own finished games: how they are rated, results in numbers, and every game. */
import { useState } from 'preact/hooks';
import type { MyHistory, MyPastGame } from '@tabularium/protocol';
import { session as sessionHere } from '../app/my-tables.ts';
import { formatRoute } from '../app/route.ts';
import { useWords } from '../words/words.ts';
import { GameFilter } from './game-filter.tsx';
import { historyApi } from './history-api.ts';
import { GameNumbers } from './numbers.tsx';
import { HistoryPage, More } from './page.tsx';
import { PastList } from './past-list.tsx';
import { Ratings } from './ratings.tsx';
import { useSpokenGames } from './spoken-games.ts';
import { usePages } from './use-pages.ts';

export const PastPage = () => {
  const session = sessionHere();
  return (
    <HistoryPage title="past.title" tagline="past.tagline">
      {session === undefined ? <NotSignedIn /> : <Mine session={session} />}
    </HistoryPage>
  );
};

const NotSignedIn = () => {
  const { t } = useWords();
  return (
    <section class="form-card">
      <p>{t('past.signIn')}</p>
      <div class="row-end">
        <a class="btn" href={formatRoute({ at: 'you' })}>
          {t('ui.youAndDevices')}
        </a>
      </div>
    </section>
  );
};

/** Rules of today, for names in the numbers of games that are not on this page. */
const TODAY = Number.MAX_SAFE_INTEGER;

const Mine = ({ session }: { readonly session: string }) => {
  const { t } = useWords();
  const [game, setGame] = useState('');
  const { first, games, problem, onMore } = usePages<MyPastGame, MyHistory>(game, (before) =>
    historyApi.mine(session, { game, before }),
  );
  const tallies = (first?.tallies ?? []).filter((x) => game === '' || x.game === game);
  const ratings = (first?.ratings ?? []).filter((x) => game === '' || x.game === game);
  const counted = [...new Set(tallies.map((x) => x.game))];
  const speakers = useSpokenGames([...(games ?? []), ...counted.map((id) => ({ game: id, version: TODAY }))]);
  const isEmpty = games?.length === 0;
  return (
    <>
      <GameFilter value={game} onChange={setGame} />
      {isEmpty && <p class="none">{game === '' ? t('past.none') : t('past.noneOf')}</p>}
      {ratings.length > 0 && <Ratings ratings={ratings} />}
      {counted.length > 0 && <h2>{t('past.numbers')}</h2>}
      {counted.map((id) => (
        <GameNumbers key={id} game={id} tallies={tallies.filter((x) => x.game === id)} speaker={speakers.get(id)} />
      ))}
      {games && games.length > 0 && (
        <section class="panel" aria-labelledby="past-games">
          <h2 id="past-games">{t('past.games')}</h2>
          <PastList games={games} speakers={speakers} />
        </section>
      )}
      <More problem={problem} onMore={onMore} />
    </>
  );
};
