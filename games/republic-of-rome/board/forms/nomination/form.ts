/** Nominating: a pair of Consuls, a Dictator, his Master of Horse, a Censor, a Consul for Life, a Pontifex Maximus. */
import '../senate/senate.css';
import './nomination.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { OFFICES } from '../../../rules/explain/offices.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';
import { NominationBody } from './body.tsx';
import { answer, begins, type Entered, isJoint, isOf, namedBefore, needed, officeOf, taking } from './entries.ts';

/** Ways out without a name. */
const OUT = [
  ['goOn', 'g'],
  ['decline', 'd'],
] as const;

export const nominationForm: Form<RomeView, Entered> = {
  name: 'nomination',
  size: 'large',
  explain: explainedBy(OFFICES),
  verbs: [
    'nominate',
    'nominateForLife',
    'nameDictator',
    'agree',
    'decline',
    'goOn',
    'masterOfHorse',
    'callFaction',
    'callInOrder',
    'callClockwise',
  ],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const { names } = entered;
    const office = officeOf(asked, entered);
    const isAgreed = isJoint(asked) && names[0] !== undefined && names[0] === namedBefore(asked);
    const label = say(`nomination.put.${isAgreed ? 'agree' : isJoint(asked) ? 'joint' : office}`);
    const isWhole = names.length >= needed(asked, entered);
    const missing = isWhole
      ? isComplete
        ? undefined
        : (inWords(say, form.why) ?? '')
      : say('nomination.missing', { n: needed(asked, entered) - names.length });
    const put: Commit<Entered> = {
      name: 'put',
      entered,
      label,
      ...(isWhole && { detail: names.map((id) => say(id)).join(', ') }),
      ...(missing !== undefined && { missing }),
    };
    const out = OUT.flatMap(([verb, key]) =>
      buttonOf(asked, entered, verb, say, { label: say(`nomination.${verb}`), key, quiet: true }),
    );
    return [put, ...out];
  },
  Body: NominationBody,
};
