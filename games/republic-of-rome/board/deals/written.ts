/** What is entered while an agreement is written, and the words that it gives to the rules — AGR-01 to AGR-03, AGR-20 */
import { type Answer, type Asked, isOffered, type Question } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import { endsOfOffers } from '../../rules/agreements/agreement.ts';
import { spelling } from '../../rules/agreements/spelling.ts';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import { ownDraft, type RomeView } from '../../rules/sight/view.ts';
import { likely } from './likely.ts';

export type Word = string | number;

export interface Written {
  /** The offer that this answers, or the agreement that it would change; 0 for none. */
  readonly counters: number;
  readonly isPublic: boolean;
  /** The other parties. */
  readonly others: readonly FactionId[];
  /** The words of each clause. While it is written some may be left out: what is likely is put in their place. */
  readonly clauses: readonly (readonly Word[])[];
  readonly until: 'vote' | 'phase' | 'turn' | 'next';
  /** Being sent: exactly these words, or none. */
  readonly sending: boolean;
  /** Own offers that were there before. */
  readonly known: readonly number[];
  /** The draft that stands in the rules when this is written, spelt out: it may be another one. */
  readonly leftover: string;
}
export type Writing = Filled<RomeView, Written>;

type Draft = Exclude<ReturnType<typeof ownDraft>, ''>;
type Seen = RomeView['agreements']['all'][number];

export const own = ({ view, seat }: Pick<Asked<RomeView>, 'view' | 'seat'>): FactionId => ownFaction(view, seat);
const ownOffers = (view: RomeView, me: FactionId): number[] =>
  view.agreements.all.filter((a) => a.author === me).map((a) => a.id);
const wordsOf = (view: RomeView, clause: Draft['clauses'][number]): readonly Word[] =>
  spelling(clause, view.factions.length).map((s) => s.word);
const isSame = (a: readonly Word[], b: readonly Word[]): boolean =>
  a.length === b.length && a.every((word, i) => String(word) === String(b[i]));

const speltDraft = (view: RomeView): string => {
  const d = ownDraft(view);
  return d === '' ? '' : JSON.stringify([d.clauses.map((c) => wordsOf(view, c)), d.words]);
};
const startAlike = (a: readonly Word[], b: readonly Word[]): boolean =>
  (b.length > 0 || a.length === 0) && a.every((word, i) => i >= b.length || String(word) === String(b[i]));
/** Is a draft the beginning of what is wanted? */
const isBeginning = (view: RomeView, d: Draft, { clauses }: Written): boolean =>
  d.clauses.every((c, i) => startAlike(wordsOf(view, c), clauses[i] ?? [])) &&
  startAlike(d.words.slice(1), clauses[d.clauses.length] ?? []);

const nothingWritten = (asked: Asked<RomeView>, others: readonly FactionId[]): Written => ({
  counters: 0,
  isPublic: true,
  others,
  clauses: [],
  until: 'turn',
  sending: false,
  known: ownOffers(asked.view, own(asked)),
  leftover: speltDraft(asked.view),
});

/** What stands in the rules half written: it is gone on with. */
const fromDraft = (asked: Asked<RomeView>, d: Draft): Written => ({
  ...nothingWritten(
    asked,
    d.parties.filter((p) => p !== own(asked)),
  ),
  counters: d.counters,
  isPublic: d.isPublic,
  clauses: d.clauses.map((clause) => wordsOf(asked.view, clause)),
  until: d.until === '' ? 'next' : d.until,
});

export const begins = (asked: Asked<RomeView>, before: Written | undefined): Written => {
  const me = own(asked);
  if (before) {
    // [AGR-03] What it was to stand until may be over by now.
    const stands = before.until === 'next' || endsOfOffers(asked.view).includes(before.until);
    const rest = { sending: false, known: ownOffers(asked.view, me), leftover: speltDraft(asked.view) };
    return { ...before, until: stands ? before.until : 'turn', ...rest };
  }
  const draft = ownDraft(asked.view);
  if (draft !== '') return fromDraft(asked, draft);
  const other = asked.view.factions.findIndex((f, faction) => faction !== me && f.status === 'in');
  return nothingWritten(asked, other < 0 ? [] : [other]);
};

/** [AGR-02][AGR-07] Another offer, or a change: it begins with what is still open of the old one. */
export const counterTo = (view: RomeView, me: FactionId, a: Seen): Written => {
  const open = a.clauses.filter((c) => c.state === 'open');
  const kept = open.map((c) => {
    const on = c.when.t === 'clause' ? open.indexOf(a.clauses[c.when.n]!) : -1;
    const when = c.when.t !== 'clause' ? c.when : on < 0 ? ({ t: 'always' } as const) : { ...c.when, n: on };
    return wordsOf(view, { ...c, when });
  });
  return {
    counters: a.id,
    isPublic: a.isPublic,
    others: a.parties.filter((p) => p !== me),
    clauses: kept,
    until: 'turn',
    sending: false,
    known: ownOffers(view, me),
    leftover: speltDraft(view),
  };
};

/** It has been offered. */
export const isMade = ({ view, seat }: Asked<RomeView>, { known }: Written): boolean =>
  view.agreements.all.some((a) => a.author === ownFaction(view, seat) && !known.includes(a.id));

const say = (question: Question, word: Word): Answer => {
  if (typeof word === 'number') return { verb: 'dealNumber', arg: word };
  return { verb: question.verbs['dealText'] ? 'dealText' : 'deal', arg: word };
};
const DROP: Answer = { verb: 'deal', arg: 'deal:drop' };

/**
 * A preview is written as a new agreement, so that every word of every clause is asked for, an answer to an offer as well. What
 * is sent begins as it must.
 */
const begin = ({ question }: Asked<RomeView>, w: Written): Answer => {
  if (w.counters === 0 || !w.sending) return { verb: 'deal', arg: w.isPublic ? 'deal:new-public' : 'deal:new-private' };
  const [counter, change] = [`counter+agreement:${w.counters}`, `change+agreement:${w.counters}`];
  const isChange = isOffered(question, { verb: 'answerDeal', arg: change });
  return { verb: 'answerDeal', arg: isChange ? change : counter };
};

/** The next answer to the rules: whatever stands there already is gone on with, or given up where it is something else. */
export const answer = (asked: Asked<RomeView>, w: Written): Answer | undefined => {
  const { view } = asked;
  if (w.clauses.length === 0 || w.others.length === 0) return undefined;
  const d = ownDraft(view);
  if (d === '') return begin(asked, w);
  const parties = [own(asked), ...w.others];
  const isOther = d.isPublic !== w.isPublic || d.counters !== (w.sending ? w.counters : 0);
  if (isOther || d.parties.some((p) => !parties.includes(p))) return DROP;
  const isLeft = !w.sending && speltDraft(view) === w.leftover;
  if (isLeft && !isBeginning(view, d, w)) return DROP;
  if (d.words.length > 0) return nextWord(asked, d, w);
  const kept = d.clauses.findIndex((c, i) => w.sending && !isSame(wordsOf(view, c), w.clauses[i] ?? []));
  if (kept >= 0) return { verb: 'deal', arg: 'deal:remove' };
  const missing = w.others.find((p) => !d.parties.includes(p));
  if (missing !== undefined) return d.clauses.length > 0 ? DROP : { verb: 'deal', arg: factionRef(missing) };
  if (d.clauses.length < w.clauses.length) return { verb: 'deal', arg: 'deal:clause' };
  const until = w.until === 'next' ? '' : w.until;
  if (d.until !== until) return d.until === '' ? { verb: 'deal', arg: `deal:until-${w.until}` } : DROP;
  return { verb: 'deal', arg: 'deal:offer' };
};

const nextWord = (asked: Asked<RomeView>, d: Draft, w: Written): Answer => {
  const { question } = asked;
  const said = d.words.slice(1);
  const wanted = w.clauses[d.clauses.length] ?? [];
  if (w.sending) {
    const goesOn = said.length < wanted.length && said.every((word, i) => word === String(wanted[i]));
    return goesOn ? say(question, wanted[said.length]!) : DROP;
  }
  const fits = (word: Word): boolean => isOffered(question, say(question, word));
  return say(question, rest(wanted, said).find(fits) ?? likely(asked, said));
};

/** The words that are left when these have been said: some were not wanted, and some that were wanted did not fit. */
const rest = (wanted: readonly Word[], said: readonly string[]): readonly Word[] => {
  let at = 0;
  for (const word of said) {
    const found = wanted.findIndex((x, i) => i >= at && String(x) === word);
    if (found >= 0) at = found + 1;
  }
  return wanted.slice(at);
};

/** The agreement as far as it has been written: its clauses, whole, as the rules understand them. */
export const previewOf = ({ steps }: Writing): { readonly clauses: Draft['clauses']; readonly view: RomeView } => {
  const last = steps.findLast((step) => ownDraft(step.view) !== '') ?? steps[0]!;
  const draft = ownDraft(last.view);
  return { clauses: draft === '' ? [] : draft.clauses, view: last.view };
};

/** The same with every word in its place, as it is shown and sent. */
export const whole = (form: Writing): Written => {
  const { clauses, view } = previewOf(form);
  return { ...form.entered, clauses: clauses.map((clause) => wordsOf(view, clause)) };
};

/** Does another clause fit in, after those that are there? */
export const mayGoOn = ({ steps }: Writing): boolean => {
  const last = steps.findLast(({ view }) => ownDraft(view) !== '');
  return last !== undefined && isOffered(last.question, { verb: 'deal', arg: 'deal:clause' });
};

/** What depended on a clause that is removed depends on nothing; what depended on a later one still does. */
export const without = (clauses: Written['clauses'], i: number): Written['clauses'] =>
  clauses
    .filter((_, j) => j !== i)
    .map((words) =>
      words.map((word) => {
        const [, n] = /^if-clause:(\d+)$/.exec(String(word)) ?? [];
        if (n === undefined || Number(n) <= i) return word;
        return Number(n) === i + 1 ? 'word:always' : `if-clause:${Number(n) - 1}`;
      }),
    );
