/** What the order would lead to: both strengths, the odds, what each result means, what it costs to keep. */
import { Icon, type OddsKind, percent, Section } from '@tabularium/parts/kit';
import { expectedLosses } from '../../../rules/explain/battle.ts';
import { oddsIfOrdered, withLegions } from '../../../rules/explain/orders.ts';
import { legionNumber } from '../../../rules/ids.ts';
import { debits } from '../../../rules/revenue/debits.ts';
import { atHand, type OrderOf, ordinaryOf } from '../../../rules/senate/business/orders.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { maybeWar, warCard } from '../../../rules/wars/wars.ts';
import { FiveOdds, FiveResults, ThreeWays } from '../five-odds.tsx';
import { changed, lastStep, ordersOf } from './entries.ts';
import type { Props } from './props.ts';

interface OfOrder extends Props {
  readonly order: ForceOrder | undefined;
  readonly at: number;
}

export const Prospects = (props: OfOrder) => {
  const { form, order, say } = props;
  if (!order) return null;
  const { view } = lastStep(form);
  const odds = oddsIfOrdered(view, order, ordersOf(form));
  if (!odds) return null;
  const { then } = odds;
  const losses = expectedLosses(odds);
  return (
    <div class="deploy-odds">
      <Section title={say(then ? 'deploy.oddsSea' : 'deploy.odds')}>
        <FiveOdds of={odds} say={say} numbers />
        <ThreeWays of={odds} say={say} />
        {then && (
          <>
            <h4 class="caps deploy-then">{say('deploy.oddsLand')}</h4>
            <FiveOdds of={then} say={say} numbers />
            <ThreeWays of={then} say={say} />
            <p class="quiet">{say('deploy.nothingLost')}</p>
          </>
        )}
      </Section>
      <Section>
        <FiveResults of={odds} say={say} means={(kind) => meaning(view, order, kind, then !== undefined, say)} />
      </Section>
      <Section title={say('deploy.expected')}>
        <p class="deploy-losses">
          <span>
            <Icon name="legion" /> <b>{losses.legions.toFixed(1)}</b> {say('deploy.ofLegions')}
          </span>
          <span>
            <Icon name="fleet" /> <b>{losses.fleets.toFixed(1)}</b> {say('deploy.ofFleets')}
          </span>
        </p>
      </Section>
      {order.t === 'send' && <OtherNumbers {...props} order={order} />}
      <Upkeep {...props} />
    </div>
  );
};

/** What a result brings beyond the losses. */
export const meaning = (view: RomeView, o: ForceOrder, kind: OddsKind, atSea: boolean, say: Props['say']): string => {
  if (kind !== 'victory') return say(`deploy.means.${kind}`);
  const id = o.t === 'send' ? o.war : 'force' in o ? view.forces.find((f) => f.id === o.force)?.war : undefined;
  const w = id === undefined ? undefined : maybeWar(view, id);
  if (!w) return say('deploy.means.rebel');
  const { land, fleet, spoils, creates } = warCard(view, w.id);
  if (atSea) return say('deploy.means.sea', { n: Math.ceil(fleet / 2) });
  return say('deploy.means.victory', {
    n: Math.ceil(land / 2),
    spoils: w.revolt ? 0 : spoils,
    provinces: creates.length,
  });
};

/** The chance of victory with other numbers of Legions; a press takes them. */
const OtherNumbers = ({ form, say, change, order, at }: OfOrder & { readonly order: OrderOf<'send'> }) => {
  const { view } = lastStep(form);
  const before = ordersOf(form).slice(0, form.entered.base + at);
  const plan = form.entered.plans[at];
  const now = order.legions.filter((id) => !view.legions[legionNumber(id)]!.veteran).length;
  const most = ordinaryOf(view, atHand(view, before)).length;
  const veterans = order.legions.length - now;
  const step = Math.max(1, Math.ceil((most - now) / 3));
  const tried = [...new Set([Math.max(0, now - step), now, now + step, now + 2 * step, most])]
    .filter((n) => n <= most && n + veterans > 0)
    .sort((a, b) => a - b)
    .slice(0, 5);
  if (!plan || tried.length < 2) return null;
  const orders = ordersOf(form);
  return (
    <Section title={say('deploy.victoryWith')} right={say('deploy.ofLegions')}>
      <div class="deploy-more">
        {tried.map((n) => {
          const other = withLegions(view, order, n, before);
          const found = oddsIfOrdered(
            view,
            other,
            orders.map((o) => (o === order ? other : o)),
          );
          const land = found?.then ?? found;
          return (
            <button
              key={n}
              type="button"
              class={n === now ? 'on' : ''}
              aria-pressed={n === now}
              onClick={() => change(changed(form, at, { ...plan, legions: n }))}
            >
              <b>{percent(land?.odds?.win ?? 0)} %</b>
              {n + veterans}
            </button>
          );
        })}
      </div>
    </Section>
  );
};

const Upkeep = ({ form, say }: Props) => {
  const { view } = lastStep(form);
  const part = (k: string): number => debits(view).parts.find((p) => p.k === k)?.n ?? 0;
  return (
    <Section>
      <p class="quiet">
        <Icon name="talent" /> {say('deploy.upkeep', { units: part('legions') + part('fleets'), wars: part('wars') })}
      </p>
    </Section>
  );
};
