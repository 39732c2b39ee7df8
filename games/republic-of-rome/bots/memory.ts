/** What the bot remembers from one question to the next. It can also play on after losing its memory. */
export class Memory {
  #turn = -1;
  #tried: Record<string, number> = {};
  /** The Senator it means to persuade. */
  target = '';
  /** What it means to bid. */
  bid = 0;
  /** The parts of an agreement that are still to be written. */
  words: (string | number)[] = [];
  /** Counts one more attempt at something in this turn, and returns how many there were before it. */
  try(turn: number, what: string): number {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#tried = {};
    }
    const n = this.#tried[what] ?? 0;
    this.#tried[what] = n + 1;
    return n;
  }
  tried(turn: number, what: string): number {
    return turn === this.#turn ? (this.#tried[what] ?? 0) : 0;
  }
}
