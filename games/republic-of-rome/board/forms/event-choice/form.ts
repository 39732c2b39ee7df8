/** One of a list: an event leaves somebody a choice, a Faction takes a Senator, a card or a fine strikes somebody. */
import './event-choice.css';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { WAR } from '../../../rules/explain/war.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { bodyOf } from './body.tsx';
import {
  answer,
  type Aside,
  type At,
  type Entered,
  fleetsOf,
  lostIn,
  NONE,
  refsIn,
  taking,
  verbIn,
} from './entries.ts';
import { LOSES_FLEETS, PICKS } from './verbs.ts';

const nameOf = (asked: At, verb: string): string => `${asked.view.turn}/${verb}/${lostIn(asked)}`;

/** Nobody at all, where that may be. */
const noneOf = ({ question }: At, entered: Entered, say: Say): Commit<Entered>[] =>
  Object.hasOwn(question.verbs, NONE)
    ? [{ name: NONE, label: say(`verb.${NONE}`), key: 'n', quiet: true, entered: { ...entered, press: NONE } }]
    : [];

const listForm = (name: string, aside?: Aside): Form<RomeView, Entered> => ({
  name,
  size: 'small',
  explain: explainedBy(WAR),
  verbs: aside ? [aside] : [...PICKS, LOSES_FLEETS, NONE],
  ...(aside && { aside }),
  isOf: (asked) => (aside ? refsIn(asked, aside).length > 0 : asked.question.due && verbIn(asked) !== undefined),
  begins: (asked, before) => {
    const at = nameOf(asked, verbIn(asked, aside)!);
    return before?.at === at ? { ...before, press: undefined } : { at };
  },
  answer: answer(aside),
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const verb = verbIn(asked, aside)!;
    const isFleets = verb === 'loseFleets';
    const what = entered.what ?? refsIn(asked, verb)[0] ?? '';
    const all = Object.values(fleetsOf(asked, entered)).reduce((a, b) => a + b, 0);
    const label = isFleets ? say('choice.loseFleets', { n: lostIn(asked) }) : say(`choice.${verb}`, { what });
    const why = isFleets ? say('choice.fleetsChosen', { n: all, of: lostIn(asked) }) : say('choice.choose');
    return [
      { name: 'choose', label, entered, ...(!form.isComplete && { missing: why }) },
      ...(aside ? [] : noneOf(asked, entered, say)),
    ];
  },
  Body: bodyOf(aside),
});

export const eventChoiceForm = listForm('event-choice');
/** [card-48-a] */
export const peddleForm = listForm('peddle', 'peddleInfluence');
/** [card-107-a] */
export const fineForm = listForm('fine', 'fineGovernor');
