/** What a card of the hand does, in one sentence; of a Statesman what he can do, not that he is one. */
import type { Msg } from '@tabularium/kernel';
import type { RomeView } from '../../rules/sight/view.ts';
import { textsOf } from './texts.ts';
import { thingOf } from './thing.ts';

export const cardText = (view: RomeView, ref: string): Msg => {
  const thing = thingOf(view, ref);
  const [first, second] = thing ? textsOf(view, thing) : [];
  return (thing?.t === 'senator' ? second : first) ?? first ?? { k: 'state.nothing' };
};
