/**
 * Making agreements: at any time, whatever else is being asked, and never in anybody's way — AGR-02, AGR-04.
 * Three verbs write a draft word by word; what others have offered is answered in `answers.ts`.
 * [amb-60][amb-61] Only what is made here is a Public Agreement; what is said otherwise binds nobody.
 */
import { copy, type Cx, type InputArg, type Interrupt, type Look, type Msg, type Offer } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionOf, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import { type Agreement, type Draft, endsOfOffers } from './agreement.ts';
import { isClause, LONGEST_TEXT, type Next, read } from './grammar.ts';
import { offer } from './life.ts';
import { isNeutral, ownFaction } from '../rome/players.ts';

/** [AGR-20][amb-65] What no clause may be about: [1.04.3-e] who becomes Rome or Field Consul, [1.04.3-f] an Assassination, [1.04.3-g] revolting or loyalty. */
const FORBIDDEN = ['AGR-20', '1.04.3-e', '1.04.3-f', '1.04.3-g'];
/** Where in a clause it is said what is promised: after `deal:clause`, by whom and to whom. */
const WHAT = 3;
const NEVER: Readonly<Record<string, Msg>> = {
  'word:which-consulship': say('no.dealWord'),
  'word:assassination': say('no.dealWord'),
  'word:loyalty': say('no.dealWord'),
};
/** More would be an endless list; whoever wants more makes two agreements. */
const MOST_CLAUSES = 6;
/** So many of one's own offers may be waiting for an answer. */
const MOST_OFFERS = 3;

export const isIn = (g: Rome, faction: FactionId): boolean => g.factions[faction]!.status === 'in';
export const draftOf = (g: Rome, by: FactionId): Draft | undefined => g.agreements.drafts[by] || undefined;

/** Looked at by everybody all the time: the usual answer is made once. */
const BEGIN: Offer = {
  t: 'pick',
  of: ['deal:new-public', 'deal:new-private'],
  rules: ['AGR-01', '1.04.3-a', '1.04.4-a'],
};
/** [A4-64] There are no agreements with Neutrals, so that one Player has nobody to agree with. */
const isAlone = (g: Rome): boolean => g.neutrals?.players.length === 1;
const mayBegin = (g: Rome, by: FactionId): boolean => {
  // [AGR-04] At any time, before the first turn as well.
  if (!isIn(g, by) || isAlone(g)) return false;
  let waiting = 0;
  for (const a of g.agreements.all) if (a.author === by && a.status === 'offered') waiting++;
  return waiting < MOST_OFFERS;
};

/** Between clauses: more parties as long as nothing is written, another clause, its end, the offer itself, or nothing of it. */
const commands = (g: Rome, d: Draft): string[] => {
  const found: string[] = [];
  const isEmpty = d.clauses.length === 0;
  for (let i = 0; isEmpty && d.counters === 0 && i < g.factions.length; i++) {
    if (isIn(g, i) && !isNeutral(g, i) && !d.parties.includes(i)) found.push(factionRef(i));
  }
  if (d.parties.length > 1 && d.clauses.length < MOST_CLAUSES) found.push(BEGUN);
  if (!isEmpty) found.push('deal:remove');
  // [AGR-03]
  if (d.until === '') for (const end of endsOfOffers(g)) found.push(`deal:until-${end}`);
  if (!isEmpty && d.parties.every((p) => isIn(g, p))) found.push('deal:offer');
  found.push('deal:drop');
  return found;
};
const OF_WORDS = ['AGR-01', ...FORBIDDEN];

/** `deal:clause` has been said: words of the clause follow it. */
const BEGUN = 'deal:clause';
const upNext = (g: Rome, by: FactionId): Next | undefined => {
  const d = draftOf(g, by);
  if (!d || d.words[0] !== BEGUN) return undefined;
  const next = read(g, by, d, d.words.slice(1));
  return isClause(next) ? undefined : next;
};

const write: Interrupt<Rome> = {
  verb: 'deal',
  window: '*',
  offer: ({ g }: Look<Rome>, by): Offer | undefined => {
    const d = draftOf(g, ownFaction(g, by));
    if (!d) return mayBegin(g, ownFaction(g, by)) ? BEGIN : undefined;
    const next = upNext(g, ownFaction(g, by));
    if (next === undefined) return { t: 'pick', of: commands(g, d), rules: OF_WORDS };
    return { t: 'pick', of: [...(next.t === 'word' ? next.of : []), 'deal:drop'], rules: FORBIDDEN };
  },
  // [AGR-20] What no clause can be about stands among what it can be, with the reason.
  withheld: ({ g }, by) => (draftOf(g, ownFaction(g, by))?.words.length === WHAT ? NEVER : undefined),
  // [AGR-20] Whatever else somebody would write: the form says what it knows no words for.
  why: ({ g }, by): Msg | undefined => (draftOf(g, ownFaction(g, by)) ? say('no.dealWord') : undefined),
  act: (cx, by, arg) => takeWord(cx, ownFaction(cx.g, by), arg),
};
const number: Interrupt<Rome> = {
  verb: 'dealNumber',
  window: '*',
  offer: ({ g }, by) => {
    const next = upNext(g, ownFaction(g, by));
    return next?.t === 'number' ? { t: 'range', min: next.min, max: next.max, rules: ['AGR-10'] } : undefined;
  },
  act: (cx, by, arg) => takeWord(cx, ownFaction(cx.g, by), arg),
};
const text: Interrupt<Rome> = {
  verb: 'dealText',
  window: '*',
  // [AGR-18]
  offer: ({ g }, by) =>
    upNext(g, ownFaction(g, by))?.t === 'text'
      ? { t: 'text', max: LONGEST_TEXT, rules: ['AGR-18', ...FORBIDDEN] }
      : undefined,
  act: (cx, by, arg) => takeWord(cx, ownFaction(cx.g, by), arg),
};

const takeWord = (cx: Cx<Rome>, by: FactionId, arg: InputArg | undefined): void => {
  // One of the words, a number or a text: what else there is has not passed the offer.
  const w = typeof arg === 'number' ? `${arg}` : arg;
  if (typeof w !== 'string') return;
  const { drafts } = cx.g.agreements;
  const d = draftOf(cx.g, by);
  if (!d) {
    const isPublic = w === 'deal:new-public';
    drafts[by] = { isPublic, counters: 0, parties: [by], clauses: [], words: [], until: '' };
  } else if (w === 'deal:drop') drafts[by] = '';
  else if (d.words[0] === BEGUN) addWord(cx, by, d, w);
  else if (w === 'deal:offer') offer(cx, by, d);
  else if (w === BEGUN) d.words = [BEGUN];
  else if (w === 'deal:remove') d.clauses = d.clauses.slice(0, -1);
  else if (w === 'deal:until-vote') d.until = 'vote';
  else if (w === 'deal:until-phase') d.until = 'phase';
  else if (w === 'deal:until-turn') d.until = 'turn';
  else d.parties = [...d.parties, factionOf(w)].sort((a, b) => a - b);
};

const addWord = (cx: Cx<Rome>, by: FactionId, d: Draft, w: string): void => {
  d.words = [...d.words, w];
  const made = read(cx.g, by, d, d.words.slice(1));
  if (!isClause(made)) return;
  d.clauses = [...d.clauses, made];
  d.words = [];
};

/**
 * [AGR-02][AGR-07] A counter-offer, or a change of what is in force, begins with the words of the old one: the last clause can be
 * removed, and others added. What has been settled stays so; of those that are left a condition must still be among them.
 */
export const beginFrom = (g: Rome, a: Agreement, by: FactionId): void => {
  const kept = a.clauses.filter((c) => c.state === 'open');
  const clauses = copy(kept).map((c) => {
    const at = c.when.t === 'clause' ? kept.indexOf(a.clauses[c.when.n]!) : -1;
    const when =
      c.when.t !== 'clause' ? c.when : at < 0 ? ({ t: 'always' } as const) : ({ t: 'clause', n: at } as const);
    return { ...c, when, disputed: false, ruled: false, released: false };
  });
  g.agreements.drafts[by] = {
    isPublic: a.isPublic,
    counters: a.id,
    parties: [...a.parties],
    clauses,
    words: [],
    until: '',
  };
};

export const WRITING: readonly Interrupt<Rome>[] = [write, number, text];
