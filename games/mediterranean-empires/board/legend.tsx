/** What the signs of the board mean, and where its values come from. */
import type { ComponentChildren } from 'preact';
import type { Say } from './props.ts';
import { Battlement, CROWN, Olive, Oval, STAR, SWORDS, Waves } from './shapes.tsx';

const Entry = ({ children, text }: { children: ComponentChildren; text: string }) => (
  <li>
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <g class="med">{children}</g>
    </svg>
    {text}
  </li>
);

export const Legend = ({ say }: { say: Say }) => (
  <>
    <ul class="med-legend" aria-label={say('board.legend')}>
      <Entry text={say('board.dice')}>
        <g class="city neutral">
          <circle class="spot" r="9" />
          <text class="figure" y="3.9">
            3
          </text>
        </g>
      </Entry>
      <Entry text={say('board.forts')}>
        <Battlement forts={3} y={-2} />
      </Entry>
      <Entry text={say('board.port')}>
        <Waves y={0} />
      </Entry>
      <Entry text={say('board.capital')}>
        <path class="crown" d={CROWN} transform="translate(0 4)" />
      </Entry>
      <Entry text={say('board.keyCity')}>
        <path class="key" d={STAR} />
      </Entry>
      <Entry text={say('board.road')}>
        <path class="road" d="M-16 0h32" />
      </Entry>
      <Entry text={say('board.strait')}>
        <path class="strait" d="M-16 0h32" />
      </Entry>
      <Entry text={say('board.lane')}>
        <path class="lane" d="M-16 0h32" />
      </Entry>
      <Entry text={say('board.wild')}>
        <g class="area wild">
          <Oval dice={4} />
        </g>
      </Entry>
      <Entry text={say('board.pacified')}>
        <g class="area pacified">
          <Olive />
        </g>
      </Entry>
      <Entry text={say('board.route')}>
        <path class="route land" d="M-16 0h32" />
      </Entry>
      <Entry text={say('board.meets')}>
        <g class="meets">
          <path d={SWORDS} />
        </g>
      </Entry>
    </ul>
    <p class="med-note">{say('board.provenance')}</p>
  </>
);
