/** Standing orders as sentences with slots. */
import { Icon, Seg } from '@tabularium/parts/kit';
import type { ComponentChildren } from 'preact';
import type { FormProps, Say } from '@tabularium/parts/web';
import { UNLESS_ACCUSED } from '../../../rules/orders/passing.ts';
import { factionRef } from '../../../rules/ids.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { among, type Killing, offered, type Passing, type Vetoing } from './entries.ts';
import { orderInWords, ownOrders } from './in-words.ts';

/** Under their Factions. */
const People = ({
  view,
  refs,
  say,
}: {
  readonly view: RomeView;
  readonly refs: readonly string[];
  readonly say: Say;
}) => {
  const factions = [...new Set(refs.map((id) => maybeSenator(view, id)?.faction ?? -1))];
  return (
    <>
      {factions.map((f) => (
        <optgroup key={f} label={say(factionRef(f))}>
          {refs
            .filter((id) => maybeSenator(view, id)?.faction === f)
            .map((id) => (
              <option key={id} value={id}>
                {say(id)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
};

/** What stands already, and that nobody else knows of it. */
const Lodged = ({ view, say }: { readonly view: RomeView; readonly say: Say }) => {
  const own = ownOrders(view);
  return (
    <>
      {own.length > 0 && (
        <ul class="orders-own" aria-label={say('orders.own')}>
          {own.map((o, i) => (
            <li key={i}>
              <Icon name="clock" />
              {orderInWords(o, say)}
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        <Icon name="lock" />
        {say('orders.secret')}
      </p>
    </>
  );
};

export const PassBody = ({ form, say, change }: FormProps<RomeView, Passing>) => {
  const { asked, entered } = form;
  const refs = offered(asked, 'orderPass');
  const toggle = (ref: string): void => {
    const { unless } = entered;
    change({ ...entered, unless: unless.includes(ref) ? unless.filter((r) => r !== ref) : [...unless, ref] });
  };
  const left = (kind: 'kind' | 'senator'): readonly string[] =>
    among(refs, kind).filter((ref) => !entered.unless.includes(ref));
  const named = entered.unless.filter((ref) => ref !== UNLESS_ACCUSED);
  return (
    <div class="form-small orders">
      <div class="orders-line">
        <b>{say('orders.pass')}</b>
        <Seg
          label={say('orders.until')}
          value={entered.until}
          of={among(refs, 'until').map((value) => ({ value, label: say(value) }))}
          onChange={(until) => change({ ...entered, until })}
        />
        <span>{say('orders.unless')}</span>
        <button
          type="button"
          class="orders-slot"
          aria-pressed={entered.unless.includes(UNLESS_ACCUSED)}
          onClick={() => toggle(UNLESS_ACCUSED)}
        >
          {say(UNLESS_ACCUSED)}
        </button>
        {named.map((ref) => (
          <button
            key={ref}
            type="button"
            class="orders-slot"
            aria-pressed
            aria-label={say('orders.remove', { what: ref })}
            onClick={() => toggle(ref)}
          >
            {say(ref)}
            <Icon name="x" />
          </button>
        ))}
        <Slot label={say('orders.kind')} onChoose={toggle}>
          {left('kind').map((ref) => (
            <option key={ref} value={ref}>
              {say(ref)}
            </option>
          ))}
        </Slot>
        <Slot label={say('orders.person')} onChoose={toggle}>
          <People view={asked.view} refs={left('senator')} say={say} />
        </Slot>
      </div>
      <p class="quiet">{say('orders.mayStill')}</p>
      <Lodged view={asked.view} say={say} />
    </div>
  );
};

interface SlotProps {
  readonly label: string;
  readonly value?: string;
  readonly onChoose: (ref: string) => void;
  readonly children: ComponentChildren;
}
/** A place in the sentence that opens into a list. */
const Slot = ({ label, value = '', onChoose, children }: SlotProps) => (
  <select class="orders-slot" aria-label={label} value={value} onChange={(e) => onChoose(e.currentTarget.value)}>
    <option value="">{label}</option>
    {children}
  </select>
);

export const VetoBody = ({ form, say, change }: FormProps<RomeView, Vetoing>) => {
  const { asked, entered } = form;
  const refs = offered(asked, 'orderVeto');
  return (
    <div class="form-small orders">
      <div class="orders-line">
        <b>{say('orders.veto')}</b>
        <Slot label={say('orders.anything')} value={entered.kind} onChoose={(kind) => change({ ...entered, kind })}>
          {among(refs, 'kind').map((ref) => (
            <option key={ref} value={ref}>
              {say(ref)}
            </option>
          ))}
        </Slot>
        <span>{say('orders.naming')}</span>
        <Slot
          label={say('orders.anybody')}
          value={entered.naming}
          onChoose={(naming) => change({ ...entered, naming })}
        >
          <People view={asked.view} refs={among(refs, 'senator')} say={say} />
        </Slot>
        <span>{say('orders.isProposed')}</span>
      </div>
      <p class="quiet">{say('orders.usesTribune')}</p>
      <Lodged view={asked.view} say={say} />
    </div>
  );
};

export const KillBody = ({ form, say, change }: FormProps<RomeView, Killing>) => {
  const { asked, entered } = form;
  return (
    <div class="form-small orders">
      <div class="orders-line">
        <b>{say('orders.kill')}</b>
        <Slot label={say('orders.whom')} value={entered.target} onChoose={(target) => change({ ...entered, target })}>
          <People view={asked.view} refs={offered(asked, 'orderAssassination')} say={say} />
        </Slot>
        <span>{say('orders.beforePass')}</span>
      </div>
      <p class="quiet">{say('orders.askedThen')}</p>
      <Lodged view={asked.view} say={say} />
    </div>
  );
};
