/** An event leaves somebody a choice: one list. */
import './event-choice.css';
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { EventChoiceBody } from './body.tsx';
import { answer, type Entered, fleetsOf, lostIn, PICKS, verbIn } from './entries.ts';

export const eventChoiceForm: Form<RomeView, Entered> = {
  name: 'event-choice',
  size: 'small',
  verbs: [...PICKS, 'loseFleets'],
  isOf: (asked) => asked.question.due && verbIn(asked) !== undefined,
  begins: (asked, before) => {
    const at = `${asked.view.turn}/${verbIn(asked)}/${lostIn(asked)}`;
    return before?.at === at ? before : { at };
  },
  answer,
  commits: (form, say) => {
    const { asked, entered } = form;
    const verb = verbIn(asked)!;
    const chosen = form.steps[0]?.answer?.arg;
    const all = Object.values(fleetsOf(asked, entered)).reduce((a, b) => a + b, 0);
    const label =
      verb === 'loseFleets'
        ? say('choice.loseFleets', { n: lostIn(asked) })
        : say(`choice.${verb}`, { what: typeof chosen === 'string' ? chosen : '' });
    const why =
      verb === 'loseFleets' ? say('choice.fleetsChosen', { n: all, of: lostIn(asked) }) : say('choice.choose');
    return [{ name: 'choose', label, entered, ...(!form.isComplete && { missing: why }) }];
  },
  Body: EventChoiceBody,
};
