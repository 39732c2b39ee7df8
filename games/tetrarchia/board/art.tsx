/** Small drawings that recur: patterns of the Emperors, shapes, flame, laurel, shield, ship, crown. */
import type { EmperorIndex } from '../rules/ids.ts';
import { SEAT_OF } from './layout.ts';

/** One pattern for each Emperor: dots, diagonal bars, horizontal bars, vertical bars. */
export const Patterns = () => (
  <defs>
    {SEAT_OF.map((seat) => (
      <pattern key={seat} id={`tet-${seat}`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" style={`fill:var(--seat-${seat})`} />
        {seat === 'verdigris' ? (
          <path class="dots" d="M1.5 1.5h.01M4.5 4.5h.01" style={`stroke:var(--seat-${seat}-on)`} />
        ) : (
          <path class="bars" d={BARS[seat]} style={`stroke:var(--seat-${seat}-on)`} />
        )}
      </pattern>
    ))}
  </defs>
);
const BARS = { ochre: 'M-1 7 7-1M-1 1 1-1M5 7 7 5', minium: 'M0 1.5h6', lapis: 'M1.5 0v6' } as const;

/** The shapes of the seats, around the origin. */
export const SHAPES = [
  'M0-15 14.5 10.5H-14.5z',
  'M-11.5-11.5h23v23h-23z',
  'M0-15 15 0 0 15-15 0z',
  'M0-13.5 12-6.8V6.8L0 13.5-12 6.8V-6.8z',
] as const;
/** For each shape: where its letter sits, and how high it reaches. */
export const SHAPE_LETTER = [8, 4.8, 4.8, 4.8] as const;
export const SHAPE_TOP = [-15, -11.5, -15, -13.5] as const;

export const patternOf = (emperor: EmperorIndex): string => `url(#tet-${SEAT_OF[emperor]})`;

/** A letter that stays readable on a pattern. */
export const Letter = ({
  emperor,
  text,
  y,
  size,
}: {
  emperor: EmperorIndex;
  text: string;
  y: number;
  size: number;
}) => (
  <text
    class="letter"
    y={y}
    style={`font-size:${size}px;fill:var(--seat-${SEAT_OF[emperor]}-on);stroke:var(--seat-${SEAT_OF[emperor]})`}
  >
    {text}
  </text>
);

export const Flame = () => (
  <path
    class="flame"
    d="M.2-9.2c.5 3.3 4.7 4.9 4.7 9.300a4.9 4.9 0 0 1-9.8 0c0-1.9 1-3.1 1.9-4 .3 1.3 1 2 1.8 2.300C-1.4-4-1-6.8.2-9.200zM-2.8 8h5.6"
  />
);

export const Wave = () => <path class="wave" d="M-6.5 1.800q3.2-5.2 6.5-1.100t6.5-1.1" />;

const LEAVES = [
  [5.5, 7.9, -7],
  [3.6, 5.1, -63],
  [9, 3.3, -42],
  [5.8, 2.1, -98],
  [9.3, -2.5, -77],
  [6, -1.6, -133],
  [6.4, -7.1, -110],
] as const;
export const Laurel = () => (
  <g class="laurel" transform="scale(.8)">
    <path d="M0 8.5C4.6 8.1 8 4.5 8 0M0 8.500C-4.6 8.1-8 4.5-8 0M-2 10.500l2-2 2 2" />
    {LEAVES.flatMap(([x, y, turn]) => [
      <ellipse key={`${turn}`} rx="2.9" ry="1.25" transform={`translate(${x} ${y}) rotate(${turn})`} />,
      <ellipse key={`l${turn}`} rx="2.9" ry="1.25" transform={`translate(${-x} ${y}) rotate(${-turn})`} />,
    ])}
  </g>
);

export const Crown = () => <path class="crown" d="M-7.5 0l-1.5-7 4.5 3.200L0-9.500l4.5 5.700L9-7 7.5 0z" />;

/** A round shield with a spear behind it, on black. */
export const BarbarianShield = () => (
  <>
    <path class="shield" d="M0 3-13-11v-18.500h26V-11z" />
    <g class="device" transform="translate(-.5 -16.5)">
      <path d="m-7 7.500L6-5.5" />
      <path class="f" d="M9.5-9 8.3-3.8 4.3-7.800z" />
      <circle class="round" cx="-1.5" cy="2" r="5" />
      <circle class="f" cx="-1.5" cy="2" r="1.7" />
    </g>
  </>
);

export const Ship = () => (
  <>
    <path class="oars" d="M-11 9l-3.5 7M-4 10l-3 7M3 10l-2 7M10 9l-1 7" />
    <path
      class="hull"
      d="M-24-2c2 3.5 6 5 11 5H13c4 0 7-2.5 8-6 .6-2.2-.4-4-2.3-4.600C23.5-8 26.5-4.5 25.5 0 24 7 19 11 12.5 11H-15c-2.5 0-4-1-5-3l-6.5-1 4.5-2z"
    />
    <path class="mast" d="M-1 3v-29" />
    <path class="canvas" d="M-14-23.500h26c-3 6-3 12 0 17.5-8 2.5-18 2.5-26 0 3-5.5 3-11.5 0-17.500z" />
    <path class="stripes" d="M-6.5-23.500c-1 6-1 13 0 18.800M4.5-23.500c1 6 1 13 0 18.8" />
    <path class="yard" d="M-16-23.500h30" />
  </>
);
