/** The state of the Republic in eight cells. Each opens into the parts of its number. */
import { steady } from '@tabularium/parts/web';
import { cellOf, CELLS } from './leaf/state.ts';
import { Icon } from './parts.tsx';
import type { ViewProps } from './props.ts';

export const ForumStrip = steady(({ view, say }: ViewProps) => (
  <div class="rr-strip">
    {CELLS.map((cell) => {
      const { icon, n, more } = cellOf(view, cell, say);
      return (
        <button key={cell} type="button" data-read={cell} aria-haspopup="dialog">
          <span class="k">
            <Icon name={icon} />
            {say(cell === 'state:deck' ? 'board.deck' : cell)}
          </span>{' '}
          <span class="v">
            {n} {more !== '' && <small>{more}</small>}
          </span>
        </button>
      );
    })}
  </div>
));
