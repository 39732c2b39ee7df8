/** Land under the places and roads, and sea elsewhere. It never changes. */
import type { Content } from '../rules/data/content.ts';
import { pointAt, VIEW_BOX } from './layout.ts';

const BEYOND = 1200;
const [X, Y, WIDTH, HEIGHT] = VIEW_BOX;

const landOf = (content: Content): string => {
  const roads = content.links.flatMap((links, from) =>
    links.filter((l) => !l.strait && l.to > from).map((l) => [from, l.to]),
  );
  return [
    ...content.refs.map((_, place) => `M${pointAt(content, place).join(' ')}h.1`),
    ...roads.map(([a, b]) => `M${pointAt(content, a!).join(' ')}L${pointAt(content, b!).join(' ')}`),
  ].join('');
};

/** The ground of this map. */
export const groundOf = (content: Content) => {
  const land = landOf(content);
  return () => (
    <g class="med">
      <rect class="sea" x={X - BEYOND} y={Y - BEYOND} width={WIDTH + 2 * BEYOND} height={HEIGHT + 2 * BEYOND} />
      <path class="shore" d={land} />
      <path class="land" d={land} />
    </g>
  );
};
