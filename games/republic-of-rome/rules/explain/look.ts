/** What the explanations look at: the open side of the game, and the procedure that is asking. */
import type { Explanation } from '@tabularium/kernel';
import type { OpenRome } from '../sight/sight.ts';
import type { RomeView } from '../sight/view.ts';

/** What is asked, and what somebody is about to answer: a ref, a number as text, or nothing for a button. */
export interface Weighed {
  readonly g: OpenRome;
  readonly view: RomeView;
  readonly ref: string;
}

export type Explainer = (asked: Weighed) => Explanation | undefined;

/** The locals of the procedure that asks, if it is this one. */
export const localOf = <L>({ view }: Weighed, proc: string): L | undefined => {
  const top = view.flow.at(-1);
  return top?.proc === proc ? (top.local as L) : undefined;
};

/** The locals of this procedure, if it is under way: it may be waiting for another. */
export const frameOf = <L>(view: RomeView, proc: string): L | undefined =>
  view.flow.findLast((f) => f.proc === proc)?.local as L | undefined;

/** Agreements lie open under another shape: as much of them as this seat may see. */
export const askedOf = (view: RomeView, ref: string): Weighed => ({
  g: view,
  view,
  ref,
});

/** Several things that are answered at once. */
export const listOf = ({ ref }: Weighed): string[] => (ref === '' ? [] : ref.split(','));

/** So many of so many rolls. */
export const share = (won: number, of: number, drawn = 0): NonNullable<Explanation['odds']> => ({
  win: won / of,
  draw: drawn / of,
  lose: (of - won - drawn) / of,
});
