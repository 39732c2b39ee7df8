/** The position, what happened, and the question, on the screen. */
import { type Entry, messages, type Question, type Seat } from '@tabularium/kernel';
import { en } from '../messages/en.ts';
import { columnsHere, styled } from '../output.ts';
import { isHuman } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import { answerText, verbName } from './answers.ts';
import { entryLines, laid, reasons, saidWithReasons } from './lines.ts';
import { onward, whyAhead } from './onward.ts';
import type { Session } from './session.ts';
import { questionLines } from './show-question.ts';

const t = messages(en);

/** What each reader has seen already. */
export interface Reader {
  /** Lines from the table itself. */
  news: string[];
  /** How many entries there were when the sitting began. */
  begun: number;
  /** How many entries each seat has read. */
  readonly read: Map<Seat | 'public', number>;
  /** Who last sat at the keyboard. */
  last: Seat | undefined;
  shown: string;
  /** What each seat was told would happen by itself, as it was asked to let it: it is not told again when it does. */
  readonly told: Map<Seat | 'public', string>;
  /** Goes on without asking, up to a question that leaves a choice. */
  running: boolean;
  /** The moment last shown of a game that only bots play. */
  watched: string;
}

/** The position and what happened since. Without a picture it is described in sentences, and in full only when it has moved on. */
export const show = (session: Session, seat: Seat | 'public', reader: Reader, terminal: Terminal): void => {
  const { game, opened, board, speak, plain } = session;
  const view: unknown = game.module.view(opened.match.state, seat);
  const news = [...onceEach(newsFor(session, seat, reader)), ...reader.news.splice(0)].flatMap((l) => laid(l, '  '));
  terminal.print();
  if (plain) {
    for (const l of news) terminal.print(l);
    const moment = momentOf(session, seat, view);
    for (const l of moment === reader.shown ? (board.brief?.(view, speak) ?? []) : board.list(view, speak))
      terminal.print(l);
    reader.shown = moment;
  } else {
    const question = seat === 'public' ? undefined : opened.match.question(seat);
    const moment = momentOf(session, seat, view);
    const isLong = board.brief !== undefined;
    // With a long board, what happened is printed above it; otherwise below the picture, beside the question.
    if (isLong) for (const l of news) terminal.print(l);
    const lines =
      isLong && moment === reader.shown
        ? board.brief!(view, speak)
        : board.draw(view, speak, offeredBy(question), columnsHere());
    for (const l of lines) terminal.print(l);
    if (!isLong && news.length > 0) terminal.print();
    if (!isLong) for (const l of news) terminal.print(l);
    reader.shown = moment;
  }
};

/** In a game without secrets everybody sees the same. */
const momentOf = ({ save, board, game }: Session, seat: Seat | 'public', view: unknown): string =>
  `${save} ${game.module.view.isOpen ? '' : seat} ${board.moment(view)}`;

/** The same line over and over is said once, with its number. */
const onceEach = (lines: readonly string[]): string[] => {
  const found: { readonly line: string; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line === line) last.times++;
    else found.push({ line, times: 1 });
  }
  return found.map(({ line, times }) => (times > 1 ? `${line} (×${times})` : line));
};

/** What happened since this seat last looked, as it may know it. */
const newsFor = ({ game, opened, bots, speak }: Session, seat: Seat | 'public', reader: Reader): string[] => {
  const { entries } = opened.match;
  const whose = game.module.view.isOpen ? 'public' : seat;
  const from = reader.read.get(whose);
  const told = reader.told.get(seat);
  reader.read.set(whose, entries.length);
  reader.told.delete(seat);
  return [
    ...(from === undefined ? saidWithReasons(opened.opening, seat, speak) : []),
    ...entries.slice(from ?? reader.begun).flatMap((entry, i) => {
      const isNews = i > 0 || JSON.stringify(entry.log[0]?.m) !== told;
      const news: Entry = isNews ? entry : { ...entry, log: entry.log.slice(1) };
      // Nothing but what was told before: the answer was to let it happen.
      const lines =
        isNews || news.log.length > 0 ? entryLines(news, seat, game.module.view.isOpen, speak, saidWithReasons) : [];
      const bot = game.module.view.isOpen ? bots[entry.input.by]?.bot.name : undefined;
      if (bot === undefined) return lines;
      const what = answerText(entry.input, speak);
      return [styled('dim', speak.say(t('cli.thinks', { bot, seat: entry.input.by + 1, what }))), ...lines];
    }),
  ];
};

const offeredBy = (q: Question | undefined): ReadonlySet<string> =>
  new Set(Object.values(q?.verbs ?? {}).flatMap((o) => (o.t === 'pick' || o.t === 'choose' ? o.of : [])));

export const ask = (session: Session, seat: Seat, q: Question, reader: Reader, terminal: Terminal): void => {
  const { game, opened, speak, plain, seated } = session;
  const view: unknown = game.module.view(opened.match.state, seat);
  terminal.print();
  if ((game.module.view.isOpen ? seated : seated.filter(isHuman)).length > 1)
    terminal.print(speak.say(t('cli.waits', { seat: seat + 1 })));
  const explain = (verb: string, ref: string) => game.module.explain?.(view, verb, ref);
  const [prompt = '', ...answers] = questionLines(q, speak, explain, plain ? 'lines' : 'columns');
  for (const l of laid(prompt)) terminal.print(l);
  const why = whyAhead(session, seat);
  for (const l of why ? reasons(why, speak).flatMap((line) => laid(line)) : []) terminal.print(l);
  if (why) reader.told.set(seat, JSON.stringify(q.prompt));
  const only = onward(session, seat, q);
  if (!only || Object.keys(q.verbs).length > 1) for (const l of answers) terminal.print(l);
  if (only) terminal.print(styled('dim', speak.say(t('cli.enter', { verb: verbName(only.verb, speak) }))));
};

/** If only bots play, every turn is shown as it comes. */
export const watch = (session: Session, reader: Reader, terminal: Terminal): void => {
  const { game, opened, board } = session;
  const moment = board.moment(game.module.view(opened.match.state, 'public'));
  if (moment !== reader.watched) show(session, 'public', reader, terminal);
  reader.watched = moment;
};
