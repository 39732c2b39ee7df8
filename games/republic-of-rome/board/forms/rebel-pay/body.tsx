/** The Rebel army: who pays, who leaves, whom Rome keeps. */
import { Amount, Icon, Sum } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { debits } from '../../../rules/revenue/debits.ts';
import { legion } from '../../../rules/rome/forces.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { totalOf } from '../money/placing.ts';
import {
  type Entered,
  fleetsGone,
  fleetsIn,
  keeping,
  keptIn,
  paying,
  payStep,
  releasedIn,
  releasing,
  sharesIn,
} from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const RebelPayBody = (props: Props) => (
  <div class="rebel-pay">
    <Release {...props} />
    <Fleets {...props} />
    <Pay {...props} />
    <Keep {...props} />
  </div>
);

const Release = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const offer = releasing(asked);
  if (!offer) return null;
  const gone = releasedIn(asked, entered);
  const fleets = fleetsGone(asked, gone.length);
  const toggle = (ref: string): void =>
    change({
      ...entered,
      released: gone.includes(ref) ? gone.filter((r) => r !== ref) : [...gone, ref].slice(-offer.max),
    });
  return (
    <fieldset>
      <legend>
        <span role="status">
          {fleets === undefined
            ? say('rebelPay.leave', { n: gone.length, of: offer.max })
            : say('rebelPay.withFleets', { legions: gone.length, fleets })}
        </span>
      </legend>
      <div class="released-legions">
        {offer.of.map((ref) => (
          <button key={ref} type="button" aria-pressed={gone.includes(ref)} onClick={() => toggle(ref)}>
            {say(ref)}
            {legion(asked.view, ref).veteran && <Icon name="star" label={say('rebelPay.veteran')} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

/** [2.03.23-d] Instead of paying for them. */
const Fleets = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const n = fleetsIn(asked);
  if (n === 0) return null;
  return (
    <fieldset>
      <legend>{say('rebelPay.fleets')}</legend>
      <div class="rebel-purse">
        <Amount
          label={say('rebelPay.fleets')}
          value={entered.fleets ?? n}
          min={0}
          max={n}
          unit={say('rebelPay.of.legions', { n })}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          // Another sum is due then.
          onChange={(fleets) => change({ turn: entered.turn, fleets })}
        />
      </div>
    </fieldset>
  );
};

/** Now, or when the Legions that cannot be paid have gone. */
const Pay = ({ form, say, change }: Props) => {
  const step = payStep(form);
  const offer = step && paying(step);
  if (!offer) return null;
  const shares = sharesIn(step, form.entered);
  return (
    <fieldset>
      <legend>
        <span role="status">{say('rebelPay.paid', { n: totalOf(shares), of: offer.max })}</span>
      </legend>
      {Object.entries(offer.of).map(([ref, most]) => (
        <div key={ref} class="rebel-purse">
          <b>{ref.startsWith('faction:') ? say('money.treasury') : say(ref)}</b>
          <Amount
            label={say('money.lies.on', { purse: ref })}
            value={shares[ref] ?? 0}
            min={0}
            max={Math.min(most, offer.max)}
            unit={say('rebelPay.of', { n: most })}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(n) => change({ ...form.entered, shares: { ...shares, [ref]: n } })}
          />
        </div>
      ))}
    </fieldset>
  );
};

const Keep = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const offer = keeping(asked);
  if (!offer) return null;
  const { state } = asked.view;
  const owed = debits(asked.view).total;
  return (
    <fieldset>
      <legend>{say('rebelPay.keep')}</legend>
      <div class="rebel-purse">
        <Amount
          label={say('rebelPay.keep')}
          value={keptIn(asked, entered)}
          min={offer.min}
          max={offer.max}
          unit={say('rebelPay.of.legions', { n: offer.max })}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          onChange={(kept) => change({ ...entered, kept })}
        />
        <Sum
          small
          parts={[
            { n: state, word: say('contribution.state') },
            { n: -owed, word: say('rebelPay.ifAll'), tone: 'bad' },
          ]}
          total={state - owed}
          word={say('contribution.after')}
        />
      </div>
    </fieldset>
  );
};
