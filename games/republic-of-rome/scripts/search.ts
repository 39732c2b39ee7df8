/** Looks for games to be recorded: as few and as short as show everything there is to show. */
import { begin, copy, engineOf, fromSeed, type Input, parseTable, type Rng, rng, type State } from '@tabularium/kernel';
import { fewest, type Found, type GoldenFile, type GoldenTable, recordGolden } from '@tabularium/kit';
import type { Rome } from '../rules/game.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { republicOfRome } from '../rules/index.ts';
import { Watch } from '../rules/testing/features.ts';
import { type Likes, steered } from './steering.ts';

const engine = engineOf(republicOfRome);
/** A file more is worth so many inputs. */
const FILE = 150;

/** A game in progress, which can be gone on with in many ways. */
interface Run {
  readonly table: GoldenTable;
  readonly state: State<Rome>;
  readonly inputs: Input[];
}
const start = (table: GoldenTable): Run => ({
  table,
  state: begin(republicOfRome, parseTable(republicOfRome, table.seats, table.options), fromSeed(table.seed)),
  inputs: [],
});
const branch = (run: Run): Run => ({ ...run, state: copy(run.state), inputs: [...run.inputs] });

/** Goes on until `done`, or the end, or too long. */
const goOn = (run: Run, likes: () => Likes, dice: Rng, longest: number, done: (g: Rome) => boolean): boolean => {
  const { state, inputs } = run;
  let idle = 0;
  while (!state.over && inputs.length < longest && idle < 500) {
    if (done(state.g)) return true;
    const waiting = engine.waitingFor(state);
    const seat = dice.below(4) === 0 ? dice.below(state.seats) : dice.pick(waiting);
    const question = engine.question(state, seat);
    const input = question && steered(likes(), state, question, seat, dice);
    if (!input) {
      idle++;
      continue;
    }
    engine.apply(state, input);
    inputs.push(input);
  }
  return done(state.g);
};

/** What a run shows, found by playing it again. */
const watched = ({ table, inputs }: Run): Found => {
  const { state } = start(table);
  const watch = new Watch(state);
  for (const input of inputs) {
    const after = watch.before(state, input);
    engine.apply(state, input);
    after();
  }
  return { table, inputs, seen: watch.seen };
};

/** It has ended otherwise than was wanted. */
const isOther = ({ state }: Run, wanted: string): boolean =>
  wanted.startsWith('ending:') && `ending:${state.over?.how}` !== wanted;

/** What is still to be shown, and the shortest game so far for everything that has been. */
export class Search {
  readonly best = new Map<string, Found>();
  private readonly seed: string;
  private readonly wanted: readonly string[];
  private n = 0;

  constructor(seed: string, wanted: readonly string[]) {
    this.seed = seed;
    this.wanted = wanted;
  }

  get missing(): string[] {
    return this.wanted.filter((w) => !this.best.has(w));
  }

  private table(given: Partial<GoldenTable['options']> = {}, seats?: number): GoldenTable {
    const seed = `${this.seed}-${this.n++}`;
    const dice = rng(`${seed}/table`);
    const options = {
      scenario: dice.pick([...SCENARIOS]),
      auction: dice.pick(['round', 'sealed']),
      strictOmens: dice.below(4) === 0,
      resigning: dice.below(4) === 0,
      ...given,
    };
    return { seats: seats ?? 3 + dice.below(4), options, seed };
  }

  /** A game that breaks is not recorded, but told of. */
  private safely(run: Run, play: () => void): void {
    try {
      play();
    } catch (e) {
      console.error(`${run.table.seed} after ${run.inputs.length} inputs: ${String(e)}`);
    }
  }

  /** Keeps it if it shows something new, or in less. */
  private keep(run: Run): void {
    const found = watched(run);
    for (const [what, at] of found.seen) {
      if (!this.wanted.includes(what)) continue;
      const now = this.best.get(what)?.seen.get(what) ?? Number.POSITIVE_INFINITY;
      if (at < now) this.best.set(what, found);
    }
  }

  /** Likes whatever has not been answered yet, besides what it is told to like. */
  private curious(likes: Likes): Likes {
    const unseen = this.missing.filter((w) => w.startsWith('verb:')).map((w) => [w.slice('verb:'.length), 40] as const);
    return { ...likes, ...Object.fromEntries(unseen) };
  }

  /** So many games of any kind. */
  games(n: number, likes: Likes, options: Partial<GoldenTable['options']> = {}, seats?: number, longest = 1500): void {
    for (let i = 0; i < n; i++) {
      const run = start(this.table(options, seats));
      const now = this.curious(likes);
      this.safely(run, () => {
        const dice = rng(`${run.table.seed}/moves`);
        goOn(
          run,
          () => now,
          dice,
          longest,
          () => false,
        );
        this.keep(run);
      });
    }
  }

  /**
   * Plays to one point after another, each from the one before, so often, until something that is wanted is found.
   */
  towards(
    wanted: string,
    {
      likes = {},
      then = likes,
      options = {},
      seats,
      games = 400,
      longest = 1500,
      points,
      branches = 5,
      tries = 200,
    }: Towards,
  ): void {
    for (let i = 0; i < games && !this.best.has(wanted); i++) {
      const run = start(this.table(options, seats));
      const dice = rng(`${run.table.seed}/moves`);
      this.safely(run, () => void this.from(run, points, 0, { wanted, likes, then, longest, branches, tries, dice }));
    }
  }

  private from(run: Run, points: readonly Point[], at: number, how: How): boolean {
    const point = points[at];
    if (point === undefined) {
      for (let i = 0; i < how.tries; i++) {
        const next = branch(run);
        const isThere = (): boolean => `verb:${next.inputs.at(-1)?.verb}` === how.wanted;
        goOn(next, () => how.then, how.dice, how.longest, isThere);
        if (how.wanted.startsWith('verb:') ? !isThere() : isOther(next, how.wanted)) continue;
        this.keep(next);
        if (this.best.has(how.wanted)) return true;
      }
      return false;
    }
    for (let i = 0; i < (at === 0 ? 1 : how.branches); i++) {
      const next = at === 0 ? run : branch(run);
      if (goOn(next, () => how.likes, how.dice, how.longest, point) && this.from(next, points, at + 1, how))
        return true;
    }
    return false;
  }

  /** Few games that together show all that was found, the cheapest for what it adds first. */
  recorded(): Map<string, GoldenFile> {
    const files = new Map<string, GoldenFile>();
    for (const { table, inputs } of fewest(this.best, this.best.keys(), FILE)) {
      const golden = recordGolden(republicOfRome, { ...table, inputs });
      const scenario = String(table.options['scenario']);
      // One that is broken off is named after the answer it was wanted for.
      const what = golden.ending ?? golden.inputs.at(-1)![1].replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      const rules = 'advanced' in table.options ? '-advanced' : '';
      const plain = `${what}-${scenario}${rules}-${table.seats === 1 ? '1-player' : `${table.seats}-players`}`;
      const name = files.has(plain) ? `${plain}-${table.seed.split('-').at(-1)}` : plain;
      files.set(name, golden);
    }
    return files;
  }
}

type Point = (g: Rome) => boolean;
interface Towards {
  readonly likes?: Likes;
  /** After the last point. */
  readonly then?: Likes;
  readonly options?: Partial<GoldenTable['options']>;
  readonly seats?: number;
  readonly games?: number;
  readonly longest?: number;
  /** How often it is gone on with from a point to the next, and from the last one. */
  readonly branches?: number;
  readonly tries?: number;
  readonly points: readonly Point[];
}
interface How {
  readonly wanted: string;
  readonly likes: Likes;
  readonly then: Likes;
  readonly longest: number;
  readonly branches: number;
  readonly tries: number;
  readonly dice: Rng;
}
