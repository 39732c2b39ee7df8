/** A plain drawing for content with places of its own: they stand where the data say, on land that lies under the roads. */
import type { Content } from '../../rules/data/content.ts';
import type { Drawing, Point } from './drawing.ts';
import type { Place } from './in-play.ts';

/** From the sheet of the data, 1000 by 700, to that of drawings. */
const [WIDE, HIGH] = [1.08, 600 / 700];

export const idOf = (content: Content, place: Place): string => {
  const ref = content.refs[place]!;
  return ref.slice(ref.indexOf(':') + 1);
};

export const diagramOf = (content: Content): Drawing => ({
  land: '',
  rivers: '',
  hills: [],
  points: Object.fromEntries(
    content.points.map(([x, y], place): [string, Point] => [idOf(content, place), [x * WIDE, y * HIGH]]),
  ),
  bends: {},
  nodes: {},
  lanes: [],
  ports: {},
  labels: {},
  seas: [],
});
