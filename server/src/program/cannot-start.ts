/** Something outside keeps the server from its work. The message is for who runs it. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}

/** What the system says of it, without where in the program it was noticed. */
export const reasonOf = (e: unknown): string => {
  const { code, message } = e as NodeJS.ErrnoException;
  return code ?? message;
};
