/**
 * A bot for the Faction of somebody who is absent: it plays by a printed card of the Neutral Factions, does what that says, and
 * otherwise lets pass what may be let pass — chapter IV, own-130, own-131
 */
import { accepts, type Answer, type Input, type Question } from '@tabularium/kernel';
import type { Bot, Glance } from '@tabularium/parts';
import type { Rome, RomeView } from '../rules/index.ts';
import { Memory } from './memory.ts';
import { atAnyTime, GUIDED_CARDS } from './neutral/cards.ts';
import { GUIDED_FORUM } from './neutral/forum.ts';
import { Guided, type GuidedAnswers } from './neutral/guided.ts';
import { GUIDED_REVENUE } from './neutral/revenue.ts';
import { GUIDED_REVOLT } from './neutral/revolt.ts';
import { GUIDED_SENATE, isProposed } from './neutral/senate.ts';
import { sensible } from './sensible.ts';

const GUIDED: GuidedAnswers = {
  ...GUIDED_FORUM,
  ...GUIDED_REVENUE,
  ...GUIDED_SENATE,
  ...GUIDED_CARDS,
  ...GUIDED_REVOLT,
};

/** Buttons that let something pass. Where one is offered and no guideline has an answer, it is pressed. */
const PASSES: readonly string[] = [
  'pass',
  'decline',
  'refuse',
  'desist',
  'forgo',
  'goOn',
  'contributed',
  'redistributed',
  'fineNobody',
  'letFight',
  'stayLoyal',
  'noReinforcements',
  'refuseMoney',
];

const isOffered = ({ question }: Guided, answer: Answer | undefined): answer is Answer => {
  const offer = answer && question.verbs[answer.verb];
  return offer !== undefined && accepts(offer, answer!.arg);
};

/** The question without what may be done besides answering it, and without proposals that it does not make. */
const reduced = (s: Guided): Question => {
  const { question } = s;
  const verbs = Object.fromEntries(
    Object.entries(question.verbs).flatMap(([verb, offer]): [string, typeof offer][] => {
      if (question.asides.includes(verb)) return [];
      if (verb !== 'propose' || offer.t !== 'pick') return [[verb, offer]];
      const of = offer.of.filter((kind) => isProposed(kind, s.guideline));
      return of.length > 0 ? [[verb, { ...offer, of }]] : [];
    }),
  );
  return Object.keys(verbs).length > 0 ? { ...question, verbs } : question;
};

const choose = (seen: Glance<Rome, RomeView>, memory: Memory, other: Bot<Rome, RomeView>): Input => {
  const s = new Guided(seen, memory);
  const aside = atAnyTime(s);
  if (isOffered(s, aside)) return { by: s.by, ...aside };
  const answer = GUIDED[s.question.prompt.k]?.(s);
  if (isOffered(s, answer)) return { by: s.by, ...answer };
  // Whoever has no reason to step in now has none later in the same vote.
  if (s.list('passUntil').includes('until:vote')) return { by: s.by, verb: 'passUntil', arg: 'until:vote' };
  const pass = PASSES.find((verb) => s.has(verb));
  if (pass !== undefined) return { by: s.by, verb: pass };
  // What has to be decided is decided as the other bot would.
  return other.choose({ module: seen.module, view: s.view, seat: seen.seat, rng: seen.rng, question: reduced(s) });
};

export const neutral = (): Bot<Rome, RomeView> => {
  const memory = new Memory();
  const other = sensible();
  return { name: 'neutral', choose: (seen) => choose(seen, memory, other) };
};
