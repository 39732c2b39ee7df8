/** Barbarian routes of the board file — [TET.advance-b] to [TET.advance-e] */

import { distances, linkedTo } from './check-links.ts';
import type { Board } from './schema.ts';

/** [TET.advance-d][TET.A47] Regions where the route jumps to 6, from 3 or from 4. */
const JUMPING: readonly string[] = ['I', 'III', 'IV', 'VI'];

export function* routeProblems(board: Board): Iterable<string> {
  const roma = board.provinces.find((p) => p.wildcard_capital)?.id ?? '';
  const steps = distances(board, roma);
  for (const [region, route] of Object.entries(board.barbarian_routes)) {
    const { path } = route;
    const at = `barbarian_routes.${region}`;
    yield* stepProblems(board, `${at}.path`, path);
    if (path.at(-1) !== roma) yield `${at}.path: expected the last to be ${roma}, got ${path.at(-1)}`;
    // [TET.advance-b][TET.advance-c] From the frontier to 1, then the numbers in order.
    const ways = JUMPING.includes(region) ? ['F1236', 'F12346'] : ['F123456'];
    const inside = path.filter((id) => id.startsWith(`${region}-`));
    const way = inside.map((id) => id.slice(region.length + 1)).join('');
    if (!ways.includes(way) || inside.some((id, i) => path[i] !== id)) {
      yield `${at}.path: expected to begin with ${ways.join(' or ')} of ${region}, got ${path.slice(0, 7).join(', ')}`;
    }
    // [TET.advance-e] From 6 the shortest way to Roma.
    const rest = path.length - inside.length;
    const least = steps[`${region}-6`];
    if (rest !== least) yield `${at}.path: expected ${least} steps from ${region}-6 to ${roma}, got ${rest}`;
    const broken = brokenLinks(board, path);
    if (route.steps_to_roma !== path.length - 1) yield `${at}.steps_to_roma: expected ${path.length - 1}`;
    if (route.broken_links !== broken) yield `${at}.broken_links: expected ${broken}`;
    // A broken link holds an army up for one turn on average.
    const turns = path.length - 1 + broken;
    if (route.expected_turns !== turns) yield `${at}.expected_turns: expected ${turns}`;
  }
}

/** Each step follows a link, and no place comes twice. */
function* stepProblems(board: Board, at: string, path: readonly string[]): Iterable<string> {
  for (const [i, id] of path.entries()) {
    const before = path[i - 1];
    if (before !== undefined && !linkedTo(board, before).includes(id))
      yield `${at}[${i}]: no link from ${before} to ${id}`;
    if (path.indexOf(id) !== i) yield `${at}[${i}]: ${id} comes twice`;
  }
}

const brokenLinks = (board: Board, path: readonly string[]): number =>
  path.filter((id, i) => board.links.some((l) => l.broken && joins(l, id, path[i + 1]))).length;

const joins = (l: { a: string; b: string }, x: string, y: string | undefined): boolean =>
  (l.a === x && l.b === y) || (l.a === y && l.b === x);
