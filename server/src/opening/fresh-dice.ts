import { copy, diff, digest, type Entry, fromKey, type Match, NOBODY, type State } from '@tabularium/kernel';
import { say } from '../say.ts';

/** From here on a match draws from a new key. An entry like any other, so that history adds up; undo stops at it. */
export const freshDice = (match: Match<unknown, unknown>): Entry => {
  const before = match.state;
  const inputs = before.inputs + 1;
  const after: State<unknown> = { ...copy(before), chance: fromKey(), rig: [], inputs, floor: inputs };
  const entry: Entry = {
    // The kernel reads the version of the rules from whatever nobody did.
    input: { by: NOBODY, verb: 'dice', arg: match.module.meta.version },
    log: [{ m: say('server.freshDice') }],
    diff: diff(before, after),
    digest: digest(after),
  };
  match.restore(entry);
  return entry;
};
