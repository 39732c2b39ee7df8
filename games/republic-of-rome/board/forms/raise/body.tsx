/** Two steppers, the price, the treasury after it, and who earns by it. */
import { Amount, Icon, Sum } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { concessionCard } from '../../../rules/data/printed.ts';
import { unitCost } from '../../../rules/events/manpower-shortage.ts';
import { debits } from '../../../rules/revenue/debits.ts';
import { doubling, earns } from '../../../rules/revenue/personal.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { legionNumber } from '../../../rules/ids.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { LegionTokens } from '../legions.tsx';
import { disbandedIn, type Entered, isDisbanding, settled } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const RaiseBody = (props: Props) => {
  const { form, say, change } = props;
  const { entered, asked } = form;
  const known = settled(asked);
  return (
    <div class="raise-units">
      <div>
        <Units
          {...props}
          verb="legions"
          icon="legion"
          label={say(isDisbanding(asked) ? 'raise.ordinary' : 'board.legions')}
          value={entered.legions}
          isSettled={known.legions !== undefined}
          onChange={(legions) => change({ ...entered, legions })}
        />
        <Veterans {...props} />
        <Disbanded {...props} />
        <Units
          {...props}
          verb="fleets"
          icon="fleet"
          label={say('board.fleets')}
          value={entered.fleets}
          isSettled={false}
          onChange={(fleets) => change({ ...entered, fleets })}
        />
      </div>
      <div>{isDisbanding(asked) ? <p class="hint">{say('raise.disbandHint')}</p> : <Price {...props} />}</div>
    </div>
  );
};

const Units = ({
  form,
  say,
  verb,
  icon,
  label,
  value,
  isSettled,
  onChange,
}: Props & {
  readonly verb: string;
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  readonly isSettled: boolean;
  readonly onChange: (n: number) => void;
}) => {
  const offer = form.at(verb)?.question.verbs[verb];
  const [min, max] = offer?.t === 'range' ? [offer.min, offer.max] : [0, 0];
  return (
    <div class="form-line raise-line">
      <span>
        <Icon name={icon} /> {label}
      </span>
      {isSettled ? (
        <b>{value}</b>
      ) : (
        <>
          <Amount
            label={label}
            value={value}
            min={Math.min(min, value)}
            max={Math.max(max, value)}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            unit={say('raise.ofLeft', { n: max })}
            onChange={onChange}
          />
          {max > 0 && (
            <button type="button" class="btn small" disabled={value === max} onClick={() => onChange(max)}>
              {say('raise.all')}
            </button>
          )}
        </>
      )}
    </div>
  );
};

const Veterans = ({ form, say, change }: Props) => {
  const { entered, asked } = form;
  const step = form.at('veterans');
  const offer = step?.question.verbs['veterans'];
  const owed = (id: string): string => {
    const l = asked.view.legions[Number(id.slice('legion:'.length))];
    return l && l.allegiance !== '' ? ` · ${say(l.allegiance)}` : '';
  };
  if (offer?.t !== 'choose') return null;
  return (
    <fieldset class="form-line raise-line">
      <legend class="caps">{say('raise.veterans')}</legend>
      {offer.of.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={entered.veterans.includes(id)}
            onChange={(e) =>
              change({
                ...entered,
                veterans: e.currentTarget.checked
                  ? [...entered.veterans, id]
                  : entered.veterans.filter((x) => x !== id),
              })
            }
          />{' '}
          {say(id)}
          {owed(id)}
        </label>
      ))}
    </fieldset>
  );
};

/** [2.04.3-i] The pool has too few: which disbanded Legions come back as ordinary ones. */
const Disbanded = ({ form, say, change }: Props) => {
  const step = form.at('raiseDisbanded');
  const offer = step?.question.verbs['raiseDisbanded'];
  if (!step || offer?.t !== 'choose') return null;
  const named = disbandedIn(step, form.entered);
  const owner = (id: string): string => {
    const lord = step.view.legions[legionNumber(id)]?.allegiance ?? '';
    return lord === '' ? say(id) : `${say(id)} · ${say(lord)}`;
  };
  return (
    <div class="form-line raise-line">
      <span>{say('raise.disbanded', { n: offer.max })}</span>
      <LegionTokens
        label={say('verb.raiseDisbanded')}
        tokens={offer.of.map((id) => ({
          id,
          veteran: true,
          state: named.includes(id) ? 'on' : 'off',
          name: owner(id),
        }))}
        onPress={(id) => {
          if (!named.includes(id)) change({ ...form.entered, disbanded: [...named.slice(1), id] });
        }}
      />
    </div>
  );
};

const Price = ({ form, say }: Props) => {
  const { legions, fleets } = form.entered;
  const { view } = form.asked;
  const price = unitCost(view);
  const cost = price * (legions + fleets);
  const left = view.state - cost;
  const owed = debits(view).total;
  const gains = view.concessions.flatMap((c) => {
    const { pays, income } = concessionCard(view, c.id);
    const units = pays === 'each-legion' ? legions : pays === 'each-fleet' ? fleets : 0;
    const s = maybeSenator(view, c.holder);
    return units > 0 && s && earns(s)
      ? [say('raise.earns', { who: s.id, n: units * income * doubling(view, s), what: c.id })]
      : [];
  });
  return (
    <>
      <div aria-live="polite">
        <Sum
          small
          parts={[
            { n: view.state, word: say('raise.state') },
            { n: -cost, word: say('raise.each', { n: legions + fleets, price }), tone: 'bad' },
          ]}
          total={left}
          word={say('raise.left')}
        />
      </div>
      {left < owed && (
        <p class="hint warn">
          <Icon name="unrest" /> {say('raise.owes', { left, owed })}
        </p>
      )}
      <p class="hint">{gains.length > 0 ? gains.join(' ') : say('raise.nobodyEarns')}</p>
    </>
  );
};
