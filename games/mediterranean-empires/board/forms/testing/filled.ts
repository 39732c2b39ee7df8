/** A form as somebody has it before him, at a position of the rules' builders, and what he presses in it. */
import type { Answer, Seat } from '@tabularium/kernel';
import { type Commit, fill, type Filled, type Form, type Say } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import type { Game } from '../../../rules/testing/at.ts';

/** Words are their keys here, with what they are told. */
export const say: Say = (k, a) => (a ? `${k} ${JSON.stringify(a)}` : k);

export interface OnScreen<E> {
  readonly form: Filled<EmpiresView, E>;
  readonly commits: readonly Commit<E>[];
  /** What is sent if it is sent as it stands. */
  readonly sent: readonly Answer[];
  /** What has been pressed or entered until now. */
  readonly presses: number;
  /** A press on the board. */
  board(ref: string): OnScreen<E>;
  /** A digit of the keyboard. */
  digit(n: number): OnScreen<E>;
  /** A press in the form itself. */
  enter(change: (entered: E) => E): OnScreen<E>;
  /** The button of this name: what the rules are given, as the table does it. */
  press(name: string): number;
}

export const onScreen = <E>(game: Game, form: Form<EmpiresView, E>, seat: Seat): OnScreen<E> => {
  const { question } = game.as(seat);
  if (!question) throw new Error(`seat ${seat} is asked nothing`);
  const asked = { seat, question, view: game.view(seat) };
  if (!form.isOf(asked)) throw new Error(`${form.name} does not open for ${question.prompt.k}`);
  const shown = (entered: E, presses: number): OnScreen<E> => {
    const filled = fill(game.module, form, asked, entered);
    const commits = form.commits(filled, say);
    const next = (to: E | undefined, what: string): OnScreen<E> => {
      if (to === undefined) throw new Error(`${what} means nothing to ${form.name}`);
      return shown(to, presses + 1);
    };
    return {
      form: filled,
      commits,
      sent: filled.steps.flatMap((s) => s.answer ?? []),
      presses,
      board: (ref) => {
        if (form.offers?.(filled).includes(ref) === false) throw new Error(`${ref} cannot be pressed`);
        return next(form.pressed?.(filled, ref), ref);
      },
      digit: (n) => next(form.typed?.(filled, n), String(n)),
      enter: (change) => next(change(entered), 'what was entered'),
      press: (name) => {
        const commit = commits.find((c) => c.name === name);
        if (!commit || commit.missing !== undefined)
          throw new Error(`${name} cannot be pressed: ${commit?.missing ?? 'it is not there'}`);
        for (const { answer } of filled.with(commit.entered).steps)
          if (answer) game.as(seat).does(answer.verb, answer.arg);
        return presses + 1;
      },
    };
  };
  return shown(form.begins(asked, undefined), 0);
};
