/** How many games had which number: kinds of games on top of each other, each with a pattern of its own. */
import { readable } from '../../numbers.ts';
import { at, escaped, svg, WIDTH } from './svg.ts';

type Counts = Readonly<Record<string | number, number>>;

export interface Layer {
  readonly label: string;
  readonly counts: Counts;
}

const TALL = 240;
const FOOT = 44;
const LEFT = 56;
const MOST_BINS = 40;
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000];

interface Bins {
  readonly first: number;
  readonly width: number;
  readonly count: number;
}

/** At most so many bins, of a width that people count in. */
const binsFor = (layers: readonly Layer[]): Bins => {
  const values = layers.flatMap(({ counts }) => Object.keys(counts).map(Number));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = WIDTHS.find((s) => (most - least) / s < MOST_BINS) ?? Math.ceil((most - least) / MOST_BINS);
  const first = Math.floor(least / width) * width;
  return { first, width, count: Math.floor((most - first) / width) + 1 };
};

const binned = ({ first, width, count }: Bins, counts: Counts): readonly number[] => {
  const bins = Array.from({ length: count }, () => 0);
  for (const [value, n] of Object.entries(counts)) bins[Math.floor((Number(value) - first) / width)]! += n;
  return bins;
};

/** Patterns for what lies on top of each other: told apart without colours too. The first is plain. */
const DEFS = `<defs>
<pattern id="p1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="f1" width="7" height="7"/><path class="s" d="M0 0V7"/></pattern>
<pattern id="p2" width="7" height="7" patternUnits="userSpaceOnUse"><rect class="f2" width="7" height="7"/><circle class="d" cx="3.5" cy="3.5" r="1.4"/></pattern>
<pattern id="p3" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect class="f3" width="7" height="7"/><path class="s" d="M0 0V7"/></pattern>
<pattern id="p4" width="7" height="7" patternUnits="userSpaceOnUse"><rect class="f4" width="7" height="7"/><path class="s" d="M0 0H7"/></pattern>
<pattern id="p5" width="7" height="7" patternUnits="userSpaceOnUse"><rect class="f5" width="7" height="7"/><path class="s" d="M0 0H7M0 0V7"/></pattern>
</defs>`;
/** So many kinds can be told apart. */
export const MOST_LAYERS = 6;
const fill = (layer: number): string => (layer === 0 ? 'class="bar"' : `class="layer" fill="url(#p${layer})"`);

const KEY = 22;

/** The largest at the bottom; the mean of all as a dashed line. */
export const histogram = (title: string, layers: readonly Layer[], mean: number, axis: string): string => {
  const bins = binsFor(layers);
  const { first, width, count } = bins;
  const all = layers.map(({ counts }) => binned(bins, counts));
  const totals = Array.from({ length: count }, (_, i) => all.reduce((sum, layer) => sum + layer[i]!, 0));
  const highest = Math.max(...totals);
  const each = (WIDTH - LEFT - 10) / count;
  const top = layers.length > 1 ? layers.length * KEY + 14 : 10;
  const base = top + TALL - 10;
  const y = (n: number): number => base - (TALL - 10) * (n / highest);
  const x = (value: number): number => LEFT + ((value - first) / width) * each;
  const labelled = Math.max(1, Math.ceil(count / 12));
  const middle = width === 1 ? each / 2 : 0;
  const columns = totals.flatMap((_, bin) => {
    const from = first + bin * width;
    const range = width === 1 ? String(from) : `${from} to ${from + width - 1}`;
    let under = 0;
    return layers.flatMap(({ label }, layer) => {
      const n = all[layer]![bin]!;
      if (n === 0) return [];
      under += n;
      const tip = `<title>${escaped(`${range}${layers.length > 1 ? `, ${label}` : ''}: ${readable(n)}`)}</title>`;
      const height = at(y(under - n) - y(under));
      return `<rect ${fill(layer)} x="${at(x(from) + 0.5)}" y="${at(y(under))}" width="${at(Math.max(1, each - 1))}" height="${height}">${tip}</rect>`;
    });
  });
  const key =
    layers.length === 1
      ? []
      : layers.flatMap(({ label }, layer) => [
          `<rect ${fill(layer)} x="${LEFT}" y="${4 + layer * KEY}" width="22" height="14"/>`,
          `<text x="${LEFT + 30}" y="${15 + layer * KEY}">${escaped(label)}</text>`,
        ]);
  const lines = [...new Set([0, Math.round(highest / 2), highest])].flatMap((n) => [
    `<line class="grid" x1="${LEFT}" x2="${WIDTH - 10}" y1="${at(y(n))}" y2="${at(y(n))}"/>`,
    `<text class="quiet" x="${LEFT - 8}" y="${at(y(n) + 4)}" text-anchor="end">${readable(n)}</text>`,
  ]);
  const labels = totals.flatMap((_, bin) => {
    if (bin % labelled > 0) return [];
    const from = first + bin * width;
    return `<text class="quiet" x="${at(x(from) + middle)}" y="${base + 16}" text-anchor="middle">${from}</text>`;
  });
  return svg(base + FOOT, title, [
    DEFS,
    ...key,
    ...lines,
    ...columns,
    ...labels,
    `<line class="axis" x1="${LEFT}" x2="${WIDTH - 10}" y1="${at(base)}" y2="${at(base)}"/>`,
    `<line class="mean" x1="${at(x(mean) + middle)}" x2="${at(x(mean) + middle)}" y1="${top}" y2="${at(base)}"/>`,
    `<text class="quiet" x="${(LEFT + WIDTH) / 2}" y="${base + FOOT - 8}" text-anchor="middle">${escaped(axis)}</text>`,
  ]);
};
