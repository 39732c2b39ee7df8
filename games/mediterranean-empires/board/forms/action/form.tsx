/** The action of a player as one form: target, route, cards, declare; or an Empire card; or another card; or pass — 5 */
import { percent, Seg } from '@tabularium/parts/kit';
import type { Commit, Filled, Form, FormProps, Heading, Say } from '@tabularium/parts/web';
import { contentOf } from '../../../rules/data/printed.ts';
import { propose } from '../../../rules/expedition/proposal.ts';
import { straits } from '../../../rules/expedition/route.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, handOf, listOf } from '../asking.ts';
import { HandCards, type Held } from '../cards.tsx';
import { Arrival, BothUses, OddsOf, PlanHand, lacking, pressedCard, Proposed, Ways } from '../draft/body.tsx';
import { BLANK, DRAFT_VERBS, draftIn, type Plan, planFor } from '../draft/entries.ts';
import { chancesAt, drawnFor, laidIn, otherBy, othersOf } from '../draft/plan.ts';
import { AimCards, AimControl, aimKind } from './aim.tsx';
import { AIM_VERBS, aimedAt as pointedAt, aimingCard, aimsNow } from './aims.ts';
import {
  answer,
  begins,
  type Entered,
  goesOn,
  isAction,
  isSame,
  type Mode,
  modesOf,
  taking,
  VERB_OF,
} from './entries.ts';
import '../forms.css';

type Here = Filled<EmpiresView, Entered>;
type Props = FormProps<EmpiresView, Entered>;

const targetsOf = ({ asked }: Here): readonly string[] => listOf(asked.question, 'attack');
const chances = ({ asked }: Here): ReadonlyMap<string, number> =>
  chancesAt(asked, listOf(asked.question, 'attack'), (place) => propose(asked.view, asked.seat, place)?.chance);

const aimedAt = ({ asked, entered }: Here, target: string): Entered => ({
  ...entered,
  mode: 'expedition',
  plan: planFor(asked.view, asked.seat, 'attack', target),
});

/** What the chosen Empire card could be aimed at, and what is entered when something of it is pressed. */
const aimsIn = ({ asked, entered: { mode, card } }: Here) =>
  mode === 'empire' && card !== undefined ? aimsNow(asked, card) : undefined;
const pointed = (form: Here, ref: string): Entered | undefined => {
  const aims = aimsIn(form);
  return aims?.of.includes(ref) ? { ...form.entered, aimed: pointedAt(aims, form.entered.aimed, ref) } : undefined;
};

/** An expedition is being drawn up, or has a target. */
const hasTarget = ({ mode, plan }: Entered): boolean => mode === 'expedition' && plan.target !== undefined;

const heading = (form: Here, say: Say): Heading | undefined => {
  const { entered } = form;
  const { plan } = entered;
  if (!hasTarget(entered) || plan.target === undefined) return undefined;
  const laid = laidIn(form);
  const n = laid ? straits(form.asked.view, laid.l) : 0;
  return {
    question: say('exp.ask', { place: plan.target }),
    steps: [
      { label: say('exp.step.target'), value: say(plan.target), state: 'done' },
      { label: say('exp.step.route'), value: say('exp.routeSaid', { way: plan.way ?? 'land', n }), state: 'done' },
      { label: say('exp.step.cards', { n: plan.units.length }), state: plan.units.length > 0 ? 'done' : 'on' },
      { label: say('exp.step.declare'), state: plan.units.length > 0 ? 'on' : 'ahead' },
    ],
  };
};

const mainCommit = (form: Here, say: Say): Commit<Entered> => {
  const { entered } = form;
  const { mode, plan, card } = entered;
  const missing = (text: string | undefined) => (text === undefined ? {} : { missing: text });
  if (mode === 'expedition') {
    const lacks = plan.target === undefined ? say('exp.needTarget') : lacking(form, plan, say);
    return {
      name: 'declare',
      entered,
      label: say('exp.declare', { n: plan.units.length }),
      ...missing(lacks),
    };
  }
  const aims = aimsIn(form);
  const at = aims && entered.aimed?.verb === aims.verb ? entered.aimed.at : [];
  if (card !== undefined && aims) {
    // While it is being carried out it has been played.
    const isPlayed = aimingCard(form.asked) !== undefined;
    const blank = isPlayed ? say(`verb.${aims.verb}`) : say('exp.empireCard', { card });
    return {
      name: 'empire',
      entered,
      label: at.length === 0 ? blank : say(isPlayed ? 'exp.aimAt' : 'exp.empireAt', { card, at: [...at] }),
      ...missing(at.length === 0 ? say('exp.needAim') : undefined),
    };
  }
  const label = card === undefined ? say(`exp.${mode}`) : say(`exp.${mode}Card`, { card });
  return {
    name: mode,
    entered,
    label,
    ...missing(card === undefined && !form.isComplete ? say('exp.needCard') : undefined),
  };
};

const commits = (form: Here, say: Say): readonly Commit<Entered>[] => {
  const { asked, entered } = form;
  const canPass = Object.hasOwn(asked.question.verbs, 'pass');
  const pass: Commit<Entered> = {
    name: 'pass',
    entered: { ...entered, mode: 'pass' },
    label: say('verb.pass'),
    key: 'p',
    quiet: true,
  };
  if (entered.mode === 'pass') return [pass];
  if (Object.hasOwn(asked.question.verbs, 'enough') && aimingCard(asked) !== undefined)
    return [
      mainCommit(form, say),
      { name: 'enough', entered: { ...entered, mode: 'enough' }, label: say('verb.enough'), quiet: true, key: 'n' },
    ];
  return [mainCommit(form, say), ...(canPass ? [pass] : [])];
};

export const actionForm: Form<EmpiresView, Entered> = {
  name: 'action',
  size: 'small',
  hasHand: true,
  verbs: ['attack', 'empire', 'change', 'pass', 'drawOne', 'drawNone', 'enough', ...AIM_VERBS, ...DRAFT_VERBS],
  isOf: (asked, entered) => isAction(asked) && isSame(asked, entered),
  begins,
  answer,
  taking,
  goesOn,
  heading,
  commits,
  drawn: (form, say) => {
    const aimed = aimsIn(form) && form.entered.aimed?.at.at(-1);
    if (aimed !== undefined) return { target: aimed };
    const laid = hasTarget(form.entered) ? laidIn(form) : undefined;
    if (laid) return drawnFor(form.asked.view, laid, say);
    return form.entered.mode === 'expedition' ? { chances: Object.fromEntries(chances(form)) } : {};
  },
  offers: (form) => {
    const laid = hasTarget(form.entered) ? laidIn(form) : undefined;
    const others = laid ? othersOf(form.asked.view, laid).map((_, i) => `way:${i}`) : [];
    return [...(aimsIn(form)?.of ?? targetsOf(form)), ...others];
  },
  pressed: (form, ref) => {
    const laid = laidIn(form);
    const route = laid && otherBy(form.asked.view, laid, ref);
    if (route) return { ...form.entered, plan: { ...form.entered.plan, route } };
    return pointed(form, ref) ?? (targetsOf(form).includes(ref) ? aimedAt(form, ref) : undefined);
  },
  typed: (form, digit) => {
    const aims = aimingCard(form.asked) === undefined ? undefined : aimsIn(form);
    if (aims) return pointed(form, aims.of[digit - 1] ?? '');
    const card = handOf(form.asked)[digit - 1];
    if (card === undefined) return undefined;
    if (!hasTarget(form.entered)) return chosenCard(form, card);
    const plan = pressedCard(form.asked, laidIn(form), form.entered.plan, card);
    return plan && { ...form.entered, plan };
  },
  back: ({ asked, entered }) => (hasTarget(entered) && !draftIn(asked) ? { ...entered, plan: BLANK } : undefined),
  Body: (props) => (
    <div class="exp">{hasTarget(props.form.entered) ? <Expedition {...props} /> : <Choice {...props} />}</div>
  ),
};

/** A press on a card without a target: an Empire card is chosen to be played, or one to be changed. */
const chosenCard = ({ asked, entered }: Here, card: string): Entered | undefined => {
  const mode: Mode = entered.mode === 'change' ? 'change' : 'empire';
  if (!listOf(asked.question, VERB_OF[mode]).includes(card)) return undefined;
  return { ...entered, mode, card };
};

/** Before a target is chosen: what kind of action, and the cards that are one by themselves. */
const Choice = (props: Props) => {
  const { form, say, change, send } = props;
  const { asked, entered } = form;
  const aims = aimsIn(form);
  const aiming = aims && {
    view: asked.view,
    say,
    aims,
    aimed: entered.aimed,
    onAim: (ref: string) => {
      const next = pointed(form, ref);
      if (next) change(next);
    },
  };
  const isAiming = aimingCard(asked) !== undefined;
  const isDrawing = Object.hasOwn(asked.question.verbs, 'drawOne');
  const modes = modesOf(asked);
  const held = handOf(asked).map((card): Held => {
    const next = chosenCard(form, card);
    if (!next) return { card, ...(entered.mode !== 'expedition' && { state: 'off' }) };
    if (entered.mode === 'change') return { card, state: 'offered', onPress: () => send(next) };
    const state = entered.mode === 'empire' && entered.card === card ? 'chosen' : 'offered';
    return { card, state, onPress: () => change(next) };
  });
  return (
    <>
      {aiming && aimKind(aiming.aims) === 'card' && isAiming ? (
        <AimCards {...aiming} />
      ) : (
        <HandCards label={say('exp.hand')} content={contentOf(asked.view)} say={say} held={held} />
      )}
      {isAiming && aiming && (
        <div class="exp-row">
          <AimControl {...aiming} />
        </div>
      )}
      {!isDrawing && !isAiming && (
        <div class="exp-row">
          <Seg
            label={say('exp.kind')}
            value={entered.mode === 'pass' ? undefined : entered.mode}
            of={modes.map((mode) => ({ value: mode, label: say(`exp.mode.${mode}`) }))}
            onChange={(mode) => {
              const { card: _, ...rest } = entered;
              change({ ...rest, mode, plan: BLANK });
            }}
          />
          {entered.mode === 'expedition' && <Targets {...props} />}
          {entered.mode === 'change' && <Draws {...props} />}
          {aiming && <AimControl {...aiming} />}
          {entered.mode === 'empire' && entered.card !== undefined && (
            <p class="exp-notes exp-text">{say(entered.card.replace('card:', 'text:'))}</p>
          )}
        </div>
      )}
    </>
  );
};

const Draws = ({ form: { entered }, say, change }: Props) => (
  <label class="exp-draws">
    <input type="checkbox" checked={entered.draws} onChange={() => change({ ...entered, draws: !entered.draws })} />
    {say('exp.draws')}
  </label>
);

/** The targets as a list, the best chance first: the map shows the same. */
const Targets = ({ form, say, change }: Props) => {
  const found = chances(form);
  const sorted = [...found].sort((a, b) => b[1] - a[1]);
  return (
    <>
      <p class="exp-notes">{say('exp.pressMap')}</p>
      <select
        class="input exp-targets"
        aria-label={say('exp.step.target')}
        value=""
        onChange={(e) => e.currentTarget.value !== '' && change(aimedAt(form, e.currentTarget.value))}
      >
        <option value="">{say('exp.orList')}</option>
        {sorted.map(([ref, chance]) => (
          <option key={ref} value={ref}>
            {say('exp.targetSaid', { place: ref, chance: percent(chance) })}
          </option>
        ))}
      </select>
    </>
  );
};

/** With a target: the cards that go there, the way, the odds. */
const Expedition = ({ form, say, change }: Props) => {
  const { entered } = form;
  const { asked }: { readonly asked: AskedHere } = form;
  const laid = laidIn(form);
  const { plan } = entered;
  const onPlan = (to: Plan): void => change({ ...entered, plan: to });
  const controls = { asked, laid, plan, say, onPlan };
  const isUnderway = draftIn(asked) !== undefined;
  return (
    <>
      <div class="exp-top">
        <PlanHand {...controls} />
        <Proposed {...controls}>
          <BothUses {...controls} />
          {!isUnderway && (
            <button type="button" class="btn small ghost" onClick={() => onPlan(BLANK)}>
              {say('exp.otherTarget')}
            </button>
          )}
        </Proposed>
      </div>
      <div class="exp-row">
        <Ways
          asked={asked}
          laid={laid}
          plan={plan}
          say={say}
          onWay={(way) => {
            if (plan.target !== undefined && !isUnderway)
              onPlan(planFor(asked.view, asked.seat, 'attack', plan.target, way));
          }}
        />
        <Arrival laid={laid} plan={plan} say={say} onPlan={onPlan} />
        {laid && <OddsOf view={asked.view} laid={laid} say={say} />}
      </div>
    </>
  );
};
