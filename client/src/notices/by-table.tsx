/** Which ways for which table. */
import type { MyTable } from '@tabularium/protocol';
import { cardWords } from '../games/cards.ts';
import { formatRoute } from '../app/route.ts';
import { useWords } from '../words/words.ts';
import { TableWays } from './table-ways.tsx';
import type { Telling } from './use-notices.ts';

export const ByTable = ({ tables, ...telling }: Telling & { readonly tables: readonly MyTable[] }) => {
  const { t, language } = useWords();
  const running = tables.filter((table) => !table.ended && table.mine.length > 0);
  return (
    <section class="form-card" aria-labelledby="by-table">
      <h2 id="by-table">{t('told.tables')}</h2>
      {running.length === 0 && <p>{t('told.noTables')}</p>}
      <ul>
        {running.map(({ id, name, game }) => {
          const played = cardWords(game, language).name;
          return (
            <li key={id} class="row">
              <div>
                <a class="name" href={formatRoute({ at: 'table', id })}>
                  {name || played}
                </a>
                {name !== '' && <small>{played}</small>}
              </div>
              <TableWays {...telling} table={id} name={name || played} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
