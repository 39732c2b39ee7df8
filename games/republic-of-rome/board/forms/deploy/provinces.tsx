/** Provinces that have to fight for themselves, where Provincial Wars are played — 2.02.32, 2.02.4 */
import { percent, Section } from '@tabularium/parts/kit';
import { plays } from '../../../rules/advanced/advanced.ts';
import { advanced } from '../../../rules/advanced/part.ts';
import type { War } from '../../../rules/game.ts';
import { legionNumber } from '../../../rules/ids.ts';
import type { OrderOf } from '../../../rules/senate/business/orders.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { FiveOdds, ThreeWays } from '../five-odds.tsx';
import { lastStep } from './entries.ts';
import type { OnPlan, Props } from './props.ts';

/** [2.02.4-m] Which Province has to fight it if no Roman Force holds it, and its chance. */
export const provinceThere = (view: RomeView, w: War, say: Props['say']): string[] => {
  if (!plays(view, 'provincial-wars')) return [];
  const { defenderAgainst, provinceAhead, warsToFight } = advanced();
  const p = warsToFight(view).some((x) => x.id === w.id) ? defenderAgainst(view, w) : undefined;
  const odds = p && provinceAhead(view, p.id)?.odds;
  return p && odds ? [say('deploy.province', { province: p.id, n: percent(odds.win) })] : [];
};

/** [2.02.4-l] Whether the Province has a battle before it, as it is. */
export const fightsAt = (view: RomeView, id: string, say: Props['say']): string => {
  const odds = plays(view, 'provincial-wars') ? advanced().provinceAhead(view, id)?.odds : undefined;
  return odds ? say('deploy.mustFight', { n: percent(odds.win) }) : '';
};

/** [2.02.32-a][2.02.4-m] The battle that the Province has before it, with this Garrison. */
export const Defence = ({ form, say, order }: OnPlan & { readonly order: OrderOf<'garrison'> }) => {
  const { view } = lastStep(form);
  if (!plays(view, 'provincial-wars')) return null;
  const odds = advanced().provinceIfGarrisoned(view, order.province, order.legions.map(legionNumber));
  return odds ? (
    <Section title={say('deploy.defends', { province: order.province })}>
      <FiveOdds of={odds} say={say} numbers />
      <ThreeWays of={odds} say={say} />
    </Section>
  ) : null;
};
