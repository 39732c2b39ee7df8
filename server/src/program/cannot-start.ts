/** The server cannot start for a reason outside the program. The message is for the person who runs it. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** The system's error code, or the message if there is none. Never a stack trace. */
export const reasonOf = (e: unknown): string => {
  const { code, message } = e as NodeJS.ErrnoException;
  return code ?? message;
};
