/** The slots of a clause: what stands in each, and what else the rules offer there. */
import type { Msg, Offer, Question } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import type { Promise } from '../../rules/agreements/agreement.ts';
import { type Place, type Spelt, spelling } from '../../rules/agreements/spelling.ts';
import { factionRef } from '../../rules/ids.ts';
import { ownDraft } from '../../rules/sight/view.ts';
import { UNWRITTEN } from './likely.ts';
import { own, previewOf, type Word, type Writing } from './written.ts';

export interface Slot extends Spelt {
  /** Its number in the clause. */
  readonly at: number;
  readonly label: string;
  /** What is offered in its place; missing where the rules do not ask for it any more. */
  readonly offer?: Offer;
  readonly held: Readonly<Record<string, Msg>>;
}
/** Of which clause something is read: what it promises, whose it is, and who reads. */
export interface Reading {
  readonly t: Promise['t'];
  readonly by: string;
  readonly me: string;
}
export interface ClauseSlots extends Reading {
  readonly slots: readonly Slot[];
}

/** The question at which a word of a clause is asked for. */
const questionAt = ({ steps }: Writing, clause: number, at: number): Question | undefined =>
  steps.find(({ view }) => {
    const d = ownDraft(view);
    return d !== '' && d.clauses.length === clause && d.words.length === at + 1;
  })?.question;

const offerIn = ({ verbs }: Question): Offer | undefined => {
  const { dealNumber, dealText, deal } = verbs;
  if (dealNumber ?? dealText) return dealNumber ?? dealText;
  return deal?.t === 'pick' ? { ...deal, of: deal.of.filter((word) => word !== 'deal:drop') } : undefined;
};

export const slotsOf = (form: Writing, say: Say): readonly ClauseSlots[] => {
  const { clauses, view } = previewOf(form);
  const me = factionRef(own(form.asked));
  return clauses.map((clause, i) => ({
    t: clause.promise.t,
    by: factionRef(clause.by),
    me,
    slots: spelling(clause, view.factions.length).map(({ place, word }, at) => {
      const question = questionAt(form, i, at);
      const offer = question && offerIn(question);
      const label = labelOf(say, { t: clause.promise.t, by: factionRef(clause.by), me }, place, word);
      return { place, word, at, label, held: question?.withheld['deal'] ?? {}, ...(offer && { offer }) };
    }),
  }));
};

const WORDY: Partial<Record<Place, string>> = {
  kind: 'deals.anything',
  naming: 'deals.anybody',
  senator: 'deals.allSenators',
};

/** What is read in a slot. */
export const labelOf = (say: Say, { t, by, me }: Reading, place: Place, word: Word): string => {
  if (typeof word === 'number')
    return place === 'bought' ? say('deals.bought', { n: word }) : say('deals.talents', { n: word });
  if (word === me) return say(place === 'to' ? 'deals.toYou' : place === 'by' ? 'deals.you' : word);
  if (word === 'word:any') return say(WORDY[place] ?? word);
  if (place === 'promise') return say(`deals.${by === me ? 'own' : 'verb'}.${word.slice('word:'.length)}`);
  if (place === 'turn') return say(`deals.turn.${TURNS[t] ?? 'senate'}`, { n: Number(word.slice('turn:'.length)) });
  if (word === 'word:always') return say('deals.always');
  if (word.startsWith('if-clause:')) return say('deals.clauseKept', { n: Number(word.slice('if-clause:'.length)) });
  if (word.startsWith('becomes:'))
    return say('deals.becomes', { office: `board.deal.office.${word.slice('becomes:'.length)}` });
  if (place === 'text') return word === UNWRITTEN ? say('deals.yourWords') : `“${word}”`;
  return say(word);
};
/** What is due is due in a phase, or until the end of the turn. */
const TURNS: Partial<Record<Promise['t'], string>> = { pay: 'revenue', card: 'trade', refrain: 'until', spend: 'any' };
