/** The Military Plan where Players have a say in it: whose it is, who is recalled, which War, who goes, and what is built — 4.05.3 */
import { Amount, percent } from '@tabularium/parts/kit';
import { type Form, type FormProps, numberGiven, type Say } from '@tabularium/parts/web';
import { talentsOf } from '../../../rules/events/bequests.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { isSenatorId, legionNumber } from '../../../rules/ids.ts';
import { bequests } from '../../../rules/neutrals/senate/bequests.ts';
import { builds, PEACE } from '../../../rules/neutrals/senate/builds.ts';
import { militaryPlan } from '../../../rules/neutrals/senate/military-plan.ts';
import { sending } from '../../../rules/neutrals/senate/sending.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { countLegions, fleetsInPlay, forceOf, forcePlace, legionsInPlay } from '../../../rules/rome/forces.ts';
import { primaryRebel, rebelOf } from '../../../rules/rome/rebels.ts';
import { maybeSenator, military } from '../../../rules/rome/senators.ts';
import { rebelTally } from '../../../rules/revolution/civil-battle.ts';
import { least } from '../../../rules/senate/business/command.ts';
import { unitCost } from '../../../rules/events/manpower-shortage.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import {
  activeWars,
  fleetStrength,
  fleetSupport,
  landStrength,
  maybeWar,
  needsNavalBattle,
  warCard,
} from '../../../rules/wars/wars.ts';
import { askedAt, askingIn } from '../asking.ts';
import type { At, Decision, Fact } from '../decision/decision.ts';
import { decisionFormOf, FactLines } from '../decision/make.tsx';
import { type List, listFormOf, type Props } from '../list/make.tsx';
import { type Several, severalFormOf } from '../list/several.tsx';
import { rangeOf } from '../offered.ts';

/** What there is to fight with. */
const forces = ({ view }: At, say: Say): Fact[] => [
  [say('plan.inRome'), say('plan.units', { legions: countLegions(view, 'active'), fleets: view.fleets })],
  [say('plan.state'), say('plan.talents', { n: view.state })],
];
const whether = (crisis: boolean | undefined, say: Say): Fact => [
  say('plan.situation'),
  say(crisis ? 'list:crisis' : 'list:normal'),
];

/** How strong an enemy is, and what a victory brings. */
const enemy = (view: RomeView, ref: string, say: Say): string => {
  const w = maybeWar(view, ref);
  if (!w) {
    const rebel = rebelOf(view, ref);
    return rebel ? say('plan.land', { n: rebelTally(view, rebel).total }) : '';
  }
  return [
    ...(needsNavalBattle(view, w) ? [say('plan.sea', { n: fleetStrength(view, w) })] : []),
    say('plan.land', { n: landStrength(view, w) }),
    ...(fleetSupport(view, w) > 0 ? [say('plan.support', { n: fleetSupport(view, w) })] : []),
    ...(w.revolt ? [] : [say('plan.spoils', { n: warCard(view, w.id).spoils })]),
  ].join(' · ');
};
/** All who are in arms against Rome now. */
const enemies = (view: RomeView, say: Say): Fact[] => {
  const rebel = primaryRebel(view);
  const all = [...activeWars(view).map((w): string => w.id), ...(rebel ? [rebel.id] : [])];
  return all.length === 0
    ? [[say('plan.wars'), '0']]
    : all.map((ref): Fact => [say('plan.enemy', { what: ref }), enemy(view, ref, say)]);
};

/** [4.05.3-h] */
const whose: Decision = {
  ways: [
    ['planByList', 'l'],
    ['planOwn', 'o'],
  ],
  facts: (asked, say) => [
    whether(askingIn(asked.view, militaryPlan)?.crisis, say),
    ...enemies(asked.view, say),
    ...forces(asked, say),
  ],
  leads: (_, say) => ({ planByList: say('plan.byList'), planOwn: say('plan.own') }),
};
export const planForm = decisionFormOf('plan', { [`${militaryPlan.name}/whose`]: whose });

const asOffered = (): number => 0;
const war: List = {
  verb: 'planWar',
  weight: asOffered,
  note: ({ form, say }, ref) => enemy(form.asked.view, ref, say),
  label: (say, what) => say('plan.attack', { what }),
  facts: (asked, say) => {
    const l = askingIn(asked.view, militaryPlan);
    const list = l?.crisis ? 'list:crisis' : 'list:normal';
    return [[say('plan.by'), say('plan.entry', { list, entry: l?.entry ?? 0 })], ...forces(asked, say)];
  },
};

/** [4.05.31-f] Most MIL first; of equals whoever has least Influence to lose. */
const commander: List = {
  verb: 'commandWar',
  weight: (view, ref) => {
    const s = maybeSenator(view, ref);
    return s ? military(view, s) * 1000 - s.influence : 0;
  },
  note: (props: Props, ref) => {
    const { form, say } = props;
    const { view } = form.asked;
    const s = maybeSenator(view, ref);
    if (!s) return '';
    const odds = form.explain(form.asked, 'commandWar', ref)?.odds;
    return [
      ...(s.office === '' ? [] : [say(`office:${s.office}`)]),
      say('plan.mil', { n: military(view, s), influence: s.influence }),
      ...(odds ? [say('plan.victory', { n: percent(odds.win) })] : []),
    ].join(' · ');
  },
  label: (say, what) => say('plan.send', { what }),
  facts: ({ view }, say) => {
    const attack = neutralsOf(view).plan.attacks[askingIn(view, sending)?.at ?? -1];
    if (!attack) return [];
    const { war: aim, legions, fleets } = attack;
    const ref = aim === 'rebel' ? (primaryRebel(view)?.id ?? '') : aim;
    return [
      [say('plan.enemy', { what: ref }), enemy(view, ref, say)],
      [say('plan.atLeast'), say('plan.units', { legions, fleets })],
    ];
  },
};
/** [4.05.35-a] */
const bequest: List = {
  verb: 'collectBequest',
  weight: asOffered,
  note: ({ form, say }, ref) => {
    const card = `card:${Number(ref.slice('card:'.length))}` as const;
    const units = least(form.asked.view, { war: card, replaces: '' }, []);
    return [say('plan.errand', { ...units }), say('plan.brings', { n: talentsOf(card) })].join(' · ');
  },
  label: (say, what) => say('plan.collect', { what }),
};
export const warForm = listFormOf({
  name: 'plan-war',
  explain: explainedBy({}),
  at: {
    [`${militaryPlan.name}/which`]: war,
    [`${militaryPlan.name}/first`]: war,
    [`${sending.name}/commander`]: commander,
    [`${bequests.name}/which`]: bequest,
  },
});

/** [A4-34] */
const recall: Several = {
  verb: 'recallProconsuls',
  note: ({ form, say }, ref) => {
    const { view } = form.asked;
    const f = forceOf(view, ref);
    if (!f) return '';
    const units = say('plan.units', { legions: countLegions(view, forcePlace(f)), fleets: f.fleets });
    const aim = f.war === 'rebel' ? (primaryRebel(view)?.id ?? '') : f.war;
    return [`${units}, ${say('plan.against', { what: aim })}`, enemy(view, aim, say)].join(' · ');
  },
  label: (say, n) => say('plan.recall', { n }),
  facts: (asked, say) => [whether(askingIn(asked.view, militaryPlan)?.crisis, say), ...forces(asked, say)],
};
/** [4.05.31-f] */
const veterans: Several = {
  verb: 'spareVeterans',
  note: ({ form, say }, ref) => {
    const lord = form.asked.view.legions[legionNumber(ref)]?.allegiance ?? '';
    return isSenatorId(lord) ? say('plan.owes', { who: lord }) : say('plan.owesNobody');
  },
  label: (say, n) => say('plan.along', { n }),
};
export const severalForm = severalFormOf('plan-several', {
  [`${militaryPlan.name}/recall`]: recall,
  [`${sending.name}/veterans`]: veterans,
});

interface Divided {
  readonly turn: number;
  readonly legions: number;
}
/** [4.05.33-a] There is money for so many of both. */
const moneyFor = ({ question }: At): number => Number(question.prompt.a?.['n'] ?? 0);
/** What peace lacks most comes first: as many Legions as there may be. */
export const divideForm: Form<RomeView, Divided> = {
  name: 'plan-divide',
  size: 'small',
  verbs: ['legions'],
  isOf: (asked) => askedAt(asked) === `${builds.name}/divide`,
  begins: (asked, before) =>
    before?.turn === asked.view.turn ? before : { turn: asked.view.turn, legions: rangeOf(asked, 'legions').max },
  answer: (_, { legions }) => ({ verb: 'legions', arg: legions }),
  taking: (_, entered, given) => ({ ...entered, legions: numberGiven(given) }),
  commits: ({ asked, entered, isComplete }, say) => [
    {
      name: 'build',
      label: say('plan.build', { legions: entered.legions, fleets: moneyFor(asked) - entered.legions }),
      entered,
      ...(!isComplete && { missing: say('list.choose') }),
    },
  ],
  Body: ({ form, say, change }: FormProps<RomeView, Divided>) => {
    const { asked, entered } = form;
    const { view } = asked;
    const { min, max } = rangeOf(asked, 'legions');
    const fleets = moneyFor(asked) - entered.legions;
    const after = (now: number, n: number): string => say('form.fromTo', { a: now, b: now + n });
    return (
      <>
        <div class="form-line">
          <span>{say('board.legions')}</span>
          <Amount
            label={say('board.legions')}
            value={entered.legions}
            min={min}
            max={max}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            unit={say('plan.of', { n: moneyFor(asked) })}
            onChange={(legions) => change({ ...entered, legions })}
          />
        </div>
        <FactLines
          of={[
            [say('plan.legionsInPlay', { n: PEACE.legions }), after(legionsInPlay(view), entered.legions)],
            [say('plan.fleetsInPlay', { n: PEACE.fleets }), after(fleetsInPlay(view), fleets)],
            [say('plan.state'), say('plan.talents', { n: after(view.state, -moneyFor(asked) * unitCost(view)) })],
          ]}
        />
      </>
    );
  },
};
