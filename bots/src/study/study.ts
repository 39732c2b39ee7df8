/**
 * How likely everybody was to win, turn by turn, and where that changed. Games are played on from the beginning of each turn: a few
 * from every one at first, then more where the band is wide or the chance changed. Within a turn that changed much, the move that
 * did it is looked for by halves. Every game depends on its position and its number alone, so a study can be repeated.
 */
import type { Msg } from '@tabularium/kernel';
import { type Change, chancesAt, changeBetween, type Point, sureChange, widthAt } from './points.ts';
import { type Border, bordersOf, type Line, linesOf, partsOf, playedOn, type Subject } from './subject.ts';

/** Between two borders the chance changed by more than both bands. */
export interface Turning extends Change {
  readonly from: number;
  readonly to: number;
  /** The input after which it had changed, where games enough were played to say so. */
  readonly move?: number;
}

export interface Study {
  readonly lines: readonly Line[];
  /** In the order of the game. */
  readonly points: readonly Point[];
  readonly turning: readonly Turning[];
  /** Games played for it. */
  readonly played: number;
}

/** One more game has been played. */
export interface Step {
  readonly done: number;
  readonly of: number;
  /** What is known so far. */
  readonly study: () => Study;
}

/** How many games are played from every border in each of the first rounds, and later at once from one of them. */
const AT_FIRST = [1, 4, 8, 12];
const AT_ONCE = 8;
/** How much a wide band counts where nothing seems to have changed. */
const WIDE_ALONE = 0.5;
/** The part of all games that is played from the borders before moves are looked for. */
const FOR_TURNS = 0.5;
/** Games from each position within a turn, to find the half in which the chance changed. */
const WITHIN = 24;
/** And from those beside the move, to be sure of it. */
const BESIDE = 64;

type Playing = Generator<Step, void>;

class Studying<G, V> {
  private readonly subject: Subject<G, V>;
  private readonly lines: readonly Line[];
  private readonly borders: readonly Border[];
  private readonly points = new Map<number, Point>();
  private readonly moves = new Map<string, number>();
  private readonly before: number;
  private readonly budget: number;
  private played: number;

  constructor(subject: Subject<G, V>, budget: number, before: readonly Point[]) {
    this.subject = subject;
    this.lines = linesOf(subject);
    this.borders = bordersOf(subject);
    for (const point of before) this.points.set(point.input, point);
    for (const { input, turn } of this.borders) this.pointAt(input, turn, true);
    this.before = before.reduce((sum, { played }) => sum + played, 0);
    this.played = this.before;
    this.budget = budget;
  }

  *all(): Playing {
    yield* this.coarsely();
    yield* this.finely(FOR_TURNS);
    for (const turning of this.turning()) if (this.isLeft(1)) yield* this.narrow(turning);
    yield* this.finely(1);
  }

  study(): Study {
    const points = [...this.points.values()].sort((a, b) => a.input - b.input);
    return { lines: this.lines, points, turning: this.turning(), played: this.played };
  }

  /** A few from everywhere, so that there is something to look at soon. */
  private *coarsely(): Playing {
    const most = (FOR_TURNS * this.budget) / this.borders.length;
    for (const games of AT_FIRST.filter((n) => n <= Math.max(1, most)))
      for (const { input } of this.borders) yield* this.playUpTo(input, games, 1);
  }

  /** More where it is least certain, and where much seems to have happened. */
  private *finely(part: number): Playing {
    while (this.isLeft(part)) {
      const borders = this.borderPoints();
      const needs = borders.map((point, i) => {
        const beside = [borders[i - 1], borders[i + 1]].filter((other) => other !== undefined);
        const changes = beside.map((other) => changeBetween(point, other));
        return widthAt(point) * (WIDE_ALONE + Math.max(0, ...changes));
      });
      const most = Math.max(...needs);
      const next = borders[needs.indexOf(most)]!;
      if (most === 0) return;
      yield* this.playUpTo(next.input, next.played + AT_ONCE, part);
    }
  }

  /** Looks for the move that did it: always goes on in the half in which the chance changed more. */
  private *narrow({ from, to, line }: Turning): Playing {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      for (const input of [low, middle, high]) yield* this.playUpTo(input, WITHIN, 1);
      if (!this.isLeft(1)) return;
      const [a, b, c] = [low, middle, high].map((input) => this.shareAt(input, line));
      if (Math.abs(b! - a!) > Math.abs(c! - b!)) high = middle;
      else low = middle;
    }
    for (const input of [low, high]) yield* this.playUpTo(input, BESIDE, 1);
    const change = sureChange(this.points.get(low)!, this.points.get(high)!);
    if (change?.line === line) this.moves.set(`${from}-${to}`, high);
  }

  private turning(): Turning[] {
    const borders = this.borderPoints();
    const found = borders.slice(1).flatMap((point, i): Turning[] => {
      const change = sureChange(borders[i]!, point);
      const [from, to] = [borders[i]!.input, point.input];
      const move = this.moves.get(`${from}-${to}`);
      return change ? [{ ...change, from, to, ...(move !== undefined && { move }) }] : [];
    });
    const size = ({ before, after }: Turning): number => Math.abs(after.share - before.share);
    return found.sort((a, b) => size(b) - size(a));
  }

  private *playUpTo(input: number, games: number, part: number): Playing {
    const { match } = this.subject;
    const known = this.points.get(input) ?? this.pointAt(input, this.subject.studied.turnOf(match.at(input).g), false);
    if (known.over || known.played >= games) return;
    const position = match.at(input);
    for (let n = known.played; n < games && this.isLeft(part); n++) {
      const parts = partsOf(this.lines, playedOn(this.subject, position, `${input}/${n}`));
      const { won, ...point } = this.points.get(input)!;
      this.points.set(input, { ...point, played: n + 1, won: won.map((w, line) => w + parts[line]!) });
      this.played++;
      yield { done: this.played - this.before, of: this.budget, study: () => this.study() };
    }
  }

  private pointAt(input: number, turn: Msg, border: boolean): Point {
    const there = this.points.get(input);
    const { over } = this.subject.match.at(input);
    const point: Point = there
      ? { ...there, border: there.border || border }
      : {
          input,
          turn,
          border,
          played: 0,
          won: over ? partsOf(this.lines, over) : this.lines.map(() => 0),
          ...(over && { over: true }),
        };
    this.points.set(input, point);
    return point;
  }

  private borderPoints(): Point[] {
    return this.borders.map(({ input }) => this.points.get(input)!);
  }

  private shareAt(input: number, line: number): number {
    return chancesAt(this.points.get(input)!)[line]!.share;
  }

  /** May another game be played, if only that part of all games is for this? */
  private isLeft(part: number): boolean {
    return this.played - this.before < this.budget * part;
  }
}

/** Plays `rollouts` games, beside those that were played for the points of an earlier study. Give it up between two games to stop. */
export function* studying<G, V>(
  subject: Subject<G, V>,
  rollouts: number,
  before: readonly Point[] = [],
): Generator<Step, Study> {
  const all = new Studying(subject, rollouts, before);
  yield* all.all();
  return all.study();
}

/** The chances in one position. */
export const chanceIn = <G, V>(subject: Subject<G, V>, input: number, games: number): Point => {
  const position = subject.match.at(input);
  const lines = linesOf(subject);
  let won = lines.map(() => 0);
  for (let n = 0; n < games; n++) {
    const parts = partsOf(lines, playedOn(subject, position, `${input}/${n}`));
    won = won.map((w, line) => w + parts[line]!);
  }
  return { input, turn: subject.studied.turnOf(position.g), border: false, played: games, won };
};
