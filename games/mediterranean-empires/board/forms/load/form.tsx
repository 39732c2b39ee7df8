/** Troops are loaded on fleets before a naval battle, all at once — 5.4.5 */
import type { Answer } from '@tabularium/kernel';
import { Seg } from '@tabularium/parts/kit';
import { type Filled, type Form, refGiven } from '@tabularium/parts/web';
import { load } from '../../../rules/combat/loading.ts';
import { forceOf, troops } from '../../../rules/expedition/force.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, askingIn, listOf } from '../asking.ts';
import '../forms.css';

interface Entered {
  readonly at: string;
  /** The fleet of each troop, as far as one was chosen. */
  readonly on: Readonly<Record<string, string>>;
}
type Here = Filled<EmpiresView, Entered>;

const atOf = ({ view, seat }: AskedHere): string => `${view.turn}/${view.round}/${view.attack?.target}/${seat}`;

/** The troop that is asked about. */
const waiting = ({ view }: AskedHere): string | undefined => {
  const l = askingIn(view, load);
  return l && troops(forceOf(view, l.side)).find((u) => u.on === '')?.card;
};

const answer = (asked: AskedHere, { on }: Entered): Answer | undefined => {
  if (Object.keys(on).length === 0) return { verb: 'loadAll' };
  const troop = waiting(asked);
  const fleet = troop === undefined ? undefined : on[troop];
  const can = listOf(asked.question, 'load');
  return fleet !== undefined && can.includes(fleet)
    ? { verb: 'load', arg: fleet }
    : { verb: 'load', arg: can[0] ?? '' };
};

/** Each troop that can still be placed, with the fleets that have room for it then. */
const rows = ({
  steps,
}: Here): readonly { readonly troop: string; readonly fleets: readonly string[]; readonly on: string }[] =>
  steps.flatMap((step) => {
    const troop = waiting(step);
    const { answer: given } = step;
    if (troop === undefined) return [];
    return [{ troop, fleets: listOf(step.question, 'load'), on: typeof given?.arg === 'string' ? given.arg : '' }];
  });

export const loadForm: Form<EmpiresView, Entered> = {
  name: 'load',
  size: 'small',
  // Nothing of it can be loaded any more.
  hasHand: true,
  verbs: ['load', 'loadAll'],
  isOf: (asked, entered) =>
    asked.question.due &&
    askingIn(asked.view, load) !== undefined &&
    (entered === undefined || entered.at === atOf(asked)),
  begins: (asked, before) => (before?.at === atOf(asked) ? before : { at: atOf(asked), on: {} }),
  answer,
  taking: (asked, entered, given) => {
    const troop = waiting(asked);
    return given.verb === 'load' && troop !== undefined
      ? { ...entered, on: { ...entered.on, [troop]: refGiven(given) } }
      : { ...entered, on: {} };
  },
  commits: ({ entered }, say) => [
    {
      name: 'load',
      entered,
      label: say(Object.keys(entered.on).length === 0 ? 'verb.loadAll' : 'exp.loadSo'),
    },
  ],
  Body: ({ form, say, change }) => (
    <div class="exp exp-load">
      {rows(form).map(({ troop, fleets, on }) => (
        <div key={troop} class="exp-row">
          <b>{say(troop)}</b>
          <Seg
            label={say(troop)}
            value={on}
            of={fleets.map((fleet) => ({ value: fleet, label: say(fleet) }))}
            onChange={(fleet) => change({ ...form.entered, on: { ...form.entered.on, [troop]: fleet } })}
          />
        </div>
      ))}
      {Object.keys(form.entered.on).length > 0 && (
        <button type="button" class="btn small ghost" onClick={() => change({ ...form.entered, on: {} })}>
          {say('verb.loadAll')}
        </button>
      )}
    </div>
  ),
};
