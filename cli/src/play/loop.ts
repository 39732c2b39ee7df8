/** Plays a game at the terminal: bots answer by themselves, people are asked. */
import { setImmediate } from 'node:timers/promises';
import { seenBy } from '@tabularium/parts';
import { type Entry, messages, type Question, Refused, type Seat } from '@tabularium/kernel';
import { en } from '../messages/en.ts';
import { styled, wrapped } from '../output.ts';
import { COMMAND } from '../paths.ts';
import { isHuman } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { ruleLabel } from '../rule-texts.ts';
import { commandIn } from './commands.ts';
import { ask, type Reader, show, watch } from './display.ts';
import { endLines } from './ending.ts';
import { readAnswer } from './read-answer.ts';
import { onward } from './onward.ts';
import { keep, type Session } from './session.ts';

const t = messages(en);
const PROMPT = '> ';

export const playOn = async (first: Session, terminal: Terminal): Promise<void> => {
  let session = first;
  const release = keptOnSignals(() => session);
  const begun = session.opened.match.entries.length;
  const reader: Reader = {
    news: [],
    begun,
    read: new Map(),
    last: undefined,
    shown: '',
    told: new Map(),
    running: false,
    watched: '',
  };
  for (;;) {
    const { match } = session.opened;
    const seat = match.engine.waitingFor(match.state)[0];
    const question = seat === undefined ? undefined : match.question(seat);
    if (seat === undefined || !question) break;
    if (session.bots[seat]) {
      botAnswers(session, seat, question);
      if (!session.seated.some(isHuman)) watch(session, reader, terminal);
      // Pauses between bots, so that Ctrl-C gets through.
      await setImmediate();
      if (terminal.interrupted) {
        leave(session, terminal);
        break;
      }
    } else {
      const next = await personAnswers(session, seat, question, reader, terminal);
      if (next === 'quit') {
        leave(session, terminal);
        break;
      }
      if (next !== 'again') {
        session = next;
        reader.begun = next.opened.match.entries.length;
        reader.read.clear();
        reader.told.clear();
      }
    }
  }
  release();
  if (!session.opened.match.state.over) return;
  if (session.seated.some(isHuman)) show(session, 'public', reader, terminal);
  keep(session);
  for (const line of endLines(session)) terminal.print(line);
};

const botAnswers = ({ game, opened, bots }: Session, seat: Seat, question: Question): void => {
  const { bot, rng } = bots[seat]!;
  const { match } = opened;
  match.play(bot.choose(seenBy(game.module, match.state, question, seat, rng)));
};

/** If people hide something from each other, the screen is cleared before the keyboard passes on. */
const passOn = async (session: Session, seat: Seat, reader: Reader, terminal: Terminal): Promise<boolean> => {
  const { game, seated, speak } = session;
  const isPassed = reader.last !== undefined && reader.last !== seat;
  reader.last = seat;
  if (game.module.view.isOpen || !isPassed || seated.filter(isHuman).length < 2) return true;
  terminal.clear();
  return (await terminal.ask(speak.say(t('cli.passOn', { seat: seat + 1 })))) !== undefined;
};

/** Asks until something happens: an answer taken, another game, the end of the sitting. */
const personAnswers = async (
  session: Session,
  seat: Seat,
  question: Question,
  reader: Reader,
  terminal: Terminal,
): Promise<'again' | 'quit' | Session> => {
  const only = onward(session, seat, question);
  if (reader.running && only) {
    session.opened.match.play({ by: seat, ...only });
    // So that Ctrl-C gets through.
    await setImmediate();
    return terminal.interrupted ? 'quit' : 'again';
  }
  reader.running = false;
  if (!(await passOn(session, seat, reader, terminal))) return 'quit';
  show(session, seat, reader, terminal);
  ask(session, seat, question, reader, terminal);
  for (;;) {
    const line = await terminal.ask(PROMPT);
    if (line === undefined) return 'quit';
    if (line.trim() === '') {
      if (!only) continue;
      session.opened.match.play({ by: seat, ...only });
      return 'again';
    }
    const command = commandIn(line.trim(), question);
    if (!command) {
      const entry = answer(session, seat, question, line, terminal);
      if (!entry) continue;
      return 'again';
    }
    const { lines = [], then } = await command.run({ session, seat, question }, command.rest);
    if (then === undefined) for (const l of lines) terminal.print(l);
    else if (then === 'quit') return 'quit';
    else if (then === 'run') {
      reader.running = true;
      return 'again';
    } else {
      reader.news.push(...lines);
      reader.shown = '';
      return then === 'show' ? 'again' : then;
    }
  }
};

const answer = (session: Session, seat: Seat, q: Question, line: string, terminal: Terminal): Entry | undefined => {
  const { opened, speak, board } = session;
  const read = readAnswer(line, q, speak, board.refs);
  if ('problem' in read) {
    for (const l of wrapped(speak.say(read.problem))) terminal.print(l);
    return undefined;
  }
  try {
    return opened.match.play({ by: seat, ...read });
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    const rules =
      e.rules.length > 0 ? styled('dim', ` [${e.rules.map((id) => ruleLabel(session.rules, id)).join(', ')}]`) : '';
    terminal.print(speak.say(e.reason) + rules);
    return undefined;
  }
};

const leave = (session: Session, terminal: Terminal): void => {
  const { opened, speak, save, game } = session;
  if (opened.match.entries.length === 0) return;
  keep(session);
  terminal.print(speak.say(t('cli.kept', { save, game: game.module.meta.id, command: COMMAND })));
};

/** Saves the game when the process is told to end: a closed terminal or a shutdown loses nothing. */
const keptOnSignals = (current: () => Session): (() => void) => {
  const stop = (): void => {
    keep(current());
    process.exit(0);
  };
  const signals = ['SIGTERM', 'SIGHUP'] as const;
  for (const s of signals) process.once(s, stop);
  return () => {
    for (const s of signals) process.off(s, stop);
  };
};
