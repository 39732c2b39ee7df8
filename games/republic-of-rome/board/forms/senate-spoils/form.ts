/** A Player takes one of the Spoils of the Senate, for whom he likes. */
import '../senate/senate.css';
import './senate-spoils.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';
import { SpoilsBody } from './body.tsx';
import { answer, begins, type Entered, isOf, named, PASS, taking } from './entries.ts';

export const senateSpoilsForm: Form<RomeView, Entered> = {
  name: 'senate-spoils',
  size: 'large',
  explain: explainedBy({}),
  verbs: ['takeSpoil', 'giveSpoil', 'otherSpoil', PASS],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const who = named(form);
    const missing =
      entered.spoil === ''
        ? say('senateSpoils.choose')
        : who === ''
          ? say('senateSpoils.name')
          : isComplete
            ? undefined
            : (inWords(say, form.why) ?? '');
    const take: Commit<Entered> = {
      name: 'take',
      entered,
      label: say('senateSpoils.take', { what: entered.spoil }),
      ...(who !== '' && { detail: say(who) }),
      ...(missing !== undefined && { missing }),
    };
    const how = { label: say(`verb.${PASS}`), key: 'p', quiet: true };
    // Whoever has taken something already goes one question back first.
    const back = form.with({ ...entered, press: PASS }).steps.find((s) => askedAt(s).endsWith('/start'));
    return [take, ...buttonOf(back ?? asked, entered, PASS, say, how)];
  },
  Body: SpoilsBody,
};
