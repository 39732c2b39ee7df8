/** The ground: sea with its water lines, land, Empire, limes, rivers, hills. It never changes. */
import { REGIONS } from '../rules/ids.ts';
import { MAP } from './map.generated.ts';

const { width, height, margin } = MAP.SIZE;
const whole = { x: -margin[0], y: -margin[1], width: width + 2 * margin[0], height: height + 2 * margin[1] };
const hills = MAP.HILLS.map(([x, y]) => `M${x} ${y}l5.5-9 3 4.5 2.5-4 6 8.5m-11.5-8.5l1.5 5`).join('');
/** A wind rose with eight points; one half of each point is in shadow. */
const point = (turn: number, radius: number): string =>
  [Math.sin(turn) * radius, -Math.cos(turn) * radius].map((n) => n.toFixed(1)).join(' ');
const EIGHTH = Math.PI / 4;
const rays = (side: 1 | -1): string =>
  Array.from({ length: 8 }, (_, i) => {
    const radius = i % 2 === 0 ? 36 : 22;
    return `M0 0L${point(i * EIGHTH, radius)}L${point((i + side / 2) * EIGHTH, 8.5)}z`;
  }).join('');
const [LIGHT, SHADE] = [rays(-1), rays(1)];

const WATER_LINES = ['w1', 'w2', 'w3', 'w4', 'w5'];

export const Terrain = () => (
  <g class="terrain" aria-hidden="true">
    <defs>
      <path id="tet-land" d={MAP.LAND} />
      <path id="tet-limes" d={MAP.LIMES} />
      <clipPath id="tet-on-land">
        <use href="#tet-land" />
      </clipPath>
      <clipPath id="tet-in-limes">
        <use href="#tet-limes" />
      </clipPath>
    </defs>
    <rect class="sea" {...whole} />
    <path class="graticule" d={MAP.GRATICULE} />
    {WATER_LINES.map((line) => (
      <use key={line} class={line} href="#tet-land" />
    ))}
    <use class="land" href="#tet-land" />
    <g clip-path="url(#tet-on-land)">
      <g clip-path="url(#tet-in-limes)">
        <rect class="empire" {...whole} />
        {REGIONS.map((region) => (
          <path key={region} class={`region r-${region}`} d={MAP.CELLS[region]} />
        ))}
        <path class="border" d={MAP.PROVINCE_BORDERS} />
      </g>
      <path class="river" d={MAP.RIVERS} />
      <use class="limes" href="#tet-limes" />
      <path class="hills" d={hills} />
    </g>
    <use class="coast" href="#tet-land" />
    <path class="divide" d={MAP.DIVIDES} />
    <g class="rose" transform="translate(1006 556)">
      <circle r="27" />
      <circle r="29.5" />
      <path d={LIGHT} />
      <path class="f" d={SHADE} />
    </g>
  </g>
);
