/** The things of a board as a table, in place of the drawing: what is offered can be pressed here as well. */
import type { BoardTable as Table } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import type { Spot } from '../board/board-view.tsx';
import type { OfferedRef } from '../board/offered.ts';
import { useT } from '../words/words.ts';
import './board-table.css';

interface Props {
  readonly table: Table;
  readonly label: string;
  readonly offered: ReadonlyMap<string, OfferedRef>;
  readonly chosen: string | undefined;
  readonly onRef: (spot: Spot) => void;
}

const ALL = '';
const OFFERED = '*';

export const BoardTable = ({ table: { columns, rows, filters }, label, offered, chosen, onRef }: Props) => {
  const t = useT();
  const [filter, setFilter] = useState(ALL);
  const [sought, setSought] = useState('');
  const fits = rows.filter(
    (row) =>
      (filter === ALL || (filter === OFFERED ? offered.has(row.ref) : row.in.includes(filter))) &&
      row.cells[0]!.toLowerCase().includes(sought.toLowerCase()),
  );
  const shown = [
    { key: ALL, name: t('ui.listAll') },
    ...(rows.some((row) => offered.has(row.ref)) ? [{ key: OFFERED, name: t('ui.listOffered') }] : []),
    ...filters,
  ];
  const press = (ref: string, el: HTMLElement): void => {
    const [at, room] = [el.getBoundingClientRect(), el.closest('.board-room')!.getBoundingClientRect()];
    onRef({ ref, x: at.left - room.left, y: at.bottom - room.top });
  };
  return (
    <div class="board-table" role="group" aria-label={label} tabIndex={0}>
      <div class="filters">
        <input
          type="search"
          aria-label={t('ui.listFind')}
          placeholder={t('ui.listFind')}
          value={sought}
          onInput={(e) => setSought(e.currentTarget.value)}
        />
        {shown.map(({ key, name }) => (
          <button key={key} type="button" aria-pressed={filter === key} onClick={() => setFilter(key)}>
            {name}
          </button>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fits.map(({ ref, cells }) => (
            <tr key={ref} class={chosen === ref ? 'chosen' : undefined}>
              <th scope="row">
                {offered.has(ref) ? (
                  <button
                    type="button"
                    class="offered"
                    aria-pressed={chosen === ref}
                    aria-label={offered.get(ref)!.label}
                    onClick={(e) => press(ref, e.currentTarget)}
                  >
                    {cells[0]}
                  </button>
                ) : (
                  cells[0]
                )}
              </th>
              {cells.slice(1).map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
