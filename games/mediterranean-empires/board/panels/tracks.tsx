/** Victory points and cities of all Empires, each on its line. */
import type { PanelProps } from '@tabularium/parts/web';
import { empireOf } from '../../rules/empire/order.ts';
import { cityCount, scenarioOf } from '../../rules/empire/places.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { lookOf } from '../looks.ts';
import type { Say } from '../props.ts';
import { Folding } from './folding.tsx';

const [LEFT, RIGHT] = [14, 346];

interface Mark {
  readonly seat: number;
  readonly n: number;
}
interface Placed {
  readonly seat: number;
  readonly x: number;
  readonly row: number;
}
/** Marks this large stand at most in two rows, one above the other; what has no room in either lies half upon its neighbour. */
const ROWS = 2;
export const placed = (marks: readonly Mark[], at: (n: number) => number, size: number): readonly Placed[] => {
  const ends = Array.from({ length: ROWS }, () => -Infinity);
  return [...marks]
    .sort((a, b) => a.n - b.n)
    .map(({ seat, n }) => {
      const x = at(n);
      const free = ends.findIndex((end) => x - end >= size - 1);
      const row = free >= 0 ? free : ends.indexOf(Math.min(...ends));
      const stands = free >= 0 ? x : Math.max(x, ends[row]! + size / 2);
      ends[row] = stands;
      return { seat, x: stands, row };
    });
};

/** Both ends of the scale of points: at least 30 apart, in steps of ten. */
const SPAN = 30;
export const scaleOf = (vp: readonly number[]): readonly [low: number, high: number] => {
  const low = Math.floor((Math.min(...vp) - 1) / 10) * 10;
  return [low, Math.max(low + SPAN, Math.ceil((Math.max(...vp) + 1) / 10) * 10)];
};

interface Line {
  readonly view: EmpiresView;
  readonly marks: readonly Placed[];
  /** The line that the lowest row stands on. */
  readonly y: number;
  readonly size: number;
}
const Marks = ({ view, marks, y, size }: Line) => (
  <>
    {marks.map(({ seat, x, row }) => (
      <use
        key={seat}
        href={`#seat-${lookOf(view, seat)}`}
        x={x - size / 2}
        y={y - (row + 1) * (size + 1)}
        width={size}
        height={size}
      />
    ))}
  </>
);

const POINT_MARK = 15;
const Points = ({ view }: { view: EmpiresView }) => {
  const [low, high] = scaleOf(view.vp);
  const at = (n: number): number => LEFT + ((n - low) / (high - low)) * (RIGHT - LEFT);
  const all = view.agreed.order.map((seat) => ({ seat, n: view.vp[seat]! }));
  const marks = placed(all, at, POINT_MARK);
  const y = (marks.some(({ row }) => row > 0) ? 2 : 1) * (POINT_MARK + 1);
  const step = high - low > 60 ? 20 : high - low > 30 ? 10 : 5;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
  return (
    <svg viewBox={`0 0 360 ${y + 20}`} aria-hidden="true">
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
        <text key={n} x={at(n)} y={y + 18}>
          {String(n).replace('-', '−')}
        </text>
      ))}
      <Marks view={view} marks={marks} y={y} size={POINT_MARK} />
    </svg>
  );
};

const CITY_MARK = 11;
const [FROM, TO] = [84, 328];
const Cities = ({ view, say }: { view: EmpiresView; say: Say }) => {
  const wins = scenarioOf(view).victoryCities;
  const all = view.agreed.order.map((seat) => ({ seat, n: cityCount(view, seat) }));
  const low = Math.min(wins - 12, ...all.map(({ n }) => n));
  const at = (n: number): number => FROM + ((n - low) / (wins - low)) * (TO - FROM);
  const marks = placed(all, at, CITY_MARK);
  const y = (marks.some(({ row }) => row > 0) ? 2 : 1) * (CITY_MARK + 1) + 1;
  return (
    <svg viewBox={`0 0 360 ${y + 2}`} class="cities" aria-hidden="true">
      <text class="name" x="6" y={y - 2}>
        {say('board.cities')}
      </text>
      <path class="line" d={`M${FROM} ${y - 6}H${TO}`} />
      <Marks view={view} marks={marks} y={y} size={CITY_MARK} />
      <path class="goal" d={`M${TO} ${y - 13}v14`} />
      <text class="goal-n" x={TO + 14} y={y - 2}>
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
    <Folding isLarge name="tracks" title={title}>
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
