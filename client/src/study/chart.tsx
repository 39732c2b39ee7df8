/** The chances of everybody over the game: a line each, with its name, and the band of one or two of them. */
import { DASHES, spread, useChartWidth } from '@tabularium/parts/charts';
import type { ShownLine, ShownPoint } from './shown-lines.ts';
import { whole } from './shown-lines.ts';

interface Props {
  readonly lines: readonly ShownLine[];
  readonly points: readonly ShownPoint[];
  /** Where the game stands at the right edge. */
  readonly last: number;
  /** The point that is told of below. */
  readonly at: number;
  readonly onAt: (at: number) => void;
  /** The line whose band is drawn, if there are more than two. */
  readonly banded: number;
  /** Where something changed, as whoever looks counts. */
  readonly turning: readonly number[];
  readonly label: string;
}

const HEIGHT = 300;
const TOP = 14;
const FOOT = 26;
const LEFT = 34;
const RIGHT = 132;
/** So near to each other no two ticks are written. */
const TICK = 22;

export const ChancesChart = ({ lines, points, last, at, onAt, banded, turning, label }: Props) => {
  const [held, width] = useChartWidth<HTMLDivElement>();
  const right = width - RIGHT;
  const xOf = (input: number): number => LEFT + (last === 0 ? 0 : (input / last) * (right - LEFT));
  const yOf = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - FOOT);
  const names = spread(
    lines.map(({ i }) => yOf(points.at(-1)?.chances[i]?.share ?? 0)),
    17,
  );
  const over = Math.max(0, ...names.map((y) => y - (HEIGHT - FOOT)));
  const nearest = (e: MouseEvent & { readonly currentTarget: Element }): number => {
    const box = e.currentTarget.getBoundingClientRect();
    const x = ((e.clientX - box.left) / box.width) * width;
    const far = points.map((p) => Math.abs(xOf(p.at) - x));
    return Math.max(0, far.indexOf(Math.min(...far)));
  };
  let written = Number.NEGATIVE_INFINITY;
  const ticks = points.filter(({ tick, at: input }) => {
    if (!tick || xOf(input) < written + TICK) return false;
    written = xOf(input);
    return true;
  });
  return (
    <div ref={held} class="study-chart">
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onClick={(e) => onAt(nearest(e))}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path class="grid" d={`M${LEFT} ${yOf(share)}H${right}`} />
            <text class="tick" x={LEFT - 6} y={yOf(share) + 4} text-anchor="end">
              {whole(share)}
            </text>
          </g>
        ))}
        {points.map(({ input, at: x }) => (
          <path key={input} class="turn" d={`M${xOf(x)} ${HEIGHT - FOOT}v5`} />
        ))}
        {turning.map((input) => (
          <path key={input} class="turning" d={`M${xOf(input)} ${TOP}V${HEIGHT - FOOT}m-5 0h10l-5 -7z`} />
        ))}
        {ticks.map(({ input, at: x, tick }) => (
          <text key={input} class="tick" x={xOf(x)} y={HEIGHT - 6} text-anchor="middle">
            {tick}
          </text>
        ))}
        {lines
          .filter(({ i }) => lines.length < 3 || i === banded)
          .map(({ i, look }) => (
            <path
              key={i}
              class={`band line-${look}`}
              d={`M${[
                ...points.map((p) => `${xOf(p.at)} ${yOf(p.chances[i]!.high)}`),
                ...points.toReversed().map((p) => `${xOf(p.at)} ${yOf(p.chances[i]!.low)}`),
              ].join('L')}Z`}
            />
          ))}
        {lines.map(({ i, look, name }, k) => (
          <g key={i} class={`line line-${look} ${i === banded ? 'strong' : ''}`}>
            <path
              d={`M${points.map((p) => `${xOf(p.at)} ${yOf(p.chances[i]!.share)}`).join('L')}`}
              stroke-dasharray={look === 'nobody' ? '1 5' : DASHES[look]}
            />
            {points[at] && <circle cx={xOf(points[at].at)} cy={yOf(points[at].chances[i]!.share)} r={4} />}
            {look === 'nobody' ? (
              <circle cx={right + 14} cy={names[k]! - over} r={4} />
            ) : (
              <use href={`#seat-${look}`} x={right + 7} y={names[k]! - over - 7} width={14} height={14} />
            )}
            <text x={right + 25} y={names[k]! - over + 4}>
              {`${whole(points.at(-1)?.chances[i]?.share ?? 0)} ${name}`}
            </text>
          </g>
        ))}
        {points[at] && (
          <g class="cursor">
            <path d={`M${xOf(points[at].at)} ${TOP}V${HEIGHT - FOOT}`} />
          </g>
        )}
      </svg>
    </div>
  );
};
