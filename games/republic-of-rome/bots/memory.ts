import type { FactionId } from '../rules/study.ts';

/** How another Faction has kept its word, as far as this seat could see. */
export interface Word {
  kept: number;
  broken: number;
  /** The last turn in which it broke its word to this seat; 0 for never. */
  betrayed: number;
}

/** What the bot remembers from one question to the next. It can also play on after losing its memory. */
export class Memory {
  #turn = -1;
  #tried: Record<string, number> = {};
  #words: Record<FactionId, Word> = {};
  #noted = new Set<string>();
  /** The Senator it means to persuade. */
  target = '';
  /** What it means to bid. */
  bid = 0;
  /** The parts of an agreement that are still to be written. */
  words: (string | number)[] = [];
  /** What has been left in the Faction Treasury on purpose, and in which turn. */
  #kept = { turn: -1, n: 0 };
  keepBack(turn: number, n: number): void {
    this.#kept = { turn, n };
  }
  /** Nothing was left on purpose in a turn in which nothing has been distributed: whatever lies there may be. */
  keptBack(turn: number): number {
    return turn === this.#kept.turn ? this.#kept.n : Number.POSITIVE_INFINITY;
  }
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
  wordOf(faction: FactionId): Word {
    return (this.#words[faction] ??= { kept: 0, broken: 0, betrayed: 0 });
  }
  /** The first time that something is noted; agreements that are over lie on the table for a while, and count once. */
  isNew(what: string): boolean {
    if (this.#noted.has(what)) return false;
    this.#noted.add(what);
    return true;
  }
}
