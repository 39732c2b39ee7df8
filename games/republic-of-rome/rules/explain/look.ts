/** What the explanations look at: the open side of the game, and the procedure that is asking. */
import type { Explanation, Showing } from '@tabularium/kernel';
import type { OpenRome } from '../sight/sight.ts';
import type { RomeView } from '../sight/view.ts';

/** What is asked, and what somebody is about to answer: a ref, a number as text, or nothing for a button. */
export interface Weighed {
  readonly g: OpenRome;
  readonly view: RomeView;
  readonly ref: string;
}

export type Explainer = (asked: Weighed) => Explanation | undefined;

type Flow = Pick<RomeView, 'flow'>;
const localIn = <V>(frame: RomeView['flow'][number] | undefined, proc: Showing<V>): V | undefined =>
  frame?.proc === proc.name ? (frame.local as V) : undefined;

/** The locals of the procedure that asks, if it is this one, as far as its sight shows them. */
export const localOf = <V>({ view }: { readonly view: Flow }, proc: Showing<V>): V | undefined =>
  localIn(view.flow.at(-1), proc);

/** The same of this procedure, if it is under way: it may be waiting for another. */
export const frameOf = <V>(view: Flow, proc: Showing<V>): V | undefined =>
  localIn(
    view.flow.findLast((f) => f.proc === proc.name),
    proc,
  );

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
