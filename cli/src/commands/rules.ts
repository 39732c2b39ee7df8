import { join } from 'node:path';
import { type Proof, recordedGamesOf, type RuleReport, ruleIndex } from '@tabularium/kit';
import { defineCommand } from 'citty';
import { bookOf, foundIn } from '../book.ts';
import { FAILED, FINE, WrongUse } from '../errors.ts';
import { GAMES, gameIds, gameOf } from '../games.ts';
import { langArg, languageFrom } from '../language.ts';
import { print, printJson, styled, wrapped } from '../output.ts';
import { ROOT } from '../paths.ts';

/** What `--json` says of a game; sections are for people. */
const summary = (report: RuleReport) => ({ ...report, sections: undefined });

const printReport = (game: string, report: RuleReport): void => {
  const { total, done, tested, table, ui, later, missing, problems, sections } = report;
  print(
    styled(
      'bold',
      `${game}: ${total} statements, ${done} done, ${tested} of them tested, ${table} table, ${ui} ui, ${later} later`,
    ),
  );
  const width = Math.max(0, ...sections.map((s) => s.title.length));
  for (const s of sections) print(`  ${s.title.padEnd(width)}  ${s.done} of ${s.total} done, ${s.tested} tested`);
  const { unit, recorded, both, none } = report.proven;
  print(
    `  proven: ${unit} by unit tests, ${both} by unit tests and recorded games, ${recorded} by recorded games alone, ${none} by nothing`,
  );
  const alone = report.proofs.filter((p) => p.by === 'recorded').map((p) => p.id);
  if (alone.length > 0) print(`  by recorded games alone: ${alone.join(', ')}`);
  if (missing.length > 0) print(`  missing: ${missing.join(', ')}`);
  for (const p of problems) print(`  ${styled('red', 'problem:')} ${p}`);
};

const NAMES: Readonly<Record<Proof['by'], string>> = {
  unit: 'unit tests',
  recorded: 'recorded games',
  both: 'unit tests and recorded games',
  none: 'nothing',
};

/** Every statement with the tests that cite it and the recorded games that show it. */
const printProofs = ({ proofs }: RuleReport): void => {
  for (const { id, by, tests, games } of proofs) {
    print(`  ${styled('bold', id)}: ${NAMES[by]}`);
    for (const test of tests) print(`    ${test}`);
    if (games.length > 0) print(`    recorded: ${games.join(', ')}`);
  }
};

/** What a game's recorded games show, found by playing them again. */
const report = (game: string): RuleReport => {
  const { module, folder } = gameOf(game);
  return ruleIndex(ROOT, game, recordedGamesOf(module, join(ROOT, folder, 'golden')));
};

/** The sentences of the rulebook in which all these words occur, or that tell this rule. */
const lookUp = (id: string | undefined, words: string, lang: string | undefined): number => {
  if (id === undefined) throw new WrongUse('--book looks something up in the rulebook of one game: say which');
  const game = gameOf(id);
  const found = foundIn(bookOf(game.folder, languageFrom(game, lang)), words);
  for (const { place, text } of found) {
    print(styled('bold', place));
    if (text !== '') for (const line of wrapped(text, '  ')) print(line);
  }
  if (found.length === 0) print(`The rulebook says nothing about “${words}”.`);
  return found.length > 0 ? FINE : FAILED;
};

export const rules = defineCommand({
  meta: { name: 'rules', description: 'Hold the index of rules, the code and the tests to each other' },
  args: {
    game: { type: 'positional', required: false, description: `one game (${gameIds().join(', ')}); otherwise all` },
    proofs: { type: 'boolean', description: 'list every statement with the tests and recorded games that prove it' },
    json: { type: 'boolean', description: 'one object: of the game, or of every game by its id' },
    book: {
      type: 'string',
      valueHint: 'words',
      description: 'look up words, or the id of a rule, in the rulebook of the game',
    },
    lang: langArg,
  },
  run: ({ args }) => {
    if (args.book !== undefined) return lookUp(args.game, args.book, args.lang);
    if (args.game !== undefined) gameOf(args.game);
    const games = args.game === undefined ? Object.keys(GAMES) : [args.game];
    const reports = games.map((game) => [game, report(game)] as const);
    if (!args.json) {
      for (const [game, found] of reports) {
        printReport(game, found);
        if (args.proofs) printProofs(found);
      }
    } else if (args.game !== undefined) printJson({ game: args.game, ...summary(reports[0]![1]) });
    else printJson(Object.fromEntries(reports.map(([game, found]) => [game, summary(found)])));
    return reports.every(([, r]) => r.problems.length === 0) ? FINE : FAILED;
  },
});
