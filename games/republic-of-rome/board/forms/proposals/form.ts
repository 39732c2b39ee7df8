/** The agenda of other business: what to propose, or to adjourn. */
import '../senate/senate.css';
import './proposals.css';
import type { Commit, Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { inWords, standingOf } from '../standing.ts';
import { ProposalsBody } from './body.tsx';
import { answer, begins, type Entered, isOf } from './entries.ts';

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
  commits: ({ asked, entered }, say) => {
    const draw: Commit<Entered> = {
      name: 'propose',
      entered: { ...entered, press: '' },
      label: entered.kind === '' ? say('proposals.none') : say('proposals.draw', { what: entered.kind }),
      ...(entered.kind === '' && { missing: say('proposals.nothing') }),
    };
    const out = OUT.flatMap(([verb, key]): Commit<Entered>[] => {
      const { isOffered, reason } = standingOf(asked, verb);
      if (!isOffered && !reason) return [];
      const why = isOffered ? undefined : inWords(say, reason);
      return [
        {
          name: verb,
          key,
          label: say(`verb.${verb}`),
          entered: { ...entered, press: verb },
          quiet: true,
          ...(why !== undefined && { missing: why }),
        },
      ];
    });
    return [draw, ...out];
  },
  Body: ProposalsBody,
};
