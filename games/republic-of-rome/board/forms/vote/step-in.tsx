/** Beside a vote: who may still step in, by what everybody knows, and one's own standing orders. */
import { Icon, Mark, Panel, Section } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { factionRef } from '../../../rules/ids.ts';
import { factionsIn } from '../../../rules/rome/players.ts';
import type { Floor } from '../../../rules/senate/state.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { orderInWords, ownOrders } from '../orders/in-words.ts';
import { type Entered, localOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

export const StepIn = ({ form, say, looks, floor }: FormProps<RomeView, Entered> & { readonly floor: Floor }) => {
  const { view } = form.asked;
  const own = localOf(form.asked)?.seat;
  const orders = ownOrders(view);
  return (
    <Panel title={say('vote.stepIn')} right={say('vote.sameForAll')} class="vote-step-in">
      <ul>
        {factionsIn(view)
          .filter((faction) => faction !== own)
          .map((faction) => (
            <li key={faction}>
              <Mark look={lookOf(view, looks, faction)} />
              <span>{say(factionRef(faction))}</span>
              <span class="quiet">
                {say(floor.called.includes(faction) ? 'vote.lawOrDagger' : 'vote.untilTheyVote')}
              </span>
            </li>
          ))}
      </ul>
      <Section title={say('orders.own')} right={say('vote.yoursOnly')}>
        <ul>
          {orders.map((o, i) => (
            <li key={i}>
              <Icon name="lock" />
              <span>{orderInWords(o, say)}</span>
            </li>
          ))}
          {orders.length === 0 && <li class="quiet">{say('vote.noOrders')}</li>}
        </ul>
      </Section>
    </Panel>
  );
};
