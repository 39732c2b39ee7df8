/** A game of which somebody keeps all inputs elsewhere, so that it need not hold them. */
import { Match } from './match.ts';

export class LongMatch<G, V> extends Match<G, V> {
  /**
   * Lets go of the oldest inputs, as far as the last `keep` stay, and all that could still be taken back. What was before is no
   * longer known here: whoever wants it has kept it elsewhere.
   */
  release(keep: number): void {
    const marks = Math.floor((Math.min(this.last - keep, this.settled) - this.released) / this.markEvery);
    if (marks <= 0) return;
    const many = marks * this.markEvery;
    this.version = this.versionAt(this.released + many);
    this.entries.splice(0, many);
    this.unseen.splice(0, many);
    for (const { weight } of this.marks.splice(0, marks)) this.marksWeight -= weight;
    this.released += many;
  }
}
