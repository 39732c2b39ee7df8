/**
 * A lesson is a game that is played: what was agreed, the dice, and steps in which something is said and something is tried.
 * It is data alone, `games/<id>/lessons/<name>/lesson.ts`, with its words beside it.
 */
import {
  type Catalog,
  type Input,
  type InputArg,
  type Msg,
  type Options,
  type Seat,
  same,
  type Translations,
} from '@tabularium/kernel';

/** An answer of whoever learns, or of somebody else. */
export type Done = readonly [by: Seat, verb: string, arg?: InputArg];

export interface LessonStep {
  /** Paragraph by paragraph. */
  readonly says: readonly Msg[];
  /** What it speaks of: refs of the board, verbs as `verb:attack`. It is marked on the screen. */
  readonly points?: readonly string[];
  /** The answers, in order, of whoever learns and then of others. Without any the step is only read. */
  readonly does?: readonly Done[];
  /** Which answers of whoever learns will do: the very ones, any with their verb, any at all. Missing: the very ones. */
  readonly takes?: 'verb' | 'anything';
  /** Why the lesson wants this: said when something else is answered. */
  readonly otherwise?: Msg;
  /** What these answers must bring about, because it is spoken of: messages of the record. */
  readonly comes?: readonly Msg[];
}

export interface Lesson {
  /** How long it takes. */
  readonly minutes: number;
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly seed: string;
  /** Where whoever learns sits. */
  readonly seat: Seat;
  readonly title: Msg;
  /** What was answered before the lesson begins, where it does not begin with the game. */
  readonly before?: readonly Done[];
  readonly steps: readonly LessonStep[];
  /** What has been learnt, at the end. */
  readonly learnt: readonly Msg[];
  readonly words: { readonly en: Catalog; readonly translations: Translations };
  /** Of the game after the last step: it changes if the rules play differently, and then the lesson must be read again. */
  readonly digest: string;
}

/** All answers of a lesson. */
export const lineOf = ({ before = [], steps }: Lesson): readonly Done[] => [
  ...before,
  ...steps.flatMap(({ does = [] }) => does),
];

export const inputOf = ([by, verb, arg]: Done): Input => (arg === undefined ? { by, verb } : { by, verb, arg });

/** How many answers there have been when a step begins, and when it is done. */
export const spanOf = ({ before = [], steps }: Lesson, step: number): readonly [from: number, to: number] => {
  const many = (all: readonly LessonStep[]): number =>
    all.reduce((sum, { does = [] }) => sum + does.length, before.length);
  return [many(steps.slice(0, step)), many(steps.slice(0, step + 1))];
};

/** The step to which the answer belongs that comes after so many. */
export const stepOf = (lesson: Lesson, inputs: number): LessonStep | undefined =>
  lesson.steps.find((_, i) => inputs < spanOf(lesson, i)[1]);

/** Does this answer do where the lesson wants another? */
export const willDo = ({ takes }: LessonStep, wanted: Done, verb: string, arg: InputArg | undefined): boolean => {
  if (takes === 'anything') return true;
  return verb === wanted[1] && (takes === 'verb' || same(arg ?? '', wanted[2] ?? ''));
};

/** Which step stands after so many answers, if this one did before; their number once all are done. */
export const stepAfter = (lesson: Lesson, before: number, inputs: number): number => {
  let step = Math.min(before, lesson.steps.length);
  while (step > 0 && spanOf(lesson, step)[0] > inputs) step--;
  const isDone = ([from, to]: readonly [number, number]): boolean => inputs > to || (inputs === to && to > from);
  while (step < lesson.steps.length && isDone(spanOf(lesson, step))) step++;
  return step;
};
