/** Positions of recorded games of Rome, cut where a question is asked: rare ones can be looked at without playing up to them. */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { begin, copy, engineOf, fromSeed, openGame, parseTable, type Question, toFile } from '@tabularium/kernel';
import { readGolden } from '@tabularium/kit';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';

const GOLDEN = join(resolve(import.meta.dirname, '../..'), 'games/republic-of-rome/golden');

/** Where something is asked: a procedure and its node. */
export interface Place {
  readonly at: string;
  /** A verb that must be offered there. */
  readonly verb?: string;
  /** How many times it is passed by. */
  readonly skip?: number;
}

const isAt = ({ verb }: Place, question: Question | undefined): boolean =>
  question !== undefined && (verb === undefined || Object.hasOwn(question.verbs, verb));

/** Basic games of three and more first, then those with Advanced Rules, then those of one and two. */
const basicFirst = (names: readonly string[]): string[] => {
  const rank = (name: string): number => (/-[12]-player/.test(name) ? 2 : name.includes('-advanced-') ? 1 : 0);
  return names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
};

/** Calls back at every question of every recorded game that was answered. */
const walk = (visit: (at: string, question: () => Question | undefined, file: () => string) => boolean): void => {
  const engine = engineOf(republicOfRome);
  for (const name of basicFirst(globSync('*.json', { cwd: GOLDEN }))) {
    const { seats, options, seed, inputs } = readGolden(join(GOLDEN, name));
    const state = begin(republicOfRome, parseTable(republicOfRome, seats, options), fromSeed(seed));
    // The game begins where it was cut: what came before is not needed.
    const file = (): string =>
      JSON.stringify({
        ...toFile(openGame(republicOfRome, seats, options, { t: 'seed', seed })),
        start: copy(state),
      });
    for (const [by, verb, arg] of inputs) {
      const top = state.stack.at(-1);
      if (visit(`${top?.proc}/${top?.node}`, () => engine.question(state, by), file)) return;
      engine.apply(state, arg === undefined ? { by, verb } : { by, verb, arg });
    }
  }
};

/** A file for each of these places, of the first recorded game that comes to it. */
export const cutAt = <K extends string>(places: Readonly<Record<K, Place>>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const passed = new Map<string, number>();
  const wanted = Object.entries<Place>(places);
  walk((at, question, file) => {
    for (const [key, place] of wanted) {
      if (found.has(key) || at !== place.at || !isAt(place, question())) continue;
      const times = passed.get(key) ?? 0;
      passed.set(key, times + 1);
      if (times >= (place.skip ?? 0)) found.set(key, file());
    }
    return found.size === wanted.length;
  });
  const missing = wanted.flatMap(([key]) => (found.has(key) ? [] : [key]));
  if (missing.length > 0) throw new Error(`no recorded game comes to ${missing.join(', ')}`);
  return found;
};
