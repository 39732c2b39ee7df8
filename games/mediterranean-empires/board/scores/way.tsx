/** [MED.4.4-a] Cities against the number that wins at once. */
import { Mark } from '@tabularium/parts/kit';
import type { SheetProps } from '@tabularium/parts/web';
import { empireOf } from '../../rules/empire/order.ts';
import { cityCount, scenarioOf } from '../../rules/empire/places.ts';
import type { EmpiresView } from '../../rules/view.ts';

type Props = Pick<SheetProps<EmpiresView>, 'view' | 'say' | 'looks' | 'me'>;

export const WayToVictory = ({ view, say, looks, me }: Props) => {
  const { victoryCities } = scenarioOf(view);
  const seats = view.agreed.order.toSorted((a, b) => cityCount(view, b) - cityCount(view, a));
  return (
    <section class="med-way" aria-label={say('count.way', { n: victoryCities })}>
      <h3>{say('count.way', { n: victoryCities })}</h3>
      <ul>
        {seats.map((seat) => {
          const n = cityCount(view, seat);
          return (
            <li key={seat} class={seat === me ? 'mine' : ''}>
              <Mark look={looks[seat]!} />
              <span class="name">{say(empireOf(view, seat))}</span>
              <span class="track" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * n) / victoryCities)}%` }} />
              </span>
              <b>{n}</b>
              <small>{say('count.missing', { n: Math.max(0, victoryCities - n) })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
