/** The forms as a table has them: a form can only open when its group has been loaded for the question. */
import type { AnyForm, Learn } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import type { AskedHere } from '../asking.ts';
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
