/**
 * Which part of the drawing a scenario begins with: as close as its places allow, at most so close, with every disc and
 * name within it and none under the panels that lie on the map.
 */
import type { Content } from '../../rules/data/content.ts';
import { type Box as Rect, boxOf, touches } from '../labels.ts';
import { discOf, kindOf } from '../sizes.ts';
import { idOf } from './diagram.ts';
import type { Drawing, Point } from './drawing.ts';
import type { Place } from './in-play.ts';
import type { ViewName } from './views.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

export const [WIDTH, HEIGHT] = [1080, 600];
const CLOSEST = 1.3;

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, right, top, bottom });
const TRACKS = rect(0, HEIGHT - 120, 388, HEIGHT);
const WEST = [TRACKS, rect(0, 0, 198, 130), rect(WIDTH - 56, 0, WIDTH, 152)];
const OTHERS = [TRACKS, rect(0, 0, 56, 152), rect(WIDTH - 198, 0, WIDTH, 124)];
/** Where panels lie, in pixels of a board of this size. */
export const panelsOf = (view: ViewName | undefined): readonly Rect[] => (view === 'west' ? WEST : OTHERS);

/** What a place takes up around its point: its disc with the signs at it, and its name. */
const aroundOf = (content: Content, drawing: Drawing, place: Place): readonly Rect[] => {
  const [rx, ry] = discOf(content, place);
  const label = drawing.labels[idOf(content, place)];
  const text = String(content.words[content.refs[place]!]);
  return [
    rect(-rx - 2, -ry - 2, rx + 2, ry + 2),
    ...(label ? [boxOf({ at: [0, 0], text, kind: kindOf(content, place) }, label)] : []),
  ];
};

interface Taken {
  readonly at: Point;
  readonly around: readonly Rect[];
}
const fits = ([x, y, width]: Box, all: readonly Taken[], panels: readonly Rect[]): boolean => {
  const scale = WIDTH / width;
  return all.every(({ at, around }) =>
    around.every((part) => {
      const [dx, dy] = [(at[0] - x) * scale, (at[1] - y) * scale];
      const on = rect(part.left + dx, part.top + dy, part.right + dx, part.bottom + dy);
      const isInside = on.left >= 0 && on.right <= WIDTH && on.top >= -2 && on.bottom <= HEIGHT + 2;
      return isInside && !panels.some((panel) => touches(on, panel));
    }),
  );
};

const STEPS = 12;
/** Windows of this width within the drawing, those around the middle of the places first. */
const windows = (share: number, [cx, cy]: Point): Box[] => {
  const [width, height] = [WIDTH * share, HEIGHT * share];
  const [wide, high] = [WIDTH - width, HEIGHT - height];
  const all = Array.from({ length: (STEPS + 1) ** 2 }, (_, i): Box => {
    const [column, row] = [i % (STEPS + 1), Math.floor(i / (STEPS + 1))];
    return [(wide * column) / STEPS, (high * row) / STEPS, width, height];
  });
  const away = ([x, y]: Box): number => Math.hypot(x + width / 2 - cx, y + height / 2 - cy);
  return all.sort((a, b) => away(a) - away(b));
};

export const fit = (content: Content, drawing: Drawing, view: ViewName | undefined, places: readonly Place[]): Box => {
  const all = places.map((place) => ({
    at: drawing.points[idOf(content, place)]!,
    around: aroundOf(content, drawing, place),
  }));
  const middleAlong = (k: 0 | 1): number => {
    const values = all.map(({ at }) => at[k]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const middle: Point = [middleAlong(0), middleAlong(1)];
  for (let share = 1 / CLOSEST; share < 1; share += 0.015) {
    const found = windows(share, middle).find((box) => fits(box, all, panelsOf(view)));
    if (found) return found;
  }
  return [0, 0, WIDTH, HEIGHT];
};
