/** The numbers behind an answer, before it is given: by its verb, from what lies open. */
import type { Explanation } from '@tabularium/kernel';
import { advanced } from '../advanced/part.ts';
import type { RomeView } from '../sight/view.ts';
import { askedOf, type Explainer } from './look.ts';

type ByVerb = Readonly<Record<string, Explainer>>;

/** `ref` is what is answered: a thing, a number as text, nothing for a button. An Advanced Rule that is played comes first. */
export const explainedBy =
  (basic: ByVerb) =>
  (view: RomeView, verb: string, ref: string): Explanation | undefined => {
    const asked = askedOf(view, ref);
    const more = view.agreed.advanced === undefined ? {} : advanced().EXPLAINED;
    return own(more, verb)?.(asked) ?? own(basic, verb)?.(asked);
  };
const own = (all: ByVerb, verb: string): Explainer | undefined => (Object.hasOwn(all, verb) ? all[verb] : undefined);
