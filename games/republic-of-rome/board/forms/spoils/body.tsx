/** Two cards for each Province or grain: take it, with its price, or leave it. */
import type { Rehearsed } from '@tabularium/kernel';
import { OptionCard, Options, percent } from '@tabularium/parts/kit';
import type { FormProps, Say } from '@tabularium/parts/web';
import { developmentOdds, INFLUENCE } from '../../../rules/revenue/development.ts';
import { spoilsRange } from '../../../rules/revenue/spoils.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { province } from '../../../rules/wars/wars.ts';
import { ForNeutral } from '../for-neutral.tsx';
import { type Entered, isTaken, provincesIn, questionsOf, subjectOf } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const SpoilsBody = (props: Props) => {
  const { form } = props;
  const provinces = provincesIn(form.asked);
  return (
    <div class="spoils-form">
      <ForNeutral {...props} />
      {provinces.map((id) => (
        <Spoils key={id} {...props} id={id} />
      ))}
      {provinces.length === 0 &&
        questionsOf(form).map((step) => <TwoWays key={subjectOf(step)} {...props} step={step} />)}
    </div>
  );
};

const setIn = ({ form, change }: Props, ref: string, taken: boolean): void =>
  change({ ...form.entered, taken: { ...form.entered.taken, [ref]: taken } });

/** What becomes of the Province. */
const development = (say: Say, chance: number | undefined): string =>
  chance === undefined
    ? say('spoils.developed')
    : say('spoils.development', { n: percent(chance), influence: INFLUENCE });

const Spoils = (props: Props & { readonly id: string }) => {
  const { form, say, id } = props;
  const { view } = form.asked;
  const p = province(view, id);
  const [least, most] = spoilsRange(view, p);
  const now = isTaken(form.asked, form.entered, id);
  return (
    <Options label={say('spoils.of', { province: id, who: p.governor })}>
      <OptionCard
        title={say('spoils.collectIn', { province: id })}
        value={`take ${id}`}
        chosen={now}
        onPress={() => setIn(props, id, true)}
      >
        {say('spoils.range', { least, most, who: p.governor })}
        <br />
        {say('spoils.corrupt')}
        <br />
        {development(say, developmentOdds(view, p, 'taken'))}
      </OptionCard>
      <OptionCard
        title={say('spoils.leave')}
        value={`leave ${id}`}
        chosen={!now}
        onPress={() => setIn(props, id, false)}
      >
        {say('spoils.honest')}
        <br />
        {development(say, developmentOdds(view, p, 'left'))}
      </OptionCard>
    </Options>
  );
};

/** Grain in a Drought, or a loss that somebody must pay: the question has the numbers. */
const TwoWays = (props: Props & { readonly step: Rehearsed<RomeView> }) => {
  const { form, say, step } = props;
  const ref = subjectOf(step);
  const a = step.question.prompt.a ?? {};
  const isGrain = step.question.verbs['plainIncome'] !== undefined;
  const now = isTaken(form.asked, form.entered, ref);
  const [yes, no] = isGrain ? ['profit', 'plain'] : ['pay', 'state'];
  return (
    <Options label={say(ref)}>
      {[no!, yes!].map((way) => (
        <OptionCard
          key={way}
          value={`${way} ${ref}`}
          title={say(`spoils.${way}`, a)}
          chosen={now === (way === yes)}
          onPress={() => setIn(props, ref, way === yes)}
        >
          {say(`spoils.${way}.means`, a)}
        </OptionCard>
      ))}
    </Options>
  );
};
