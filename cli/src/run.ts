/** Runs one command line and gives its exit code. */
import { stripVTControlCharacters } from 'node:util';
import { BadOptions } from '@tabularium/kernel';
import { type ArgsDef, type CommandDef, renderUsage, runCommand } from 'citty';
import { commands, main } from './commands.ts';
import { CheckFailed, FAILED, FINE, oneOf, WRONG_USE, WrongUse } from './errors.ts';
import { print, styled } from './output.ts';
import { COMMAND } from './paths.ts';
import { checkStrictly } from './strict.ts';

const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** The library colours its help even where colours cannot be shown. */
const usage = async (command: CommandDef, parent?: CommandDef): Promise<string> => {
  const text = (await renderUsage(command, parent)).replace(/ +$/gm, '').trimEnd();
  return process.stdout.isTTY && process.env['NO_COLOR'] === undefined ? text : stripVTControlCharacters(text);
};

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/** Some commands have names of two words. */
const joinedNames = ([first, second, ...others]: readonly string[]): readonly string[] => {
  const both = `${first} ${second}`;
  if (second !== undefined && Object.hasOwn(commands, both)) return [both, ...others];
  return [first, second, ...others].filter((word) => word !== undefined);
};

const dispatch = async (argv: readonly string[]): Promise<number> => {
  const [name, ...args] = joinedNames(argv);
  const first = name ?? '';
  if (argv.length === 1 && (first === '--version' || first === '-v')) {
    print((await main()).meta.version);
    return FINE;
  }
  if (isHelp(first) || (first === 'help' && args.length === 0)) {
    print(await usage(await main()));
    return FINE;
  }
  if (name === undefined) {
    complain(await usage(await main()));
    return WRONG_USE;
  }
  if (first === 'help') return dispatch([...args, '--help']);
  const load = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (!load) throw oneOf('command', first, Object.keys(commands));
  const command = await load();
  if (args.some(isHelp)) {
    print(await usage(command, await main()));
    return FINE;
  }
  checkStrictly(first, args, command.args as ArgsDef);
  const { result } = await runCommand(command, { rawArgs: args });
  return typeof result === 'number' ? result : FINE;
};

const isMissingArgument = (e: unknown): e is Error => e instanceof Error && e.name === 'CLIError';

const explained = async (e: unknown, command: string): Promise<number> => {
  const more = `\n(${COMMAND} ${command ? `${command} ` : ''}--help says more)`;
  if (e instanceof WrongUse) complain(`${styled('red', 'wrong use:')} ${e.message}${more}`);
  else if (e instanceof BadOptions) {
    // Loaded only when needed, because it loads all games, and a server that starts needs none of them yet.
    const { problemLines } = await import('./table.ts');
    complain(`${styled('red', 'wrong use:')} ${problemLines(e).join('\n           ')}${more}`);
  } else if (isMissingArgument(e))
    complain(`${styled('red', 'wrong use:')} ${stripVTControlCharacters(e.message)}${more}`);
  else if (e instanceof CheckFailed) {
    complain(`${styled('red', 'failed:')} ${e.message}`);
    return FAILED;
  } else {
    complain(`${styled('red', 'a fault of ours:')} ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`);
    return FAILED;
  }
  return WRONG_USE;
};

export const run = async (argv: readonly string[]): Promise<number> => {
  try {
    return await dispatch(argv);
  } catch (e) {
    const [command = ''] = argv;
    return await explained(e, Object.hasOwn(commands, command) ? command : '');
  }
};
