/**
 * A bot with one rule of thumb for each decision: it keeps Rome alive, strengthens its own Faction, and does not look
 * ahead.
 */
import { accepts, type Input, randomInput, type Answer } from '@tabularium/kernel';
import type { Rome, RomeView } from '../rules/index.ts';
import type { Bot, Glance } from '@tabularium/parts';
import { AGAINST_TRIBUNES } from './against-tribunes.ts';
import { BATTLES } from './battle.ts';
import { BUSINESS } from './business.ts';
import { CAMPAIGN } from './campaign.ts';
import { deal } from './deals.ts';
import { DISBANDMENT } from './disbandment.ts';
import { ELECTIONS } from './elections.ts';
import { FINES } from './fines.ts';
import { FORUM } from './forum.ts';
import { GABINIAN } from './gabinian.ts';
import { Memory } from './memory.ts';
import { PRIESTS } from './priests.ts';
import { PROSECUTIONS } from './prosecutions.ts';
import { REBELS } from './rebels.ts';
import { REVENUE } from './revenue.ts';
import { SETUP } from './setup.ts';
import { type Answers, Asked } from './asked.ts';
import { type Asides, stepIn } from './step-in.ts';
import { TRIBUNES } from './tribunes.ts';
import { VETERANS } from './veterans.ts';
import { VOTES } from './votes.ts';
import { OVERLOOKING, TUNED, use, type Weights } from './weights.ts';

export const ANSWERS: Answers = {
  ...SETUP,
  ...REVENUE,
  ...FORUM,
  ...ELECTIONS,
  ...PROSECUTIONS,
  ...BUSINESS,
  ...CAMPAIGN,
  ...VOTES,
  ...BATTLES,
  ...DISBANDMENT,
  ...REBELS,
  ...GABINIAN,
  ...TRIBUNES,
  ...AGAINST_TRIBUNES,
  ...FINES,
  ...PRIESTS,
  ...VETERANS,
};

/** Buttons that let the game go on, used where there is no better answer. */
const QUIET: readonly string[] = ['pass', 'drop', 'done', 'letFight', 'fineNobody', 'refuse', 'desist', 'forgo'];

const isOffered = ({ question }: Asked, answer: Answer | undefined): answer is Answer => {
  const offer = answer && question.verbs[answer.verb];
  return offer !== undefined && accepts(offer, answer!.arg);
};

/** The answer where there is no rule of thumb: whatever lets the game go on, or anything that answers the question. */
const otherwise = (s: Asked): Input => {
  const quiet = QUIET.find((verb) => s.has(verb));
  if (quiet !== undefined) return { by: s.by, verb: quiet };
  const asides = [...s.question.asides, 'withdraw'];
  const own = Object.entries(s.question.verbs).filter(([verb]) => !asides.includes(verb));
  const question = own.length > 0 ? { ...s.question, verbs: Object.fromEntries(own) } : s.question;
  const input = randomInput(question, s.by, (n) => s.rng.below(n));
  if (!input) throw new Error('asked without anything to answer');
  return input;
};

/** What it must know besides at some tables. */
export interface More {
  readonly answers: Answers;
  readonly asides: Asides;
  /** How loosely it chooses what is good for itself; see `liked`. */
  readonly temperature?: number;
  /** Other weights than its own, to be measured. */
  readonly weights?: Weights;
  /** Whether it offers agreements of its own. */
  readonly offers?: boolean;
}

const choose = (seen: Glance<Rome, RomeView>, memory: Memory, more: More): Input => {
  use(more.weights ?? TUNED);
  const s = new Asked(seen, memory, more.temperature, more.offers);
  // [4.02.1-b] Nobody can prevent it.
  if (s.has('nextMove')) return { by: s.by, verb: 'nextMove' };
  const said = deal(s);
  if (isOffered(s, said)) return { by: s.by, ...said };
  const aside = stepIn(s, more.asides);
  if (isOffered(s, aside)) return { by: s.by, ...aside };
  const answer = (more.answers[s.question.prompt.k] ?? ANSWERS[s.question.prompt.k])?.(s);
  return isOffered(s, answer) ? { by: s.by, ...answer } : otherwise(s);
};

export const sensibleWith = (more: More) => (): Bot<Rome, RomeView> => {
  const memory = new Memory();
  return { name: 'sensible', choose: (seen) => choose(seen, memory, more) };
};

/** At tables of three and more. */
export const sensible = sensibleWith({ answers: {}, asides: [] });

/** The easy bot: how loosely it chooses, on the scale of `worth`; what it overlooks; and it answers offers, but makes none. */
export const EASY = { temperature: 12, weights: OVERLOOKING, offers: false } as const;
export const easy = sensibleWith({ answers: {}, asides: [], ...EASY });
