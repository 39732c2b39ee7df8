/** Under the count: the own hand of the next turn, who has still to discard, and the way on. */
import { Icon, Mark } from '@tabularium/parts/kit';
import { handSize } from '../../rules/setup/build.ts';
import type { CountProps } from './page.tsx';
import type { Row } from './rows.ts';
import type { Counted } from './told.ts';

interface Props extends CountProps {
  readonly counted: Counted;
  readonly rows: readonly Row[];
}

export const Onward = ({ view, say, me, looks, players, asked, counted, rows, goOn }: Props) => {
  const mine = rows.find((row) => row.seat === me);
  const isDiscarding = view.flow.some(({ proc }) => proc === 'end.turn');
  // First what is asked here.
  const isAsked = isDiscarding && me !== undefined && asked.includes(me);
  const names = isDiscarding ? asked.filter((seat) => seat !== me).map((seat) => players[seat] ?? '') : [];
  return (
    <footer class="med-count-on">
      {mine?.hand !== undefined && me !== undefined && (
        <p>
          <Mark look={looks[me]!} />
          <b>{say('count.nextHand', { n: mine.hand, draws: mine.draws })}</b>
          <span>{say('count.handSum', { base: handSize(view), more: mine.hand - handSize(view) })}</span>
        </p>
      )}
      {names.length > 0 && (
        <span class="chip" role="status">
          <Icon name="clock" />
          {say('count.still', { who: names.join(', ') })}
        </span>
      )}
      {goOn && !isAsked && (
        <button type="button" class="btn primary" data-go-on onClick={goOn}>
          {say('count.on', { turn: counted.turn + 1 })}
        </button>
      )}
    </footer>
  );
};
