import type { Msg } from './message.ts';
import type { Offer } from './question.ts';

/** The input was not offered. An ordinary answer to a player: nothing has changed. */
export class Refused extends Error {
  /** Why, for the player. */
  readonly reason: Msg;
  /** Statements that say so. */
  readonly rules: readonly string[];
  /** What was on offer instead, by verb. */
  readonly offered: Readonly<Record<string, Offer>>;

  constructor(reason: Msg, rules: readonly string[] = [], offered: Readonly<Record<string, Offer>> = {}) {
    super(`refused: ${reason.k}${reason.a ? ` ${JSON.stringify(reason.a)}` : ''}`);
    this.name = 'Refused';
    this.reason = reason;
    this.rules = rules;
    this.offered = offered;
  }
}

/** Something impossible is true: a fault of ours. The game stops where it is. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** A stored game is damaged: its changes lead to another position than the one recorded. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** A game that newer rules than these have played. Going on with older ones would write it back to their version. */
export class NewerRules extends Error {
  override readonly name = 'NewerRules';
  readonly version: number;
  readonly here: number;

  constructor(version: number, here: number) {
    super(`a game of version ${version} needs newer rules than ${here}`);
    this.version = version;
    this.here = here;
  }
}

/** A table that cannot be set up as asked: each problem says what was wrong and what is allowed. */
export class BadOptions extends Error {
  readonly problems: readonly Msg[];

  constructor(problems: readonly Msg[]) {
    super(problems.map((p) => `${p.k} ${JSON.stringify(p.a ?? {})}`).join('; '));
    this.name = 'BadOptions';
    this.problems = problems;
  }
}
