import { defineCommand } from 'citty';
import { FINE, WrongUse } from '../errors.ts';
import { GAMES, gameIds, gameOf } from '../games.ts';
import { percent, readable, wholeNumber } from '../numbers.ts';
import { print, printJson, progress } from '../output.ts';
import { checkWritable, userPath, writeUserFile } from '../paths.ts';
import { wilson } from '@tabularium/bots/study';
import { commaList } from '../table.ts';
import { checked, gamesFor, type Search, tuned } from '@tabularium/bots/tune';

const tunableIds = (): string[] => gameIds().filter((id) => GAMES[id]!.tunable);

const heatsFrom = (text: string): number[] => {
  const heats = commaList(text).map((n) => wholeNumber('heats', n, 1));
  if (heats.length === 0 || heats.some((n, i) => n < (heats[i - 1] ?? 0)))
    throw new WrongUse(`--heats wants numbers that grow, such as 24,64,128,200, not “${text}”`);
  return heats;
};

export const tune = defineCommand({
  meta: { name: 'tune', description: 'Look for better weights of a bot by letting it play against itself' },
  args: {
    game: { type: 'positional', required: true, description: `which game: ${tunableIds().join(', ')}` },
    seed: { type: 'string', default: '1', valueHint: 'TEXT', description: 'the same seed finds the same weights' },
    clouds: {
      type: 'string',
      default: '3',
      valueHint: 'N',
      description: 'how many clouds of weights, each about the best of the one before',
    },
    vectors: { type: 'string', default: '24', valueHint: 'N', description: 'how many weights are tried in each' },
    heats: {
      type: 'string',
      default: '24,64,128,200',
      valueHint: 'a,b',
      description: 'how many games those that are left have played after each heat',
    },
    check: {
      type: 'string',
      default: '120',
      valueHint: 'N',
      description: 'games at each table, on other deals, that say what the weights are worth',
    },
    out: { type: 'string', valueHint: 'FILE.json', description: 'write the weights, with where they come from' },
    json: { type: 'boolean', description: 'one object with the weights and where they come from' },
  },
  run: ({ args }) => {
    const { module, tunable, measured } = gameOf(args.game);
    if (!tunable) throw new WrongUse(`no bot of ${args.game} can be tuned; those of ${tunableIds().join(', ')} can`);
    const search: Search = {
      module,
      tunable,
      tables: measured.filter(({ seats }) => seats > 1),
      seed: args.seed,
      clouds: wholeNumber('clouds', args.clouds, 1),
      vectors: wholeNumber('vectors', args.vectors, 2),
      heats: heatsFrom(args.heats),
    };
    const check = wholeNumber('check', args.check, 1);
    if (args.out !== undefined) checkWritable(userPath(args.out));
    const bar = progress(`tune ${args.game}`, gamesFor(search));
    let games = 0;
    const found = tuned(
      search,
      ({ score }, cloud) => {
        if (!args.json)
          print(
            `cloud ${cloud + 1}: ${(score.won / score.fair).toFixed(2)} times the fair share in ${score.games} games`,
          );
      },
      () => bar.at(++games),
    );
    bar.end();
    const checks = checked(search, found.weights, check).map((score, i) => {
      const { seats, options } = search.tables[i]!;
      return { seats, options, games: score.games, ...wilson(score.won, score.games) };
    });
    const { seed, clouds, vectors, heats } = search;
    const from = {
      seed,
      clouds,
      vectors,
      heats,
      games: found.games,
      date: new Date().toISOString().slice(0, 10),
      checks,
    };
    const result = { game: args.game, weights: found.weights, from };
    if (args.out !== undefined) writeUserFile(userPath(args.out), `${JSON.stringify(result, null, 2)}\n`);
    if (args.json) {
      printJson(result);
      return FINE;
    }
    print(`${readable(found.games)} games. One bot with these weights among others as they are now, on other deals:`);
    for (const { seats, options, share, low, high } of checks)
      print(
        `  ${seats} seats ${JSON.stringify(options)}: ${percent(share)} (${percent(low)} to ${percent(high)}), fair ${percent(1 / seats)}`,
      );
    print(JSON.stringify(found.weights));
    return FINE;
  },
});
