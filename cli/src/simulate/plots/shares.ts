/** Shares as bars, each with its interval as a whisker. */
import { percent } from '../../numbers.ts';
import type { Interval } from '@tabularium/bots/study';
import { at, LABELS, ROW, rowLabel, svg, VALUES, WIDTH } from './svg.ts';

export interface Bar extends Interval {
  readonly label: string;
}

/** Where an axis of shares may end, and how far its lines are apart. */
const ENDS: readonly (readonly [end: number, step: number])[] = [
  [0.05, 0.01],
  [0.1, 0.02],
  [0.25, 0.05],
  [0.5, 0.1],
  [1, 0.25],
];

/** From 0 to the least end that has room for all; `fair` is a share to compare them with. */
export const sharesPlot = (title: string, bars: readonly Bar[], fair?: number): string => {
  const length = WIDTH - LABELS - VALUES;
  const most = Math.max(fair ?? 0, ...bars.map((b) => b.high));
  const [end, step] = ENDS.find(([e]) => e >= most) ?? ENDS.at(-1)!;
  const x = (share: number): number => LABELS + (share / end) * length;
  const height = bars.length * ROW + 26;
  const grid = Array.from({ length: Math.round(end / step) + 1 }, (_, i) => i * step).flatMap((share) => [
    `<line class="grid" x1="${at(x(share))}" x2="${at(x(share))}" y1="0" y2="${height - 22}"/>`,
    `<text class="quiet" x="${at(x(share))}" y="${height - 6}" text-anchor="middle">${Math.round(100 * share)} %</text>`,
  ]);
  const rows = bars.flatMap(({ label, share, low, high }, i) => {
    const middle = i * ROW + ROW / 2;
    return [
      rowLabel(label, middle),
      `<rect class="bar" x="${LABELS}" y="${middle - 9}" width="${at(x(share) - LABELS)}" height="18"/>`,
      `<path class="whisker" d="M${at(x(low))} ${middle - 6}v12m0-6H${at(x(high))}m0-6v12"/>`,
      `<text x="${WIDTH - VALUES + 12}" y="${middle + 4}">${percent(share)}</text>`,
      `<text class="quiet" x="${WIDTH - VALUES + 72}" y="${middle + 4}">${percent(low)} – ${percent(high)}</text>`,
    ];
  });
  const line =
    fair === undefined
      ? []
      : [`<line class="mean" x1="${at(x(fair))}" x2="${at(x(fair))}" y1="0" y2="${height - 22}"/>`];
  return svg(height, title, [...grid, ...rows, ...line]);
};
