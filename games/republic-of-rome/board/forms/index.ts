/**
 * The forms of Republic of Rome, in groups that are loaded together, each with its words. A group says by the procedure that
 * asks whether one of its forms may open.
 */
import type { Asked } from '@tabularium/kernel';
import { type FormGroup, later } from '@tabularium/parts/web';
import { opening } from '../../rules/setup/opening.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { goingOn } from './asking.ts';
import { LOSES_FLEETS, PICKS } from './event-choice/verbs.ts';

const asks =
  (procs: RegExp) =>
  ({ view }: Asked<RomeView>): boolean =>
    procs.test(view.flow.at(-1)?.proc ?? '');

/** Where one of these may be done, whatever procedure asks. */
const offersOneOf =
  (verbs: readonly string[]) =>
  ({ question }: Asked<RomeView>): boolean =>
    verbs.some((verb) => Object.hasOwn(question.verbs, verb));

const isOpening = asks(/^cards\.play-hand$/);

export const FORMS: readonly FormGroup<RomeView>[] = [
  {
    isFor: asks(
      /^(laws\.(draft|sponsor-consents)|provinces\.raise|rebels\.|senate\.(draft-recall-pontifex|move-priesthood|recall-disbanded))/,
    ),
    isPlayed: (view) => view.agreed.advanced !== undefined,
    asides: ['makePriest', 'movePriesthood', 'recallDisbanded'],
    forms: later(() => import('./groups/advanced/index.ts')),
  },
  {
    isFor: asks(
      /^neutrals\.(choose|chooses|co-sponsor|coalition|plan|builds|sending|bequests|trading|play-concession)$/,
    ),
    isPlayed: (view) => view.neutrals !== undefined,
    asides: ['demandCheck'],
    forms: later(() => import('./groups/neutrals/index.ts')),
  },
  {
    isFor: (asked) => isOpening(asked) || goingOn(asked.view, opening) !== undefined,
    forms: later(() => import('./groups/opening/index.ts')),
  },
  {
    isFor: asks(/^(revenue\.|rebels\.maintenance|neutrals\.shifting)/),
    forms: later(() => import('./groups/revenue/index.ts')),
  },
  {
    isFor: asks(/^forum\.(initiative|persuasion|attract|games)/),
    forms: later(() => import('./groups/initiative/index.ts')),
  },
  {
    isFor: asks(/^forum\.(open-auction|sealed-auction|counter-bribes)/),
    forms: later(() => import('./groups/forum/index.ts')),
  },
  {
    isFor: asks(
      /^senate\.(ballot|vote|consul|censor|dictator|joint-dictator|master-of-horse|pontifex|draft-(consuls|censor|dictator|life|pontifex))/,
    ),
    forms: later(() => import('./groups/voting/index.ts')),
  },
  {
    isFor: asks(
      /^senate\.(business|propose-any|governors|name-disbanded|draft-(concessions|governors|land-bill|repeal|raise|eliminate))/,
    ),
    forms: later(() => import('./groups/bills/index.ts')),
  },
  {
    isFor: asks(/^senate\.(prosecut|appeal|advocate|draft-prosecution)/),
    forms: later(() => import('./groups/trials/index.ts')),
  },
  {
    isFor: asks(/^senate\.(commander-consents|draft-deployment)/),
    forms: later(() => import('./groups/orders/index.ts')),
  },
  {
    isFor: asks(/^senate\.assassination$/),
    asides: ['assassinate'],
    forms: later(() => import('./groups/attempts/index.ts')),
  },
  {
    isFor: offersOneOf(['passUntil']),
    asides: ['orderPass', 'orderVeto', 'orderAssassination'],
    forms: later(() => import('./groups/windows/index.ts')),
  },
  {
    isFor: asks(/^(combat\.|provinces\.battle|rebels\.attack)/),
    forms: later(() => import('./groups/combat/index.ts')),
  },
  {
    isFor: asks(/^(revolution\.(ask-legions|declaration|secondary-rebels)|rebels\.(ask-fleets|declaration))/),
    forms: later(() => import('./groups/rebels/index.ts')),
  },
  { isFor: asks(/^revolution\.(discard|trading)/), forms: later(() => import('./groups/revolution/index.ts')) },
  {
    isFor: asks(
      /^(senate\.(.*-consents|legates|vote|draft-reject-rhodes)|revolution\.ask-legions|intrigue\.graft|cards\.proscription|factions-without-senators|laws\.gabinian-raising|ransom|events\.captured-governors)/,
    ),
    asides: ['ransom'],
    forms: later(() => import('./groups/decisions/index.ts')),
  },
  {
    isFor: offersOneOf([...PICKS, LOSES_FLEETS]),
    asides: ['peddleInfluence', 'fineGovernor'],
    forms: later(() => import('./groups/choices/index.ts')),
  },
];
