/** What the bot remembers from one question to the next. A bot that has forgotten everything plays on all the same. */
export class Memory {
  #turn = -1;
  #tried: Record<string, number> = {};
  /** Who is to be persuaded. */
  target = '';
  /** Words of an agreement still to be written. */
  words: (string | number)[] = [];
  /** How often something was tried this turn; counts one more. */
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
