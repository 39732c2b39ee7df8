/** The order that is worked on: who, against whom, with what. */
import { OptionCard, Options, Section } from '@tabularium/parts/kit';
import { Commanders, Replacing } from './commanders.tsx';
import { BEGINS, changed, offeredBy, orderStep, ordersOf } from './entries.ts';
import { type OnPlan, viewFor } from './props.ts';
import { Defence, fightsAt } from './provinces.tsx';
import { Strength } from './strength.tsx';
import { Units } from './units.tsx';
import { WarsToAttack } from './wars.tsx';

export const OrderSheet = (props: OnPlan) => {
  const { plan, form, at } = props;
  const order = ordersOf(form)[form.entered.base + at];
  return (
    <div class="deploy-what">
      {plan.t === 'send' ? (
        <>
          <Commanders {...props} />
          <WarsToAttack {...props} />
          <Replacing {...props} />
        </>
      ) : (
        <Places {...props} />
      )}
      {plan.t !== 'recall' && <Units {...props} />}
      {order && <Strength {...props} order={order} />}
      {order?.t === 'garrison' && <Defence {...props} order={order} />}
    </div>
  );
};

/** Forces, Commanders or Provinces that the order may be about. */
const Places = (props: OnPlan) => {
  const { form, say, change, plan, at } = props;
  const step = orderStep(form, at);
  const view = viewFor(props);
  const refs = step ? offeredBy(step, BEGINS[plan.t]) : [plan.ref];
  return (
    <Section title={say(`deploy.which.${plan.t}`)}>
      <Options label={say(`deploy.which.${plan.t}`)}>
        {refs.map((ref) => {
          const f = view.forces.find((x) => x.commander === ref || x.war === ref);
          return (
            <OptionCard
              key={ref}
              title={say(ref)}
              value={ref}
              chosen={ref === plan.ref}
              onPress={() => change(changed(form, at, { ...plan, ref }))}
            >
              {f && f.war !== '' && f.war !== 'rebel' && say(f.war)}
              {plan.t === 'garrison' && fightsAt(view, ref, say)}
            </OptionCard>
          );
        })}
      </Options>
    </Section>
  );
};
