/** That a table is rated, and how those on its seats are: before anybody sits down, and from then on. */
import type { TableResult } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Screen } from '../source/source.ts';
import { useWords } from '../words/words.ts';
import { historyApi } from './history-api.ts';
import { RatingText } from './ratings.tsx';
import { useHistoryWords } from './use-history-words.ts';
import './history.css';

export const RatedNote = ({ screen }: { readonly screen: Screen }) => {
  const { t, language } = useWords();
  const isReady = useHistoryWords(language);
  const { id, seats } = screen.table;
  const [ratings, setRatings] = useState<TableResult['ratings']>([]);
  const who = seats.map((s) => `${s.kind} ${s.name}`).join();
  useEffect(() => {
    historyApi.result(id).then(
      (found) => setRatings(found.ratings),
      () => {},
    );
  }, [id, who]);
  if (!isReady) return null;
  return (
    <div class="rated-note">
      <p>
        <b>{t('rated.table')}</b> {t('rated.hint')}
      </p>
      {ratings.length > 0 && (
        <ul>
          {ratings.map((rating) => (
            <li key={rating.seat}>
              {seats[rating.seat]?.name} <RatingText rating={rating} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
