/** Agreements: judged by what they change in the chances to win, answered at once, written word by word — 1.04.3, AGR-01 to AGR-30 */
import type { Answer } from '@tabularium/kernel';
import { point } from '@tabularium/parts';
import type { Asked } from './asked.ts';
import { draw } from './offers.ts';
import { type Agreement, isShunned, noteWords } from './trust.ts';
import { MARGIN, worthOf } from './worths.ts';

/** How much of what the other gains somebody wants for himself: one is content with little, another with no less than the other has. */
const [MEEK, PROUD] = [20, 130];
const demanded = (s: Asked): number => (MEEK + s.rng.below(PROUD - MEEK)) / 100;

const isWelcome = (s: Asked, a: Agreement): number => {
  if (!a.isPublic || a.parties.some((p) => p !== s.faction && isShunned(s, p))) return 0;
  const worth = worthOf(s, a.clauses);
  if (worth === undefined || worth.own < MARGIN) return 0;
  return worth.own >= demanded(s) * worth.theirs ? worth.own : 0;
};

/** Answers what others have offered, at once and the best first: accepts or rejects it. */
const respond = (s: Asked): Answer | undefined => {
  const of = s.list('answerDeal');
  const offers = s.view.agreements.all.filter((a) => a.status === 'offered' && of.includes(`reject+agreement:${a.id}`));
  if (offers.length === 0) return undefined;
  noteWords(s);
  const judged = offers.map((a) => ({ ref: `agreement:${a.id}`, worth: isWelcome(s, a) }));
  const open = judged.filter(({ ref, worth }) => worth > 0 && of.includes(`accept+${ref}`));
  const found = open.sort((a, b) => b.worth - a.worth)[0];
  return found ? point('answerDeal', `accept+${found.ref}`) : point('answerDeal', `reject+${judged[0]!.ref}`);
};

/** The next part of the agreement that is being written; if it is not offered, the draft is dropped. */
const nextWord = (s: Asked): Answer | undefined => {
  const next = s.memory.words.shift();
  if (next === undefined) return undefined;
  const verb = typeof next === 'number' ? 'dealNumber' : 'deal';
  const fits = typeof next === 'number' ? s.range(verb)[1] >= next : s.list(verb).includes(next);
  if (fits) return point(verb, next);
  s.memory.words = [];
  return s.list('deal').includes('deal:drop') ? point('deal', 'deal:drop') : undefined;
};

/** Answers about agreements, which come before all other answers. */
export const deal = (s: Asked): Answer | undefined => {
  if (s.has('answerDeal')) {
    const answer = respond(s);
    if (answer) return answer;
  }
  if (s.offers && s.has('deal') && s.memory.words.length === 0) s.memory.words = draw(s);
  return nextWord(s);
};
