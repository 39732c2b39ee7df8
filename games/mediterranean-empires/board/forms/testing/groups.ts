/** The forms as a table has them: a form can only open when its group has been loaded for the question. */
import type { Answer } from '@tabularium/kernel';
import { fillIn, type FilledIn } from '@tabularium/parts/fill-in';
import type { AnyForm, Learn } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import type { AskedHere } from '../asking.ts';
import { mediterraneanEmpires } from '../../../rules/index.ts';
import { FORMS } from '../index.ts';

const learn: Learn = () => Promise.resolve();
const GROUPS = await Promise.all(
  FORMS.map(async (group) => ({ of: group, forms: (await group.forms.load(learn)).forms })),
);

export const ALL_FORMS: readonly AnyForm<EmpiresView>[] = GROUPS.flatMap(({ forms }) => forms);

/** The form that opens for a question; fails if one would that is not loaded for it. */
export const openedFor = (asked: AskedHere): AnyForm<EmpiresView> | undefined => {
  const opens = (forms: readonly AnyForm<EmpiresView>[]) => forms.find((f) => f.isOf(asked));
  const form = opens(GROUPS.filter(({ of }) => of.isFor(asked)).flatMap(({ forms }) => forms));
  const wanted = opens(ALL_FORMS);
  if (form !== wanted) throw new Error(`${wanted?.name} is not loaded at ${asked.view.flow.at(-1)?.proc}`);
  return form;
};

/** How the form that opens is filled in for these answers; nothing where there is none, or it has no control for the first of them. */
export const filledFor = (
  asked: AskedHere,
  answers: readonly Answer[],
): { readonly name: string; readonly found: FilledIn<unknown> | undefined } | undefined => {
  const form = openedFor(asked);
  const [first] = answers;
  if (!form || !first || !form.verbs.includes(first.verb)) return undefined;
  return { name: form.name, found: fillIn(mediterraneanEmpires, form, asked, answers, (k) => k) };
};
