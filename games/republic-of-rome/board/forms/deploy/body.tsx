/** The form of a deployment: the orders of one proposal, the one that is worked on, and what it would lead to. */
import type { Explanation } from '@tabularium/kernel';
import { Icon, Mark, Panel } from '@tabularium/parts/kit';
import { oddsIfOrdered } from '../../../rules/explain/orders.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { atHand } from '../../../rules/senate/business/orders.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { FiveOdds } from '../five-odds.tsx';
import { Prospects } from './chances.tsx';
import { added, BEGINS, KINDS, lastStep, offeredBy, orderStep, ordersOf, suggested, without } from './entries.ts';
import { OrderSheet } from './order.tsx';
import type { Props } from './props.ts';
import { inWords, OrderSentence } from './sentence.tsx';
import { commanderOf, Strength } from './strength.tsx';
import { lookOf } from '../../looks.ts';

export const DeployBody = (props: Props) => {
  const { form, say } = props;
  const { plans, open, base } = form.entered;
  const plan = plans[open];
  const { view } = lastStep(form);
  const orders = ordersOf(form);
  const order = orders[base + open];
  const odds = order && oddsIfOrdered(view, order, orders);
  return (
    <div class="deploy-form">
      <OrderList {...props} />
      <section class="form-panel main deploy-sheet" aria-label={say('deploy.order')}>
        {plan ? (
          <>
            {order ? (
              <OrderSentence view={view} order={order} say={say} />
            ) : (
              <h3 class="sentence">{say(`deploy.new.${plan.t}`)}</h3>
            )}
            <div class={`deploy-two ${odds ? '' : 'alone'}`}>
              <OrderSheet key={`${open} ${plan.t}`} {...props} plan={plan} at={open} />
              <Prospects {...props} order={order} at={open} />
            </div>
          </>
        ) : (
          <Settled {...props} />
        )}
      </section>
      {odds && <PinnedOdds odds={odds} say={say} />}
    </div>
  );
};

/** On a small screen, where they would scroll away while the order is written. They stand in the form as well. */
const PinnedOdds = ({ odds, say }: Pick<Props, 'say'> & { readonly odds: Explanation }) => (
  <div class="deploy-pinned" aria-hidden="true">
    <FiveOdds of={odds} say={say} numbers />
    {odds.then && <FiveOdds of={odds.then} say={say} numbers />}
  </div>
);

/** Nothing is being written: the first order that leads to a battle, or a word of where to begin. */
const Settled = (props: Props) => {
  const { form, say } = props;
  const { view } = lastStep(form);
  const orders = ordersOf(form);
  const order = orders.find((o) => oddsIfOrdered(view, o, orders));
  if (!order) return <div class="deploy-empty">{say('deploy.noOrder')}</div>;
  return (
    <>
      <OrderSentence view={view} order={order} say={say} />
      <div class="deploy-two">
        <div>
          <Strength {...props} order={order} />
        </div>
        <Prospects {...props} order={order} at={-1} />
      </div>
    </>
  );
};

/** Whose order it is, as a mark. */
const OrderMark = ({
  order,
  view,
  looks,
}: Pick<Props, 'looks'> & { readonly order: ForceOrder; readonly view: RomeView }) => {
  const s = maybeSenator(view, commanderOf(view, order));
  if (!s || s.faction < 0) return <Icon name="map" />;
  return <Mark look={lookOf(view, looks, s.faction)} />;
};

const OrderList = (props: Props) => {
  const { form, say, change } = props;
  const { entered } = form;
  const { view } = lastStep(form);
  const orders = ordersOf(form);
  const left = atHand(view, orders);
  return (
    <Panel
      title={say(view.neutrals ? 'deploy.plan' : 'deploy.orders')}
      right={<span class="chip">{Math.max(orders.length, entered.base + entered.plans.length)}</span>}
      class="deploy-orders"
      foot={
        <p>
          <b>{say('deploy.left')}</b>{' '}
          {say('deploy.units', { legions: left.legions.length, veterans: 0, fleets: left.fleets })}
          <br />
          {say('deploy.together')}
        </p>
      }
    >
      <ol>
        {orders.slice(0, entered.base).map((order, i) => (
          <li key={i} class="deploy-order fixed">
            <OrderLine {...props} n={i + 1} order={order} />
          </li>
        ))}
        {entered.plans.map((plan, i) => {
          const order = orders[entered.base + i];
          return (
            <li key={`plan${i}`} class={`deploy-order ${i === entered.open ? 'on' : ''}`}>
              <button
                type="button"
                class="deploy-open"
                aria-pressed={i === entered.open}
                onClick={() => change({ ...entered, open: i })}
              >
                {order ? (
                  <OrderLine {...props} n={entered.base + i + 1} order={order} />
                ) : (
                  <span class="hd">
                    {entered.base + i + 1} · {say(`deploy.new.${plan.t}`)}
                  </span>
                )}
              </button>
              {entered.plans.length + entered.base > 1 && (
                <button
                  type="button"
                  class="deploy-away"
                  aria-label={say('deploy.away', { n: entered.base + i + 1 })}
                  onClick={() => change(without(form, i))}
                >
                  <Icon name="x" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <AddOrder {...props} />
    </Panel>
  );
};

const OrderLine = ({ form, say, looks, n, order }: Props & { readonly n: number; readonly order: ForceOrder }) => {
  const { view } = lastStep(form);
  const odds = oddsIfOrdered(view, order, ordersOf(form));
  return (
    <>
      <span class="hd">
        {n}
        <OrderMark order={order} view={view} looks={looks} />
      </span>
      <span class="words">{inWords(view, order, say)}</span>
      {odds && <FiveOdds of={odds} say={say} numbers />}
    </>
  );
};

/** What may still be ordered in the same vote; what may not says why where the rules say it. */
const AddOrder = ({ form, say, change, tell }: Props) => {
  const { entered } = form;
  const next = orderStep(form, entered.plans.length);
  if (!next) return null;
  const { question } = next;
  const kinds = KINDS.filter(
    (t) =>
      offeredBy(next, BEGINS[t]).length > 0 ||
      question.denied[BEGINS[t]] !== undefined ||
      question.withheld[BEGINS[t]] !== undefined,
  );
  if (kinds.length === 0) return null;
  return (
    <div class="deploy-add">
      <p>{say(next.view.neutrals ? 'deploy.addToPlan' : 'deploy.add')}</p>
      <div>
        {kinds.map((t) => {
          const why = question.denied[BEGINS[t]] ?? Object.values(question.withheld[BEGINS[t]] ?? {})[0];
          const plan = suggested(next, t);
          return (
            <button
              key={t}
              type="button"
              class="btn"
              aria-disabled={plan === undefined}
              onClick={() => (plan ? change(added(form, plan)) : why && tell(why))}
            >
              {t === 'send' && <Icon name="plus" />}
              {plan === undefined && <Icon name="lock" />}
              {say(`deploy.kind.${t}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
};
