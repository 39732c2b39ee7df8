/** What the board shows, as lists for those who cannot see it. */
import type { BoardList } from '@tabularium/parts/web';

export const BoardInWords = ({ lists }: { readonly lists: readonly BoardList[] }) => (
  <div class="sr">
    {lists.map(({ title, rows }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
