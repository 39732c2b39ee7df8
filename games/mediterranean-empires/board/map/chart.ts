/** The map of one scenario: what it is drawn from, where its places are, and which part of the drawing it fills. */
import type { Content } from '../../rules/data/content.ts';
import { contentOf } from '../../rules/data/printed.ts';
import type { OpenEmpires } from '../../rules/sight.ts';
import { diagramOf, idOf } from './diagram.ts';
import type { Drawing, LabelPlace, Point } from './drawing.ts';
import { inPlay, type Place } from './in-play.ts';
import { drawingOf } from './loaded.ts';
import { type ViewName, viewFor } from './views.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Chart {
  readonly content: Content;
  /** None: a plain diagram. */
  readonly view: ViewName | undefined;
  readonly drawing: Drawing;
  /** The places of the scenario. */
  readonly places: readonly Place[];
  /** What is seen at first. */
  readonly box: Box;
}

const [WIDTH, HEIGHT] = [1080, 600];
/** A scenario with fewer places begins closer, but not closer than that. */
const CLOSEST = 1.3;
/** Room around the outermost places, for names. */
const [ASIDE, ABOVE] = [72, 34];

const between = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** Around these points, in the shape of the drawing and within it. */
const boxAround = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - ASIDE, Math.max(...xs) + ASIDE];
  const [top, bottom] = [Math.min(...ys) - ABOVE, Math.max(...ys) + ABOVE];
  const share = between(Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT), 1 / CLOSEST, 1);
  const [width, height] = [WIDTH * share, HEIGHT * share];
  return [
    between((left + right - width) / 2, 0, WIDTH - width),
    between((top + bottom - height) / 2, 0, HEIGHT - height),
    width,
    height,
  ];
};

const charts = new Map<string, Chart>();

export const chartFor = (pack: string, scenario: string): Chart => {
  const key = `${pack} ${scenario}`;
  const made = charts.get(key);
  if (made) return made;
  const content = contentOf({ agreed: { pack } });
  const view = viewFor(content, scenario);
  const drawing = view ? drawingOf(view) : diagramOf(content);
  const places = inPlay(content, scenario);
  const chart = { content, view, drawing, places, box: boxAround(places.map((p) => pointOf(content, drawing, p))) };
  charts.set(key, chart);
  return chart;
};
export const chartOf = ({ agreed: { pack, scenario } }: Pick<OpenEmpires, 'agreed'>): Chart => chartFor(pack, scenario);

const pointOf = (content: Content, drawing: Drawing, place: Place): Point => drawing.points[idOf(content, place)]!;
export const pointAt = ({ content, drawing }: Chart, place: Place): Point => pointOf(content, drawing, place);
export const labelAt = ({ content, drawing }: Chart, place: Place): LabelPlace | undefined =>
  drawing.labels[idOf(content, place)];
export const cellAt = ({ content, drawing }: Chart, place: Place): string | undefined =>
  drawing.cells[idOf(content, place)];

/** The way between two places that are linked, with its corners. */
export const wayBetween = (chart: Chart, from: Place, to: Place): readonly Point[] => {
  const { bends } = chart.drawing;
  const [a, b] = [idOf(chart.content, from), idOf(chart.content, to)];
  const corners = bends[`${a}~${b}`] ?? bends[`${b}~${a}`]?.toReversed() ?? [];
  return [pointAt(chart, from), ...corners, pointAt(chart, to)];
};

export const pathOf = (points: readonly Point[]): string => `M${points.map((p) => p.join(' ')).join('L')}`;
