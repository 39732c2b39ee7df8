/** What forms look at: the procedure that asks, those that wait for it, and their locals as far as this seat sees them. */
import type { RomeView } from '../../rules/sight/view.ts';

/** The locals of a procedure that is under way, if this one is. */
export const underWay = <L>(view: RomeView, proc: string): L | undefined =>
  view.flow.findLast((frame) => frame.proc === proc)?.local as L | undefined;

/** The locals of the procedure that asks, if it is this one. */
export const askingIn = <L>(view: RomeView, proc: string): L | undefined =>
  view.flow.at(-1)?.proc === proc ? underWay<L>(view, proc) : undefined;
