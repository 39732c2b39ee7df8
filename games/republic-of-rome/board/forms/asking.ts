/** What forms look at: the procedure that asks, and its locals as far as this seat sees them. */
import type { RomeView } from '../../rules/sight/view.ts';

/** The locals of the procedure that asks, if it is this one. */
export const askingIn = <L>(view: RomeView, proc: string): L | undefined => {
  const top = view.flow.at(-1);
  return top?.proc === proc ? (top.local as L) : undefined;
};
