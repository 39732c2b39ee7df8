/** What ids of a game look like, learnt from those it has: `TET.move-a`, `R3`, `1.07.413-b`, `AGR-3`, `card-45-a`, `tbl-loyal-e`. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The family of an id: everything that begins like it. Something that looks like a family's id and is none is a mistake. */
const familyOf = (id: string): string => {
  const [, prefix, mark] = /^([A-Za-z]+|\d+)([.-]|\d)/.exec(id) ?? [];
  if (prefix === undefined) return escaped(id);
  if (/\d/.test(prefix)) return String.raw`\d+\.\d\d[\w.-]*`;
  if (mark === '.') return String.raw`${prefix}\.[\w.-]*\w`;
  // A digit must follow somewhere, because `card-front` in brackets is no citation; an id without one is its own family.
  if (mark === '-' && !/\d/.test(id)) return escaped(id);
  return mark === '-' ? String.raw`${prefix}-(?=[\w-]*\d)[\w-]*\w` : String.raw`${prefix}\d+`;
};

/** Matches one id of any family; nothing at all when there are no ids. */
export const idPattern = (ids: Iterable<string>): string => {
  const families = [...new Set([...ids].map(familyOf))].sort();
  return families.length > 0 ? String.raw`(?<![\w.-])(?:${families.join('|')})(?![\w-])` : '(?!)';
};
