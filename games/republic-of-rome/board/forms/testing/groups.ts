/** The forms as a table has them: a form can only open when its group has been loaded for the question. */
import type { Answer, Asked } from '@tabularium/kernel';
import { fillIn, type FilledIn } from '@tabularium/parts/fill-in';
import type { AnyForm, Learn } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { republicOfRome } from '../../../rules/index.ts';
import { FORMS } from '../index.ts';

const learn: Learn = () => Promise.resolve();
const GROUPS = await Promise.all(
  FORMS.map(async (group) => ({ of: group, forms: (await group.forms.load(learn)).forms })),
);

export const ALL_FORMS: readonly AnyForm<RomeView>[] = GROUPS.flatMap(({ forms }) => forms);

/** The form that opens for a question; fails if one would that is not loaded for it. */
export const openedFor = (asked: Asked<RomeView>): AnyForm<RomeView> | undefined => {
  const opens = (forms: readonly AnyForm<RomeView>[]) => forms.find((f) => f.aside === undefined && f.isOf(asked));
  const form = opens(GROUPS.filter(({ of }) => of.isFor(asked)).flatMap(({ forms }) => forms));
  const wanted = opens(ALL_FORMS);
  if (form !== wanted) throw new Error(`${wanted?.name} is not loaded at ${asked.view.flow.at(-1)?.proc}`);
  return form;
};

/** Is the group of this form loaded for a question that it opens for, or when it is chosen beside one? Bargaining has no group. */
export const isLoadedFor = (asked: Asked<RomeView>, form: AnyForm<RomeView>): boolean =>
  !ALL_FORMS.includes(form) ||
  GROUPS.some(
    ({ of, forms }) =>
      forms.includes(form) && (form.aside === undefined ? of.isFor(asked) : of.asides?.includes(form.aside)),
  );

/** How the form that opens is filled in for these answers; nothing where there is none, or it has no control for the first of them. */
export const filledFor = (
  asked: Asked<RomeView>,
  answers: readonly Answer[],
): { readonly name: string; readonly found: FilledIn<unknown> | undefined } | undefined => {
  const form = openedFor(asked);
  const [first] = answers;
  if (!form || !first || !form.verbs.includes(first.verb)) return undefined;
  return { name: form.name, found: fillIn(republicOfRome, form, asked, answers, (k) => k) };
};
