import { messages, parseTable, type Table } from '@tabularium/kernel';
import { speakerFor } from '@tabularium/text';
import { defineCommand } from 'citty';
import { outlineBoard } from '../boards/outline.ts';
import { FINE, WrongUse } from '../errors.ts';
import { type Game, gameIds, gameOf } from '../games.ts';
import { langArg, languageFrom } from '../language.ts';
import { en } from '../messages/en.ts';
import { wordsOf } from '../messages/index.ts';
import { columnsHere, styled } from '../output.ts';
import { gameFor, gameFrom, packArgs } from '../packs.ts';
import { playOn } from '../play/loop.ts';
import { menu } from '../play/menu.ts';
import { type Manner, newSeed, newSession, resumed, type Session } from '../play/session.ts';
import { exampleOf } from '../play/show-question.ts';
import { readFileOrSave } from '../saves.ts';
import { seatedFrom, tableArgs, tableFrom } from '../table.ts';
import { openTerminal, type Terminal } from '../terminal.ts';

const t = messages(en);

/** Without any of these options the menu is shown. */
const TABLE = [...Object.keys(tableArgs), 'seed', 'bots', 'pack', 'own'];

const greet = ({ game, opened, speak, save }: Session, terminal: Terminal): void => {
  const { source, match } = opened;
  const seed = source.t === 'seed' ? source.seed : source.commitment;
  const name = `game:${game.module.meta.id}`;
  terminal.print(styled('bold', speak.say(t('cli.hello', { game: name, save, seed }))));
  const { pack } = game.module;
  if (pack) terminal.print(speak.say(t('cli.pack', { pack: pack.name })));
  const seat = match.engine.waitingFor(match.state)[0];
  const question = seat === undefined ? undefined : match.question(seat);
  if (question) terminal.print(styled('dim', speak.say(t('cli.commands', { example: exampleOf(question, speak) }))));
};

export const play = defineCommand({
  meta: { name: 'play', description: 'Play a whole game in the terminal, alone, at one keyboard, or against bots' },
  args: {
    game: { type: 'positional', required: false, description: `which game: ${gameIds().join(', ')}` },
    ...tableArgs,
    seed: { type: 'string', valueHint: 'TEXT', description: 'the same seed gives the same dice' },
    bots: {
      type: 'string',
      valueHint: 'a,b',
      description: 'bots for the last seats, or “human” and bots for every seat',
    },
    ...packArgs,
    lang: langArg,
    resume: { type: 'string', valueHint: 'NAME', description: 'go on with a saved game, by name or file' },
    plain: {
      type: 'boolean',
      description: 'sentences instead of a map: for screen readers and pipes',
      negativeDescription: 'the map, even into a pipe',
    },
  },
  run: async ({ args }) => {
    const plainFor = ({ board = outlineBoard }: Game): boolean =>
      args.plain ?? (process.stdout.isTTY !== true || columnsHere() < board.narrowest);
    if (args.resume !== undefined) {
      const { game: file, save } = readFileOrSave(args.resume);
      const changed = TABLE.find((name) => args[name] !== undefined);
      if (changed) throw new WrongUse(`--resume goes on with a game as it was begun, without --${changed}`);
      if (args.game !== undefined && gameOf(args.game) !== gameOf(file.game))
        throw new WrongUse(`${args.resume} is a game of ${file.game}, not of ${args.game}`);
      const saved = gameFor(file);
      const manner: Manner = { language: languageFrom(saved, args.lang), plain: plainFor(saved) };
      return sit(await resumed(file, save, manner));
    }
    const only = gameIds().length === 1 ? gameIds()[0] : undefined;
    const game = gameFrom(args.game ?? only, args);
    const { id } = game.module.meta;
    const manner: Manner = { language: languageFrom(game, args.lang), plain: plainFor(game) };
    if (process.stdin.isTTY && process.stdout.isTTY && !TABLE.some((name) => args[name] !== undefined))
      return fromMenu(game, manner);
    const table = tableFrom(game.module, args, game.ways);
    const seated = seatedFrom(id, args.bots, table.seats);
    return sit(await newSession(game, table, seated, args.seed ?? newSeed(), manner));
  },
});

const fromMenu = async (game: Game, manner: Manner): Promise<number> => {
  const chosen = await menu(game, await speakerFor(game.module, manner.language, wordsOf(game)), manner.language);
  if (chosen === 'cancelled') return FINE;
  if ('resume' in chosen) {
    const { game: file, save } = readFileOrSave(chosen.resume);
    return sit(await resumed(file, save, manner));
  }
  const { seats = game.module.meta.seats.default, options = {} } = chosen.table;
  const table: Table = parseTable(game.module, seats, options);
  const seated = chosen.seated ?? seatedFrom(game.module.meta.id, undefined, table.seats);
  return sit(await newSession(game, table, seated, newSeed(), manner));
};

const sit = async (session: Session): Promise<number> => {
  const terminal = openTerminal();
  try {
    greet(session, terminal);
    await playOn(session, terminal);
  } finally {
    terminal.close();
  }
  return FINE;
};
