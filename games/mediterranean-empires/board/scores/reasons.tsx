/** What the points of one Empire in one turn were for. */
import type { Seat } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import { type Reason, reasonsOf, type Told } from './told.ts';
import { signed } from './table.tsx';

interface Props {
  readonly told: Told;
  readonly turn: number;
  readonly seat: Seat;
  readonly title: string;
  readonly say: Say;
}

/** "5 cities taken", "Syracusae lost in round 2". */
const reasonInWords = ({ why, of, n, times, round }: Reason, say: Say): string => {
  const [thing = ''] = of;
  switch (why) {
    case 'city':
      if (n < 0) return say('count.why.cityLost', { city: thing, round });
      return times === 1 ? say('count.why.cityTaken', { city: thing }) : say('count.why.citiesTaken', { n: times });
    case 'battle':
      return say(n < 0 ? 'count.why.battlesLost' : 'count.why.battlesWon', { n: times });
    case 'area':
      return say('count.why.area', { area: thing });
    case 'card':
    case 'event':
      return thing === '' ? say('count.why.other') : say(thing);
    case 'keyCities':
    case 'mostCities':
    case 'capitalLost':
    case 'progress':
      return say(`count.${why}`);
    default:
      return say('count.why.other');
  }
};

export const Reasons = ({ told, turn, seat, title, say }: Props) => {
  const reasons = reasonsOf(told, turn, seat);
  const at = told.marks.filter((mark) => mark.turn === turn).at(-1);
  const before = told.marks.filter((mark) => mark.turn < turn).at(-1);
  const [from, to] = [before?.vp[seat] ?? 0, at?.vp[seat] ?? before?.vp[seat] ?? 0];
  const rest = to - from - reasons.reduce((n, x) => n + x.n, 0);
  return (
    <section class="med-reasons" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {reasons.map((reason, i) => (
          <li key={i} class={reason.n < 0 ? 'bad' : ''}>
            <span>{reasonInWords(reason, say)}</span>
            <b>{signed(reason.n)}</b>
          </li>
        ))}
        {rest !== 0 && (
          <li>
            <span>{say('count.why.least')}</span>
            <b>{signed(rest)}</b>
          </li>
        )}
        <li class="all">
          <span>{say('count.inAll', { turn, from, to })}</span>
          <b>{signed(to - from)}</b>
        </li>
      </ul>
    </section>
  );
};
