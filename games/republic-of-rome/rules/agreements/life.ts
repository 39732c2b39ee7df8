/** The life of an agreement: offered, accepted or not, performed or broken — AGR-01 to AGR-08, AGR-28, AGR-29 */
import type { Cx, Msg } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { say } from '../say.ts';
import { type Agreement, type Clause, type ClauseState, type Draft, seesCard, type Status } from './agreement.ts';
import { areContrary } from './contrary.ts';
import { playerOf, playersOf } from '../rome/players.ts';

/** [AGR-08] Why a clause is over. */
export type Why =
  | 'kept'
  | 'impossible'
  | 'broken'
  | 'gone'
  | 'filled'
  | 'time'
  | 'verdict'
  | 'condition'
  | 'out'
  | 'creditor';

export const maybeAgreement = (g: Rome, id: number): Agreement | undefined => g.agreements.all.find((a) => a.id === id);
export const agreementRef = (a: Pick<Agreement, 'id'>): string => `agreement:${a.id}`;
export const isParty = (a: Agreement, faction: FactionId): boolean => a.parties.includes(faction);

/** [AGR-05][1.04.3-a] Everybody reads of a public one; of a private one only its parties. */
export const tell = (cx: Cx<Rome>, a: Agreement, m: Msg, rule: string): void => {
  if (a.isPublic) cx.log(m, rule);
  else cx.tell(playersOf(cx.g, a.parties), m);
};

type Readers = Pick<Agreement, 'isPublic' | 'parties'>;
/** One number for each set of parties that share a secret; 0 for what is public. */
const circleOf = ({ isPublic, parties }: Readers): number =>
  isPublic ? 0 : parties.reduce((sum, faction) => sum + 2 ** faction, 0);
/** Those that this agreement is counted among: the public ones, or the private ones of the same parties. */
const likeIt = (g: Rome, d: Readers): Agreement[] => g.agreements.all.filter((a) => circleOf(a) === circleOf(d));

const PER_TURN = 100;
const PRIVATE = 100_000;
/**
 * [AGR-05] A number that nobody can learn anything from: the turn and a count, `304` for the fourth public offer of turn 3.
 * Private ones are counted for each set of parties apart, or a gap would tell others of them.
 */
const nextId = (g: Rome, d: Readers): number =>
  1 + Math.max(circleOf(d) * PRIVATE + g.turn * PER_TURN, ...likeIt(g, d).map((a) => a.id));
/** [AGR-23] Counts what has become active among those that it is counted among. */
const nextActive = (g: Rome, made: Agreement): number => 1 + Math.max(0, ...likeIt(g, made).map((a) => a.activeSince));

/** [AGR-01] The draft is offered to the other parties; its author has accepted it. */
export const offer = (cx: Cx<Rome>, author: FactionId, d: Draft): Agreement => {
  const { agreements, phase, turn } = cx.g;
  const made: Agreement = {
    id: nextId(cx.g, d),
    isPublic: d.isPublic,
    author,
    parties: [...d.parties],
    clauses: d.clauses,
    status: 'offered',
    accepted: [author],
    ending: [],
    counters: d.counters,
    // [AGR-03] Unless it says otherwise it stands until the end of the next turn.
    until: d.until === 'turn' ? turn : turn + 1,
    phase: d.until === 'vote' ? 'vote' : d.until === 'phase' ? phase : '',
    activeSince: 0,
    dispute: '',
  };
  agreements.all.push(made);
  agreements.drafts[author] = '';
  tell(cx, made, say('deal.offered', { who: factionRef(author), what: agreementRef(made) }), 'AGR-01');
  // [AGR-02] A counter-offer takes the place of what it answers.
  const answered = maybeAgreement(cx.g, d.counters);
  if (answered?.status === 'offered') {
    tell(cx, made, say('deal.counters', { what: agreementRef(made), old: agreementRef(answered) }), 'AGR-02');
    close(cx, answered, 'rejected');
  }
  return made;
};

/** [AGR-04] Active the moment the last party accepts. */
export const accept = (cx: Cx<Rome>, a: Agreement, by: FactionId): void => {
  a.accepted = [...a.accepted, by].sort((x, y) => x - y);
  tell(cx, a, say('deal.accepted', { who: factionRef(by), what: agreementRef(a) }), 'AGR-02');
  if (!a.parties.every((p) => a.accepted.includes(p))) return;
  a.status = 'active';
  a.activeSince = nextActive(cx.g, a);
  tell(cx, a, say('deal.active', { what: agreementRef(a) }), 'AGR-04');
  // [AGR-07] What all its parties have changed is no more.
  const changed = maybeAgreement(cx.g, a.counters);
  if (changed?.status === 'active') close(cx, changed, 'ended');
};

/** [AGR-08][AGR-03] Its end, with the reason. */
export const close = (cx: Cx<Rome>, a: Agreement, how: Status): void => {
  a.status = how;
  a.dispute = '';
  for (const c of a.clauses) c.disputed = false;
  tell(cx, a, say('deal.over', { what: agreementRef(a), how: `deal:${how}` }), 'AGR-08');
};

/** [AGR-07][1.04.3-b] Ends when all wish it, and not before. */
export const wishEnd = (cx: Cx<Rome>, a: Agreement, by: FactionId): void => {
  a.ending = [...a.ending, by].sort((x, y) => x - y);
  tell(cx, a, say('deal.wishesEnd', { who: factionRef(by), what: agreementRef(a) }), 'AGR-07');
  if (a.parties.every((p) => a.ending.includes(p))) close(cx, a, 'ended');
};

/** A clause was kept, or was not, or cannot be any more. */
export const settle = (cx: Cx<Rome>, a: Agreement, c: Clause, how: Exclude<ClauseState, 'open'>, why: Why): void => {
  // [AGR-29] A payment that failed is a debt still.
  if (how !== 'failed' || c.promise.t !== 'pay') c.state = how;
  else c.state = 'open';
  c.released = false;
  const n = a.clauses.indexOf(c) + 1;
  const told = { what: agreementRef(a), n, how: `clause-state:${how}`, why: `why:${why}` };
  tell(cx, a, say('deal.clause', told), 'AGR-08');
  if (how === 'failed' || how === 'void') release(cx, a, c);
  review(cx, a);
};

/**
 * [AGR-28][1.04.3-c][amb-63] Whoever has not received its due may take back what it has not yet handed over to the one who failed:
 * it does not bind any more, unless its party keeps it up. What was done is not undone.
 */
export const release = (cx: Cx<Rome>, a: Agreement, failed: Clause): void => {
  for (const [i, c] of a.clauses.entries()) {
    if (c.state !== 'open' || c.by !== failed.to || c.to !== failed.by || c.released) continue;
    c.released = true;
    tell(cx, a, say('deal.released', { who: factionRef(c.by), what: agreementRef(a), n: i + 1 }), 'AGR-28');
  }
};

/** [AGR-08] Fulfilled, broken or void once nothing is open; [AGR-19] what depends on a clause that failed lapses. */
const review = (cx: Cx<Rome>, a: Agreement): void => {
  for (const [i, c] of a.clauses.entries()) {
    if (c.state !== 'open' || c.when.t !== 'clause') continue;
    const on = a.clauses[c.when.n]?.state;
    if (on === undefined || on === 'open' || on === 'performed') continue;
    c.state = 'lapsed';
    const told = { what: agreementRef(a), n: i + 1, how: 'clause-state:lapsed', why: 'why:condition' };
    tell(cx, a, say('deal.clause', told), 'AGR-19');
  }
  if (a.status !== 'active' || a.dispute !== '' || a.clauses.some((c) => c.state === 'open')) return;
  const states = a.clauses.map((c) => c.state);
  if (states.includes('failed')) close(cx, a, 'broken');
  else if (states.includes('performed') || states.includes('forgiven')) close(cx, a, 'fulfilled');
  else close(cx, a, 'void');
};
export const reviewAfterDispute = review;

/** What is asked of an agreement here: in the game, or in a view of it. */
interface Standing extends Pick<Agreement, 'id' | 'status' | 'isPublic'> {
  readonly clauses: readonly Clause[];
}
/**
 * [AGR-23] The first active agreement that stands against accepting this one, and the two clauses, as far as this seat can see:
 * [own-48] that two others have promised the same card twice is not for him to learn.
 */
export const contraryTo = <A extends Standing>(
  g: { readonly factions: readonly unknown[]; readonly agreements: { readonly all: readonly A[] } },
  a: Pick<Agreement, 'isPublic' | 'counters'> & Pick<Standing, 'clauses'>,
  faction: FactionId,
): { other: A; own: number; its: number } | undefined => {
  if (!a.isPublic) return undefined;
  for (const other of g.agreements.all) {
    if (other.status !== 'active' || !other.isPublic || other.id === a.counters) continue;
    for (const [its, x] of other.clauses.entries()) {
      const isSeen = (c: Clause): boolean => c.promise.t !== 'card' || seesCard(g, c.promise, playerOf(g, faction));
      if (x.state !== 'open' || !isSeen(x)) continue;
      const own = a.clauses.findIndex((y) => isSeen(y) && areContrary(x, y));
      if (own >= 0) return { other, own: own + 1, its: its + 1 };
    }
  }
  return undefined;
};
