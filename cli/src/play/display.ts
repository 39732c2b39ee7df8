/** The position, what happened, and the question, on the screen. */
import { messages, type Question, type Seat } from '@tabularium/kernel';
import { en } from '../messages/en.ts';
import { columnsHere } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import type { Session } from './session.ts';
import { questionLines } from './show-question.ts';

const t = messages(en);

/** Where the reader stands: what is new, and whether the position has been shown. */
export interface Reader {
  news: string[];
  shown: string;
  /** The moment last shown of a game that only bots play. */
  watched: string;
}

/** The position and what happened since. Sentences first where there is no picture, and the whole only when it has moved on. */
export const show = (session: Session, seat: Seat | 'public', reader: Reader, terminal: Terminal): void => {
  const { game, opened, board, speak, plain } = session;
  const view: unknown = game.module.view(opened.match.state, seat);
  const news = reader.news.splice(0).map((l) => `  ${l}`);
  terminal.print();
  if (plain) {
    for (const l of news) terminal.print(l);
    const moment = `${session.save} ${board.moment(view)}`;
    if (moment !== reader.shown) for (const l of board.list(view, speak)) terminal.print(l);
    reader.shown = moment;
  } else {
    const question = seat === 'public' ? undefined : opened.match.question(seat);
    for (const l of board.draw(view, speak, offeredBy(question), columnsHere())) terminal.print(l);
    if (news.length > 0) terminal.print();
    for (const l of news) terminal.print(l);
  }
};

const offeredBy = (q: Question | undefined): ReadonlySet<string> =>
  new Set(Object.values(q?.verbs ?? {}).flatMap((o) => (o.t === 'pick' || o.t === 'choose' ? o.of : [])));

export const ask = (
  { game, opened, speak, plain, seated }: Session,
  seat: Seat,
  q: Question,
  terminal: Terminal,
): void => {
  const view: unknown = game.module.view(opened.match.state, seat);
  terminal.print();
  if (seated.length > 1) terminal.print(speak.say(t('cli.waits', { seat: seat + 1 })));
  const explain = (verb: string, ref: string) => game.module.explain?.(view, verb, ref);
  for (const l of questionLines(q, speak, explain, plain ? 'lines' : 'columns')) terminal.print(l);
};

/** Where only bots play, every turn is shown as it comes. */
export const watch = (session: Session, reader: Reader, terminal: Terminal): void => {
  const { game, opened, board } = session;
  const moment = board.moment(game.module.view(opened.match.state, 'public'));
  if (moment !== reader.watched) show(session, 'public', reader, terminal);
  reader.watched = moment;
};
