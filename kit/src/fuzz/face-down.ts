/** What lies face down, by name: no eye that does not see its place may read the name anywhere. */
import { type Eye, type Hidden, hiddenFrom, openToAll, type State } from '@tabularium/kernel';
import { kindOf, namesIn } from './change-hidden.ts';
import type { Problem } from './problem.ts';
import type { Position } from './position.ts';

/**
 * The name of everything that lies face down, and its place. Places are those that are counted; and of the game's data what
 * nobody ever sees, as far as the same kind of thing also lies in a counted place (cards that were set aside). Elsewhere
 * names are only mentioned.
 */
const faceDown = (hidden: readonly Hidden[]): Map<string, string> => {
  const counted = namesAt(hidden.filter((h) => h.as === 'counted'));
  const kinds = new Set([...counted.keys()].map(kindOf));
  const aside = namesAt(hidden.filter((h) => h.as === 'hidden' && h.path.startsWith('g.')));
  return new Map([...[...aside].filter(([name]) => kinds.has(kindOf(name))), ...counted]);
};
const namesAt = (places: readonly Hidden[]): Map<string, string> =>
  new Map(places.flatMap((h) => [...namesIn(h.at[h.key])].map((name) => [name, h.path] as const)));

/** What lies face down and is named in nothing that this eye is declared to see. */
export const hiddenNames = <G, V>({ module }: Position<G, V>, state: State<G>, eye: Eye): Map<string, string> => {
  const hidden = faceDown(hiddenFrom(module, state, eye));
  for (const name of namesIn(module.view.seen(state, eye))) hidden.delete(name);
  return hidden;
};

/** What lies face down must not be named in a field or local that is declared open, however deep it is. */
export const checkNames = <G, V>({ module, state }: Position<G, V>): Problem | undefined => {
  const open = new Map<string, string>();
  for (const { x, path } of openToAll(module, state))
    for (const name of namesIn(x)) if (!open.has(name)) open.set(name, path);
  for (const [name, hiddenAt] of faceDown(hiddenFrom(module, state, 'public'))) {
    const where = open.get(name);
    if (where !== undefined) return { kind: 'leak', what: `${where} is open and names ${name} of ${hiddenAt}` };
  }
  return undefined;
};
