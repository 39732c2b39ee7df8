/** Money for other Factions: debts first, then gifts; and what others owe. */
import { Amount, Icon, Mark, Panel, Section } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { boundBy } from '../../../rules/agreements/enforce.ts';
import { agreementRef } from '../../../rules/agreements/life.ts';
import { factionOf, factionRef } from '../../../rules/ids.ts';
import { receivers } from '../../../rules/revenue/gifts.ts';
import { factionsIn, played } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { debtsIn, type Entered, factionOfAsked, localOf, pursesNow, treasuryOf, unplaced } from './entries.ts';
import { madeRoom, totalOf } from './placing.ts';
import { lookOf } from '../../looks.ts';

type Props = FormProps<RomeView, Entered>;

export const Gifts = (props: Props) => {
  const { form, say } = props;
  const { asked } = form;
  const own = factionOfAsked(asked);
  const debts = debtsIn(asked);
  const others = receivers(asked.view, own).map(factionRef);
  const owing = others.filter((to) => debts[to] !== undefined);
  const done = localOf(asked)?.done ?? [];
  const placing = played(asked.view, factionsIn(asked.view)).filter((f) => f !== own && !done.includes(f)).length;
  return (
    <Panel
      class="money-gifts"
      title={say('money.toOthers')}
      foot={
        <>
          <Icon name="clock" />
          {say('money.others', { done: done.filter((f) => f !== own).length, placing })}
        </>
      }
    >
      {owing.map((to) => (
        <Gift key={to} {...props} to={to} due={debts[to]!} />
      ))}
      {others
        .filter((to) => !owing.includes(to))
        .map((to) => (
          <Gift key={to} {...props} to={to} due={0} />
        ))}
      <OwedToYou {...props} />
    </Panel>
  );
};

const withGift = ({ asked, entered }: Props['form'], to: string, n: number): Entered => {
  const free = unplaced(asked, entered);
  const treasury = treasuryOf(asked);
  const { from = treasury, n: own = 0 } = entered.gifts[to] ?? {};
  const now = Math.max(0, Math.min(n, own + totalOf(entered.purses) + free));
  const gifts = { ...entered.gifts, [to]: { from, n: now } };
  return { ...entered, gifts, purses: madeRoom(entered, Math.max(0, now - own), free, { but: '', treasury }) };
};

const Gift = (props: Props & { readonly to: string; readonly due: number }) => {
  const { form, say, change, looks, to, due } = props;
  const { asked, entered } = form;
  const treasury = treasuryOf(asked);
  const { from = treasury, n = 0 } = entered.gifts[to] ?? {};
  const label = say('money.giftTo', { faction: to });
  // While something is owed, the rules say who may be given anything at all.
  const debts = debtsIn(asked);
  const isOwing = Object.entries(debts).some(([creditor, owed]) => (entered.gifts[creditor]?.n ?? 0) < owed);
  const why = due === 0 && isOwing && n === 0 ? form.with(withGift(form, to, 1)).why : undefined;
  return (
    <div class={due > 0 ? 'money-gift due' : 'money-gift'}>
      <p>
        <Mark look={lookOf(asked.view, looks, factionOf(to))} />
        <b>{say(to)}</b>
        <span class="grow" />
        {why ? (
          <Icon name="lock" />
        ) : (
          <Amount
            label={label}
            value={n}
            min={0}
            max={n + totalOf(entered.purses) + unplaced(asked, entered)}
            unit={say('money.t')}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(to_) => change(withGift(form, to, to_))}
          />
        )}
      </p>
      {due > 0 && <Debt {...props} />}
      {why && <small>{say(why.k, why.a ?? {})}</small>}
      {n > 0 && (
        <label class="money-from">
          <span>{say('money.from')}</span>
          <select
            class="input"
            value={from}
            onChange={(e) =>
              change({ ...entered, gifts: { ...entered.gifts, [to]: { from: e.currentTarget.value, n } } })
            }
          >
            {Object.keys(pursesNow(asked)).map((ref) => (
              <option key={ref} value={ref}>
                {ref === treasury ? say('money.fromHidden') : say('money.fromSenator', { who: ref })}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};

/** [AGR-10] What it is owed for. */
const Debt = ({ form, say, to }: Props & { readonly to: string }) => {
  const { asked } = form;
  const own = boundBy(asked.view, factionOfAsked(asked), 'pay').filter((b) => factionRef(b.clause.to) === to);
  return (
    <>
      {own.map(({ agreement, promise }) => (
        <p key={agreement.id}>
          <span class="money-debt">
            {say('money.debt', { what: agreementRef(agreement), n: promise.n - promise.paid })}
          </span>
          <span class="chip warn">
            <Icon name="clock" />
            {say('money.dueNow')}
          </span>
        </p>
      ))}
    </>
  );
};

const OwedToYou = ({ form, say, looks }: Props) => {
  const { asked } = form;
  const own = factionOfAsked(asked);
  const debts = receivers(asked.view, own).flatMap((f) =>
    boundBy(asked.view, f, 'pay').flatMap((b) => (b.clause.to === own ? [{ by: f, ...b.promise }] : [])),
  );
  return (
    <Section title={say('money.toYou')}>
      {debts.map(({ by, n, paid }, i) => (
        <p key={i} class="money-owed">
          <Mark look={lookOf(asked.view, looks, by)} />
          {say('money.owes', { faction: factionRef(by), n: n - paid })}
        </p>
      ))}
      <p class="quiet">{say('money.arrives')}</p>
    </Section>
  );
};
