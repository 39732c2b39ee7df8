/** What the signs of the board mean. */
import type { ComponentChildren } from 'preact';
import { Flame, Wave } from './art.tsx';
import type { Say } from './props.ts';

const Entry = ({ children, text }: { children: ComponentChildren; text: string }) => (
  <li>
    <svg viewBox="-18 -12 36 24" aria-hidden="true">
      <g class="tet">{children}</g>
    </svg>
    {text}
  </li>
);

const SMALL = 'scale(.78)';

export const Legend = ({ say }: { say: Say }) => (
  <ul class="tet-legend" aria-label={say('board.legend')}>
    <Entry text={say('board.link')}>
      <path class="way" d="M-16 0h32" />
    </Entry>
    <Entry text={say('board.broken')}>
      <path class="way broken" d="M-16 0h32" />
    </Entry>
    <Entry text={say('disc.unrest')}>
      <g class="disc unrest" transform={SMALL}>
        <circle r="12.5" />
        <Wave />
      </g>
    </Entry>
    <Entry text={say('disc.revolt')}>
      <g class="disc revolt" transform={SMALL}>
        <circle r="12.5" />
        <Flame />
      </g>
    </Entry>
    <Entry text={say('board.route')}>
      <path class="trail" d="M-15 0H8" />
      <path class="head" d="M16 0 8-4v8z" />
    </Entry>
    <Entry text={say('board.limes')}>
      <path class="limes" d="M-16 0h32" />
    </Entry>
    <Entry text={say('board.support')}>
      <g class="chains">
        <path class="own" d="M-11 0h22" />
      </g>
    </Entry>
    <Entry text={say('board.offered')}>
      <g class="can" transform={SMALL}>
        <circle class="halo" r="11" />
      </g>
    </Entry>
  </ul>
);
