/** When one of its Commanders revolts — 4.06.2 */
import { point, press } from '@tabularium/parts';
import { type Command, whyNotAsk, whyNotRevolt } from '../../rules/neutrals/study.ts';
import type { GuidedAnswers, Guiding } from './guided.ts';

/** [4.06.2-b] He asks his Legions if he has the money and enough of them may follow, and revolts if enough do. */
const declare: Guiding = (s) => {
  const l = s.local<Command & { readonly isTested: boolean }>('force', 'strength', 'following', 'isTested');
  if (l === undefined) return press('layDown');
  if (!l.isTested && whyNotAsk(s.position, l) !== undefined) return press('layDown');
  if (!l.isTested && s.has('testLoyalty')) return press('testLoyalty');
  return press(whyNotRevolt(s.position, l) === undefined ? 'declareRevolt' : 'layDown');
};

export const GUIDED_REVOLT: GuidedAnswers = {
  'ask.revolution.declare': declare,
  'ask.revolution.test': (s) => point('testLegions', s.list('testLegions')),
  // [A4-49] Each is paid for.
  'ask.revolution.pay': (s) => point('payLegions', s.list('payLegions')),
  'ask.revolution.lend': () => press('refuseMoney'),
  'ask.revolution.join': () => point('joinRevolt', []),
  'ask.rebels.muster': (s) => press(s.has('declareGovernors') ? 'declareGovernors' : 'stayLoyal'),
  'ask.rebels.march': () => press('stayInProvince'),
};
