/** A ransom, beside whatever is asked or where it is asked for: whom, and out of which purse. */
import '../senate/senate.css';
import { Amount, Seg, Sum } from '@tabularium/parts/kit';
import type { Commit, Form, FormProps, Say } from '@tabularium/parts/web';
import { ransomOf } from '../../../rules/rome/ransom.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { rangeOf } from '../offered.ts';
import { buttonOf } from '../senate/commits.ts';
import {
  answer,
  begins,
  captives,
  type Entered,
  isAsked,
  mayRansom,
  ownPart,
  type RansomForm,
  taking,
} from './entries.ts';

type Props = FormProps<RomeView, Entered>;

const RansomBody = (props: Props) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const all = captives(asked);
  return (
    <>
      {all.length > 1 && (
        <Seg
          label={say('ransom.whom')}
          value={entered.captive}
          of={all.map((s) => ({ value: s.id, label: say('ransom.one', { who: s.id, n: ransomOf(s) }) }))}
          onChange={(captive) => change({ ...entered, captive, own: undefined })}
        />
      )}
      <Purses {...props} />
      <p class="hint">{say('ransom.hint')}</p>
    </>
  );
};

/** [1.10.71-f] His own purse and the Faction Treasury make up the price. */
const Purses = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const step = form.at('payFromCaptive');
  const s = maybeSenator(asked.view, entered.captive);
  if (!s) return null;
  if (!step) return <p>{say('ransom.lacks', { who: s.id, n: ransomOf(s), own: s.talents })}</p>;
  const { min, max } = rangeOf(step, 'payFromCaptive');
  const own = ownPart(step, entered);
  return (
    <>
      <div class="form-line">
        <span>{say('ransom.his', { who: s.id })}</span>
        <Amount
          label={say('ransom.his', { who: s.id })}
          value={own}
          min={min}
          max={max}
          unit={say('ransom.of', { n: s.talents })}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          onChange={(n) => change({ ...entered, own: n })}
        />
      </div>
      <div aria-live="polite">
        <Sum
          small
          parts={[
            { n: own, word: say('ransom.ownPurse') },
            { n: ransomOf(s) - own, word: say('ransom.treasury') },
          ]}
          total={ransomOf(s)}
          word={say('ransom.price')}
        />
      </div>
    </>
  );
};

const pay = (form: RansomForm, say: Say): Commit<Entered> => {
  const { asked, entered } = form;
  const s = maybeSenator(asked.view, entered.captive);
  return {
    name: 'ransom',
    entered: { ...entered, press: '' },
    label: say('ransom.pay', { who: entered.captive }),
    detail: say('form.purse', { n: s ? ransomOf(s) : 0 }),
    ...(!form.with({ ...entered, press: '' }).isComplete && { missing: say('ransom.tooLittle') }),
  };
};

const common: Omit<Form<RomeView, Entered>, 'name' | 'isOf' | 'verbs'> = {
  size: 'small',
  begins,
  answer,
  taking,
  commits: (form, say) => [
    pay(form, say),
    ...buttonOf(form.asked, form.entered, 'pass', say, { label: say('ransom.notNow'), key: 'n', quiet: true }),
  ],
  Body: RansomBody,
};

export const ransomAskedForm: Form<RomeView, Entered> = {
  ...common,
  name: 'ransom-asked',
  verbs: ['ransom', 'payFromCaptive', 'pass'],
  isOf: isAsked,
};
/** Opens when it is chosen beside a question. */
export const ransomForm: Form<RomeView, Entered> = {
  ...common,
  name: 'ransom',
  verbs: ['ransom', 'payFromCaptive'],
  aside: 'ransom',
  isOf: mayRansom,
  commits: (form, say) => [pay(form, say)],
};
