/** Something outside keeps the server from its work. The message is for who runs it. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** What the system says of it, without where in the program it was noticed. */
export const reasonOf = (e: unknown): string => {
  return codeOf(e) || (e instanceof Error ? e.message : String(e));
};

/** The short name that the system and the database give to a problem, such as EADDRINUSE. */
export const codeOf = (e: unknown): string =>
  e instanceof Error && 'code' in e && typeof e.code === 'string' ? e.code : '';
