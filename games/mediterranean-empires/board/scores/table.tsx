/** The table of a count, the best first. */
import { Icon, Mark } from '@tabularium/parts/kit';
import type { Seat } from '@tabularium/kernel';
import { empireOf } from '../../rules/empire/order.ts';
import type { CountProps } from './page.tsx';
import type { Row } from './rows.ts';
import { COUNT_PARTS, type CountPart } from './told.ts';

const ICONS: Readonly<Record<CountPart, string>> = {
  keyCities: 'star',
  mostCities: 'shield',
  capitalLost: 'crown',
  progress: 'up',
};

/** With a sign, and a real minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '±0');

interface Props extends CountProps {
  readonly rows: readonly Row[];
  /** Whose points are told beside it. */
  readonly whose: Seat;
  readonly onWhose: (seat: Seat) => void;
}

export const CountTable = (props: Props) => {
  const { say, rows } = props;
  return (
    <div class="med-count-table" role="region" tabIndex={0} aria-label={say('count.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('count.empire')}</th>
            <th scope="col" class="before">
              {say('count.before')}
            </th>
            {COUNT_PARTS.map((part) => (
              <th key={part} scope="col" class="part">
                <Icon name={ICONS[part]} />
                <span>{say(`count.${part}`)}</span>
                <small>{say(`count.${part}.worth`)}</small>
              </th>
            ))}
            <th scope="col" class="points-now">
              {say('count.sum')}
            </th>
            <th scope="col" class="band">
              {say('count.endAs')}
            </th>
            <th scope="col">
              {say('board.cities')}
              <small>{say('count.thisTurn')}</small>
            </th>
            <th scope="col" class="next">
              {say('count.hand')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <CountRow key={row.seat} {...props} row={row} place={i + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Points = ({ n }: { readonly n: number }) => (
  <td class={n < 0 ? 'part bad' : n > 0 ? 'part good' : 'part nil'}>{n === 0 ? '·' : signed(n)}</td>
);

const CountRow = ({
  view,
  say,
  players,
  looks,
  me,
  row,
  place,
  whose,
  onWhose,
}: Props & { readonly row: Row; readonly place: number }) => {
  const { seat, before, parts, now, band, cities, change, hand, draws } = row;
  return (
    <tr class={seat === me ? 'mine' : ''}>
      <th scope="row">
        <button type="button" aria-pressed={seat === whose} onClick={() => onWhose(seat)}>
          <i aria-hidden="true">{place}</i>
          <Mark look={looks[seat]!} />
          <span>
            {say(empireOf(view, seat))}
            <small>{seat === me ? say('count.you') : players[seat]}</small>
          </span>
        </button>
      </th>
      <td class="before">{before}</td>
      {COUNT_PARTS.map((part) => (
        <Points key={part} n={parts[part]} />
      ))}
      <td class="points-now">{now}</td>
      <td class="band">{say(`count.band.${band}`)}</td>
      <td>
        {cities ?? '·'} {change !== undefined && <small>{signed(change)}</small>}
      </td>
      <td class="next">
        {hand ?? '·'} {hand !== undefined && <small>{say('count.draws', { n: draws })}</small>}
      </td>
    </tr>
  );
};
