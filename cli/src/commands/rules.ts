import { type RuleReport, ruleIndex } from '@tabularium/kit';
import { defineCommand } from 'citty';
import { FAILED, FINE } from '../errors.ts';
import { GAMES, gameIds, gameOf } from '../games.ts';
import { print, printJson, styled } from '../output.ts';
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
  if (missing.length > 0) print(`  missing: ${missing.join(', ')}`);
  for (const p of problems) print(`  ${styled('red', 'problem:')} ${p}`);
};

export const rules = defineCommand({
  meta: { name: 'rules', description: 'Hold the index of rules, the code and the tests to each other' },
  args: {
    game: { type: 'positional', required: false, description: `one game (${gameIds().join(', ')}); otherwise all` },
    json: { type: 'boolean', description: 'one object: of the game, or of every game by its id' },
  },
  run: ({ args }) => {
    if (args.game !== undefined) gameOf(args.game);
    const games = args.game === undefined ? Object.keys(GAMES) : [args.game];
    const reports = games.map((game) => [game, ruleIndex(ROOT, game)] as const);
    if (!args.json) for (const [game, report] of reports) printReport(game, report);
    else if (args.game !== undefined) printJson({ game: args.game, ...summary(reports[0]![1]) });
    else printJson(Object.fromEntries(reports.map(([game, report]) => [game, summary(report)])));
    return reports.every(([, r]) => r.problems.length === 0) ? FINE : FAILED;
  },
});
