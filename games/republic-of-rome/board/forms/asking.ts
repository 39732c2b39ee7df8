/** What forms look at: the procedure that asks, and its locals as far as this seat sees them. */
import type { Asked } from '@tabularium/kernel';
import type { RomeView } from '../../rules/sight/view.ts';

/** The locals of the procedure that asks, if it is this one. */
export const askingIn = <L>(view: RomeView, proc: string): L | undefined => {
  const top = view.flow.at(-1);
  return top?.proc === proc ? (top.local as L) : undefined;
};

/** Where this seat is asked: `senate.consuls/nominate`. Nowhere while somebody else is, though it may step in. */
export const askedAt = ({ view, question }: Asked<RomeView>): string => {
  const top = view.flow.at(-1);
  return top && question.due ? `${top.proc}/${top.node}` : '';
};
