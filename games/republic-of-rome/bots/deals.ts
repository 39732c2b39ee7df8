/** Agreements: money for votes. Offered when votes are missing, accepted when it pays — 1.04.3, AGR-01 to AGR-30 */
import type { Answer } from '@tabularium/kernel';
import { type FactionId, type Floor, ownDraft, type RomeView } from '../rules/study.ts';
import { point } from '@tabularium/parts';
import { type Asked, sum } from './asked.ts';
import { gainFor, votes } from './standing.ts';
import { opinion } from './votes.ts';

type Agreement = RomeView['agreements']['all'][number];
type Clause = Agreement['clauses'][number];

/** What a Talent is worth, on the scale of opinions. */
const PER_TALENT = 0.35;
/** A vote whose outcome is as bad as this is not sold at any price. */
const NOT_FOR_SALE = -5;
/** The most that is paid for a vote. */
const DEAREST = 10;

const moneyOf = (s: Asked): number =>
  (s.view.factions[s.faction]?.treasury ?? 0) + sum(s.g.senators.map((x) => (x.faction === s.faction ? x.talents : 0)));

/** Talents promised and not yet paid. */
const owedBy = (s: Asked, faction: FactionId): number =>
  sum(
    s.view.agreements.all.flatMap((a) =>
      a.status !== 'active' ? [] : a.clauses.map((c) => (c.by === faction ? unpaid(c) : 0)),
    ),
  );
const unpaid = (c: Clause): number => (c.state === 'open' && c.promise.t === 'pay' ? c.promise.n - c.promise.paid : 0);

/** What the Faction owes in this Redistribution to the creditor in question. */
export const debtTo = (s: Asked, faction: FactionId): number =>
  sum(
    s.view.agreements.all.flatMap((a) =>
      a.status !== 'active' ? [] : a.clauses.map((c) => (c.by === s.faction && c.to === faction ? unpaid(c) : 0)),
    ),
  );

/** What a clause is worth to me; undefined for a clause that I could not keep, or that is too vague. */
const worthOf = (s: Asked, c: Clause): number | undefined => {
  const { promise } = c;
  const isMine = c.by === s.faction;
  if (!isMine && c.to !== s.faction) return 0;
  if (promise.t === 'pay') {
    if (!isMine) return PER_TALENT * promise.n;
    return promise.n <= moneyOf(s) - owedBy(s, s.faction) ? -PER_TALENT * promise.n : undefined;
  }
  if (promise.t !== 'vote') return isMine ? undefined : 0;
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || !isAbout(promise.about, floor)) return isMine ? undefined : 0;
  const wish =
    opinion(s.g, s.faction, floor.proposal) * (promise.way === 'for' ? 1 : promise.way === 'against' ? -1 : 0);
  if (!isMine) return wish > 0 ? 1 : -1;
  const free = promise.bought === 0 && !floor.called.includes(s.faction);
  return free && wish > NOT_FOR_SALE ? Math.min(0, wish) : undefined;
};

/** A promise about the current vote only; a wider promise might become harmful later. */
const isAbout = ({ kind, naming }: { readonly kind: string; readonly naming: string }, { proposal }: Floor): boolean =>
  kind === proposal.t && (naming === '' || JSON.stringify(proposal).includes(`"${naming}"`));

const accepts = (s: Asked, a: Agreement): boolean => {
  let total = 0;
  for (const c of a.clauses) {
    const n = worthOf(s, c);
    if (n === undefined) return false;
    total += n;
  }
  return a.isPublic && total > 0;
};

/** Answers an offer of another Faction at once: accepts or rejects it. */
const respond = (s: Asked): Answer | undefined => {
  const of = s.list('answerDeal');
  for (const a of s.view.agreements.all) {
    if (a.status !== 'offered' || a.author === s.faction) continue;
    const ref = `agreement:${a.id}`;
    const yes = `accept+${ref}`;
    if (of.includes(yes) && accepts(s, a)) return point('answerDeal', yes);
    if (of.includes(`reject+${ref}`)) return point('answerDeal', `reject+${ref}`);
  }
  return undefined;
};

/** The Faction whose votes would carry my nomination, and what they would cost. */
const seller = (s: Asked, floor: Floor): { faction: FactionId; price: number } | undefined => {
  const { g } = s;
  const wish = (faction: FactionId): number => opinion(g, faction, floor.proposal);
  const lead = sum(
    g.factions.map((f, faction) => (f.status === 'in' ? Math.sign(wish(faction)) * votes(g, faction) : 0)),
  );
  if (lead > 0) return undefined;
  const most = Math.min(DEAREST, moneyOf(s) - owedBy(s, s.faction));
  let found: { faction: FactionId; price: number } | undefined;
  g.factions.forEach((f, faction) => {
    const n = wish(faction);
    if (f.status === 'out' || faction === s.faction || n > 0.3 || n <= NOT_FOR_SALE) return;
    const swing = votes(g, faction) * (n < 0 ? 2 : 1);
    const price = Math.max(1, Math.ceil((0.5 - n) / PER_TALENT));
    if (lead + swing > 0 && price <= most && (!found || price < found.price)) found = { faction, price };
  });
  return found;
};

/** The Senator of my own Faction who gains by it. */
const ownNominee = (s: Asked, { proposal: p }: Floor): string | undefined => {
  const ids = p.t === 'consuls' ? p.pair : p.t === 'censor' || p.t === 'dictator' ? [p.nominee] : [];
  const own = s.g.senators.filter((x) => ids.some((id) => id === x.id) && x.faction === s.faction);
  return own.find((x) => gainFor(s.g, s.faction, x, 5) > 0)?.id;
};

/**
 * When my nomination is about to fail for lack of votes, another Faction is offered money for its votes, one part of
 * the offer at a time.
 */
const write = (s: Asked): void => {
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || floor.by !== s.faction || floor.called.length > 0 || ownDraft(s.view) !== '') return;
  const nominee = ownNominee(s, floor);
  if (nominee === undefined || s.memory.tried(s.g.turn, 'deal') >= DEALS) return;
  const deal = seller(s, floor);
  if (deal === undefined) return;
  s.memory.try(s.g.turn, 'deal');
  const [me, other] = [`faction:${s.faction}`, `faction:${deal.faction}`];
  const vote = ['word:vote', 'way:for', `kind:${floor.proposal.t}`, nominee, 'word:any', 0, `turn:${s.g.turn}`];
  const pay = ['word:pay', deal.price, `turn:${s.g.turn + 1}`, 'if-clause:1'];
  const theirs = ['deal:clause', other, me, ...vote, 'word:always'];
  const mine = ['deal:clause', me, other, ...pay];
  s.memory.words = ['deal:new-public', other, ...theirs, ...mine, 'deal:offer'];
};
/** The most offers in a turn. */
const DEALS = 1;

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
  if (s.question.prompt.k === 'ask.senate.call' && s.has('deal') && s.memory.words.length === 0) write(s);
  return nextWord(s);
};
