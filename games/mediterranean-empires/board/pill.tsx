/** What is said of a target or of a strait, on the map. */
import { type Box, boxOf, touches } from './labels.ts';
import { type Chart, labelAt, pointAt } from './map/chart.ts';
import type { Point } from './map/drawing.ts';
import { WIDTH } from './map/fit.ts';
import { discOf, kindOf } from './sizes.ts';

const PILL = 22;
/** How far a pill reaches over its target where it stands to one side. */
const OVER = 14;

/** To cover a disc is worse than to cover a name, so many times. */
const DISC = 3;
/** How much a pill would cover: discs and names of places. */
const coveredBy = (chart: Chart, [x, y]: Point, [left, top]: Point, width: number, scale: number): number => {
  const pill: Box = { left, right: left + width, top, bottom: top + PILL };
  return chart.places.reduce((sum, place) => {
    const [px, py] = pointAt(chart, place);
    const at: Point = [(px - x) * scale, (py - y) * scale];
    const [rx, ry] = discOf(chart.content, place);
    const disc: Box = { left: at[0] - rx, right: at[0] + rx, top: at[1] - ry, bottom: at[1] + ry };
    const label = labelAt(chart, place);
    const text = String(chart.content.words[chart.content.refs[place]!]);
    const isNamed = label && touches(pill, boxOf({ at, text, kind: kindOf(chart.content, place) }, label));
    return sum + (touches(pill, disc) ? DISC : 0) + (isNamed ? 1 : 0);
  }, 0);
};

/** Below a target, or above it or beside it, where it covers least. */
const besideTarget = (width: number): readonly Point[] => [
  ...[21, -21 - PILL].flatMap((y) => [-width / 2, -OVER, OVER - width].map((x): Point => [x, y])),
  [22, -PILL / 2],
  [-22 - width, -PILL / 2],
];

interface PillProps {
  readonly chart: Chart;
  readonly at: Point;
  readonly text: string;
  readonly tone: 'risk' | 'fact';
  readonly scale: number;
}
export const Pill = ({ chart, at, text, tone, scale }: PillProps) => {
  const width = text.length * 6.4 + 20;
  // Beside a strait; never beyond the edge of the map, nor moved over its target by that.
  const [least, most] = [4 - at[0] * scale, (WIDTH - at[0]) * scale - width - 4];
  const inside = ([x, y]: Point): Point => [Math.max(least, Math.min(x, most)), y];
  const spots: readonly Point[] = tone === 'risk' ? [[12, -PILL / 2]] : besideTarget(width);
  const counted = spots.map(inside).map((spot) => ({ spot, n: coveredBy(chart, at, spot, width, scale) }));
  const fewest = Math.min(...counted.map(({ n }) => n));
  const [x, y] = counted.find(({ n }) => n === fewest)!.spot;
  return (
    <g class={`pill-at ${tone}`} transform={`translate(${at.join(' ')}) scale(${1 / scale})`}>
      <rect class="pill" x={x} y={y} width={width} height={PILL} rx="11" />
      <text x={x + width / 2} y={y + 15.2}>
        {text}
      </text>
    </g>
  );
};
