/** Agreements: money for votes, offered where votes are missing and accepted where it pays — 1.04.3, AGR-01 to AGR-30 */
import type { Answer } from '@tabularium/kernel';
import { type FactionId, type Floor, ownDraft, type RomeView } from '../rules/study.ts';
import { point } from '@tabularium/parts';
import { type Sight, sum } from './sight.ts';
import { gainFor, votes } from './standing.ts';
import { opinion } from './votes.ts';

type Agreement = RomeView['agreements']['all'][number];
type Clause = Agreement['clauses'][number];

/** What a Talent is worth, in the measure of opinions. */
const PER_TALENT = 0.35;
/** No vote is sold that would be as bad as this, whatever is paid. */
const NOT_FOR_SALE = -5;
/** Nobody is paid more for a vote. */
const DEAREST = 10;

const moneyOf = (s: Sight): number =>
  (s.view.factions[s.seat]?.treasury ?? 0) + sum(s.g.senators.map((x) => (x.faction === s.seat ? x.talents : 0)));

/** Talents promised and not yet paid. */
const owedBy = (s: Sight, seat: FactionId): number =>
  sum(
    s.view.agreements.all.flatMap((a) =>
      a.status !== 'active' ? [] : a.clauses.map((c) => (c.by === seat ? unpaid(c) : 0)),
    ),
  );
const unpaid = (c: Clause): number => (c.state === 'open' && c.promise.t === 'pay' ? c.promise.n - c.promise.paid : 0);

/** What it owes in this Redistribution, to whom it is asked for. */
export const debtTo = (s: Sight, seat: FactionId): number =>
  sum(
    s.view.agreements.all.flatMap((a) =>
      a.status !== 'active' ? [] : a.clauses.map((c) => (c.by === s.seat && c.to === seat ? unpaid(c) : 0)),
    ),
  );

/** What a clause is worth to me; nothing can be said of one that I could not perform, or that says too little. */
const worthOf = (s: Sight, c: Clause): number | undefined => {
  const { promise } = c;
  const isMine = c.by === s.seat;
  if (!isMine && c.to !== s.seat) return 0;
  if (promise.t === 'pay') {
    if (!isMine) return PER_TALENT * promise.n;
    return promise.n <= moneyOf(s) - owedBy(s, s.seat) ? -PER_TALENT * promise.n : undefined;
  }
  if (promise.t !== 'vote') return isMine ? undefined : 0;
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || !isAbout(promise.about, floor)) return isMine ? undefined : 0;
  const wish = opinion(s.g, s.seat, floor.proposal) * (promise.way === 'for' ? 1 : promise.way === 'against' ? -1 : 0);
  if (!isMine) return wish > 0 ? 1 : -1;
  const free = promise.bought === 0 && !floor.called.includes(s.seat);
  return free && wish > NOT_FOR_SALE ? Math.min(0, wish) : undefined;
};

/** A promise about what is being voted on now; a wider one might bind where it hurts. */
const isAbout = ({ kind, naming }: { readonly kind: string; readonly naming: string }, { proposal }: Floor): boolean =>
  kind === proposal.t && (naming === '' || JSON.stringify(proposal).includes(`"${naming}"`));

const accepts = (s: Sight, a: Agreement): boolean => {
  let total = 0;
  for (const c of a.clauses) {
    const n = worthOf(s, c);
    if (n === undefined) return false;
    total += n;
  }
  return a.isPublic && total > 0;
};

/** An offer of somebody else: accepted or rejected at once. */
const respond = (s: Sight): Answer | undefined => {
  const of = s.list('answerDeal');
  for (const a of s.view.agreements.all) {
    if (a.status !== 'offered' || a.author === s.seat) continue;
    const ref = `agreement:${a.id}`;
    const yes = `accept+${ref}`;
    if (of.includes(yes) && accepts(s, a)) return point('answerDeal', yes);
    if (of.includes(`reject+${ref}`)) return point('answerDeal', `reject+${ref}`);
  }
  return undefined;
};

/** The Faction whose votes would carry my nomination, and what they would cost. */
const seller = (s: Sight, floor: Floor): { seat: FactionId; price: number } | undefined => {
  const { g } = s;
  const wish = (seat: FactionId): number => opinion(g, seat, floor.proposal);
  const lead = sum(g.factions.map((f, seat) => (f.status === 'in' ? Math.sign(wish(seat)) * votes(g, seat) : 0)));
  if (lead > 0) return undefined;
  const most = Math.min(DEAREST, moneyOf(s) - owedBy(s, s.seat));
  let found: { seat: FactionId; price: number } | undefined;
  g.factions.forEach((f, seat) => {
    const n = wish(seat);
    if (f.status === 'out' || seat === s.seat || n > 0.3 || n <= NOT_FOR_SALE) return;
    const swing = votes(g, seat) * (n < 0 ? 2 : 1);
    const price = Math.max(1, Math.ceil((0.5 - n) / PER_TALENT));
    if (lead + swing > 0 && price <= most && (!found || price < found.price)) found = { seat, price };
  });
  return found;
};

/** Who gains by it, of my own. */
const ownNominee = (s: Sight, { proposal: p }: Floor): string | undefined => {
  const ids = p.t === 'consuls' ? p.pair : p.t === 'censor' || p.t === 'dictator' ? [p.nominee] : [];
  const own = s.g.senators.filter((x) => ids.some((id) => id === x.id) && x.faction === s.seat);
  return own.find((x) => gainFor(s.g, s.seat, x, 5) > 0)?.id;
};

/** My nomination is about to fail for want of votes: somebody is offered money for his. Word by word. */
const write = (s: Sight): void => {
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || floor.by !== s.seat || floor.called.length > 0 || ownDraft(s.view) !== '') return;
  const nominee = ownNominee(s, floor);
  if (nominee === undefined || s.memory.tried(s.g.turn, 'deal') >= DEALS) return;
  const deal = seller(s, floor);
  if (deal === undefined) return;
  s.memory.try(s.g.turn, 'deal');
  const [me, other] = [`faction:${s.seat}`, `faction:${deal.seat}`];
  const vote = ['word:vote', 'way:for', `kind:${floor.proposal.t}`, nominee, 'word:any', 0, `turn:${s.g.turn}`];
  const pay = ['word:pay', deal.price, `turn:${s.g.turn + 1}`, 'if-clause:1'];
  const theirs = ['deal:clause', other, me, ...vote, 'word:always'];
  const mine = ['deal:clause', me, other, ...pay];
  s.memory.words = ['deal:new-public', other, ...theirs, ...mine, 'deal:offer'];
};
/** So many offers a turn. */
const DEALS = 1;

/** The next word of what is being written; when it is not on offer all is dropped. */
const nextWord = (s: Sight): Answer | undefined => {
  const next = s.memory.words.shift();
  if (next === undefined) return undefined;
  const verb = typeof next === 'number' ? 'dealNumber' : 'deal';
  const fits = typeof next === 'number' ? s.range(verb)[1] >= next : s.list(verb).includes(next);
  if (fits) return point(verb, next);
  s.memory.words = [];
  return s.list('deal').includes('deal:drop') ? point('deal', 'deal:drop') : undefined;
};

/** What there is to be said about agreements, before anything else is answered. */
export const deal = (s: Sight): Answer | undefined => {
  if (s.has('answerDeal')) {
    const answer = respond(s);
    if (answer) return answer;
  }
  if (s.question.prompt.k === 'ask.senate.call' && s.has('deal') && s.memory.words.length === 0) write(s);
  return nextWord(s);
};
