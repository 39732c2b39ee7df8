/** Refs as people write them. */
import { idOf, label } from '@tabularium/parts/terminal';
import type { Speaker } from '@tabularium/text';

export { idOf, isCode, label } from '@tabularium/parts/terminal';

/** For comparing: no case, no accents, and Latin V is U. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('v', 'u').trim();

/**
 * What somebody may have meant by `text`: an id or a name in full, else the beginning of one, else of a word in one.
 * Several only if nothing distinguishes them.
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
