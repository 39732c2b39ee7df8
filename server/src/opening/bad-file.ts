import { Refused, type Msg } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';

/** A file was refused. `problems` holds the reason and then the details. */
export class BadFile extends Refused {
  readonly problems: readonly Msg[];

  constructor(reason: 'badFile' | 'unchecked', why: readonly Msg[]) {
    const first = msg(`server.${reason}`);
    super(first);
    this.problems = [first, ...why];
  }
}
