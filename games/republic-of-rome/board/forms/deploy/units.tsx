/** The Legions and Fleets of an order: tokens to press, numbers to set — amb-108 */
import { Amount, Icon, Mark, Section } from '@tabularium/parts/kit';
import { legionNumber, legionRef } from '../../../rules/ids.ts';
import { legionRefs } from '../../../rules/rome/forces.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { atHand, ordinaryOf } from '../../../rules/senate/business/orders.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { fleetSupport, maybeWar, needsNavalBattle } from '../../../rules/wars/wars.ts';
import { LegionTokens, numeral, type Token } from '../legions.tsx';
import { changed, filled, localOf, ordersOf, type Plan, stepOf } from './entries.ts';
import { type OnPlan, viewFor } from './props.ts';
import { lookOf } from '../../looks.ts';

export const Units = (props: OnPlan) => {
  const { form, say, change, plan, at, looks } = props;
  const view = viewFor(props);
  const l = localOf({ view });
  const order = ordersOf(form)[form.entered.base + at];
  const taken = order && 'legions' in order ? order.legions : [];
  const asked = stepOf(form, at, 'legions');
  const range = asked?.question.verbs['legions'];
  const veterans = stepOf(form, at, 'veterans');
  const may = veterans?.question.verbs['veterans'];
  const own = stepOf(form, at, 'fleets');
  const fleets = own?.question.verbs['fleets'];
  const from = plan.t === 'ungarrison' || plan.t === 'withdraw' ? undefined : atHand(view, l?.orders ?? []);
  const numbers = from
    ? [...from.legions].sort((a, b) => a - b)
    : view.legions.flatMap((x, n) => (x.at === placeOf(view, plan) ? [n] : []));
  const ordinary = ordinaryOf(view, { legions: numbers, fleets: 0 });
  const chosen = taken.filter((id) => !view.legions[legionNumber(id)]!.veteran).length;
  const others = ordersOf(form).flatMap((o, i) =>
    i !== form.entered.base + at && 'legions' in o && o.t !== 'withdraw' && o.t !== 'ungarrison' ? o.legions : [],
  );
  const tokens = legionRefs([...new Set([...numbers, ...others.map(legionNumber)])].sort((a, b) => a - b)).map(
    (id): Token => {
      const { veteran } = view.legions[legionNumber(id)]!;
      const isElsewhere = others.includes(id) && !taken.includes(id);
      return {
        id,
        veteran,
        state: taken.includes(id) ? 'on' : isElsewhere ? 'elsewhere' : 'off',
        name: [
          say(id),
          ...(veteran ? [say('deploy.veteran')] : []),
          ...(isElsewhere ? [say('deploy.elsewhere')] : []),
        ].join(', '),
      };
    },
  );
  const press = (id: string): void => {
    if (may?.t === 'choose' && may.of.includes(id)) {
      const on = taken.filter((x) => may.of.includes(x));
      const next = on.includes(legionRef(legionNumber(id))) ? on.filter((x) => x !== id) : [...on, id];
      return change(changed(form, at, { ...plan, veterans: next }));
    }
    const place = ordinary.indexOf(legionNumber(id));
    if (place < 0) return;
    change(changed(form, at, { ...plan, legions: place + 1 === chosen ? place : place + 1 }));
  };
  const support = maybeWar(view, plan.war);
  return (
    <>
      <Section>
        <div class="deploy-count">
          <h4 class="caps">{say('deploy.legions')}</h4>
          {range?.t === 'range' ? (
            <Amount
              label={say('deploy.ordinary')}
              value={Number(asked?.answer?.arg ?? 0)}
              min={range.min}
              max={range.max}
              unit={say('deploy.of', { n: range.max })}
              fewer={say('ui.fewer')}
              more={say('ui.more')}
              onChange={(n) => change(changed(form, at, { ...plan, legions: n }))}
            />
          ) : (
            <b>{say('deploy.fixed', { n: chosen })}</b>
          )}
          {plan.t === 'send' && (
            <button
              type="button"
              class="btn"
              onClick={() => change(changed(form, at, filled(view, plan, l?.orders ?? [])))}
            >
              {say('deploy.enough')}
            </button>
          )}
          <span class="grow quiet">
            <Icon name="star" /> {say('deploy.key')}
          </span>
        </div>
        <LegionTokens label={say('deploy.legions')} tokens={tokens} onPress={press} />
        {may?.t === 'choose' && (
          <div class="deploy-veterans">
            {may.of.map((id) => {
              const lord = maybeSenator(view, view.legions[legionNumber(id)]!.allegiance);
              return (
                <label key={id}>
                  <input type="checkbox" checked={taken.some((x) => x === id)} onChange={() => press(id)} />
                  <b>{numeral(id)}</b> {say('deploy.counts2')}
                  {lord && (
                    <>
                      {' · '}
                      {say('deploy.owes')} {lord.faction >= 0 && <Mark look={lookOf(view, looks, lord.faction)} />}{' '}
                      {say(lord.id)}
                    </>
                  )}
                </label>
              );
            })}
          </div>
        )}
      </Section>
      {(fleets || (order && 'fleets' in order)) && (
        <Section>
          <div class="deploy-count">
            <h4 class="caps">{say('deploy.fleets')}</h4>
            {fleets?.t === 'range' ? (
              <Amount
                label={say('deploy.fleets')}
                value={Number(own?.answer?.arg ?? 0)}
                min={fleets.min}
                max={fleets.max}
                unit={say('deploy.of', { n: fleets.max })}
                fewer={say('ui.fewer')}
                more={say('ui.more')}
                onChange={(n) => change(changed(form, at, { ...plan, fleets: n }))}
              />
            ) : (
              <b>{order && 'fleets' in order ? order.fleets : 0}</b>
            )}
            {support && (
              <span class="deploy-ok">
                <Icon name="check" /> {say('deploy.supportNeeded', { n: fleetSupport(view, support) })}
              </span>
            )}
            {support && (
              <span class="grow quiet">
                {say(needsNavalBattle(view, support) ? 'deploy.seaFirst' : 'deploy.noSea')}
              </span>
            )}
          </div>
        </Section>
      )}
    </>
  );
};
const placeOf = (view: RomeView, { ref, t }: Plan): string => {
  if (t === 'ungarrison') return ref;
  const f = view.forces.find((x) => (x.commander === '' ? x.war === ref : x.commander === ref));
  return f ? `force:${f.id}` : '';
};
