/** What a bot has set its mind on: the rest of a turn, for as long as nothing comes between. */
import { accepts, type Input } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Seen } from '@tabularium/parts';
import type { Position } from './position.ts';

export class Intention {
  private left: readonly Input[] = [];
  /** When the rest is due: in the same turn, and before anybody else has said anything. */
  private due = '';

  /** The next input of what was decided, or of what is decided now. */
  next(seen: Seen<Tetrarchia, TetrarchiaView>, think: (s: Position) => readonly Input[]): Input {
    const { view, seat, rng, module } = seen;
    if (moment(view, 0) !== this.due || !isOffered(seen, this.left[0]))
      this.left = think(module.guess(view, seat, rng));
    const first = this.left[0];
    if (!isOffered(seen, first)) throw new Error('decided on something that is not offered');
    this.left = this.left.slice(1);
    // Dice decide an attack, and whatever follows wants a new thought.
    this.due = first.verb === 'attack' ? '' : moment(view, 1);
    return first;
  }
}

/** The last point of a turn ends it, and what was still to be done with it. */
const moment = ({ round, turn, inputs = 0 }: TetrarchiaView, later: number): string =>
  `${round} ${turn} ${inputs + later}`;

const isOffered = ({ question }: Seen<Tetrarchia, TetrarchiaView>, input: Input | undefined): input is Input => {
  const offer = input && question.verbs[input.verb];
  return offer !== undefined && accepts(offer, input?.arg);
};
