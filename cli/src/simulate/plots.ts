/** Plots as SVG text: every number in them also stands in words or in a table beside them. */
import { percent, readable } from '../numbers.ts';
import type { Interval } from './interval.ts';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const WIDTH = 840;
const at = (n: number): string => n.toFixed(1);
const svg = (height: number, title: string, body: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${body.join('')}</svg>`;

export interface Bar extends Interval {
  readonly label: string;
}

const ROW = 38;
const LABELS = 300;
const VALUES = 190;

/** Shares from 0 to 100 %, each with its interval as a whisker. */
export const sharesPlot = (title: string, bars: readonly Bar[]): string => {
  const length = WIDTH - LABELS - VALUES;
  const x = (share: number): number => LABELS + share * length;
  const height = bars.length * ROW + 26;
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<line class="grid" x1="${at(x(share))}" x2="${at(x(share))}" y1="0" y2="${height - 22}"/>`,
    `<text class="quiet" x="${at(x(share))}" y="${height - 6}" text-anchor="middle">${100 * share} %</text>`,
  ]);
  const rows = bars.flatMap(({ label, share, low, high }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      `<text x="${LABELS - 10}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="bar" x="${LABELS}" y="${middle - 9}" width="${at(share * length)}" height="18"/>`,
      `<path class="whisker" d="M${at(x(low))} ${middle - 6}v12m0-6H${at(x(high))}m0-6v12"/>`,
      `<text x="${WIDTH - VALUES + 12}" y="${middle + 4}">${percent(share)}</text>`,
      `<text class="quiet" x="${WIDTH - VALUES + 72}" y="${middle + 4}">${percent(low)} – ${percent(high)}</text>`,
    ];
  });
  return svg(height, title, [...grid, ...rows]);
};

export interface Rated {
  readonly label: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Between lines of the grid. */
const RATING_STEP = 100;

/** Ratings as points, each with its interval as a whisker: only distances mean anything, so there is no bar from 0. */
export const ratingsPlot = (title: string, all: readonly Rated[]): string => {
  const length = WIDTH - LABELS - VALUES;
  const least = Math.floor(Math.min(...all.map((r) => r.low)) / RATING_STEP) * RATING_STEP;
  const most = Math.ceil((Math.max(...all.map((r) => r.high)) + 1) / RATING_STEP) * RATING_STEP;
  const x = (rating: number): number => LABELS + ((rating - least) / (most - least)) * length;
  const height = all.length * ROW + 26;
  const step = RATING_STEP * Math.ceil((most - least) / RATING_STEP / 8);
  const lines = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  const grid = lines.flatMap((rating) => [
    `<line class="grid" x1="${at(x(rating))}" x2="${at(x(rating))}" y1="0" y2="${height - 22}"/>`,
    `<text class="quiet" x="${at(x(rating))}" y="${height - 6}" text-anchor="middle">${rating}</text>`,
  ]);
  const rows = all.flatMap(({ label, rating, low, high }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      `<text x="${LABELS - 10}" y="${middle + 4}" text-anchor="end">${escaped(label)}</text>`,
      `<path class="whisker" d="M${at(x(low))} ${middle - 6}v12m0-6H${at(x(high))}m0-6v12"/>`,
      `<circle class="bar" cx="${at(x(rating))}" cy="${middle}" r="6"/>`,
      `<text x="${WIDTH - VALUES + 12}" y="${middle + 4}">${rating}</text>`,
      `<text class="quiet" x="${WIDTH - VALUES + 72}" y="${middle + 4}">${low} – ${high}</text>`,
    ];
  });
  return svg(height, title, [...grid, ...rows]);
};

type Counts = Readonly<Record<number, number>>;

const TALL = 240;
const FOOT = 44;
const LEFT = 56;
const MOST_BINS = 40;
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];

interface Bin {
  readonly from: number;
  readonly count: number;
}

/** At most so many bins, of a width that people count in. */
const binned = (counts: Counts): { readonly bins: readonly Bin[]; readonly width: number } => {
  const values = Object.keys(counts).map(Number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((s) => (most - least) / s < MOST_BINS) ?? Math.ceil((most - least) / MOST_BINS);
  const first = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, i) => ({
    from: first + i * width,
    count: 0,
  }));
  for (const v of values) bins[Math.floor((v - first) / width)]!.count += counts[v]!;
  return { bins, width };
};

/** How many games had which number, with the mean as a dashed line. */
export const histogram = (title: string, counts: Counts, mean: number, axis: string): string => {
  const { bins, width } = binned(counts);
  const highest = Math.max(...bins.map((b) => b.count));
  const each = (WIDTH - LEFT - 10) / bins.length;
  const y = (n: number): number => 10 + (TALL - 10) * (1 - n / highest);
  const x = (value: number): number => LEFT + ((value - bins[0]!.from) / width) * each;
  const labelled = Math.max(1, Math.ceil(bins.length / 12));
  const body = [
    ...[...new Set([0, Math.round(highest / 2), highest])].flatMap((n) => [
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - 10}" y1="${at(y(n))}" y2="${at(y(n))}"/>`,
      `<text class="quiet" x="${LEFT - 8}" y="${at(y(n) + 4)}" text-anchor="end">${readable(n)}</text>`,
    ]),
    ...bins.map(({ from, count }) => {
      const range = width === 1 ? String(from) : `${from} to ${from + width - 1}`;
      const tip = `<title>${escaped(`${range}: ${readable(count)}`)}</title>`;
      return `<rect class="bar" x="${at(x(from) + 0.5)}" y="${at(y(count))}" width="${at(Math.max(1, each - 1))}" height="${at(TALL - y(count))}">${tip}</rect>`;
    }),
    ...bins
      .filter((_, i) => i % labelled === 0)
      .map(
        ({ from }) =>
          `<text class="quiet" x="${at(x(from) + (width === 1 ? each / 2 : 0))}" y="${TALL + 16}" text-anchor="middle">${from}</text>`,
      ),
    `<line class="axis" x1="${LEFT}" x2="${WIDTH - 10}" y1="${TALL}" y2="${TALL}"/>`,
    `<line class="mean" x1="${at(x(mean + (width === 1 ? 0.5 : 0)))}" x2="${at(x(mean + (width === 1 ? 0.5 : 0)))}" y1="10" y2="${TALL}"/>`,
    `<text class="quiet" x="${(LEFT + WIDTH) / 2}" y="${TALL + FOOT - 8}" text-anchor="middle">${escaped(axis)}; dashed: mean ${readable(mean)}</text>`,
  ];
  return svg(TALL + FOOT, title, body);
};
