/** What a bot means to do with the rest of its turn. It holds until something else happens in between. */
import { accepts, type Input } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Glance } from '@tabularium/parts';
import type { Position } from './position.ts';

export class Intention {
  private left: readonly Input[] = [];
  /** When the rest still applies: in the same turn, as long as nobody else has given an answer. */
  private due = '';

  /** The next input of the plan, or of a new plan if the old one no longer applies. */
  next(seen: Glance<Tetrarchia, TetrarchiaView>, think: (s: Position) => readonly Input[]): Input {
    const { view, seat, rng, module } = seen;
    if (moment(view, 0) !== this.due || !isOffered(seen, this.left[0]))
      this.left = think(module.guess(view, seat, rng));
    const first = this.left[0];
    if (!isOffered(seen, first)) throw new Error('decided on something that is not offered');
    this.left = this.left.slice(1);
    // An attack is decided by dice, so what follows it must be planned anew.
    this.due = first.verb === 'attack' ? '' : moment(view, 1);
    return first;
  }
}

/** Spending the last point ends the turn, and with it the rest of the plan. */
const moment = ({ round, turn, inputs = 0 }: TetrarchiaView, later: number): string =>
  `${round} ${turn} ${inputs + later}`;

const isOffered = ({ question }: Glance<Tetrarchia, TetrarchiaView>, input: Input | undefined): input is Input => {
  const offer = input && question.verbs[input.verb];
  return offer !== undefined && accepts(offer, input?.arg);
};
