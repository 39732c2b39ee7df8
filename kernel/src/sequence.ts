import { Broken } from './errors.ts';
import { call, end, type Proc, procsFor } from './flow.ts';
import type { Part, Parts } from './sight.ts';

interface Place<A> {
  /** The part it is in, by name; empty before the first. */
  part: string;
  readonly args?: A;
}

/** Where there are arguments, who may see them. */
type Going<G, A> = { readonly again?: (g: G) => boolean } & (undefined extends A
  ? { readonly sight?: never }
  : { readonly sight: Part<A, Place<A>, G> });

/**
 * A procedure that is a list of procedures: phases of a turn, steps of a phase.
 * It remembers the *name* of the part it is in, so that adding a part does not
 * shift a saved game. Every part is given this procedure's own arguments.
 */
export const sequence = <G, A = undefined>(
  name: string,
  parts: readonly Proc<G, A, unknown>[],
  { again, sight }: Going<G, A> = {} as Going<G, A>,
): Proc<G, A, undefined> => {
  const names = parts.map((p) => p.name);
  const twice = names.find((n, i) => names.indexOf(n) !== i);
  if (twice !== undefined) throw new Error(`${name} has two parts called ${twice}`);
  const seen = { part: 'open', ...(sight && { args: sight }) } as unknown as Parts<Place<A>, G>;
  return procsFor<G>()(name, seen, (args: A): Place<A> => (args === undefined ? { part: '' } : { part: '', args }), {
    start: (cx, l) => {
      const at = l.part === '' ? 0 : 1 + names.indexOf(l.part);
      if (l.part !== '' && at === 0) throw new Broken(`${name} has no part ${l.part}`);
      const part = parts[at];
      if (part) {
        l.part = part.name;
        return call(part, l.args as A, 'start');
      }
      if (again === undefined || !again(cx.g)) return end();
      l.part = '';
      return 'start';
    },
  });
};
