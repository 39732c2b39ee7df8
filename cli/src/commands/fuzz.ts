import { randomInput } from '@tabularium/kernel';
import { type Chooser, type FuzzReport, fuzz as fuzzGame } from '@tabularium/kit';
import { defineCommand } from 'citty';
import { FAILED, FINE } from '../errors.ts';
import { type AnyModule, gameIds, botsFor } from '../games.ts';
import { readable, wholeNumber } from '../numbers.ts';
import { print, printJson, progress, styled } from '../output.ts';
import { gameFrom, packArgs } from '../packs.ts';
import { COMMAND, userPath } from '../paths.ts';

/** Random play hardly ever wins, so one game in so many is played by a bot that knows the game. Not more, because bots are slow. */
const ONE_IN = 64;
/** If bots neither win nor lose for so long, the rest is played at random: that they are too careful is no fault of the game. */
const PATIENCE = 1000;

const greedyIn = (module: AnyModule, game: number): Chooser<unknown> | undefined => {
  const make = botsFor(module.meta.id)['normal'];
  if (!make || game % ONE_IN !== ONE_IN - 1) return undefined;
  const bots = Array.from({ length: module.meta.seats.max }, () => make());
  let left = PATIENCE;
  return (view, question, seat, rng) =>
    left-- > 0
      ? bots[seat]!.choose({ view, question, seat, module, rng })
      : randomInput(question, seat, (n) => rng.below(n))!;
};

const printReport = (r: FuzzReport, seconds: number, pack: string | undefined): void => {
  print(
    `${r.game}${pack === undefined ? '' : ` with ${pack}`}: ${readable(r.steps)} steps in ${readable(r.games)} games (seed ${r.seed}), ${readable(r.steps / seconds)} a second`,
  );
  print(`  violations ${r.violations}`);
  print(`  illegal answers tried ${readable(r.illegalTried)}, accepted ${r.illegalAccepted}`);
  print(
    `  undo checked ${readable(r.undoChecked)} times, leaks looked for ${readable(r.leakChecked)} times, found ${r.leaks}`,
  );
  for (const [how, n] of Object.entries(r.endings)) print(`  ended ${readable(n)} times: ${how}`);
  for (const f of r.failures) {
    print(`  ${styled('red', `${f.kind}:`)} ${f.what} (${f.times} times)`);
    print(`    ${f.seats} seats, ${JSON.stringify(f.options)}, seed ${f.seed}, ${f.inputs} inputs (of ${f.before})`);
    if (f.file !== undefined) print(`    written to ${f.file}: ${COMMAND} replay ${f.file} --verify`);
  }
};

export const fuzz = defineCommand({
  meta: { name: 'fuzz', description: 'Play mostly at random and look after every step at all that must hold' },
  args: {
    game: { type: 'positional', required: true, description: `which game: ${gameIds().join(', ')}` },
    steps: { type: 'string', default: '100000', valueHint: 'N', description: 'how many decisions' },
    seed: { type: 'string', default: '1', valueHint: 'TEXT', description: 'the same seed gives the same games' },
    ...packArgs,
    folder: {
      type: 'string',
      default: 'fuzz-failures',
      valueHint: 'DIR',
      description: 'where failing games are written',
    },
    json: { type: 'boolean', description: 'one object with the counts' },
  },
  run: ({ args }) => {
    const { module } = gameFrom(args.game, args);
    const steps = wholeNumber('steps', args.steps, 1);
    const bar = progress(`fuzz ${args.game}`, steps);
    const started = performance.now();
    const report = fuzzGame(module, {
      steps,
      seed: args.seed,
      folder: userPath(args.folder),
      chooser: (game) => greedyIn(module, game),
      onProgress: (done) => bar.at(done.steps),
    });
    bar.end();
    const pack = module.pack?.name;
    if (args.json) printJson({ ...report, ...(pack !== undefined && { pack }) });
    else printReport(report, (performance.now() - started) / 1000, pack);
    const clean = report.violations + report.illegalAccepted + report.leaks === 0;
    return clean ? FINE : FAILED;
  },
});
