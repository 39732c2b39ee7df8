/** The marks of the map, around a centre at 0 0. */
import type { SeatLook } from '@tabularium/parts/web';

export const STAR = 'M0-5.6 1.5-1.9 5.4-1.8 2.3.7 3.4 4.6 0 2.3-3.4 4.6-2.3.7-5.4-1.8-1.5-1.9z';
export const CROWN = 'M-6.5 0-7-6l3.5 2.6L0-7.5l3.5 4.100L7-6 6.5 0z';
const WAVE = 'q1.4-2.6 2.8 0t2.8 0 2.8 0 2.8 0';

/** The shape of a seat, 24 wide, with its middle at 12 and `middle`; `large` makes all look equally large. */
const SHAPES: Readonly<Record<SeatLook, { d: string; middle: number; large: number; text: number }>> = {
  murex: { d: 'M1.6 12a10.4 10.4 0 1 0 20.8 0a10.4 10.4 0 1 0-20.8 0z', middle: 12, large: 1, text: 3.9 },
  minium: { d: 'M12 0 24 12 12 24 0 12z', middle: 12, large: 1.12, text: 3.9 },
  ochre: {
    d: 'M3.5 2h17q1.5 0 1.5 1.500v17q0 1.5-1.5 1.500h-17q-1.5 0-1.5-1.500v-17q0-1.5 1.5-1.500z',
    middle: 12,
    large: 0.97,
    text: 3.9,
  },
  verdigris: { d: 'M12 0 24 21.500H0z', middle: 13.3, large: 1.2, text: 5.5 },
  lapis: { d: 'M12 .5l10 5.750v11.500L12 23.5 2 17.750V6.250z', middle: 12, large: 1.04, text: 3.9 },
  caelum: { d: 'M12 .6 23.5 9l-4.4 13.600H4.900L.5 9z', middle: 12.4, large: 1.08, text: 4.5 },
  rosa: { d: 'M2 2h20v9c0 6.5-4.2 10-10 12.500C6.2 21 2 17.5 2 11z', middle: 11.7, large: 1.02, text: 3.5 },
  umber: {
    d: 'm12 0 3 4.9 5.5-1.4-1.4 5.500L24 12l-4.9 3 1.4 5.5-5.5-1.400L12 24l-3-4.9-5.5 1.4 1.4-5.500L0 12l4.9-3-1.4-5.500L9 4.900z',
    middle: 12,
    large: 1.14,
    text: 3.9,
  },
};
/** A shape of radius 11 is drawn at its own size. */
const OWN = 11;

export const Shape = ({ look, r }: { look: SeatLook; r: number }) => {
  const { d, middle, large } = SHAPES[look];
  const scale = ((r / OWN) * large).toFixed(3);
  return (
    <g transform={`scale(${scale}) translate(-12 ${-middle})`}>
      <path class="spot" d={d} fill={`url(#pt-${look})`} />
    </g>
  );
};
/** How far a mark reaches above its centre. */
export const topOf = (look: SeatLook | undefined, r: number): number =>
  look === undefined ? r : (SHAPES[look].middle / OWN) * SHAPES[look].large * r * (look === 'rosa' ? 0.84 : 1);
/** Where the number stands. */
export const figureAt = (look: SeatLook | undefined): number => (look === undefined ? 3.9 : SHAPES[look].text);

export const Waves = ({ y }: { y: number }) => (
  <>
    <path class="port under" d={`M-5.6 ${y}${WAVE}`} />
    <path class="port" d={`M-5.6 ${y}${WAVE}`} />
  </>
);

const MERLON = 4.6;
/** A merlon for each fort; one is not drawn, and of more than four only the number tells. */
export const Battlement = ({ forts, y }: { forts: number; y: number }) => {
  const n = Math.min(4, forts);
  if (n < 2) return null;
  const left = (-n * MERLON + 1.2) / 2;
  return (
    <path
      class="forts"
      d={Array.from(
        { length: n },
        (_, i) => `M${(left + i * MERLON).toFixed(1)} ${y.toFixed(1)}h3.400v3.200h-3.400z`,
      ).join('')}
    />
  );
};

/** [MED.7-b] Dashed, with an olive branch. */
export const Olive = () => (
  <>
    <ellipse class="spot" rx="12" ry="8.6" />
    <path class="twig" d="M-5 3.500C-1 2.5 3 0 5.5-4" />
    <path
      class="leaf"
      d="M-1.5 2c-.5-3 .5-5 2.5-6 .8 2.5 0 4.5-2.5 6zM-1.5 2.200c2.8 1.5 5 1.3 6.5-.5-2-1.7-4.2-1.6-6.5.5z"
    />
  </>
);

export const Oval = ({ dice }: { dice: number }) => (
  <>
    <ellipse class="spot" rx="12.5" ry="9.2" />
    <ellipse class="within" rx="10" ry="6.9" />
    <text class="figure" y="4.1">
      {dice}
    </text>
  </>
);

/** Cards that lie face down, and how many. */
export const Stack = ({ n }: { n: number }) => (
  <>
    <rect class="back" x="4" y="-2" width="15" height="20" rx="2" />
    <rect class="back" x="2" y="-1" width="15" height="20" rx="2" />
    <rect class="back" width="15" height="20" rx="2" />
    <path class="temple" d="M3 6h9M3 9h9M3 12h9M4 4.500h7L7.5 2.500z" />
    <rect class="pill" x="9" y="11" width={n > 9 ? 19 : 14} height="13" rx="6.5" />
    <text class="count" x={n > 9 ? 18.5 : 16} y="21.3">
      {n}
    </text>
  </>
);

export const SWORDS = 'M-6-6 5 5M6-6-5 5M-6.5 1.5-1.5 6.500M6.5 1.5 1.5 6.500M-5 5-7 7M5 5 7 7';
