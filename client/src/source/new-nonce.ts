const BYTES = 16;

/** Nobody guesses it. Not `randomUUID`, which browsers keep from pages that come without encryption. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((b) => b.toString(16).padStart(2, '0')).join('');
