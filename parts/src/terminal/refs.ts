/** Refs as people read them. */
import type { Speaker } from '@tabularium/text';

/** What follows the colon: `II-1` of `province:II-1`. */
export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** Is the id worth showing? It is if it is a code (`II-1`), but not if it repeats the name or is a mere number. */
export const isCode = (id: string): boolean => /\d|-\p{Lu}$/u.test(id) && id.length <= 6 && !/^\d+[A-Z]?$/.test(id);

/** "Belgica (II-1)", "Galerius". */
export const label = (ref: string, speak: Speaker): string => {
  const id = idOf(ref);
  const name = speak.name(ref);
  return isCode(id) && name !== id && name !== ref ? `${name} (${id})` : name === ref ? id : name;
};
