/**
 * A clause is written word by word, so that each step offers a handful of choices and nothing that cannot be meant.
 * [AGR-20][amb-65] There is no word for who becomes Rome or Field Consul, for an Assassination, for revolting or staying loyal:
 * such clauses cannot be written (1.04.3-e, 1.04.3-f, 1.04.3-g). [AGR-21][1.04.3-d] Nor is there one for an illegal act, or for
 * Talents and cards at another time.
 */
import { type AdvancedRule, plays } from '../advanced/advanced.ts';
import { lawsBrought } from '../advanced/laws/state.ts';
import { contentOf } from '../data/printed.ts';
import { CARD_KINDS, type CardKind } from '../data/card-kinds.ts';
import type { Rome } from '../game.ts';
import {
  type CardId,
  type ConcessionId,
  factionOf,
  type FactionId,
  factionRef,
  LAND_BILLS,
  type LandBill,
  type ProvinceId,
  type SenatorId,
  type WarId,
} from '../ids.ts';
import { isAligned } from '../rome/senators.ts';
import { shownTo } from '../rome/shown.ts';
import type { Nameable } from '../senate/proposal-kind.ts';
import { homeOf, kindNamed, kindsIn } from '../senate/proposal-kinds.ts';
import {
  type About,
  ANYTHING,
  type Clause,
  type Condition,
  type Draft,
  OFFICES_NAMED,
  type Promise,
  type PromiseOf,
  REFRAINS,
  type Refrain,
  ROLES,
  type Role,
  SPENDINGS,
  type Spending,
} from './agreement.ts';
import { allFactions, checkedFaction } from '../rome/players.ts';

/** What the next word can be: one of some, a number, or words of one's own. */
export type Next =
  | { readonly t: 'word'; readonly of: readonly string[] }
  | { readonly t: 'number'; readonly min: number; readonly max: number }
  | { readonly t: 'text' };
/** Asks for one word after another and comes to what they mean. */
type Reading<T> = Generator<() => Next, T, string>;

/** [AGR-10] Nobody can have more; what cannot be paid stays a debt. */
const MOST_TALENTS = 200;
/** [AGR-18] */
export const LONGEST_TEXT = 200;
/** [AGR-10][AGR-12] How many turns ahead a promise may reach. */
const AHEAD = 3;

const PROMISES = ['pay', 'card', 'vote', 'propose', 'refrain', 'appoint', 'order', 'spend', 'text'] as const;
const WAYS = ['for', 'against', 'abstain'] as const;

/** Kinds of proposal that a clause can speak of; [1.09.151-g][AGR-21] of some of them not by Tribune. */
const promisableKinds = (g: Rome) => kindsIn(g).filter((kind) => kind.promisable !== 'nothing');
const kindWords = (g: Rome): string[] => promisableKinds(g).map((kind) => kind.name);
/** [2.06.2-c] A Law is put by nobody as PM. */
const presidingWords = (g: Rome): string[] => promisableKinds(g).flatMap((kind) => (kind.fromHand ? [] : [kind.name]));
const tribuneWords = (g: Rome): string[] =>
  promisableKinds(g).flatMap((kind) => (kind.steps.length > 0 ? [kind.name] : []));
const ANY_NAMED: readonly Nameable[] = ['senator', 'war', 'province', 'concession'];

const ANY = 'word:any' as const;
const DONE = 'word:done';
const after = (w: string): string => w.slice(w.indexOf(':') + 1);

/** Whoever reads a draft has checked each word against those that were offered for it. */
function* word<T extends string>(of: () => readonly T[]): Reading<T> {
  return (yield () => ({ t: 'word', of: of() })) as T;
}
/** One of these, as `word:pay` or `way:for`. */
function* oneOf<T extends string>(prefix: string, list: readonly T[]): Reading<T> {
  const said = yield () => ({ t: 'word', of: list.map((x) => `${prefix}:${x}`) });
  return list.find((x) => said === `${prefix}:${x}`)!;
}
function* number(min: number, max: number): Reading<number> {
  return Number(yield () => ({ t: 'number', min, max }));
}

const senators = (g: Rome): SenatorId[] => g.senators.filter(isAligned).map((s) => s.id);
const own = (g: Rome, faction: FactionId): SenatorId[] =>
  g.senators.filter((s) => s.faction === faction).map((s) => s.id);
const inPlay: Readonly<{
  senator: (g: Rome) => SenatorId[];
  war: (g: Rome) => WarId[];
  province: (g: Rome) => ProvinceId[];
  concession: (g: Rome) => ConcessionId[];
  bill: (g: Rome) => `land-bill:${LandBill}`[];
  law: (g: Rome) => CardId[];
}> = {
  senator: (g) => g.senators.map((s) => s.id),
  war: (g) => g.wars.map((w) => w.id),
  province: (g) => g.provinces.map((p) => p.id),
  concession: (g) => g.concessions.map((c) => c.id),
  bill: () => LAND_BILLS.map((type) => `land-bill:${type}` as const),
  // [2.06.2-a] Those laid down to be voted on: to name one that lies face down would tell where it is.
  law: (g) => [...lawsBrought(g)],
};

/** [AGR-12] A description: a kind, and what it names. */
function* about(g: Rome, first: readonly string[]): Reading<About> {
  const kind = kindNamed(yield* word(() => first));
  const promisable = kind === undefined ? ANY_NAMED : homeOf(kind).promisable;
  const named = promisable === 'nothing' ? [] : promisable;
  const naming = named.length === 0 ? ANY : yield* word(() => [ANY, ...named.flatMap((x) => inPlay[x](g))]);
  return { kind: kind ?? '', naming: nothingFor(naming) };
}
const nothingFor = <W extends string>(w: W | typeof ANY): W | '' => (w === ANY ? '' : w);

const SHOWN = 'word:shown+';
/**
 * [AGR-11] Cards one may promise, or ask for: a kind; one that lies open, or is one's own, by its name, which tells everybody that
 * it is there; [own-48] or one that was shown to some, as such.
 */
const promisable = (g: Rome, author: FactionId, by: FactionId): string[] => {
  const f = g.factions[by]!;
  const seen = author === by ? f.shown : shownTo(f, author);
  const isShownToAll = (card: CardId): boolean => seen.some((x) => x.card === card && x.to === 'all');
  // Sorted: in what order another holds them is his own affair.
  const named = author === by ? f.hand : f.hand.filter(isShownToAll).sort();
  const shown = seen.flatMap((x) => (isShownToAll(x.card) ? [] : [`${SHOWN}${x.card}`]));
  return [
    ...CARD_KINDS.filter((k) => !NEVER_HELD.includes(k)).map((k) => `card-kind:${k}`),
    ...named,
    ...new Set(shown),
  ];
};
const NEVER_HELD: readonly CardKind[] = ['war', 'leader', 'family', 'event', 'era-ends'];

function* card(g: Rome, author: FactionId, by: FactionId): Reading<PromiseOf<'card'>> {
  const said = yield* word(() => promisable(g, author, by));
  if (!said.startsWith(SHOWN)) return { t: 'card', card: said.replace(/^card-kind:/, '') as CardId | CardKind };
  const which = said.slice(SHOWN.length) as CardId;
  const to = g.factions[by]!.shown.flatMap((x) => (x.card === which && x.to !== 'all' ? [x.to] : []));
  return { t: 'card', card: which, seenBy: [...new Set([by, author, ...to])].sort((a, b) => a - b) };
}

function* promise(g: Rome, author: FactionId, by: FactionId): Reading<Promise> {
  const t = yield* oneOf('word', PROMISES);
  switch (t) {
    case 'pay':
      return { t, n: yield* number(1, MOST_TALENTS), paid: 0 };
    case 'card':
      return yield* card(g, author, by);
    case 'vote': {
      const way = yield* oneOf('way', WAYS);
      const what = yield* about(g, [ANY, ...kindWords(g)]);
      const senator = nothingFor(yield* word(() => [ANY, ...own(g, by)]));
      return { t, way, about: what, senator, bought: way === 'abstain' ? 0 : yield* number(0, MOST_TALENTS) };
    }
    case 'propose': {
      const means = yield* oneOf('means', ['presiding', 'tribune'] as const);
      // [1.09.151-g][AGR-21]
      return { t, means, about: yield* about(g, means === 'tribune' ? tribuneWords(g) : presidingWords(g)) };
    }
    case 'refrain': {
      const from: Refrain = yield* oneOf('not', REFRAINS);
      if (from === 'propose' || from === 'veto') return { t, from, about: yield* about(g, [ANY, ...kindWords(g)]) };
      if (from === 'bid') return { t, from, about: ANYTHING };
      const naming = nothingFor(yield* word(() => [ANY, ...inPlay.senator(g)]));
      return { t, from, about: { kind: '', naming } };
    }
    case 'appoint': {
      const role: Role = yield* oneOf('role', rolesNamed(g));
      return { t, role, senator: yield* word(() => senators(g)) };
    }
    case 'order':
      return yield* order(g);
    case 'spend': {
      const how: Spending = yield* oneOf('on', SPENDINGS);
      const senator = yield* word(() => own(g, by));
      const most = how === 'games' ? contentOf(g).dearestGames : MOST_TALENTS;
      return { t, how, senator, n: how === 'ransom' ? 0 : yield* number(1, most) };
    }
    default:
      return { t: 'text', text: yield () => ({ t: 'text' }) };
  }
}

/** [AGR-16] One who is called last; or some, in this order. */
function* order(g: Rome): Reading<Promise> {
  const how = yield* oneOf('calling', ['last', 'in-order'] as const);
  const all = allFactions(g);
  const calls: FactionId[] = [];
  if (how === 'last') {
    const last = factionOf(yield* word(() => all.map(factionRef)));
    return { t: 'order', calls, last: checkedFaction(g, last), about: yield* about(g, [ANY, ...kindWords(g)]) };
  }
  while (calls.length < all.length) {
    const left = all.filter((faction) => !calls.includes(faction)).map(factionRef);
    const next = yield* word(() => (calls.length > 1 ? [DONE, ...left] : left));
    if (next === DONE) break;
    calls.push(checkedFaction(g, factionOf(next)));
  }
  return { t: 'order', calls, last: -1, about: yield* about(g, [ANY, ...kindWords(g)]) };
}

/** [AGR-15][AGR-19] Of Priests, the Pontifex Maximus and Advocates only where they are played [2.00-c]. */
const NEEDED: Partial<Record<Role, AdvancedRule>> = { priest: 'pontifex', advocate: 'advocates' };
const rolesNamed = (g: Rome) =>
  ROLES.filter((role) => {
    const rule = NEEDED[role];
    return rule === undefined || plays(g, rule);
  });
const officesNamed = (g: Rome) => OFFICES_NAMED.filter((o) => o !== 'pontifex' || plays(g, 'pontifex'));

/** [AGR-19] */
function* condition(g: Rome, d: Draft): Reading<Condition> {
  const first = yield* word(() => [
    'word:always',
    ...d.clauses.map((_, n) => `if-clause:${n + 1}`),
    ...officesNamed(g).map((o) => `becomes:${o}`),
  ]);
  if (first.startsWith('if-clause:')) return { t: 'clause', n: Number(after(first)) - 1 };
  const office = OFFICES_NAMED.find((o) => first === `becomes:${o}`);
  if (office === undefined) return { t: 'always' };
  return { t: 'office', senator: yield* word(() => senators(g)), office };
}

/** The turns a clause can be about: what belongs to a meeting of the Senate that is over belongs to the next. */
const turns = (g: Rome, t: Promise['t']): string[] => {
  const isSenate = t === 'vote' || t === 'propose' || t === 'order' || t === 'appoint';
  const isLate = isSenate && (g.phase === 'combat' || g.phase === 'revolution');
  const first = Math.max(1, g.turn + (isLate ? 1 : 0));
  return Array.from({ length: AHEAD }, (cx, i) => `turn:${first + i}`);
};

/** By whom, to whom, what, when, on which condition. */
function* clause(g: Rome, author: FactionId, d: Draft): Reading<Clause> {
  const parties: readonly string[] = d.parties.map(factionRef);
  const by = factionOf(yield* word(() => parties));
  const to = factionOf(yield* word(() => parties.filter((f) => f !== factionRef(checkedFaction(g, by)))));
  const said = yield* promise(g, author, checkedFaction(g, by));
  const turn = said.t === 'text' ? 0 : Number(after(yield* word(() => turns(g, said.t))));
  const when = yield* condition(g, d);
  return { by: checkedFaction(g, by), to: checkedFaction(g, to), promise: said, turn, when, ...NEW };
}
const NEW = { met: false, state: 'open', disputed: false, ruled: false, released: false } as const;

/** After the words said so far: what comes next, or the clause that they make. */
export const read = (g: Rome, author: FactionId, d: Draft, words: readonly string[]): Next | Clause => {
  const reading = clause(g, author, d);
  let step = reading.next();
  for (const w of words) {
    if (step.done) break;
    step = reading.next(w);
  }
  return step.done ? step.value : step.value();
};
export const isClause = (x: Next | Clause): x is Clause => 'promise' in x;
