/** What the signs of the board mean, and where its values come from. */
import type { ComponentChildren } from 'preact';
import { SIGNS } from './places.tsx';
import type { Say } from './props.ts';

const Entry = ({ children, text }: { children: ComponentChildren; text: string }) => (
  <li>
    <svg viewBox="-22 -22 44 44" aria-hidden="true">
      <g class="med">{children}</g>
    </svg>
    {text}
  </li>
);

export const Legend = ({ say }: { say: Say }) => (
  <>
    <ul class="med-legend" aria-label={say('board.legend')}>
      <Entry text={say('board.sizes')}>
        <circle class="spot" cx="-10" r="8" />
        <circle class="spot" cx="9" r="12" />
      </Entry>
      <Entry text={say('board.forts')}>
        <g class="forts">
          <rect x="-9" y="-9" width="18" height="18" rx="3" />
          <text y="5">2</text>
        </g>
      </Entry>
      <Entry text={say('board.port')}>
        <path class="port" d={SIGNS.WAVES} />
      </Entry>
      <Entry text={say('board.capital')}>
        <path class="crown" d={SIGNS.CROWN} />
      </Entry>
      <Entry text={say('board.keyCity')}>
        <path class="key" d={SIGNS.STAR} />
      </Entry>
      <Entry text={say('board.road')}>
        <path class="road" d="M-20 0h40" />
      </Entry>
      <Entry text={say('board.strait')}>
        <path class="strait" d="M-20 0h40" />
      </Entry>
      <Entry text={say('board.wild')}>
        <g class="area wild">
          <path class="shield" d={SIGNS.SHIELD} />
          <text y="5">3</text>
        </g>
      </Entry>
      <Entry text={say('board.pacified')}>
        <g class="area pacified">
          <path class="shield" d={SIGNS.SHIELD} />
          <text y="5">3</text>
        </g>
      </Entry>
      <Entry text={say('board.route')}>
        <g class="route">
          <path d="M-20 0h40" />
        </g>
      </Entry>
    </ul>
    <p class="med-note">{say('board.provenance')}</p>
  </>
);
