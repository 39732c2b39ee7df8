/** A form as somebody has it before him, at a position of the rules' builders. */
import type { Answer, Seat } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import { type Commit, fill, type Filled, type Form, type Say } from '@tabularium/parts/web';
import type { Rome } from '../../../rules/game.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { isLoadedFor } from './groups.ts';

/** Words are their keys here, with what they are told. */
const say: Say = (k, a) => (a ? `${k} ${JSON.stringify(a)}` : k);

export interface OnScreen<E> {
  readonly form: Filled<RomeView, E>;
  readonly commits: readonly Commit<E>[];
  /** What is sent if it is sent as it stands. */
  readonly sent: readonly Answer[];
}

/** With `change` for what is entered beyond that which is there at first. */
export const onScreen = <E>(
  game: Play<Rome, RomeView>,
  form: Form<RomeView, E>,
  seat: Seat,
  change: (entered: NoInfer<E>) => NoInfer<E> = (e) => e,
): OnScreen<E> => {
  const { question } = game.as(seat);
  if (!question) throw new Error(`seat ${seat} is asked nothing`);
  const asked = { seat, question, view: game.view(seat) };
  if (!form.isOf(asked)) throw new Error(`${form.name} does not open for ${question.prompt.k}`);
  if (!isLoadedFor(asked, form)) throw new Error(`${form.name} is not loaded for ${question.prompt.k}`);
  // A page loads the rules without what explains answers: a form has what it needs of that.
  const module = { ...game.module };
  delete module.explain;
  const filled = fill(module, form, asked, change(form.begins(asked, undefined)));
  return {
    form: filled,
    commits: form.commits(filled, say),
    sent: filled.steps.flatMap((s) => s.answer ?? []),
  };
};

/** Sends what one of the buttons sends, as the table does. */
export const press = <E>(
  game: Play<Rome, RomeView>,
  form: Form<RomeView, E>,
  { form: filled, commits }: OnScreen<E>,
  name: string,
): void => {
  const commit = commits.find((c) => c.name === name);
  if (!commit || commit.missing !== undefined)
    throw new Error(`${name} cannot be pressed: ${commit?.missing ?? 'it is not there'}`);
  const { steps, asked } = filled.with(commit.entered);
  for (const { answer } of steps) if (answer) game.as(asked.seat).does(answer.verb, answer.arg);
};
