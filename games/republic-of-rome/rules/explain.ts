/** The numbers behind an answer, before it is given: by its verb, from what lies open. */
import type { Explanation } from '@tabularium/kernel';
import { FORUM } from './explain/forum.ts';
import { askedOf, type Explainer } from './explain/look.ts';
import { SENATE } from './explain/senate.ts';
import { WAR } from './explain/war.ts';
import type { RomeView } from './view.ts';

const BY_VERB: Readonly<Record<string, Explainer>> = { ...FORUM, ...SENATE, ...WAR };

/** `ref` is what is answered: a thing, a number as text, nothing for a button. */
export const explain = (view: RomeView, verb: string, ref: string): Explanation | undefined =>
  Object.hasOwn(BY_VERB, verb) ? BY_VERB[verb]!(askedOf(view, ref)) : undefined;
