/** The agenda of other business: what to propose, or to adjourn. */
import '../senate/senate.css';
import './proposals.css';
import type { Commit, Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { buttonOf } from '../senate/commits.ts';
import { ProposalsBody } from './body.tsx';
import { answer, begins, type Entered, isOf, taking } from './entries.ts';

const OUT = [
  ['adjourn', 'a'],
  ['forgo', 'n'],
] as const;

export const proposalsForm: Form<RomeView, Entered> = {
  name: 'proposals',
  size: 'small',
  verbs: ['propose', 'adjourn', 'forgo'],
  isOf,
  begins,
  answer,
  taking,
  commits: ({ asked, entered }, say) => {
    const draw: Commit<Entered> = {
      name: 'propose',
      entered: { ...entered, press: '' },
      label: entered.kind === '' ? say('proposals.none') : say('proposals.draw', { what: entered.kind }),
      ...(entered.kind === '' && { missing: say('proposals.nothing') }),
    };
    const out = OUT.flatMap(([verb, key]) =>
      buttonOf(asked, entered, verb, say, { label: say(`verb.${verb}`), key, quiet: true }),
    );
    return [draw, ...out];
  },
  Body: ProposalsBody,
};
