/** Land under the places and roads, sea elsewhere: never changes. */
import { PRINTED } from '../src/data/printed.ts';
import { pointAt, VIEW_BOX } from './layout.ts';

const BEYOND = 1200;
const [X, Y, WIDTH, HEIGHT] = VIEW_BOX;

const roads = PRINTED.links.flatMap((links, from) =>
  links.filter((l) => !l.strait && l.to > from).map((l) => [from, l.to]),
);
const LAND = [
  ...PRINTED.refs.map((_, place) => `M${pointAt(PRINTED, place).join(' ')}h.1`),
  ...roads.map(([a, b]) => `M${pointAt(PRINTED, a!).join(' ')}L${pointAt(PRINTED, b!).join(' ')}`),
].join('');

export const Ground = () => (
  <g class="med">
    <rect class="sea" x={X - BEYOND} y={Y - BEYOND} width={WIDTH + 2 * BEYOND} height={HEIGHT + 2 * BEYOND} />
    <path class="shore" d={LAND} />
    <path class="land" d={LAND} />
  </g>
);
