/** A table as asked for on the command line: players, options, who sits where. */
import type { BotFactory, Way } from '@tabularium/parts';
import { type BadOptions, kernelEn, type OptionSpec, parseTable, type Table } from '@tabularium/kernel';
import { speaker } from '@tabularium/text';
import { oneOf, WrongUse } from './errors.ts';
import { type AnyModule, GAMES, botsFor } from './games.ts';
import { counted, wholeNumber } from './numbers.ts';

const HINTS = { choice: 'NAME', code: 'CODE', set: 'a,b' } as const;

interface StringArg {
  readonly type: 'string';
  readonly valueHint: string;
  readonly description: string;
}

/** Options of games whose value can be written as one word, by name. What is only on or off goes into `--options`. */
const optionArgs = (): Record<string, StringArg> => {
  const modules = Object.values(GAMES).map((game) => game.module);
  const args: Record<string, StringArg> = {};
  for (const [name, spec] of modules.flatMap(({ meta }) => Object.entries(meta.options))) {
    if (spec.t === 'switch') continue;
    const having = modules.flatMap(({ meta }) => {
      const own = meta.options[name];
      return own === undefined ? [] : [`${meta.id}${valuesOf(own)}`];
    });
    args[name] = {
      type: 'string',
      valueHint: HINTS[spec.t],
      description: `the option “${name}” of ${having.join(' and ')}`,
    };
  }
  return args;
};
/** What can be written, where there is a list of it. */
const valuesOf = (spec: OptionSpec): string => {
  if (spec.t === 'choice') return ` (one of: ${spec.of.join(', ')})`;
  return spec.t === 'set' ? ` (any of: ${spec.of.join(', ')})` : '';
};
/** Options that are only on or off, game by game. */
const switches = (): string =>
  Object.values(GAMES)
    .flatMap(({ module: { meta } }) => {
      const names = Object.entries(meta.options).flatMap(([name, spec]) => (spec.t === 'switch' ? [name] : []));
      return names.length > 0 ? [`${names.join(', ')} of ${meta.id}`] : [];
    })
    .join('; ');

const OPTIONS = optionArgs();

/** The options every command that sets up a table has. */
export const tableArgs: Readonly<Record<string, StringArg>> = {
  ...OPTIONS,
  players: { type: 'string', valueHint: 'N', description: 'how many seats; otherwise as many as bots are named' },
  options: {
    type: 'string',
    valueHint: 'JSON',
    description: `options of the game as a JSON object, also those that are true or false: ${switches()}`,
  },
};

/** What was written on the command line, by name. */
export type TableArgs = Readonly<Record<string, unknown>>;

const written = (args: TableArgs, name: string): string | undefined => {
  const value = args[name];
  return typeof value === 'string' ? value : undefined;
};

export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '');

const parseJsonOptions = (text: string): Record<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WrongUse(`--options wants a JSON object such as {"option":"value"}, not “${text}”`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new WrongUse(`--options wants a JSON object such as {"option":"value"}, not “${text}”`);
  }
  return { ...value };
};

/** A code of digits may be written as a number. */
const withCodes = ({ meta }: AnyModule, options: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const isCode = Object.hasOwn(meta.options, name) && meta.options[name]!.t === 'code';
      return [name, isCode && typeof value === 'number' ? String(value) : value];
    }),
  );

/**
 * Every problem of the table comes from the kernel at once, and names what is allowed.
 * If the number of players is not given, it is the number of bots named. Where so many play in one of these ways, what was not
 * chosen is as it has it.
 */
export const tableFrom = (module: AnyModule, args: TableArgs, ways: readonly Way[] = []): Table => {
  const { min, max, default: usual } = module.meta.seats;
  const [json, players] = [written(args, 'options'), written(args, 'players')];
  const raw = {
    ...(json === undefined ? {} : withCodes(module, parseJsonOptions(json))),
    ...ownOptions(module, args),
  };
  const named = commaList(written(args, 'bots') ?? '').length;
  const seats = players === undefined ? Math.max(usual, named) : wholeNumber('players', players, min, max);
  return parseTable(module, seats, { ...ways.find((way) => way.seats === seats)?.options, ...raw });
};

/** The options of games that were given by their own name; one of another game is the kernel's to refuse. */
const ownOptions = ({ meta }: AnyModule, args: TableArgs): Record<string, unknown> => {
  const options: Record<string, unknown> = {};
  for (const name of Object.keys(OPTIONS)) {
    const value = written(args, name);
    if (value === undefined) continue;
    options[name] = Object.hasOwn(meta.options, name) && meta.options[name]!.t === 'set' ? commaList(value) : value;
  }
  return options;
};

export const problemLines = (e: BadOptions): string[] => {
  const english = speaker('en', ...Object.values(GAMES).map((g) => g.module.messages), kernelEn);
  return e.problems.map((p) => english.say(p));
};

const HUMAN = 'human';

export const botNamed = (game: string, name: string): BotFactory => {
  const bots = botsFor(game);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!bot) throw oneOf(`bot for ${game} called`, name, Object.keys(bots));
  return bot;
};

/** One bot for each seat: a single name plays them all. */
export const botsFrom = (game: string, text: string, seats: number): string[] => {
  const names = commaList(text);
  for (const name of names) botNamed(game, name);
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) {
    throw new WrongUse(
      `--bots names ${names.length} bots for ${counted(seats, 'seat')}: give one for all, or one for each`,
    );
  }
  return names;
};

/** The bot that people play against if they name none. */
const opponentIn = (game: string): string | undefined => {
  const wanted = GAMES[game]?.opponent;
  return wanted === undefined || Object.hasOwn(botsFor(game), wanted) ? wanted : 'random';
};

/**
 * Who sits where when people play too: `human` or a bot for each seat; a shorter list fills the last seats, and without
 * one the game's own bots take all but the first, if it has any.
 */
export const seatedFrom = (game: string, text: string | undefined, seats: number): string[] => {
  const opponent = text === undefined ? opponentIn(game) : undefined;
  const names = opponent === undefined ? commaList(text ?? '') : Array.from({ length: seats - 1 }, () => opponent);
  for (const name of names) if (name !== HUMAN) botNamed(game, name);
  if (names.length > seats) throw new WrongUse(`--bots names ${names.length} players for ${counted(seats, 'seat')}`);
  return [...Array.from({ length: seats - names.length }, () => HUMAN), ...names];
};

export const isHuman = (seated: string): boolean => seated === HUMAN;
