/** How the recorded games of Mediterranean Empires were found, so that they can be found again: games of players who like some answers. */
import {
  begin,
  engineOf,
  fromSeed,
  type Input,
  parseTable,
  type Question,
  type Rng,
  randomInput,
  rng,
  type State,
} from '@tabularium/kernel';
import type { Empires } from '../rules/game.ts';
import { mediterraneanEmpires } from '../rules/index.ts';
import { WANTED, Watch } from '../rules/testing/features.ts';
import { fewest, type Found, type GoldenFile, type GoldenTable, recordGolden } from '@tabularium/kit';

/** How often something is done, against everything else that could be: 1 unless it is said here. */
type Likes = Readonly<Record<string, number>>;
type Player = (question: Question, seat: number, dice: Rng, state: State<Empires>) => Input | undefined;

const engine = engineOf(mediterraneanEmpires);
/** A file more is worth so many inputs. */
const FILE = 60;
const LONGEST = 3000;

const liking =
  (likes: Likes): Player =>
  (question, seat, dice) => {
    const verbs = Object.keys(question.verbs).filter((v) => !question.asides.includes(v));
    const weight = (v: string): number => likes[v] ?? 1;
    const known = verbs.some((v) => weight(v) > 0) ? verbs.filter((v) => weight(v) > 0) : verbs;
    let at = (dice.below(10_000) / 10_000) * known.reduce((n, v) => n + (weight(v) || 1), 0);
    const verb = known.find((v) => (at -= weight(v) || 1) < 0) ?? known.at(-1);
    if (verb === undefined) return undefined;
    const only = { ...question, verbs: { [verb]: question.verbs[verb]! }, asides: [] };
    return randomInput(only, seat, (n) => dice.below(n));
  };

const CALM: Likes = { decline: 3, passUntil: 4, shortest: 9, loadAll: 9, fortify: 0.3, recoverNone: 0.2 };
/** They fight with all they have. */
const WARLIKE: Likes = {
  ...CALM,
  pass: 0.1,
  change: 0.2,
  attack: 9,
  declare: 0.3,
  landing: 0.3,
  play: 4,
  passUntil: 0,
};
/** They do next to nothing: games are short and close. */
const IDLE: Likes = { ...CALM, pass: 12, change: 1, fortify: 0, drawOne: 0, attack: 0.6, play: 0.2, passUntil: 20 };
const PLAYING: Likes = { ...CALM, play: 12, respond: 30, passUntil: 0, decline: 1, empire: 3 };
const CONQUERING: Likes = {
  ...CALM,
  fortify: 0,
  pass: 0,
  change: 0.1,
  attack: 9,
  empire: 4,
  declare: 0.15,
  landing: 0.15,
};

/** One takes everything, the others look on. */
const conqueror: Player = (question, seat, dice, state) =>
  liking(seat === 0 ? CONQUERING : { ...IDLE, attack: 0, fortify: 0 })(question, seat, dice, state);

const play = (table: GoldenTable, player: Player): Found => {
  const state = begin(
    mediterraneanEmpires,
    parseTable(mediterraneanEmpires, table.seats, table.options),
    fromSeed(table.seed),
  );
  const dice = rng(`${table.seed}/moves`);
  const watch = new Watch();
  const inputs: Input[] = [];
  while (!state.over && inputs.length < LONGEST) {
    const seat = engine.waitingFor(state)[0]!;
    const question = engine.question(state, seat)!;
    const input = player(question, seat, dice, state);
    if (!input) throw new Error(`${table.seed}: nothing can be done after ${inputs.length} inputs`);
    watch.apply(state, input);
    inputs.push(input);
  }
  return { table, inputs, seen: watch.seen };
};

/** What is still to be shown, and the shortest game so far for everything that has been. */
class Hunt {
  readonly best = new Map<string, Found>();
  private n = 0;

  get missing(): string[] {
    return WANTED.filter((w) => !this.best.has(w));
  }

  private keep(found: Found): void {
    for (const [what, at] of found.seen)
      if (at < (this.best.get(what)?.seen.get(what) ?? Number.POSITIVE_INFINITY)) this.best.set(what, found);
  }

  /** So many games; or as many until there is one for everything that is `until`. */
  games(n: number, likes: Likes | Player, given: Partial<GoldenTable> = {}, until: readonly string[] = []): void {
    for (let i = 0; i < n; i++) {
      if (until.length > 0 && until.every((w) => this.best.has(w))) return;
      const seed = `mediterranean-${this.n++}`;
      const dice = rng(`${seed}/table`);
      const options = {
        scenario: dice.pick(['A', 'B', 'C', 'D']),
        empires: dice.pick(['random', 'seats']),
        turns: dice.pick(['3', '3', '3', '4', '5']),
        firstLeads: dice.below(3) === 0,
        freePassage: dice.below(3) === 0,
        shorter: dice.below(3) === 0,
        ...given.options,
      };
      const table = { seats: given.seats ?? 2 + dice.below(7), options, seed };
      const curious = Object.fromEntries(
        this.missing.flatMap((w) => (w.startsWith('verb: ') ? [[w.slice('verb: '.length), 40]] : [])),
      );
      this.keep(play(table, typeof likes === 'function' ? likes : liking({ ...likes, ...curious })));
    }
  }

  /** Few games that together show all that was found, the cheapest for what it adds first. */
  recorded(): Map<string, GoldenFile> {
    const files = new Map<string, GoldenFile>();
    const found = WANTED.filter((w) => this.best.has(w));
    for (const { table, inputs, shows } of fewest(this.best, found, FILE)) {
      const golden = recordGolden(mediterraneanEmpires, { ...table, inputs });
      const what = nameOf(shows);
      const plain = `${what}-${table.seats}-players`;
      files.set(files.has(plain) ? `${plain}-${table.seed.split('-').at(-1)}` : plain, golden);
    }
    return files;
  }
}

/** Named after the first thing it is there for. */
const nameOf = (shows: readonly string[]): string => {
  const kinds = ['decided by', 'ending', 'option', 'a card', 'scenario', 'campaign', 'event', 'effect', 'verb', ''];
  const shown = kinds.flatMap((kind) => shows.findLast((w) => w.startsWith(kind)) ?? [])[0]!;
  return shown
    .replace(/^(verb|option): /, '')
    .replace(/[a-z][A-Z]/g, ([low, high]) => `${low}-${high}`)
    .replace(/\W+/g, '-')
    .toLowerCase();
};

/** Found by scripts/golden.ts in its place. `said` is told how it goes. */
export const search = (said: (line: string) => void): Hunt => {
  const hunt = new Hunt();
  const tell = (what: string): void => said(`${what}: ${hunt.missing.length} missing`);
  for (const seats of [2, 3, 4, 5, 6, 7, 8])
    for (const scenario of ['A', 'B', 'C', 'D']) hunt.games(12, IDLE, { seats, options: { scenario } });
  tell('every scenario, quickly');
  hunt.games(200, IDLE, { seats: 2 });
  tell('close games');
  hunt.games(150, WARLIKE);
  tell('wars');
  hunt.games(150, PLAYING);
  tell('cards');
  hunt.games(300, conqueror, { seats: 2, options: { turns: '5', empires: 'seats' } }, ['ending: automatic']);
  tell('conquests');
  hunt.games(3000, { ...IDLE, attack: 3 }, { seats: 2 }, ['decided by: cities']);
  for (const seats of [2, 3]) hunt.games(1500, { ...IDLE, attack: 3 }, { seats });
  tell('ties');
  return hunt;
};
