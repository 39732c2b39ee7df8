/** Other routes than the easiest one, for whoever wants to go round something. Nothing here is a rule. */
import { NONE, type Place } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';
import { isStrait } from './route.ts';
import { complete, type Draft, here, sails, steps } from './way.ts';

export type Route = Pick<Draft, 'path' | 'sea'>;

/** So many are shown. */
const MOST = 3;
/** Nobody wants to go much farther than he must. */
const DETOUR = 4;

const straitsOn = (g: OpenEmpires, { path, sea }: Route): number =>
  path.filter((p, i) => i > 0 && i - 1 !== sea && isStrait(g, path[i - 1]!, p)).length;
const dear = (g: OpenEmpires, route: Route): number => route.path.length + 2 * straitsOn(g, route);

const completed = (g: OpenEmpires, l: Draft): Route => {
  if (here(l) !== l.target) complete(g, l);
  return { path: l.path, sea: l.sea };
};

/** Every route that leaves this one at some place and then takes the easiest way, the shortest first. */
export const otherRoutes = (g: OpenEmpires, l: Draft, taken: Route): readonly Route[] => {
  const known = new Set([taken.path.join()]);
  const found: Route[] = [];
  const add = (route: Route): void => {
    const key = route.path.join();
    if (known.has(key) || route.path.length > taken.path.length + DETOUR) return;
    known.add(key);
    found.push(route);
  };
  for (let n = 0; n + 1 < taken.path.length; n++) {
    const so: Draft = { ...l, path: taken.path.slice(0, n + 1), sea: taken.sea < n ? taken.sea : NONE };
    const next: Place = taken.path[n + 1]!;
    for (const to of steps(g, so))
      if (to !== next || n === taken.sea) add(completed(g, { ...so, path: [...so.path, to] }));
    for (const to of sails(g, so))
      if (to !== next || n !== taken.sea) add(completed(g, { ...so, path: [...so.path, to], sea: n }));
  }
  return found.sort((a, b) => dear(g, a) - dear(g, b)).slice(0, MOST);
};
