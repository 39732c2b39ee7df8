/** Views of a game that says everything in another form. In a file of its own: pages of other games do not load it. */
import type { Proc } from './flow.ts';
import { copy } from './json.ts';
import { everything, itself } from './see.ts';
import type { Sight } from './sight.ts';
import { partsOf } from './see.ts';
import { STILL, type Seen, type View, viewsBy, withStill } from './view.ts';

/**
 * As `viewFrom`, where everything is put into another shape. `make` is shown the open fields as they lie, because it would make
 * little use of copies of them (a view is made in three quarters of the time): what it keeps of them it takes through `own`.
 */
export const viewMadeFrom = <G, const S extends Sight<G>, V>(
  sight: S & { readonly [K in Exclude<keyof S, keyof G>]: never },
  // oxlint-disable-next-line typescript/no-explicit-any -- what procedures take and give does not matter here
  procs: readonly Proc<G, any, any>[],
  make: (seen: Seen<G, S>, own: Own) => V,
): View<G, V> => {
  const parts = partsOf(sight);
  const live = viewsBy<G, S, V>(parts, procs, (seen) => make(seen, copy), { fields: itself, locals: everything });
  const still = viewsBy<G, S, V>(parts, procs, (seen) => make(seen, (x) => x), STILL);
  const { seen } = viewsBy<G, S, object>(parts, procs, (x) => x, { fields: everything, locals: everything });
  return withStill(parts, live, still, seen);
};
/** Gives a part of the state to a view: a copy, or itself where the state never changes again. */
export type Own = <T>(x: T) => T;
