/** The order of calling, in the question bar. */
import type { FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { CallOrder } from '../senate/call-order.tsx';
import type { Entered } from './entries.ts';

export const CallBody = ({ form, change, say, looks }: FormProps<RomeView, Entered>) => (
  <CallOrder
    asked={form.asked}
    order={form.entered.order}
    say={say}
    looks={looks}
    onChange={(order) => change({ order })}
  />
);
