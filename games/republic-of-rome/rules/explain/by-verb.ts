/** The numbers behind an answer, before it is given: by its verb, from what lies open. */
import type { Explanation } from '@tabularium/kernel';
import { advanced } from '../advanced/part.ts';
import { neutrals } from '../neutrals/part.ts';
import type { RomeView } from '../sight/view.ts';
import { askedOf, type Explainer } from './look.ts';

type ByVerb = Readonly<Record<string, Explainer>>;

/** `ref` is what is answered: a thing, a number as text, nothing for a button. Rules that only some tables play come first. */
export const explainedBy =
  (basic: ByVerb) =>
  (view: RomeView, verb: string, ref: string): Explanation | undefined => {
    const asked = askedOf(view, ref);
    const more = moreIn(view);
    return own(more, verb)?.(asked) ?? own(basic, verb)?.(asked);
  };
const moreIn = (view: RomeView): ByVerb => {
  if (view.neutrals !== undefined) return neutrals().EXPLAINED;
  return view.agreed.advanced === undefined ? {} : advanced().EXPLAINED;
};
const own = (all: ByVerb, verb: string): Explainer | undefined => (Object.hasOwn(all, verb) ? all[verb] : undefined);
