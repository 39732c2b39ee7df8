/** What can be typed besides an answer. */
import { linesFor, messages, type Question, Refused, type Seat } from '@tabularium/kernel';
import { CheckFailed, WrongUse } from '../errors.ts';
import { en } from '../messages/en.ts';
import { wrapped } from '../output.ts';
import { meant } from '../refs.ts';
import { hasSave, isSaveName, listSaves, readSave } from '../saves.ts';
import { isHuman } from '../table.ts';
import { answerText } from './answers.ts';
import { explainedLines } from './explain.ts';
import { entryLines, laid, reasons, rulesOf } from './lines.ts';
import { onward } from './onward.ts';
import { explainRules, ruleLines } from './rules.ts';
import { keep, resumed, type Session } from './session.ts';
import { exampleOf } from './show-question.ts';

const t = messages(en);

/** What a command leads to: lines to print, the question asked again, play without questions, another game, or the end of the sitting. */
interface Reaction {
  readonly lines?: readonly string[];
  readonly then?: 'show' | 'run' | 'quit' | Session;
}

interface Moment {
  readonly session: Session;
  readonly seat: Seat;
  readonly question: Question;
}
type Command = (moment: Moment, rest: string) => Reaction | Promise<Reaction>;

const RECENT = 10;

const undo: Command = ({ session: { opened, seated, speak } }) => {
  const { match } = opened;
  const last = match.entries.at(-1);
  const by = last && isHuman(seated[last.input.by] ?? '') ? last.input.by : -1;
  try {
    match.undo(by);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    return { lines: [speak.say(e.reason)] };
  }
  return { lines: [speak.say(t('cli.undone', { what: answerText(last!.input, speak) }))], then: 'show' };
};

/** A file that cannot be written or read must not end the game. */
const problemIn = (e: unknown): string => {
  if (e instanceof WrongUse || e instanceof CheckFailed) return e.message;
  throw e;
};

const save: Command = ({ session }, name) => {
  const { speak } = session;
  if (name !== '' && !isSaveName(name)) return { lines: [speak.say(t('cli.badName', { save: name }))] };
  if (name !== '' && name !== session.save && hasSave(name))
    return { lines: [speak.say(t('cli.nameTaken', { save: name }))] };
  const before = session.save;
  if (name !== '') session.save = name;
  try {
    keep(session);
  } catch (e) {
    session.save = before;
    return { lines: [problemIn(e)] };
  }
  return { lines: [speak.say(t('cli.saved', { save: session.save }))] };
};

const resume: Command = async ({ session }, name) => {
  const { speak, plain } = session;
  const own = listSaves().filter((s) => s.game === session.game.module.meta.id && !s.over);
  const list =
    own.length > 0 ? speak.say(t('cli.saves', { list: own.map((s) => s.name).join(', ') })) : speak.name('cli.noSaves');
  const wanted = name === '' ? own.find((s) => s.name !== session.save)?.name : name;
  if (wanted === undefined) return { lines: [list] };
  if (!hasSave(wanted)) return { lines: [speak.say(t('cli.noSave', { save: wanted, list }))] };
  try {
    const next = await resumed(readSave(wanted), wanted, { language: speak.locale, plain });
    if (session.opened.match.entries.length > 0) keep(session);
    return { lines: [speak.say(t('cli.resumed', { save: wanted, n: next.opened.match.entries.length }))], then: next };
  } catch (e) {
    return { lines: [problemIn(e)] };
  }
};

const log: Command = ({ session: { game, opened, speak }, seat }, n) => {
  const all = [...opened.opening.map((l) => ({ log: [l] })), ...opened.match.entries].flatMap((e) =>
    'input' in e ? entryLines(e, seat, game.module.view.isOpen, speak) : e.log.map((l) => speak.say(l.m)),
  );
  return { lines: all.slice(-(/^\d+$/.test(n) && Number(n) > 0 ? Number(n) : RECENT)).map((l) => `  ${l}`) };
};

const look: Command = ({ session: { game, board, opened, speak }, seat }, text) => {
  if (text === '') return { then: 'show' };
  const view: unknown = game.module.view(opened.match.state, seat);
  const refs = meant(text, board.known?.(view) ?? board.refs, speak);
  const lines = refs.flatMap((ref) => board.describe(view, ref, speak) ?? []);
  return { lines: lines.length > 0 ? lines.flatMap((l) => laid(l, '  ')) : [speak.say(t('cli.noLook', { text }))] };
};

const odds: Command = ({ session: { game, opened, rules, speak }, seat, question }) => {
  const view: unknown = game.module.view(opened.match.state, seat);
  const lines = explainedLines(question, (verb, ref) => game.module.explain?.(view, verb, ref), rules, speak);
  return { lines: lines.length > 0 ? lines : [speak.name('cli.noOdds')] };
};

const rules: Command = ({ session: { speak, rules: texts }, question }, about) => ({
  lines: explainRules(about, question, texts, speak),
});

/** What just happened by itself with its reasons, and the rules behind all of it. */
const why: Command = ({ session: { opened, speak, rules: texts }, seat }) => {
  const log = opened.match.entries.findLast((e) => linesFor(e.log, seat).length > 0)?.log ?? opened.opening;
  const explained = linesFor(log, seat).flatMap(({ m, because }) =>
    because ? [speak.say(m), ...reasons(because, speak)] : [],
  );
  return { lines: [...explained.flatMap((line) => laid(line)), ...ruleLines(rulesOf(log), texts, speak)] };
};

/** On to the next question that leaves a choice. */
const run: Command = ({ session, seat, question }) =>
  onward(session, seat, question) ? { then: 'run' } : { lines: [session.speak.name('cli.noRun')] };

const help: Command = ({ session: { speak }, question }) => ({
  lines: speak
    .say(t('cli.help', { example: exampleOf(question, speak) }))
    .split('\n')
    .flatMap((line) => wrapped(line)),
});

const map: Command = () => ({ then: 'show' });
const quit: Command = () => ({ then: 'quit' });

const COMMANDS: Readonly<Record<string, Command>> = {
  '?': rules,
  rule: rules,
  why,
  help,
  map,
  look,
  log,
  odds,
  undo,
  run,
  save,
  resume,
  quit,
  exit: quit,
};

/** The command a line begins with, and what follows it. `?move` is `? move`. */
export const commandIn = (line: string, q: Question): { readonly run: Command; readonly rest: string } | undefined => {
  const [, mark = '', after = ''] = /^(\?)\s*(.*)$/.exec(line) ?? /^\/?(\S+)\s*(.*)$/.exec(line) ?? [];
  const name = mark.toLowerCase();
  // Words of the game take precedence over commands.
  if (Object.hasOwn(q.verbs, mark) || !Object.hasOwn(COMMANDS, name)) return undefined;
  return { run: COMMANDS[name]!, rest: after.trim() };
};
