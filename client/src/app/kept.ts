/** What the browser stores for us between visits. If it refuses to, we go on without. */

const PREFIX = 'tabularium.';

export const readKept = <T>(key: string, otherwise: T): T => {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
};

export const keep = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse. Nothing stored here is worth an error.
  }
};
