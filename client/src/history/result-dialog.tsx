/** How a table came out, whether everybody may find it, and what the same people have played before. */
import type { PastGame, TableResult } from '@tabularium/protocol';
import { useEffect, useState } from 'preact/hooks';
import { problemOf } from '../app/api.ts';
import { secretsFor } from '../app/my-tables.ts';
import { seatName } from '../home/names.ts';
import type { Screen } from '../source/source.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWords, type Words } from '../words/words.ts';
import { historyApi } from './history-api.ts';
import { nameOf } from './spoken-games.ts';
import { useHistoryWords } from './use-history-words.ts';
import './history.css';

interface Props {
  readonly screen: Screen;
  readonly onClose: () => void;
}

const EVERY_MS = 15_000;

export const ResultDialog = ({ screen, onClose }: Props) => {
  const { t, speaker, language } = useWords();
  const isReady = useHistoryWords(language);
  const { id } = screen.table;
  const [found, setFound] = useState<TableResult | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const failed = (e: unknown): void => setProblem(problemOf(e, speaker) ?? t('ui.failed'));
  useEffect(() => {
    const look = (): void => void historyApi.result(id).then(setFound, failed);
    look();
    // The others may agree meanwhile.
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
  const publish = (on: boolean): void => {
    setProblem('');
    historyApi.publish(id, on, secretsFor(id)).then(setFound, failed);
  };
  if (!isReady) return null;
  return (
    <Dialog title={t('end.resultOf')} onClose={onClose}>
      <div class="result-dialog" aria-busy={!found}>
        {found?.result && <ResultTable result={found.result} ratings={found.ratings} />}
        {found && !found.result && <p>{t('end.none')}</p>}
        {found?.result && <Public screen={screen} found={found} onChange={publish} />}
        {found && found.earlier.length > 0 && <Earlier games={found.earlier} />}
      </div>
      {problem && (
        <p class="problems" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
};

const ResultTable = ({ result, ratings }: { readonly result: PastGame; readonly ratings: TableResult['ratings'] }) => {
  const { t, speaker } = useWords();
  const { seats } = result;
  const has = {
    rank: seats.some((s) => s.rank !== undefined),
    points: seats.some((s) => s.points !== undefined),
    words: seats.some((s) => (s.words?.kept ?? 0) + (s.words?.broken ?? 0) > 0),
    rating: ratings.length > 0,
  };
  return (
    <div class="sums">
      <table>
        <caption>{speaker.name(`ending.${result.how}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('end.seat')}</th>
            <th scope="col">{t('end.place')}</th>
            {has.points && <th scope="col">{t('end.points')}</th>}
            {has.words && <th scope="col">{`${t('end.kept')} / ${t('end.broken')}`}</th>}
            {has.rating && <th scope="col">{t('end.rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map((s, seat) => {
            const rating = ratings.find((r) => r.seat === seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  {s.standsIn ? t('past.stoodIn', { name: s.name }) : seatName(t, s, seat)}
                  <small>{s.sides.map((ref) => nameOf(speaker, ref)).join(', ')}</small>
                </th>
                <td>{has.rank && s.rank !== undefined && s.came === 'lost' ? s.rank : t(`past.${s.came}`)}</td>
                {has.points && <td>{s.points}</td>}
                {has.words && <td>{s.words && `${s.words.kept} / ${s.words.broken}`}</td>}
                {has.rating && <td>{rating && t('past.rated', { value: rating.value, give: rating.give })}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

interface PublicProps {
  readonly screen: Screen;
  readonly found: TableResult;
  readonly onChange: (on: boolean) => void;
}

const namesOf = ({ table }: Screen, seats: readonly number[], { t, language }: Words): string =>
  new Intl.ListFormat(language).format(seats.map((seat) => table.seats[seat]!.name || t('ui.seatN', { n: seat + 1 })));

/** Whoever sat here says yes or no; everybody sees who has. */
const Public = ({ screen, found, onChange }: PublicProps) => {
  const words = useWords();
  const { t } = words;
  const { people, agreed, isPublic } = found;
  if (people.length === 0) return null;
  const missing = people.filter((seat) => !agreed.includes(seat));
  const { eye } = screen;
  return (
    <section class="make-public" aria-label={t('end.public')}>
      {typeof eye === 'number' && people.includes(eye) && (
        <Switch label={t('end.public')} hint={t('end.publicHint')} on={agreed.includes(eye)} onChange={onChange} />
      )}
      <p class="muted" role="status">
        {isPublic && t('end.isPublic')}
        {!isPublic && agreed.length > 0 && `${t('end.agreed', { who: namesOf(screen, agreed, words) })} `}
        {!isPublic && agreed.length > 0 && t('end.missing', { who: namesOf(screen, missing, words) })}
      </p>
    </section>
  );
};

/** How often each name has won, and each game in a line. */
const Earlier = ({ games }: { readonly games: readonly PastGame[] }) => {
  const { t, speaker, language } = useWords();
  const wins = new Map<string, number>();
  for (const { seats } of games)
    for (const [seat, s] of seats.entries())
      if (s.came !== 'lost') wins.set(seatName(t, s, seat), 1 + (wins.get(seatName(t, s, seat)) ?? 0));
  return (
    <section class="earlier" aria-labelledby="earlier">
      <h3 id="earlier">{t('end.earlier')}</h3>
      <p>{[...wins].map(([name, n]) => t('end.score', { name, n })).join(' · ')}</p>
      <ul>
        {games.map((game) => (
          <li key={game.ended}>
            <small>{new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(game.ended)}</small>{' '}
            {speaker.name(`ending.${game.how}`)}
            {': '}
            {game.seats.flatMap((s, seat) => (s.came === 'lost' ? [] : [seatName(t, s, seat)])).join(', ') ||
              t('past.allLost')}
          </li>
        ))}
      </ul>
    </section>
  );
};
