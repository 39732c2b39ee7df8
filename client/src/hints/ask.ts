/** Asks the normal bot what it would answer and why, from what a seat sees and nothing else. */
import type { Answer, Input, Question, Seat } from '@tabularium/kernel';
import type { Reason } from '@tabularium/parts';
import type { TableInfo } from '@tabularium/protocol';
import type { GameUi } from '../games/game-ui.ts';
import { consider } from '../source/bots.ts';

/** The level whose numbers hints are made of. */
const ADVISER = 'normal';

export const hasAdviser = (ui: GameUi): boolean => ui.bots?.includes(ADVISER) === true;

interface Asked {
  readonly ui: GameUi;
  readonly table: Pick<TableInfo, 'options' | 'seats'>;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question;
  readonly language: string;
  /** Of its chance: the same question gets the same hint. */
  readonly seed: string;
  /** What was answered, if that is to be explained. */
  readonly answer?: Answer;
  /** A form gathers it with the questions that follow. */
  readonly ahead?: boolean;
}

export interface Advice {
  /** What the bot would answer. */
  readonly input: Input;
  /** And, where it was asked, to the questions that follow. */
  readonly answers: readonly Answer[];
  /** What speaks for it, or for the answer that was asked about. */
  readonly reason: Reason;
}

export const advise = async (asked: Asked): Promise<Advice | undefined> => {
  const { ui, table, seat, view, question, seed, language, answer, ahead = false } = asked;
  const { module } = ui;
  const {
    input,
    answers = [],
    told,
  } = await consider({
    game: module.meta.id,
    seats: table.seats.length,
    options: table.options,
    ...(module.pack && { pack: module.pack }),
    bot: ADVISER,
    seat,
    view,
    question,
    seed,
    why: { language, ahead, ...(answer && { answer }) },
  });
  if (!told) return undefined;
  const { en, own, reason } = told;
  await ui.learn({ en, translations: { [language]: async () => own } });
  return { input, answers, reason };
};
