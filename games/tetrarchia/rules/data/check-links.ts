/** Links of the board file — [TET.board-e] */

import { schema as s } from '@tabularium/kernel';
import type { Board } from './schema.ts';

/** Links join two existing places, once; whatever is on the board can be reached. */
export function* linkProblems(board: Board): Iterable<string> {
  const ids = [...board.provinces, ...board.frontiers].map((p) => p.id);
  const seen: string[] = [];
  for (const [i, link] of board.links.entries()) {
    const { a, b, broken, terrain } = link;
    const at = s.elementPath('links', i, { name: `${a} ${b}` });
    for (const id of [a, b]) if (!ids.includes(id)) yield `${at}: there is no ${id}`;
    if (a === b) yield `${at}: joins ${a} to itself`;
    const pair = [a, b].sort().join(' ');
    if (seen.includes(pair)) yield `${at}: is there twice`;
    seen.push(pair);
    // [TET.board-e] What breaks a link is a mountain, a river or a strait.
    if (broken !== (terrain !== null)) yield `${at}.terrain: expected ${broken ? 'what breaks the link' : 'none'}`;
  }
  const reached = distances(board, ids[0] ?? '');
  for (const id of ids) if (reached[id] === undefined) yield `links: nothing leads to ${id}`;
}

/** Ids linked to `id`, in the order of the file. */
export const linkedTo = (board: Board, id: string): string[] =>
  board.links.filter((l) => l.a === id || l.b === id).map((l) => (l.a === id ? l.b : l.a));

/** Fewest links from `start` to every place that can be reached. */
export function distances(board: Board, start: string): Readonly<Record<string, number>> {
  const steps: Record<string, number> = { [start]: 0 };
  const queue = [start];
  for (const id of queue) {
    for (const next of linkedTo(board, id)) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[id] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}
