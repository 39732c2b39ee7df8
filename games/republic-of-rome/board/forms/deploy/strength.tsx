/** The sum of the Force against the War, and whether its Commander must be asked — 1.09.643 */
import { Icon, Section } from '@tabularium/parts/kit';
import { oddsIfOrdered } from '../../../rules/explain/orders.ts';
import { isNeutral } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAgree } from '../../../rules/senate/business/minimum-force.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { SideSum } from '../side-sum.tsx';
import { lastStep, localOf, ordersOf } from './entries.ts';
import type { Props } from './props.ts';

/** Who commands the Force that an order is about. */
export const commanderOf = (view: RomeView, o: ForceOrder): string => {
  if ('commander' in o) return o.commander;
  return 'force' in o ? (view.forces.find((f) => f.id === o.force)?.commander ?? '') : '';
};

/** [1.09.643-a] Does it depend on somebody that he goes? [4.05.3-k] On nobody, if he is of a Neutral. */
const consentOf = ({ asked }: Props['form'], who: string): string => {
  const s = maybeSenator(asked.view, who);
  const by = localOf(asked)?.by;
  if (!s || by === undefined || mustAsk(asked.view, by, s.faction)) return 'deploy.mustAgree';
  return isNeutral(asked.view, s.faction) ? 'deploy.neutralAgrees' : 'deploy.tooWeak';
};

export const Strength = ({ form, say, order }: Props & { readonly order: ForceOrder }) => {
  const { view } = lastStep(form);
  const orders = ordersOf(form);
  const odds = oddsIfOrdered(view, order, orders);
  if (!odds) return null;
  const who = commanderOf(view, order);
  const isAsked = mustAgree(view, orders).some((id) => id === who);
  const battles = [odds, ...(odds.then ? [odds.then] : [])];
  return (
    <Section
      title={say('deploy.strengths')}
      right={
        <span class={isAsked ? 'deploy-asks' : 'deploy-ok'} role="status">
          <Icon name={isAsked ? 'clock' : 'check'} />{' '}
          {say(isAsked ? consentOf(form, who) : 'deploy.cannotRefuse', { who })}
        </span>
      }
    >
      {battles.map(({ tallies: [roman, enemy] }, i) =>
        roman && enemy ? (
          <div key={i} class="deploy-sums">
            <SideSum small tally={roman} word={say('odds.rome')} say={say} />
            <span class="against" aria-hidden="true">
              −
            </span>
            {enemy.parts.length > 1 ? (
              <SideSum small tally={enemy} word={say('odds.enemy')} say={say} />
            ) : (
              <span class="parts-sum small">
                <span>
                  <b>{enemy.total}</b>
                  <small>{say('odds.enemy')}</small>
                </span>
              </span>
            )}
            <span class="parts-sum small">
              <i>=</i>
              <span class="total">
                <b>{signed(roman.total - enemy.total)}</b>
                <small>{say('deploy.onDice')}</small>
              </span>
            </span>
            {odds.then && <span class="quiet">{say(i === 0 ? 'ground:sea' : 'ground:land')}</span>}
          </div>
        ) : null,
      )}
    </Section>
  );
};
