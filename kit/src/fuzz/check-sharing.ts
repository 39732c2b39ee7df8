/**
 * Views, and questions as a match gives them, must share no object with the state. A server keeps them in order to send what changed since; a shared
 * object would change with the next move, and the difference would be wrong.
 */
import { ownQuestion, type Seat } from '@tabularium/kernel';
import type { Problem } from './problem.ts';
import type { Position } from './position.ts';

export const checkSharing = <G, V>({ module, engine, state }: Position<G, V>): Problem | undefined => {
  const own = new Set<object>();
  gather(state, own);
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    const question = engine.question(state, seat);
    const path =
      sharedAt(question && ownQuestion(question), own, 'question') ?? sharedAt(module.view(state, seat), own, 'view');
    if (path !== undefined) return { kind: 'sharing', what: `part of the state itself: ${path} of seat ${seat}` };
  }
  const path = sharedAt(module.view(state, 'public'), own, 'view');
  return path === undefined ? undefined : { kind: 'sharing', what: `part of the state itself: ${path} of spectators` };
};

const gather = (x: unknown, into: Set<object>): void => {
  if (typeof x !== 'object' || x === null || into.has(x)) return;
  into.add(x);
  for (const part of Object.values(x)) gather(part, into);
};

const sharedAt = (x: unknown, own: ReadonlySet<object>, path: string): string | undefined => {
  if (typeof x !== 'object' || x === null) return undefined;
  if (own.has(x)) return path;
  for (const [key, part] of Object.entries(x)) {
    const found = sharedAt(part, own, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};
