/** The map of one scenario: what it is drawn from, where its places are, and which part of the drawing it fills. */
import type { Content } from '../../rules/data/content.ts';
import { contentOf } from '../../rules/data/printed.ts';
import type { OpenEmpires } from '../../rules/sight.ts';
import { cellsOf } from './cells.ts';
import { diagramOf, idOf } from './diagram.ts';
import type { Drawing, LabelPlace, Point } from './drawing.ts';
import { type Box, fit } from './fit.ts';
import { inPlay, type Place } from './in-play.ts';
import { drawingOf } from './loaded.ts';
import { type ViewName, viewFor } from './views.ts';

export interface Chart {
  readonly content: Content;
  /** None: a plain diagram. */
  readonly view: ViewName | undefined;
  readonly drawing: Drawing;
  /** The land around each place, by its id: path data. A diagram has none. */
  readonly cells: Readonly<Record<string, string>>;
  /** The places of the scenario. */
  readonly places: readonly Place[];
  /** What is seen at first. */
  readonly box: Box;
}

const charts = new Map<string, Chart>();

export const chartFor = (pack: string, scenario: string): Chart => {
  const key = `${pack} ${scenario}`;
  const made = charts.get(key);
  if (made) return made;
  const content = contentOf({ agreed: { pack } });
  const view = viewFor(content, scenario);
  const drawing = view ? drawingOf(view) : diagramOf(content);
  const places = inPlay(content, scenario);
  const cells = view ? cellsOf(drawing.points) : {};
  const chart = { content, view, drawing, cells, places, box: fit(content, drawing, view, places) };
  charts.set(key, chart);
  return chart;
};
export const chartOf = ({ agreed: { pack, scenario } }: Pick<OpenEmpires, 'agreed'>): Chart => chartFor(pack, scenario);

const pointOf = (content: Content, drawing: Drawing, place: Place): Point => drawing.points[idOf(content, place)]!;
export const pointAt = ({ content, drawing }: Chart, place: Place): Point => pointOf(content, drawing, place);
export const labelAt = ({ content, drawing }: Chart, place: Place): LabelPlace | undefined =>
  drawing.labels[idOf(content, place)];
export const cellAt = ({ content, cells }: Chart, place: Place): string | undefined => cells[idOf(content, place)];

/** The way between two places that are linked, with its corners. */
export const wayBetween = (chart: Chart, from: Place, to: Place): readonly Point[] => {
  const { bends } = chart.drawing;
  const [a, b] = [idOf(chart.content, from), idOf(chart.content, to)];
  const corners = bends[`${a}~${b}`] ?? bends[`${b}~${a}`]?.toReversed() ?? [];
  return [pointAt(chart, from), ...corners, pointAt(chart, to)];
};

export const pathOf = (points: readonly Point[]): string => `M${points.map((p) => p.join(' ')).join('L')}`;
