/** Refs as people read them. */
import type { Speaker } from '@tabularium/text';

/** What follows the colon: `II-1` of `province:II-1`. */
export const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** An id that is a code (`II-1`) rather than the name over again, or a mere number, is worth showing. */
export const isCode = (id: string): boolean => /\d|-\p{Lu}$/u.test(id) && id.length <= 6 && !/^\d+[A-Z]?$/.test(id);

/** "Belgica (II-1)", "Galerius". */
export const label = (ref: string, speak: Speaker): string => {
  const id = idOf(ref);
  const name = speak.name(ref);
  return isCode(id) && name !== id && name !== ref ? `${name} (${id})` : name === ref ? id : name;
};
