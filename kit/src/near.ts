/** Names that do not exist are mistakes of the test; the message says which name was probably meant. */

/** How many letters must be put in, left out or exchanged to make one word of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, x] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, y] of b.split('').entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(x !== y)));
    row = next;
  }
  return row[b.length]!;
};

/** The known name that is most like this one; the first of several. */
const nearest = (name: string, known: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const x of known) {
    const d = distance(name, x);
    if (d < least) [best, least] = [x, d];
  }
  return best;
};

/** What to say of a name that does not exist. */
export const noSuch = (what: string, name: string, known: Iterable<string>): string => {
  const near = nearest(name, known);
  return `there is no ${what} ${name}${near === undefined ? '' : `; did you mean ${near}?`}`;
};

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':') + 1);

/**
 * Throws if a reference such as `senator:99` is of a kind that the game has (`senator:`) and names nothing that exists.
 * Several can stand in one, joined by a plus; kinds that the game does not list (`agreement:3`) are made in play and pass.
 */
export const checkRef = (ref: string, names: readonly string[]): void => {
  for (const part of ref.split('+')) {
    const kind = kindOf(part);
    if (kind === '' || names.includes(part)) continue;
    const alike = names.filter((x) => x.startsWith(kind));
    if (alike.length > 0) throw new Error(noSuch(kind.slice(0, -1), part, alike));
  }
};
