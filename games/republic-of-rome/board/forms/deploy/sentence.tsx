/** An order as a sentence. */
import type { Say } from '@tabularium/parts/web';
import { legionNumber } from '../../../rules/ids.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { refOfTarget } from './entries.ts';

/** Around what can be changed in a sentence, so that it can be set off. */
const MARK = '\u0002';

/** An order as a heading: who, with what and against whom stand out. */
export const OrderSentence = ({
  view,
  order,
  say,
}: {
  readonly view: RomeView;
  readonly order: ForceOrder;
  readonly say: Say;
}) => {
  const parts = inWords(view, order, say, (text) => `${MARK}${text}${MARK}`).split(MARK);
  return <h3 class="sentence">{parts.map((part, i) => (i % 2 === 0 ? part : <b key={i}>{part}</b>))}</h3>;
};

export const inWords = (
  view: RomeView,
  o: ForceOrder,
  say: Say,
  mark: (text: string) => string = (text) => text,
): string => {
  const named = (ref: string): string => (ref === '' ? '' : mark(say(ref)));
  const legions = 'legions' in o ? o.legions.length : 0;
  const veterans = 'legions' in o ? o.legions.filter((id) => view.legions[legionNumber(id)]?.veteran).length : 0;
  const fleets = 'fleets' in o ? o.fleets : 0;
  const all = mark(say('deploy.units', { legions, veterans, fleets }));
  const force = 'force' in o ? view.forces.find((f) => f.id === o.force) : undefined;
  switch (o.t) {
    case 'send':
      return say('deploy.says.send', { who: named(o.commander), units: all, war: named(refOfTarget(view, o.war)) });
    case 'recall':
      return say('deploy.says.recall', { who: named(o.commander) });
    case 'reinforce':
      return say('deploy.says.reinforce', {
        who: named(force?.commander ?? ''),
        units: all,
        war: named(refOfTarget(view, force?.war ?? '')),
      });
    case 'withdraw':
      return say('deploy.says.withdraw', { units: all, war: named(refOfTarget(view, force?.war ?? '')) });
    case 'garrison':
      return say('deploy.says.garrison', { province: named(o.province), units: all });
    case 'ungarrison':
      return say('deploy.says.ungarrison', { province: named(o.province), units: all });
    default:
      return o satisfies never;
  }
};
