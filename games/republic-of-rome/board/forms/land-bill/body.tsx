/** The three Types with what they cost and bring, and who sponsors the one that is chosen. */
import { Icon } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { landBill } from '../../../rules/data/printed.ts';
import { LAND_BILLS, type LandBill } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { billRef } from '../../../rules/senate/business/land-bills.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { SenatorPick } from '../senate/senator-pick.tsx';
import { inWords, standingOf } from '../standing.ts';
import { type Entered, isRepeal, settled, sponsors, sponsorSteps, verbOf } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

const HEADS = {
  bill: [
    'landBill.bill',
    'landBill.pays',
    'landBill.sponsor',
    'landBill.second',
    'landBill.against',
    'landBill.unrest',
  ],
  repeal: ['landBill.bill', 'landBill.saves', 'landBill.sponsor', 'landBill.thoseFor', 'landBill.unrest'],
} as const;

export const LandBillBody = (props: Props) => {
  const { form, say } = props;
  const heads = HEADS[isRepeal(form.asked) ? 'repeal' : 'bill'];
  return (
    <>
      <table class="rows">
        <thead>
          <tr>
            {heads.map((k, i) => (
              <th key={k} scope="col" class={i === 0 ? '' : 'n'}>
                {say(k)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LAND_BILLS.map((type) => (
            <Row key={type} {...props} type={type} />
          ))}
        </tbody>
      </table>
      <Sponsors {...props} />
      <p class="hint">{say(isRepeal(form.asked) ? 'landBill.repealHint' : 'landBill.hint')}</p>
    </>
  );
};

const Row = ({ form, say, change, type }: Props & { readonly type: LandBill }) => {
  const { asked, entered } = form;
  const { view } = asked;
  const row = landBill(view, type);
  const ref = billRef(type);
  const { bill } = settled(asked);
  const { isOffered, reason } = standingOf(asked, verbOf(asked), ref);
  const mayChoose = bill === '' && isOffered;
  const inForce = view.landBills[type];
  const cost = say(row.recurring ? 'landBill.aTurn' : 'landBill.once', { n: row.cost });
  const cells = isRepeal(asked)
    ? [cost, `${signed(row.repeal.sponsor)}`, signed(row.repeal.voteFor), signed(row.repeal.unrest)]
    : [cost, signed(row.sponsor), signed(row.coSponsor), signed(row.against), signed(row.unrest)];
  const why = mayChoose || ref === entered.bill ? undefined : (inWords(say, reason) ?? say('landBill.notNow'));
  return (
    <tr class={ref === entered.bill ? 'chosen' : mayChoose ? '' : 'no'}>
      <th scope="row">
        <button
          type="button"
          class="row-choice"
          aria-pressed={ref === entered.bill}
          aria-disabled={!mayChoose}
          data-option={ref}
          onClick={() => mayChoose && change({ ...entered, bill: ref })}
        >
          {reason && <Icon name="lock" />}
          <span class="sr">{say(ref)}</span>
          <span aria-hidden="true">{type}</span>
          {(inForce > 0 || why !== undefined) && (
            <small>
              {[...(inForce > 0 ? [say('landBill.inForce', { n: inForce })] : []), ...(why ? [why] : [])].join(' · ')}
            </small>
          )}
        </button>
      </th>
      {cells.map((c, i) => (
        <td key={i} class="n">
          {c}
        </td>
      ))}
    </tr>
  );
};

const Sponsors = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { first, second } = sponsors(form);
  const [one, other] = sponsorSteps(form);
  const isFixed = settled(asked).sponsor !== '';
  const asks = (id: string): boolean => {
    const s = maybeSenator(asked.view, id);
    return s !== undefined && mustAsk(asked.view, ownFaction(asked.view, asked.seat), s.faction);
  };
  const chip = (id: string) =>
    asks(id) && (
      <span class="chip warn">
        <Icon name="clock" />
        {say('form.mustAgree', { who: id })}
      </span>
    );
  const popularity = (s: { readonly popularity: number }): string =>
    say('landBill.popularity', { n: signed(s.popularity) });
  return (
    <div class="form-line">
      <label>
        {say('landBill.sponsor')}{' '}
        {isFixed || !one ? (
          <b>{first === '' ? say('form.nobody') : say(first)}</b>
        ) : (
          <SenatorPick
            asked={one}
            verb="nameSponsor"
            label={say('landBill.sponsor')}
            value={first}
            say={say}
            none={say('form.nobody')}
            note={popularity}
            onChange={(id) => change({ ...entered, sponsor: id, second: entered.second === id ? '' : entered.second })}
          />
        )}
      </label>
      {chip(first)}
      {!isRepeal(asked) && (
        <label>
          {say('landBill.second')}{' '}
          {(isFixed ? one : (other ?? one)) && (
            <SenatorPick
              asked={(isFixed ? one : (other ?? one))!}
              verb="nameSponsor"
              label={say('landBill.second')}
              value={second}
              say={say}
              without={[first]}
              none={say('form.nobody')}
              note={popularity}
              onChange={(id) => change({ ...entered, sponsor: first, second: id })}
            />
          )}
        </label>
      )}
      {!isRepeal(asked) && chip(second)}
    </div>
  );
};
