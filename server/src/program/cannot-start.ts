/** The server cannot start for a reason outside the program. The message is for the person who runs it. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** The system's error code, or the message if there is none. Never a stack trace. */
export const reasonOf = (e: unknown): string => {
  return codeOf(e) || (e instanceof Error ? e.message : String(e));
};

/** The short name that the system and the database give to a problem, such as EADDRINUSE. */
export const codeOf = (e: unknown): string =>
  typeof e === 'object' && e !== null && 'code' in e && typeof e.code === 'string' ? e.code : '';
