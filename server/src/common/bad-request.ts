import { type Msg, Refused } from '@tabularium/kernel';
import { msg } from './msg.ts';

/** A request or a file was refused. `problems` holds the reason and then the details. */
export class BadRequest extends Refused {
  readonly problems: readonly Msg[];

  constructor(reason: 'malformed' | 'badFile' | 'unchecked', why: readonly Msg[]) {
    const first = msg(`server.${reason}`);
    super(first);
    this.problems = [first, ...why];
  }
}
