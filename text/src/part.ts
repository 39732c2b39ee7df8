/** A piece of a sentence: words, or the name of a thing together with its ref, so that a reader can link it. */
export type Part = string | { readonly ref: string; readonly text: string };

export const plain = (parts: readonly Part[]): string =>
  parts.map((p) => (typeof p === 'string' ? p : p.text)).join('');

/** Neighbouring words become one piece; empty ones go. */
export const joined = (parts: readonly Part[]): Part[] => {
  const out: Part[] = [];
  for (const p of parts) {
    const last = out.at(-1);
    if (p === '') continue;
    if (typeof p === 'string' && typeof last === 'string') out[out.length - 1] = last + p;
    else out.push(p);
  }
  return out;
};
