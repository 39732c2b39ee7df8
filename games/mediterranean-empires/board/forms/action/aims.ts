/** What an Empire card is aimed at: chosen with the card, and answered when the rules ask for it, after others could answer the card. */
import type { Answer } from '@tabularium/kernel';
import { type Aims, aimsOf } from '../../../rules/cards/aims.ts';
import { playEmpireCard } from '../../../rules/round/empire-card.ts';
import { type AskedHere, goingOn, listOf } from '../asking.ts';

/** The verbs that point at something for an Empire card. */
export const AIM_VERBS = [
  'court',
  'incite',
  'seize',
  'appease',
  'rouse',
  'unleash',
  'reinforce',
  'takeBack',
  'despoil',
  'rob',
  'keep',
  'bury',
] as const;

/** What was pointed at, and by which verb: the next effect of the card may ask for something else. */
export interface Aimed {
  readonly verb: string;
  readonly at: readonly string[];
}

/** The Empire card of this seat that is being carried out and asks what it is aimed at. */
export const aimingCard = ({ view, seat, question }: AskedHere): string | undefined => {
  const playing = goingOn(view, playEmpireCard);
  const asks = question.due && AIM_VERBS.some((verb) => Object.hasOwn(question.verbs, verb));
  return asks && playing?.seat === seat ? playing.card : undefined;
};

/** What may be pointed at: at the question itself what it offers, before it what it would offer as things stand. */
export const aimsNow = (asked: AskedHere, card: string): Aims | undefined => {
  if (aimingCard(asked) === undefined) return aimsOf(asked.view, asked.seat, card);
  const verb = AIM_VERBS.find((x) => Object.hasOwn(asked.question.verbs, x))!;
  const most = verb === 'reinforce' || verb === 'takeBack' ? (aimsOf(asked.view, asked.seat, card)?.most ?? 1) : 1;
  return { verb, of: listOf(asked.question, verb), most: Math.max(1, most - doneIn(asked)) };
};

/** How many of them the rules have been told already. */
const doneIn = ({ view }: AskedHere): number => {
  const local = view.flow.at(-1)?.local ?? {};
  if ('placed' in local && Array.isArray(local.placed)) return local.placed.length;
  return 'taken' in local && typeof local.taken === 'number' ? local.taken : 0;
};

/** The next of what was pointed at; when there is no more, that is enough. */
export const aimAnswer = (asked: AskedHere, aimed: Aimed | undefined, before: number): Answer | undefined => {
  const { question } = asked;
  const verb = AIM_VERBS.find((x) => Object.hasOwn(question.verbs, x))!;
  if (!aimed || aimed.verb !== verb) return undefined;
  const isSeveral = verb === 'reinforce' || verb === 'takeBack';
  const next = aimed.at[isSeveral ? doneIn(asked) - before : 0];
  if (next !== undefined) return listOf(question, verb).includes(next) ? { verb, arg: next } : undefined;
  return isSeveral && aimed.at.length > 0 && Object.hasOwn(question.verbs, 'enough') ? { verb: 'enough' } : undefined;
};
export const aimsDone = (asked: AskedHere): number => (aimingCard(asked) === undefined ? 0 : doneIn(asked));

/** One more; where no more fit, the one that was chosen first makes room. Pressed again, what can be chosen once only is let go. */
export const aimedAt = ({ verb, most }: Aims, aimed: Aimed | undefined, ref: string): Aimed => {
  const at = aimed?.verb === verb ? aimed.at : [];
  if (verb !== 'reinforce' && at.includes(ref)) return { verb, at: at.filter((x) => x !== ref) };
  return { verb, at: [...at, ref].slice(-most) };
};
