/** Exit codes that mean something: 0 fine, 1 a check failed, 2 wrong usage. */
export const FINE = 0;
export const FAILED = 1;
export const WRONG_USE = 2;

/** The user asked for something that does not exist; the message says what is allowed. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** A check failed. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

export const oneOf = (what: string, got: string, allowed: readonly string[]): WrongUse =>
  new WrongUse(`there is no ${what} “${got}”; there ${allowed.length === 1 ? 'is' : 'are'}: ${allowed.join(', ')}`);
