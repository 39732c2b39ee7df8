/** Charts over the turns of a game, on one axis of time with one cursor. Each can also be read as a table. */
import './charts.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatLook } from '../look.ts';

/** Wider drawings are scaled; narrower ones are drawn as wide as they are, so that their letters stay readable. */
const WIDEST = 700;
const LEFT = 34;
const RIGHT = 130;
/** Lines are told apart by their strokes as well as by colour and mark. */
export const DASHES: Readonly<Record<SeatLook, string>> = {
  murex: '',
  minium: '',
  ochre: '9 4',
  verdigris: '2 4',
  lapis: '12 3 2 3',
  caelum: '6 3',
  rosa: '1 3',
  umber: '10 3 3 3',
};

/** For what holds charts: how wide they are drawn. */
export const useChartWidth = <E extends HTMLElement>(): readonly [held: RefObject<E | null>, width: number] => {
  const held = useRef<E>(null);
  const [width, setWidth] = useState(WIDEST);
  useLayoutEffect(() => {
    const el = held.current;
    if (!el) return undefined;
    const watch = new ResizeObserver(() => setWidth(Math.min(WIDEST, Math.max(LEFT + RIGHT + 100, el.clientWidth))));
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return [held, width];
};

/** Where the points of time lie in a drawing of this width. */
const placesIn = ({ labels, width }: TimeAxis) => {
  const n = labels.length;
  const room = width - LEFT - RIGHT;
  return {
    right: width - RIGHT,
    xOf: (i: number): number => LEFT + (n < 2 ? 0 : (i / (n - 1)) * room),
    /** The point of time that was pressed. */
    pick: (e: MouseEvent & { readonly currentTarget: Element }): number => {
      const box = e.currentTarget.getBoundingClientRect();
      const x = ((e.clientX - box.left) / box.width) * width;
      return Math.max(0, Math.min(n - 1, Math.round(((x - LEFT) / room) * (n - 1))));
    },
  };
};

/** A round number at or above `n`, that four steps lead to. */
const roundUp = (n: number): number => {
  const step = [1, 2, 3, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100].find((s) => s * 4 >= n) ?? Math.ceil(n / 4);
  return step * 4;
};

export interface TimeAxis {
  /** What each point of time is called. */
  readonly labels: readonly string[];
  /** The point that the cursor is at. */
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** Of the drawing, in its own units. */
  readonly width: number;
}

export interface Series {
  readonly key: string;
  readonly name: string;
  readonly look: SeatLook;
  readonly values: readonly number[];
  readonly strong?: boolean;
}

/** Where names at the ends of lines stand, so that none covers another. */
export const spread = (ys: readonly number[], least: number): number[] => {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) order[k]!.y = Math.max(order[k]!.y, order[k - 1]!.y + least);
  const out: number[] = [];
  for (const { y, i } of order) out[i] = y;
  return out;
};

const Cursor = ({ x, height, top }: { readonly x: number; readonly height: number; readonly top?: boolean }) => (
  <g class="cursor">
    <path d={`M${x} 0V${height}`} />
    {top && <circle cx={x} cy={8} r={7} />}
  </g>
);

export const Lines = ({
  series,
  axis,
  label,
}: {
  readonly series: readonly Series[];
  readonly axis: TimeAxis;
  readonly label: string;
}) => {
  const height = 260;
  const { right, xOf, pick } = placesIn(axis);
  const most = roundUp(Math.max(1, ...series.flatMap((s) => s.values)));
  const yOf = (v: number): number => height - 20 - (Math.max(0, v) / most) * (height - 40);
  const names = spread(
    series.map((s) => yOf(s.values.at(-1) ?? 0)),
    15,
  );
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${axis.width} ${height}`}
      role="img"
      aria-label={`${label}: ${series.map((s) => `${s.name} ${s.values.at(-1) ?? 0}`).join(', ')}`}
      onClick={(e) => axis.onAt(pick(e))}
    >
      {[0, 1, 2, 3, 4].map((k) => (
        <g key={k}>
          <path class="grid" d={`M${LEFT} ${yOf((k * most) / 4)}H${right}`} />
          <text class="tick" x={LEFT - 6} y={yOf((k * most) / 4) + 4} text-anchor="end">
            {(k * most) / 4}
          </text>
        </g>
      ))}
      {axis.labels.map((text, i) => (
        <text key={i} class={i === axis.at ? 'tick now' : 'tick'} x={xOf(i)} y={height - 3} text-anchor="middle">
          {text}
        </text>
      ))}
      {series.map((s, k) => (
        <g key={s.key} class={`line line-${s.look} ${s.strong ? 'strong' : ''}`}>
          <path
            d={s.values.map((v, i) => `${i === 0 ? 'M' : 'L'}${xOf(i)} ${yOf(v)}`).join('')}
            stroke-dasharray={DASHES[s.look]}
          />
          <circle cx={xOf(axis.at)} cy={yOf(s.values[axis.at] ?? 0)} r={4} />
          {/* Names that had to make room still belong to their lines. */}
          <circle cx={right + 12} cy={names[k]!} r={4} />
          <text x={right + 20} y={names[k]! + 4}>
            {`${s.values.at(-1) ?? 0} ${s.name}`}
          </text>
        </g>
      ))}
      <Cursor x={xOf(axis.at)} height={height - 20} top />
    </svg>
  );
};

export const Bars = ({
  values,
  axis,
  label,
  kind,
  line,
}: {
  readonly values: readonly number[];
  readonly axis: TimeAxis;
  readonly label: string;
  readonly kind: 'gold' | 'grey';
  /** A value that is dangerous to fall below. */
  readonly line?: number;
}) => {
  const height = 64;
  const n = axis.labels.length;
  const { right, xOf, pick } = placesIn(axis);
  const most = Math.max(1, ...values);
  const tall = (v: number): number => (Math.max(0, v) / most) * (height - 18);
  const width = Math.min(28, (right - LEFT) / Math.max(1, n) - 4);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${axis.width} ${height + 3}`}
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
      onClick={(e) => axis.onAt(pick(e))}
    >
      <Cursor x={xOf(axis.at)} height={height} />
      {values.map((v, i) => (
        <g key={i} class={`bar ${kind}`}>
          <rect x={xOf(i) - width / 2} y={height - tall(v)} width={width} height={tall(v)} rx={2} />
          <text class="tick" x={xOf(i)} y={height - tall(v) - 4} text-anchor="middle">
            {v}
          </text>
        </g>
      ))}
      <path class="grid strong" d={`M${LEFT} ${height}H${right}`} />
      {line !== undefined && line <= most && <path class="danger" d={`M${LEFT} ${height - tall(line)}H${right}`} />}
      <text class="name" x={right + 20} y={height - 6}>
        {label}
      </text>
    </svg>
  );
};

export interface Span {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  /** Missing while it goes on. */
  readonly to?: number;
}

/** About how wide a letter is. */
const LETTER = 6.5;
const GAP = 6;

/** Where the name of a span stands: in it, after it, before it, wherever there is room; if nowhere, up to the edge of the drawing. */
const namePlace = (length: number, x: number, wide: number, edge: number): { x: number; anchor: 'start' | 'end' } => {
  if (length < wide) return { x: x + GAP, anchor: 'start' };
  const after = x + wide + GAP;
  if (after + length <= edge) return { x: after, anchor: 'start' };
  return { x: length + GAP <= x ? x - GAP : edge, anchor: 'end' };
};

/** What lasted for some time, one row each. */
export const Spans = ({
  spans,
  axis,
  label,
}: {
  readonly spans: readonly Span[];
  readonly axis: TimeAxis;
  readonly label: string;
}) => {
  const row = 24;
  const n = axis.labels.length;
  const { right, xOf, pick } = placesIn(axis);
  const height = spans.length * row;
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${axis.width} ${height}`}
      role="img"
      aria-label={`${label}: ${spans.map((s) => `${s.name} ${axis.labels[s.from]}–${axis.labels[s.to ?? n - 1]}`).join(', ')}`}
      onClick={(e) => axis.onAt(pick(e))}
    >
      <Cursor x={xOf(axis.at)} height={height} />
      <text class="name" x={right + 20} y={16}>
        {label}
      </text>
      {spans.map((s, k) => {
        const [x, end] = [xOf(s.from), s.to === undefined ? right : xOf(s.to)];
        const wide = Math.max(14, end - x);
        const name = namePlace(s.name.length * LETTER, x, wide, axis.width);
        return (
          <g key={s.key} class={s.to === undefined ? 'span open' : 'span'} transform={`translate(0 ${k * row})`}>
            <rect x={x} y={3} width={wide} height={18} rx={3} />
            <text class={name.x === x + GAP ? '' : 'beside'} x={name.x} y={16} text-anchor={name.anchor}>
              {s.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
