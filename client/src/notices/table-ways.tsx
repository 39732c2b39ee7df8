/** How somebody is told at one table: as at all others, or by ways of its own, or not at all. */
import { useWords } from '../words/words.ts';
import { noticesApi } from './notices-api.ts';
import type { Telling } from './use-notices.ts';
import { WayBoxes } from './way-boxes.tsx';

interface Props extends Telling {
  readonly table: string;
  readonly name: string;
}

export const TableWays = ({ table, name, notices, session, attempt, look }: Props) => {
  const { t } = useWords();
  const own = notices.tables.find((found) => found.table === table)?.ways;
  const how = own === undefined ? 'all' : own.length === 0 ? 'none' : 'own';
  const choose = (ways: readonly (typeof notices.ways)[number][] | null): void =>
    attempt(() => noticesApi.chooseAt(session, table, ways).then(look));
  return (
    <div class="table-ways">
      <select
        class="input"
        aria-label={t('told.waysAt', { table: name })}
        value={how}
        onChange={(e) => {
          const chosen = e.currentTarget.value;
          choose(chosen === 'all' ? null : chosen === 'none' ? [] : notices.choices.ways);
        }}
      >
        <option value="all">{t('told.asAll')}</option>
        <option value="own">{t('told.own')}</option>
        <option value="none">{t('told.noTelling')}</option>
      </select>
      {own !== undefined && own.length > 0 && (
        <WayBoxes label={t('told.waysAt', { table: name })} of={notices.ways} chosen={own} onChange={choose} />
      )}
    </div>
  );
};
