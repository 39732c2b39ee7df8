/** Ratings as points, each with its interval as a whisker: only distances mean anything, so there is no bar from 0. */
import { at, LABELS, ROW, rowLabel, svg, VALUES, WIDTH } from './svg.ts';

export interface Rated {
  readonly label: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Between lines of the grid, at least. */
const STEP = 100;
const MOST_LINES = 8;

export const ratingsPlot = (title: string, all: readonly Rated[]): string => {
  const length = WIDTH - LABELS - VALUES;
  const least = Math.floor(Math.min(...all.map((r) => r.low)) / STEP) * STEP;
  const most = Math.ceil((Math.max(...all.map((r) => r.high)) + 1) / STEP) * STEP;
  const x = (rating: number): number => LABELS + ((rating - least) / (most - least)) * length;
  const height = all.length * ROW + 26;
  const step = STEP * Math.ceil((most - least) / STEP / MOST_LINES);
  const lines = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  const grid = lines.flatMap((rating) => [
    `<line class="grid" x1="${at(x(rating))}" x2="${at(x(rating))}" y1="0" y2="${height - 22}"/>`,
    `<text class="quiet" x="${at(x(rating))}" y="${height - 6}" text-anchor="middle">${rating}</text>`,
  ]);
  const rows = all.flatMap(({ label, rating, low, high }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      rowLabel(label, middle),
      `<path class="whisker" d="M${at(x(low))} ${middle - 6}v12m0-6H${at(x(high))}m0-6v12"/>`,
      `<circle class="bar" cx="${at(x(rating))}" cy="${middle}" r="6"/>`,
      `<text x="${WIDTH - VALUES + 12}" y="${middle + 4}">${rating}</text>`,
      `<text class="quiet" x="${WIDTH - VALUES + 72}" y="${middle + 4}">${low} – ${high}</text>`,
    ];
  });
  return svg(height, title, [...grid, ...rows]);
};
