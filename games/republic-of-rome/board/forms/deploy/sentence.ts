/** An order as a sentence. */
import type { Say } from '@tabularium/parts/web';
import { legionNumber } from '../../../rules/ids.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { refOfTarget } from './entries.ts';

export const inWords = (view: RomeView, o: ForceOrder, say: Say): string => {
  const legions = 'legions' in o ? o.legions.length : 0;
  const veterans = 'legions' in o ? o.legions.filter((id) => view.legions[legionNumber(id)]?.veteran).length : 0;
  const fleets = 'fleets' in o ? o.fleets : 0;
  const units = say('deploy.units', { legions, fleets });
  const with_ = veterans > 0 ? say('deploy.withVeterans', { units, n: veterans }) : units;
  const force = 'force' in o ? view.forces.find((f) => f.id === o.force) : undefined;
  switch (o.t) {
    case 'send':
      return say('deploy.says.send', { who: o.commander, units: with_, war: refOfTarget(view, o.war) });
    case 'recall':
      return say('deploy.says.recall', { who: o.commander });
    case 'reinforce':
      return say('deploy.says.reinforce', {
        who: force?.commander ?? '',
        units: with_,
        war: refOfTarget(view, force?.war ?? ''),
      });
    case 'withdraw':
      return say('deploy.says.withdraw', { units: with_, war: refOfTarget(view, force?.war ?? '') });
    case 'garrison':
      return say('deploy.says.garrison', { province: o.province, units: with_ });
    case 'ungarrison':
      return say('deploy.says.ungarrison', { province: o.province, units: with_ });
    default:
      return o satisfies never;
  }
};
