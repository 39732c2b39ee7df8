/** What the parts of the form are given. */
import type { FormProps } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { type Entered, orderStep, type Plan } from './entries.ts';

export type Props = FormProps<RomeView, Entered>;

/** One plan, and its place among them. */
export interface OnPlan extends Props {
  readonly plan: Plan;
  readonly at: number;
}

/** What is seen when its order is asked for; of one that was broken off, what is seen now. */
export const viewFor = ({ form, at }: OnPlan): RomeView => (orderStep(form, at) ?? form.steps[0]!).view;
