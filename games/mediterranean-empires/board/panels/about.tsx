/** What lies under the pointer: whose it is, what its number is made of, and what can be said about an attack on it. */
import { Mark } from '@tabularium/parts/marks';
import type { PanelProps } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import { empireOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { factsOf, ownerName } from '../facts.ts';
import { lookOf } from '../looks.ts';

export const AboutPanel = ({ view, say, drawn, on }: PanelProps<EmpiresView>) => {
  const place = on === undefined ? undefined : contentOf(view).places[on];
  if (on === undefined || place === undefined) return null;
  const owner = view.owner[place] ?? -1;
  const chance = drawn?.chances?.[on];
  return (
    <section class="med-panel about" aria-hidden="true">
      <header>
        {owner >= 0 && <Mark look={lookOf(view, owner)} label={say(empireOf(view, owner))} />}
        <b>{say(on)}</b>
        <span>{ownerName(view, place, say)}</span>
      </header>
      {factsOf(view, place, say).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {chance !== undefined && <p>{say('board.chance', { n: Math.round(chance * 100) })}</p>}
    </section>
  );
};
