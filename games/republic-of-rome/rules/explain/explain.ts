/** The numbers behind an answer, before it is given: by its verb, from what lies open. */
import type { Explanation } from '@tabularium/kernel';
import { advanced } from '../advanced/part.ts';
import { FORUM } from './forum.ts';
import { askedOf, type Explainer } from './look.ts';
import { OFFICES } from './offices.ts';
import { REBEL } from './rebel.ts';
import { SENATE } from './senate.ts';
import { TRIAL } from './trial.ts';
import { WAR } from './war.ts';
import type { RomeView } from '../sight/view.ts';

const BY_VERB: Readonly<Record<string, Explainer>> = {
  ...FORUM,
  ...OFFICES,
  ...REBEL,
  ...SENATE,
  ...TRIAL,
  ...WAR,
};

/** `ref` is what is answered: a thing, a number as text, nothing for a button. An Advanced Rule that is played comes first. */
export const explain = (view: RomeView, verb: string, ref: string): Explanation | undefined => {
  const asked = askedOf(view, ref);
  const more = view.agreed.advanced === undefined ? {} : advanced().EXPLAINED;
  return own(more, verb)?.(asked) ?? own(BY_VERB, verb)?.(asked);
};
const own = (all: Readonly<Record<string, Explainer>>, verb: string): Explainer | undefined =>
  Object.hasOwn(all, verb) ? all[verb] : undefined;
