/** Before the dice: which Legions and Fleets are asked, what they are paid, and how likely they follow. */
import { Amount, Mark, percent } from '@tabularium/parts/kit';
import { loyaltyDie } from '../../../rules/explain/rebel.ts';
import type { Senator } from '../../../rules/game.ts';
import { legionNumber, legionRef } from '../../../rules/ids.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { numeral } from '../legions.tsx';
import type { OfRebel, Props } from './body.tsx';
import {
  areFleetsChosen,
  areFleetsPaid,
  armyOf,
  fleetsAsked,
  fleetsOf,
  moneyForLegions,
  moneyOf,
  paidIn,
} from './entries.ts';
import { lookOf } from '../../looks.ts';

interface Row {
  readonly ids: readonly string[];
  readonly owes: Senator | undefined;
  readonly veteran: boolean;
}

export const Asked = (props: OfRebel) => {
  const { form, say, who } = props;
  const { view } = form.asked;
  const { own, others } = armyOf(view);
  const isVeteran = (id: string): boolean => view.legions[legionNumber(id)]!.veteran;
  const rows: Row[] = [
    ...others.filter(isVeteran).map((id) => ({
      ids: [id],
      owes: maybeSenator(view, view.legions[legionNumber(id)]!.allegiance),
      veteran: true,
    })),
    ...[others.filter((id) => !isVeteran(id))]
      .filter((ids) => ids.length > 0)
      .map((ids) => ({ ids, owes: undefined, veteran: false })),
  ];
  return (
    <table class="rows rebel-legions">
      <thead>
        <tr>
          <th scope="col">{say('rebel.legion')}</th>
          <th scope="col">{say('rebel.owes')}</th>
          <th scope="col">{say('rebel.toAsk')}</th>
          <th scope="col">{say('rebel.fromPurse', { n: moneyOf(view) })}</th>
          <th scope="col" class="n">
            {say('rebel.on')}
          </th>
          <th scope="col" class="n">
            {say('rebel.chance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {own.map((n) => (
          <tr key={n}>
            <th scope="row">
              <span class="legion veteran">{numeral(legionRef(n))}</span>
            </th>
            <td>
              <Lord {...props} lord={who} /> {say('rebel.counts2')}
            </td>
            <td colSpan={3} class="quiet">
              {say('rebel.noDie')}
            </td>
            <td class="n">
              <b>{say('rebel.sure')}</b>
            </td>
          </tr>
        ))}
        {rows.map((row) => (
          <AskedRow key={row.ids[0]} {...props} row={row} />
        ))}
        {fleetsOf(view) > 0 && <FleetsRow {...props} />}
      </tbody>
    </table>
  );
};

const Lord = ({ form, looks, say, lord }: Props & { readonly lord: Senator }) => (
  <>
    {lord.faction >= 0 && <Mark look={lookOf(form.asked.view, looks, lord.faction)} />} {say(lord.id)} ·
  </>
);

/** Of one kind: how many are asked and paid, and how many more could be. */
interface Asking {
  readonly name: string;
  readonly asked: number;
  readonly paid: number;
  readonly fewestAsked: number;
  readonly mostAsked: number;
  readonly fewestPaid: number;
  readonly mostPaid: number;
  readonly ask: (n: number) => void;
  readonly pay: (n: number) => void;
}

const AskedRow = (props: OfRebel & { readonly row: Row }) => {
  const { form, say, change, row } = props;
  const { entered, asked } = form;
  const chosen = row.ids.filter((id) => entered.asked.includes(id));
  const paid = paidIn(form).filter((id) => row.ids.includes(id));
  const others = paidIn(form).length - paid.length;
  const rest = (of: readonly string[]): string[] => of.filter((id) => !row.ids.includes(id));
  const isFixed = Object.hasOwn(asked.question.verbs, 'payLegions');
  const isOne = row.ids.length === 1;
  const these: Asking = {
    name: isOne ? say(row.ids[0]!) : say('rebel.more', { n: row.ids.length }),
    asked: chosen.length,
    paid: paid.length,
    fewestAsked: isFixed ? chosen.length : 0,
    mostAsked: isFixed ? chosen.length : row.ids.length,
    fewestPaid: 0,
    mostPaid: Math.min(chosen.length, Math.max(0, moneyForLegions(asked.view, entered) - others)),
    ask: (n) => {
      const now = row.ids.slice(0, n);
      change({
        ...entered,
        asked: [...rest(entered.asked), ...now],
        paid: [...rest(paidIn(form)), ...now.filter((id) => paid.includes(id))],
      });
    },
    pay: (n) => change({ ...entered, paid: [...rest(paidIn(form)), ...chosen.slice(0, n)] }),
  };
  return (
    <tr>
      <th scope="row">
        {isOne ? (
          <span class={`legion ${row.veteran ? 'veteran' : ''}`}>{numeral(row.ids[0]!)}</span>
        ) : (
          <span class="rebel-more">{these.name}</span>
        )}
      </th>
      <td>
        {row.owes ? <Lord {...props} lord={row.owes} /> : null} {say(row.veteran ? 'rebel.counts2' : 'rebel.nobodys')}
        {!isOne && <small>{row.ids.map(numeral).join(', ')}</small>}
      </td>
      {isOne ? <Ticks {...props} these={these} /> : <Amounts {...props} these={these} />}
      <Die {...props} these={these} />
    </tr>
  );
};

/** [2.03.23-a][2.03.23-b] His Fleets, by the dice of the Legions and out of the same purse. */
const FleetsRow = (props: OfRebel) => {
  const { form, say, change } = props;
  const { view } = form.asked;
  const { entered } = form;
  const asked = fleetsAsked(view);
  const [isChosen, isPaid] = [areFleetsChosen(view), areFleetsPaid(view)];
  const n = isChosen ? (asked?.n ?? 0) : entered.fleets;
  const paid = isPaid ? (asked?.paid ?? 0) : entered.paidFleets;
  const these: Asking = {
    name: say('rebel.fleetsN', { n: fleetsOf(view) }),
    asked: n,
    paid,
    fewestAsked: isChosen ? n : 0,
    mostAsked: isChosen ? n : fleetsOf(view),
    fewestPaid: isPaid ? paid : 0,
    mostPaid: isPaid ? paid : Math.min(n, moneyOf(view)),
    ask: (fleets) => change({ ...entered, fleets, paidFleets: Math.min(fleets, entered.paidFleets) }),
    pay: (paidFleets) => change({ ...entered, paidFleets }),
  };
  return (
    <tr>
      <th scope="row">
        <span class="rebel-more">{these.name}</span>
      </th>
      <td>{say('rebel.fleetsCount')}</td>
      <Amounts {...props} these={these} />
      <Die {...props} these={these} />
    </tr>
  );
};

interface Cells extends OfRebel {
  readonly these: Asking;
}

/** One Legion: yes or no. */
const Ticks = ({ say, these }: Cells) => (
  <>
    <td>
      <label class="rebel-tick">
        <input
          type="checkbox"
          checked={these.asked > 0}
          disabled={these.fewestAsked === these.mostAsked}
          aria-label={say('rebel.askOf', { what: these.name })}
          onChange={() => these.ask(these.asked > 0 ? 0 : 1)}
        />
        {say('rebel.toAsk')}
      </label>
    </td>
    <td>
      <label class="rebel-tick">
        <input
          type="checkbox"
          checked={these.paid > 0}
          disabled={these.mostPaid === 0 && these.paid === 0}
          aria-label={say('rebel.payTo', { what: these.name })}
          onChange={() => these.pay(these.paid > 0 ? 0 : 1)}
        />
        {say('rebel.pay1')}
      </label>
    </td>
  </>
);

/** Several: so many. */
const Amounts = ({ form, say, these }: Cells) => (
  <>
    <td data-label={say('rebel.toAsk')}>
      <Amount
        label={say('rebel.askOf', { what: these.name })}
        value={these.asked}
        min={these.fewestAsked}
        max={these.mostAsked}
        fewer={say('ui.fewer')}
        more={say('ui.more')}
        onChange={these.ask}
      />
    </td>
    <td data-label={say('rebel.fromPurse', { n: moneyOf(form.asked.view) })}>
      <Amount
        label={say('rebel.payTo', { what: these.name })}
        value={these.paid}
        min={these.fewestPaid}
        max={these.mostPaid}
        unit="T"
        fewer={say('ui.fewer')}
        more={say('ui.more')}
        onChange={these.pay}
      />
    </td>
  </>
);

const Die = ({ form, say, these: { asked, paid } }: Cells) => {
  const { view } = form.asked;
  const [plain, bought] = [loyaltyDie(view, false), loyaltyDie(view, true)];
  const die = paid === 0 ? plain : bought;
  const isMixed = paid > 0 && paid < asked;
  return (
    <>
      <td class="n">{asked === 0 ? '' : isMixed ? `${bought.from}+, ${plain.from}+` : `${die.from}+`}</td>
      <td class="n">
        <b>
          {asked === 0
            ? say('rebel.notAsked')
            : isMixed
              ? `${percent(bought.chance)} %, ${percent(plain.chance)} %`
              : `${percent(die.chance)} %`}
        </b>
      </td>
    </>
  );
};
