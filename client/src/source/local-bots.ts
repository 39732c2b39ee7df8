/** The bots of a game in this browser: what they answer, and which of their steps are shown and saved. */
import { type Eye, type Input, linesFor, type Question, randomInput, Refused, type Seat } from '@tabularium/kernel';
import { decisionOf } from '@tabularium/protocol';
import type { Thinker } from './bots.ts';
import type { AnyOpened, Kept } from './local-screen.ts';
import { botAsked, isOver, personAsked } from './local-seats.ts';
import type { SavedGame } from './saves.ts';

const SAVED_EVERY_MS = 2000;
/** At most so many inputs of bots are lost when the window is closed. */
const LONGEST_QUIET = 50;

const anyInput = (question: Question, seat: Seat): Input =>
  randomInput(question, seat, (n) => Math.floor(Math.random() * n))!;

/** What the bot at this seat answers; anything that is allowed, if it cannot think. */
export const botInput = (
  { match, source, table }: AnyOpened,
  { seats }: Kept,
  seat: Seat,
  think: Thinker,
): Promise<Input> => {
  const { module } = match;
  const question = match.question(seat)!;
  return think({
    game: module.meta.id,
    seats: table.seats,
    options: table.options,
    ...(module.pack && { pack: module.pack }),
    bot: seats[seat]!.bot ?? 'random',
    seat,
    view: module.view(match.state, seat),
    question,
    seed: `${source.t === 'seed' ? source.seed : source.commitment}/${seat}#${match.entries.length}`,
  }).catch(() => anyInput(question, seat));
};

/** Plays what a bot answered when there were so many inputs. Does nothing if the question has changed since. */
export const playBotInput = ({ match }: AnyOpened, seat: Seat, input: Input, inputs: number): 'played' | 'changed' => {
  const question = match.question(seat);
  try {
    match.play(input);
  } catch (e) {
    if (!(e instanceof Refused)) throw e;
    if (match.entries.length !== inputs || !question) return 'changed';
    // The bot answered against the rules.
    match.play(anyInput(question, seat));
  }
  return 'played';
};

/** How many milliseconds a bot seems to think, of those that one alone would take: the more bots there are, the less time each takes. */
export const pauseAmong = ({ seats }: Kept, alone: number): number =>
  alone / Math.max(1, seats.filter((s) => s.kind === 'bot').length - 1);

/** While only bots play, not every step is saved: they would do the same again. */
export const isSavedLater = (opened: AnyOpened, kept: Kept, saved: SavedGame | undefined, now: number): boolean => {
  const isAmongBots =
    !isOver(opened) && botAsked(opened, kept) !== undefined && personAsked(opened, kept) === undefined;
  return isAmongBots && saved !== undefined && now < saved.changed + SAVED_EVERY_MS;
};

/**
 * The last input brought nothing to read and no new question, and a bot is next: it is neither shown nor saved by itself. If it
 * is lost, the bots do the same again, since their dice depend on the number of inputs.
 */
export const isQuiet = (opened: AnyOpened, kept: Kept, eye: Eye, before: string): boolean => {
  const { match } = opened;
  return (
    !isOver(opened) &&
    match.entries.length % LONGEST_QUIET !== 0 &&
    botAsked(opened, kept) !== undefined &&
    linesFor(match.entries.at(-1)!.log, eye).length === 0 &&
    decisionOf(match, eye) === before
  );
};
