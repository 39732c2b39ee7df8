/** An interception as one form: the place and the cards are proposed — 5.4.4 */
import type { Answer } from '@tabularium/kernel';
import { type Commit, type Filled, type Form, type FormProps, refGiven } from '@tabularium/parts/web';
import { Seg } from '@tabularium/parts/kit';
import { intercept } from '../../../rules/expedition/interception.ts';
import { proposeGuard } from '../../../rules/expedition/proposal.ts';
import { placeOf, refOf } from '../../../rules/empire/places.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, askingIn, goingOn, handOf, listOf } from '../asking.ts';
import { BothUses, lacking, OddsOf, PlanHand, pressedCard, Proposed, Ways } from '../draft/body.tsx';
import {
  bare,
  BLANK,
  draftAnswer,
  DRAFT_VERBS,
  draftIn,
  type Plan,
  planFor,
  planGiven,
  planOf,
} from '../draft/entries.ts';
import { drawnFor, laidIn, otherBy, othersOf } from '../draft/plan.ts';
import '../forms.css';

interface Entered {
  /** Which attack, on which leg of its way. */
  readonly at: string;
  readonly meets: boolean;
  readonly plan: Plan;
}
type Here = Filled<EmpiresView, Entered>;

const atOf = ({ view }: AskedHere): string => {
  const leg = goingOn(view, intercept)?.leg;
  return `${view.turn}/${view.round}/${view.attack?.seat}/${view.attack?.target}/${leg}`;
};

const isInterception = (asked: AskedHere): boolean => {
  if (!asked.question.due) return false;
  const l = draftIn(asked);
  return l ? l.purpose !== 'attack' : askingIn(asked.view, intercept) !== undefined;
};

const atSea = ({ view }: AskedHere): boolean => goingOn(view, intercept)?.leg === 'sea';
const placesOf = ({ question }: AskedHere): readonly string[] => listOf(question, 'interceptAt');

/** Where it has the best chance; at sea there is nothing to choose. */
const proposed = (asked: AskedHere): Plan => {
  const { view, seat, question } = asked;
  if (atSea(asked))
    return Object.hasOwn(question.verbs, 'interceptAtSea')
      ? planFor(view, seat, 'naval', refOf(view, view.attack!.target))
      : BLANK;
  const chance = (ref: string): number => proposeGuard(view, seat, 'land', placeOf(view, ref))?.chance ?? 0;
  const [best] = placesOf(asked)
    .map((ref) => [ref, chance(ref)] as const)
    .sort((a, b) => b[1] - a[1]);
  return best ? planFor(view, seat, 'land', best[0]) : BLANK;
};

const begins = (asked: AskedHere, before: Entered | undefined): Entered => {
  const at = atOf(asked);
  if (before?.at === at && before.meets) return before;
  const l = draftIn(asked);
  return { at, meets: true, plan: l ? planOf(asked, l, refOf(asked.view, l.target)) : proposed(asked) };
};

const answer = (asked: AskedHere, { meets, plan }: Entered): Answer | undefined => {
  const l = draftIn(asked);
  if (l) return draftAnswer(asked, l, plan);
  if (!meets) return { verb: 'letPass' };
  if (plan.target === undefined) return undefined;
  return atSea(asked) ? { verb: 'interceptAtSea' } : { verb: 'interceptAt', arg: plan.target };
};

/** A button says nothing that is entered. */
const taking = (asked: AskedHere, entered: Entered, given: Answer): Entered => {
  const l = draftIn(asked);
  if (l) return { ...entered, plan: planGiven(asked, l, entered.plan, given) };
  if (given.verb === 'interceptAt')
    return { ...entered, plan: bare(planFor(asked.view, asked.seat, 'land', refGiven(given))) };
  return given.verb === 'interceptAtSea' ? { ...entered, plan: bare(proposed(asked)) } : entered;
};

const canMeet = (asked: AskedHere): boolean =>
  draftIn(asked) !== undefined || placesOf(asked).length > 0 || Object.hasOwn(asked.question.verbs, 'interceptAtSea');

export const interceptForm: Form<EmpiresView, Entered> = {
  name: 'intercept',
  size: 'small',
  hasHand: true,
  verbs: ['interceptAt', 'interceptAtSea', 'letPass', ...DRAFT_VERBS],
  isOf: (asked, entered) => isInterception(asked) && (entered === undefined || entered.at === atOf(asked)),
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const { plan } = entered;
    const letPass: Commit<Entered> = {
      name: 'letPass',
      label: say('verb.letPass'),
      key: 'n',
      entered: { ...entered, meets: false },
      quiet: true,
    };
    const canPass = Object.hasOwn(asked.question.verbs, 'letPass');
    if (!canMeet(asked)) return [{ ...letPass, quiet: false }];
    const n = plan.units.length;
    const label = atSea(asked) ? say('exp.meetAtSea', { n }) : say('exp.meetAt', { place: plan.target ?? '', n });
    const missing = lacking(form, plan, say);
    const meet = { name: 'meet', label, entered, ...(missing !== undefined && { missing }) };
    return canPass ? [meet, letPass] : [meet];
  },
  drawn: (form, say) => {
    const laid = laidIn(form);
    return laid ? drawnFor(form.asked.view, laid, say) : {};
  },
  offers: (form) => {
    const laid = laidIn(form);
    return [...placesOf(form.asked), ...(laid ? othersOf(form.asked.view, laid).map((_, i) => `way:${i}`) : [])];
  },
  pressed: (form, ref) => {
    const laid = laidIn(form);
    const route = laid && otherBy(form.asked.view, laid, ref);
    if (route) return { ...form.entered, plan: { ...form.entered.plan, route } };
    return placesOf(form.asked).includes(ref) ? at(form, ref) : undefined;
  },
  typed: (form, digit) => {
    const card = handOf(form.asked)[digit - 1];
    const plan = card === undefined ? undefined : pressedCard(form.asked, laidIn(form), form.entered.plan, card);
    return plan && { ...form.entered, plan };
  },
  Body: (props) => (canMeet(props.form.asked) ? <Meeting {...props} /> : <Nothing {...props} />),
};

const at = ({ asked, entered }: Here, place: string): Entered => ({
  ...entered,
  plan: planFor(asked.view, asked.seat, 'land', place),
});

const Nothing = ({ say }: FormProps<EmpiresView, Entered>) => <p class="exp-notes">{say('exp.cannotMeet')}</p>;

const Meeting = ({ form, say, change }: FormProps<EmpiresView, Entered>) => {
  const { asked, entered } = form;
  const { view, seat } = asked;
  const { plan } = entered;
  const laid = laidIn(form);
  const onPlan = (to: Plan): void => change({ ...entered, plan: to });
  const controls = { asked, laid, plan, say, onPlan };
  const places = placesOf(asked);
  const isNaval = atSea(asked);
  return (
    <div class="exp">
      <div class="exp-top">
        <PlanHand {...controls} />
        <Proposed {...controls}>
          <BothUses {...controls} />
        </Proposed>
      </div>
      <div class="exp-row">
        {places.length > 1 && (
          <Seg
            label={say('exp.where')}
            value={plan.target}
            of={places.map((ref) => ({ value: ref, label: say(ref) }))}
            onChange={(ref) => change(at(form, ref))}
          />
        )}
        {!isNaval && (
          <Ways
            asked={asked}
            laid={laid}
            plan={plan}
            say={say}
            onWay={(way) => {
              if (plan.target !== undefined && !draftIn(asked)) onPlan(planFor(view, seat, 'land', plan.target, way));
            }}
          />
        )}
        {laid && <OddsOf view={view} laid={laid} say={say} />}
      </div>
    </div>
  );
};
