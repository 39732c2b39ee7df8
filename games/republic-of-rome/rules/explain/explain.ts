/** The numbers behind an answer, before it is given: by its verb, from what lies open. */
import type { Explanation } from '@tabularium/kernel';
import { PASSING_LAWS } from '../advanced/laws/explain.ts';
import { FORUM } from './forum.ts';
import { askedOf, type Explainer } from './look.ts';
import { OFFICES } from './offices.ts';
import { REBEL_GOVERNORS } from './rebel-governors.ts';
import { REBEL } from './rebel.ts';
import { SENATE } from './senate.ts';
import { TRIAL } from './trial.ts';
import { WAR } from './war.ts';
import type { RomeView } from '../sight/view.ts';

const BY_VERB: Readonly<Record<string, Explainer>> = {
  ...FORUM,
  ...OFFICES,
  ...PASSING_LAWS,
  ...REBEL,
  ...REBEL_GOVERNORS,
  ...SENATE,
  ...TRIAL,
  ...WAR,
};

/** `ref` is what is answered: a thing, a number as text, nothing for a button. */
export const explain = (view: RomeView, verb: string, ref: string): Explanation | undefined =>
  Object.hasOwn(BY_VERB, verb) ? BY_VERB[verb]!(askedOf(view, ref)) : undefined;
