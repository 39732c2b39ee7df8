const BYTES = 16;

/** A random text that nobody can guess. Not `randomUUID`, which browsers offer only to pages served over HTTPS. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((b) => b.toString(16).padStart(2, '0')).join('');
