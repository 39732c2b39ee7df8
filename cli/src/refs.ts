/** Refs as people read and write them. */
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

/** For comparing: no case, no accents, and Latin V is U. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('v', 'u').trim();

/**
 * What somebody may have meant by `text`: an id or a name in full, else the beginning of one, else of a word in one.
 * Several only where nothing tells them apart.
 */
export const meant = (text: string, refs: readonly string[], speak: Speaker): string[] => {
  const wanted = folded(text);
  if (wanted === '') return [];
  const names = (ref: string): string[] => [
    folded(idOf(ref)),
    folded(speak.name(ref)),
    folded(ref),
    folded(label(ref, speak)),
  ];
  const starts = (ref: string): boolean => names(ref).some((n) => n.startsWith(wanted));
  const inside = (ref: string): boolean =>
    folded(speak.name(ref))
      .split(/\s+/)
      .some((w) => w.startsWith(wanted));
  for (const fits of [(ref: string) => names(ref).includes(wanted), starts, inside]) {
    const found = refs.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
};
