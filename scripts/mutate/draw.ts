/** Draws faults at random from the guards of a game's rules; the same seed over the same code gives the same faults. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsIn } from '../../kit/src/rules/citations.ts';
import { idPattern } from '../../kit/src/rules/id-pattern.ts';
import { parseRules } from '../../kit/src/rules/rule-table.ts';
import { type Site, sitesIn } from './faults.ts';

/** A fault that was drawn: what the runner plants and the report names. */
export interface Drawn {
  readonly id: number;
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly text: string;
  readonly becomes: string;
  /** Names this fault across moves of files and edits elsewhere. */
  readonly key: string;
  /** Statements cited in the declaration that was broken, or, when it cites none, in its file. */
  readonly statements: readonly string[];
}

/** Words, helpers of tests, what only explains, studies or guesses at a position, and what only throws (`check`) are no rules. */
const NOT_RULES =
  /(?:^|\/)(?:messages|testing|explain)\/|(?:^|\/)(?:check|explain|explained|guess[-a-z]*|study|trade-secrets)\.ts$|\.test\.ts$|\.check\.ts$/;

/** Functions that make up what a bot cannot see, wherever they stand: `guessBids` beside the bids. */
const MAKES_UP = /^guess(?:[A-Z]|$)/;

/** The folder of a game's rules. */
export const rulesFolder = (root: string, game: string): string => {
  const folder = ['rules', 'src'].find(
    (name) => globSync(`${name}/*.ts`, { cwd: join(root, 'games', game) }).length > 0,
  );
  if (folder === undefined) throw new Error(`games/${game} has no rules`);
  return `games/${game}/${folder}`;
};

export const ruleFiles = (root: string, game: string): string[] => {
  const folder = rulesFolder(root, game);
  return globSync('**/*.ts', { cwd: join(root, folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_RULES.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
};

/** A pattern for one id of the game's statements and rulings. */
export const idsOf = (root: string, game: string): string => {
  const folder = join(root, 'games', game);
  const rules = globSync('*.md', { cwd: folder }).flatMap((f) => parseRules(readFileSync(join(folder, f), 'utf8')));
  return idPattern(rules.map((r) => r.id));
};

/** Numbers from 0 up to, not including, 1: mulberry32. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a fault is called in the list of accepted ones: no line number, and no folder above the rules. */
const keyOf = (file: string, site: Site, becomes: string, nth: number): string => {
  const name = file.replace(/^games\/([^/]+)\/(?:src|rules)\//, '$1: ');
  return `${name} ${site.inside}: ${plain(site.text)} => ${plain(becomes)}${nth > 0 ? ` (${nth + 1})` : ''}`;
};

interface Place {
  readonly file: string;
  readonly site: Site;
  readonly statements: readonly string[];
  /** How many guards of the same text stand before this one in the same declaration. */
  readonly nth: number;
}

const placesIn = (root: string, file: string, pattern: string): Place[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const citedIn = (text: string): string[] => [...citationsIn(text, pattern, false).ids.keys()].sort();
  const ofFile = citedIn(source);
  const same = new Map<string, number>();
  const sites = sitesIn(file, source).filter((site) => !MAKES_UP.test(site.inside));
  return sites.map((site) => {
    const cited = citedIn(source.slice(...site.around));
    const name = `${site.inside}: ${plain(site.text)}`;
    const nth = same.get(name) ?? 0;
    same.set(name, nth + 1);
    return { file, site, statements: cited.length > 0 ? cited : ofFile, nth };
  });
};

export interface Wish {
  readonly root: string;
  readonly game: string;
  readonly seed: number;
  readonly count: number;
  /** Only files whose path contains this text. */
  readonly file?: string | undefined;
}

/** At most one fault of each guard. */
export const draw = ({ root, game, seed, count, file }: Wish): Drawn[] => {
  const pattern = idsOf(root, game);
  const places = ruleFiles(root, game)
    .filter((name) => file === undefined || name.includes(file))
    .flatMap((name) => placesIn(root, name, pattern));
  const random = randomFrom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  for (let i = places.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
  return places.slice(0, count).map(({ file: name, site, statements, nth }, id) => {
    const fault = site.faults[below(site.faults.length)]!;
    const { line, start, end, text } = site;
    const key = keyOf(name, site, fault.becomes, nth);
    return { id, file: name, line, start, end, kind: fault.kind, text, becomes: fault.becomes, key, statements };
  });
};
