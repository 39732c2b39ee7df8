/** What is entered in the form of an Initiative, and the answers that it gives — 1.07.2 */
import { type Answer, type Asked, isOffered } from '@tabularium/kernel';
import { type Filled, numberGiven, refGiven, sumsGiven } from '@tabularium/parts/web';
import { frameOf } from '../../../rules/explain/look.ts';
import { attemptIn } from '../../../rules/explain/persuading.ts';
import { forum } from '../../../rules/forum/index.ts';
import { initiative } from '../../../rules/forum/initiative.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { allotOf, picksOf, rangeOf } from '../offered.ts';
import { bestPersuader, cheapest, evenAmount, foremost, isHopeful, richest } from './likely.ts';

/** [1.07.2-f] The steps after the draw, in order. */
export const STEPS = ['persuade', 'knight', 'games', 'leader'] as const;
export type Step = (typeof STEPS)[number];
export type Secretly = 'seduction' | 'blackmail';

/** What has not been chosen is what is most likely. */
export interface Entered {
  /** Which question of which Initiative: at another one it begins anew. */
  readonly at: string;
  readonly step: Step | 'end';
  readonly by?: string | undefined;
  readonly target?: string | undefined;
  readonly card?: Secretly | undefined;
  readonly spend?: number | undefined;
  readonly how?: 'attract' | 'press' | undefined;
  readonly attracts?: string | undefined;
  readonly pays?: number | undefined;
  readonly pressed?: Readonly<Record<string, number>> | undefined;
  readonly sponsor?: string | undefined;
  readonly games?: string | undefined;
  /** Nobody: whoever leads now goes on. */
  readonly leader?: string | undefined;
}
export type InitiativeForm = Filled<RomeView, Entered>;
type At = Asked<RomeView>;

const STEP_OF: Readonly<Record<string, Step>> = {
  'forum.persuasion': 'persuade',
  'forum.attract': 'knight',
  'forum.games': 'games',
};
const procOf = ({ view }: At): string => view.flow.at(-1)?.proc ?? '';
export const isBetweenSteps = (asked: At): boolean => procOf(asked) === 'forum.initiative';
export const isOf = (asked: At): boolean =>
  asked.question.due && (isBetweenSteps(asked) || STEP_OF[procOf(asked)] !== undefined);
export const isRaise = ({ question }: At): boolean => Object.hasOwn(question.verbs, 'roll');

const VERBS: Readonly<Record<Step, readonly string[]>> = {
  persuade: ['persuade'],
  knight: ['attract', 'pressure'],
  games: ['sponsor'],
  leader: ['appointLeader'],
};
export const mayTake = ({ question }: At, step: Step): boolean =>
  VERBS[step].some((verb) => Object.hasOwn(question.verbs, verb));
export const verbsOf = (step: Step): readonly string[] => VERBS[step];

const initiativeOf = ({ view }: At): string => `${view.turn}/${frameOf(view, forum)?.taken ?? 0}/`;
const nameOf = (asked: At): string => {
  const { bribe = 0, against = 0 } = attemptIn(asked.view) ?? {};
  const step = frameOf(asked.view, initiative)?.step ?? '';
  return `${initiativeOf(asked)}${procOf(asked)}/${step}/${isRaise(asked) ? `${bribe}/${against}` : ''}`;
};

/** The first that may be taken; persuading somebody only with some hope, or if nothing else may be done. */
const likelyStep = (asked: At): Step => {
  const may = STEPS.filter((s) => mayTake(asked, s));
  const hopeful = may.filter((s) => s !== 'persuade' || isHopeful(asked.view, picksOf(asked, 'persuade')));
  return hopeful[0] ?? may[0] ?? 'leader';
};

export const begins = (asked: At, before: Entered | undefined): Entered => {
  const at = nameOf(asked);
  if (before?.at === at) return before;
  const step = STEP_OF[procOf(asked)];
  // Half-way through a step that was entered before.
  if (step !== undefined && before?.step === step && !isRaise(asked) && before.at.startsWith(initiativeOf(asked)))
    return before;
  return { at, step: step ?? likelyStep(asked) };
};

/** A step has been taken, and the next question is what comes after it. */
export const isTaken = ({ steps, entered }: InitiativeForm): boolean => {
  const last = steps.at(-1)!;
  return steps.length > 1 && last.answer === undefined && isBetweenSteps(last) && nameOf(last) !== entered.at;
};

const hasLeader = ({ view }: At): boolean => {
  const l = frameOf(view, initiative);
  return l !== undefined && view.factions[l.seat]?.leader !== '';
};
export const leaderOf = (asked: At, { leader }: Entered): string =>
  leader ?? (hasLeader(asked) ? '' : (foremost(asked.view, picksOf(asked, 'appointLeader')) ?? ''));
export const howOf = (asked: At, { how }: Entered): 'attract' | 'press' =>
  how ?? (picksOf(asked, 'attract').length > 0 ? 'attract' : 'press');
export const pressedOf = (asked: At, { pressed = {} }: Entered): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(pressed).filter(([id, n]) => n > 0 && id in allotOf(asked, 'pressure')));

const withArg = (verb: string, arg: string | undefined): Answer | undefined =>
  arg === undefined ? undefined : { verb, arg };

const takes: Readonly<Record<Entered['step'], (asked: At, entered: Entered) => Answer | undefined>> = {
  persuade: (asked, { by }) => withArg('persuade', by ?? bestPersuader(asked.view, picksOf(asked, 'persuade'))),
  knight: (asked, entered) =>
    howOf(asked, entered) === 'press'
      ? { verb: 'pressure', arg: pressedOf(asked, entered) }
      : withArg('attract', entered.attracts ?? richest(asked.view, picksOf(asked, 'attract'))),
  games: (asked, { sponsor }) => withArg('sponsor', sponsor ?? richest(asked.view, picksOf(asked, 'sponsor'))),
  leader: (asked, entered) => {
    const arg = leaderOf(asked, entered);
    return arg === '' ? { verb: 'endInitiative' } : { verb: 'appointLeader', arg };
  },
  end: () => ({ verb: 'endInitiative' }),
};

/** [1.07.414-a] A card before the target, the target before the money; [1.07.414-c] more of it, or the dice. */
const inAttempt = (asked: At, { target, card, spend }: Entered): Answer | undefined => {
  const l = attemptIn(asked.view);
  if (!l) return undefined;
  if (isRaise(asked)) {
    const n = spend ?? evenAmount(asked.view, l, rangeOf(asked, 'raise').max);
    return n > 0 ? { verb: 'raise', arg: n } : { verb: 'roll' };
  }
  if (Object.hasOwn(asked.question.verbs, 'bribe'))
    return { verb: 'bribe', arg: spend ?? evenAmount(asked.view, l, rangeOf(asked, 'bribe').max) };
  if (card !== undefined && isOffered(asked.question, { verb: card })) return { verb: card };
  return withArg('target', target ?? cheapest(asked.view, l.by, picksOf(asked, 'target')));
};

/** [1.07.5-b] What brings an even chance, if he has it. */
const paid = (asked: At, { pays }: Entered): Answer => {
  const { min, max } = rangeOf(asked, 'pay');
  return { verb: 'pay', arg: pays ?? Math.max(min, Math.min(EVEN_KNIGHT, max)) };
};
const EVEN_KNIGHT = 2;

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  switch (procOf(asked)) {
    case 'forum.initiative':
      return takes[entered.step](asked, entered);
    case 'forum.persuasion':
      return inAttempt(asked, entered);
    case 'forum.attract':
      return paid(asked, entered);
    case 'forum.games':
      return withArg('games', entered.games ?? picksOf(asked, 'games')[0]);
    default:
      return undefined;
  }
};

/** What each answer says; a button says nothing that is entered. */
export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  const who = refGiven(given);
  switch (given.verb) {
    case 'persuade':
      return { ...entered, step: 'persuade', by: who };
    case 'target':
      return { ...entered, target: who };
    case 'seduction':
    case 'blackmail':
      return { ...entered, card: given.verb };
    case 'bribe':
    case 'raise':
      return { ...entered, spend: numberGiven(given) };
    case 'attract':
      return { ...entered, step: 'knight', how: 'attract', attracts: who };
    case 'pressure':
      return { ...entered, step: 'knight', how: 'press', pressed: sumsGiven(given) };
    case 'pay':
      return { ...entered, pays: numberGiven(given) };
    case 'sponsor':
      return { ...entered, step: 'games', sponsor: who };
    case 'games':
      return { ...entered, games: who };
    case 'appointLeader':
      return { ...entered, step: 'leader', leader: who };
    default:
      return entered;
  }
};
