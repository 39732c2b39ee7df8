/** Checks that the index of a game's rules, its code and its tests agree. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cited, citationsOf } from './rules/citations.ts';
import { idPattern } from './rules/id-pattern.ts';
import { countProofs, type Proof, type ProofCount, proofOf, unitTestsOf } from './rules/proof.ts';
import { parseRules, parseStatus, type Rule } from './rules/rule-table.ts';

export interface Coverage {
  readonly total: number;
  readonly done: number;
  /** Done, and named by a test. */
  readonly tested: number;
  /** What players do by talking, what only the board shows, what is still to come. */
  readonly table: number;
  readonly ui: number;
  readonly later: number;
}

export interface RuleReport extends Coverage {
  /** Statements that are not yet both done and tested. */
  readonly missing: readonly string[];
  readonly problems: readonly string[];
  /** How each statement that is done is proven, and how many in which way. */
  readonly proofs: readonly Proof[];
  readonly proven: ProofCount;
  readonly sections: readonly (Coverage & { readonly title: string })[];
}

/** A statement with what was found of it. */
interface Found {
  readonly rule: Rule;
  readonly is: 'done' | 'table' | 'ui' | 'later' | 'unknown';
  readonly isTested: boolean;
  readonly problems: readonly string[];
}

const INDEX = 'RULES.md';

/** Recorded games by the statements they show; see `recordedGamesOf`. Without them only unit tests are counted. */
export type Recorded = ReadonlyMap<string, readonly string[]>;

export const ruleIndex = (root: string, game: string, recorded: Recorded = new Map()): RuleReport => {
  const folder = join(root, 'games', game);
  if (!existsSync(join(folder, INDEX))) throw new Error(`${join('games', game)} has no ${INDEX}`);
  const read = (file: string): Rule[] => parseRules(readFileSync(join(folder, file), 'utf8'));
  const rules = read(INDEX);
  // Rulings and worked examples have ids too, but no status.
  const others = globSync('*.md', { cwd: folder })
    .filter((f) => f !== INDEX)
    .sort()
    .map((f) => [f, read(f)] as const);
  const all = [...rules, ...others.flatMap(([, more]) => more)];
  const known = new Set(all.map((r) => r.id));
  const cited = citationsOf(folder, idPattern(known));
  const tested = new Set(cited.flatMap((c) => [...c.inTests]));

  const found = rules.map((rule) => look(rule, folder, cited, tested));
  const unit = unitTestsOf(cited);
  const proofs = found
    .filter((f) => f.is === 'done')
    .map(({ rule: { id } }) => proofOf(id, unit.get(id), recorded.get(id)));
  return {
    ...coverage(found),
    missing: found.filter((f) => f.is === 'later' || isUnproved(f)).map((f) => f.rule.id),
    problems: [
      ...duplicates(all),
      ...cited.flatMap((c) => unknownIn(c, known)),
      ...found.flatMap((f) => f.problems),
      ...others.flatMap(([file, more]) => more.flatMap((r) => homeless(r, folder, file))),
    ],
    proofs,
    proven: countProofs(proofs),
    sections: [...Map.groupBy(found, (f) => f.rule.section)].map(([title, some]) => ({ title, ...coverage(some) })),
  };
};

const isUnproved = ({ is, problems }: Found): boolean => is === 'done' && problems.length > 0;

const coverage = (found: readonly Found[]): Coverage => {
  const count = (fits: (f: Found) => boolean): number => found.filter(fits).length;
  return {
    total: found.length,
    done: count((f) => f.is === 'done'),
    tested: count((f) => f.is === 'done' && f.isTested),
    table: count((f) => f.is === 'table'),
    ui: count((f) => f.is === 'ui'),
    later: count((f) => f.is === 'later'),
  };
};

const look = (rule: Rule, folder: string, cited: readonly Cited[], tested: ReadonlySet<string>): Found => {
  const { id, homes, line } = rule;
  const at = `${INDEX}:${line} ${id}`;
  const status = parseStatus(rule.status);
  const isTested = tested.has(id);
  if (!status) {
    const problem = `${at}: "${rule.status}" is none of done, table: reason, ui: reason, later`;
    return { rule, is: 'unknown', isTested, problems: [problem] };
  }
  const problems: string[] = [];
  if (status.t === 'done') {
    problems.push(...homeless(rule, folder, INDEX));
    if (homes.length === 0) problems.push(`${at} is done and has no home`);
    for (const home of homes) {
      // A home may be a folder.
      const isCited = cited.some(({ file, ids }) => ids.has(id) && (file === home || file.startsWith(`${home}/`)));
      if (!isCited && existsSync(join(folder, home))) problems.push(`${at} is not cited in its home ${home}`);
    }
    if (!isTested) problems.push(`${at} is cited by no test`);
  } else if ('reason' in status && status.reason === '') problems.push(`${at}: "${status.t}" wants a reason`);
  return { rule, is: status.t, isTested, problems };
};

const homeless = ({ id, homes, line }: Rule, folder: string, file: string): string[] =>
  homes.filter((home) => !existsSync(join(folder, home))).map((home) => `${file}:${line} ${id}: no home at ${home}`);

const unknownIn = ({ file, ids }: Cited, known: ReadonlySet<string>): string[] =>
  [...ids].filter(([id]) => !known.has(id)).map(([id, line]) => `${file}:${line} cites ${id}, which no index has`);

const duplicates = (rules: readonly Rule[]): string[] =>
  [...Map.groupBy(rules, (r) => r.id)].filter(([, same]) => same.length > 1).map(([id]) => `${id} is there twice`);
