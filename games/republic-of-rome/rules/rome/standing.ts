/** Influence, Popularity and Unrest: the only places where they change. */
import type { Cx } from '@tabularium/kernel';
import { abilityOf, type Packed } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { maybeConsulForLife } from '../senate/consul-for-life.ts';

/** [1.07.31-c] */
export const POPULARITY_MOST = 9;

/** [1.07.31-b] Never below 0. Gaining may make him Consul for Life at once [1.09.822-a]. */
export const changeInfluence = (cx: Cx<Rome>, s: Senator, by: number): void => {
  s.influence = Math.max(0, s.influence + by);
  if (by > 0) maybeConsulForLife(cx);
};

/** Several at once: only then it is seen who becomes Consul for Life. */
export const changeInfluences = (
  cx: Cx<Rome>,
  changes: readonly { readonly s: Senator; readonly n: number }[],
): void => {
  for (const { s, n } of changes) s.influence = Math.max(0, s.influence + n);
  maybeConsulForLife(cx);
};

/** [1.07.31-c] Between −9 and +9; what goes beyond is lost. [card-135-a] Pompeius' changes count double. */
export const changePopularity = (g: Packed, s: Senator, by: number): void => {
  const change = abilityOf(g, s.id)?.doublesPopularity ? 2 * by : by;
  s.popularity = Math.max(-POPULARITY_MOST, Math.min(POPULARITY_MOST, s.popularity + change));
};

/** [1.08.1-a] Never below 0, no upper limit. */
export const changeUnrest = (g: { unrest: number }, by: number): void => {
  g.unrest = Math.max(0, g.unrest + by);
};
