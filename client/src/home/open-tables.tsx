import { useEffect, useState } from 'preact/hooks';
import type { TableSummary } from '@tabularium/protocol';
import { api } from '../app/api.ts';
import { formatRoute } from '../app/route.ts';
import { Icon } from '@tabularium/parts/marks';
import { cardWords } from '../games/cards.ts';
import { useWords } from '../words/words.ts';
import { seatName } from './names.ts';

type Found = readonly TableSummary[] | 'none' | undefined;
const EVERY_MS = 20_000;

export const OpenTables = () => {
  const { t, language } = useWords();
  const [found, setFound] = useState<Found>(undefined);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      api.openTables().then(
        ({ tables }) => setFound(tables),
        () => setFound('none'),
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const tables = found === undefined || found === 'none' ? [] : found.filter((row) => !row.ended);
  return (
    <section class="panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('ui.openTables')}</h2>
      {found === 'none' && <p class="none">{t('ui.noServer')}</p>}
      {Array.isArray(found) && tables.length === 0 && <p class="none">{t('ui.noOpenTables')}</p>}
      <ul>
        {tables.slice(0, 8).map((row) => {
          const free = row.openSeats;
          const people = row.seats.flatMap((s, seat) => (s.kind === 'open' ? [] : [seatName(t, s, seat)])).join(', ');
          return (
            <li key={row.id} class="tb">
              <Icon name={free > 0 ? 'plus' : 'eye'} />
              <div>
                <b>{row.name || people || t('ui.thisTable')}</b>
                <small>{[cardWords(row.game, language).name, people].filter(Boolean).join(' · ')}</small>
              </div>
              <span class="state">{free > 0 ? t('ui.freeSeats', { n: free }) : t('ui.full')}</span>
              <span class="do">
                <a class="btn" href={formatRoute({ at: 'table', id: row.id })}>
                  {free > 0 ? t('ui.join') : t('ui.look')}
                </a>
              </span>
            </li>
          );
        })}
      </ul>
      {found !== 'none' && (
        <div class="panel-end">
          <a class="link" href={formatRoute({ at: 'games' })}>
            {t('ui.finishedGames')}
          </a>
        </div>
      )}
    </section>
  );
};
