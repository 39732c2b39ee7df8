/** Victory points and cities of all Empires, each on its line. */
import type { PanelProps } from '@tabularium/parts/web';
import { empireOf } from '../../rules/empire/order.ts';
import { cityCount, scenarioOf } from '../../rules/empire/places.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { lookOf } from '../looks.ts';
import type { Say } from '../props.ts';
import { Folding } from './folding.tsx';

const [LEFT, RIGHT] = [14, 346];
const MARK = 15;

interface Mark {
  readonly seat: number;
  readonly n: number;
}

/** Marks that would lie upon each other stand one above the other: the row of each, from below. */
export const rowsOf = (marks: readonly Mark[], perUnit: number): readonly number[] => {
  const ends: number[] = [];
  const rows: number[] = [];
  const order = [...marks.keys()].sort((i, j) => marks[i]!.n - marks[j]!.n);
  for (const i of order) {
    const x = marks[i]!.n * perUnit;
    const free = ends.findIndex((end) => x >= end);
    const row = free < 0 ? ends.length : free;
    ends[row] = x + MARK - 2;
    rows[i] = row;
  }
  return rows;
};

/** Both ends of the scale of points: at least 30 apart, in steps of ten. */
const SPAN = 30;
export const scaleOf = (vp: readonly number[]): readonly [low: number, high: number] => {
  const low = Math.floor((Math.min(...vp) - 1) / 10) * 10;
  return [low, Math.max(low + SPAN, Math.ceil((Math.max(...vp) + 1) / 10) * 10)];
};

const Marks = ({
  view,
  marks,
  y,
  at,
}: {
  view: EmpiresView;
  marks: readonly Mark[];
  y: number;
  at: (n: number) => number;
}) => {
  const rows = rowsOf(marks, at(1) - at(0));
  return (
    <>
      {marks.map(({ seat, n }, i) => (
        <use
          key={seat}
          href={`#seat-${lookOf(view, seat)}`}
          x={at(n) - MARK / 2}
          y={y - (rows[i]! + 1) * (MARK + 1)}
          width={MARK}
          height={MARK}
        />
      ))}
    </>
  );
};

const heightOf = (marks: readonly Mark[], perUnit: number): number =>
  (Math.max(0, ...rowsOf(marks, perUnit)) + 1) * (MARK + 1);

const Points = ({ view }: { view: EmpiresView }) => {
  const [low, high] = scaleOf(view.vp);
  const at = (n: number): number => LEFT + ((n - low) / (high - low)) * (RIGHT - LEFT);
  const marks = view.agreed.order.map((seat) => ({ seat, n: view.vp[seat]! }));
  const y = heightOf(marks, at(1) - at(0)) + 1;
  const step = high - low > 60 ? 20 : high - low > 30 ? 10 : 5;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  return (
    <svg viewBox={`0 0 360 ${y + 22}`} aria-hidden="true">
      {ticks.slice(0, -1).map((n, i) => (
        <rect
          key={n}
          class={i % 2 === 0 ? 'band' : 'band odd'}
          x={at(n)}
          y={y}
          width={at(n + step) - at(n)}
          height="8"
        />
      ))}
      {ticks.map((n) => (
        <text key={n} x={at(n)} y={y + 19}>
          {String(n).replace('-', '−')}
        </text>
      ))}
      <Marks view={view} marks={marks} y={y} at={at} />
    </svg>
  );
};

const Cities = ({ view, say }: { view: EmpiresView; say: Say }) => {
  const wins = scenarioOf(view).victoryCities;
  const marks = view.agreed.order.map((seat) => ({ seat, n: cityCount(view, seat) }));
  const low = Math.min(wins - 12, ...marks.map(({ n }) => n));
  const [from, to] = [84, 328];
  const at = (n: number): number => from + ((n - low) / (wins - low)) * (to - from);
  const y = heightOf(marks, at(1) - at(0));
  return (
    <svg viewBox={`0 0 360 ${y + 4}`} class="cities" aria-hidden="true">
      <text class="name" x="2" y={y - 3}>
        {say('board.cities')}
      </text>
      <path class="line" d={`M${from} ${y - 7}H${to}`} />
      <Marks view={view} marks={marks} y={y + 1} at={at} />
      <path class="goal" d={`M${to} ${y - 15}v16`} />
      <text class="goal-n" x={to + 14} y={y - 3}>
        {wins}
      </text>
    </svg>
  );
};

export const TracksPanel = ({ view, say }: PanelProps<EmpiresView>) => {
  const title = (
    <>
      <b>{say('board.victoryPoints')}</b>
      <span>{say('board.lastDoubles', { turn: view.agreed.turns })}</span>
    </>
  );
  return (
    <Folding name="tracks" title={title}>
      <Points view={view} />
      <Cities view={view} say={say} />
      <ul class="sr">
        {view.agreed.order.map((seat) => (
          <li key={seat}>
            {say('board.standing', { who: empireOf(view, seat), vp: view.vp[seat]!, n: cityCount(view, seat) })}
          </li>
        ))}
        <li>{say('board.win', { n: scenarioOf(view).victoryCities })}</li>
      </ul>
    </Folding>
  );
};
