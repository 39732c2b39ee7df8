/** What is entered in the form of a Redistribution, and the answers that it gives — 1.06.3, AGR-10 */
import type { Answer, Asked, LocalsOf } from '@tabularium/kernel';
import { type Filled, sumsGiven } from '@tabularium/parts/web';
import { boundBy } from '../../../rules/agreements/enforce.ts';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { loyalPurses, rebelPurses } from '../../../rules/revenue/purses.ts';
import { NOBODY_YET, redistribution } from '../../../rules/revenue/redistribution.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { even, type Gift, hidden, likeThen, type Shares, sum, taken, totalOf } from './placing.ts';

export interface Entered {
  readonly turn: number;
  /** What lay where when the form was opened, without the revenue of this turn. */
  readonly was: Shares;
  /** What is to lie where in the end: the Faction Treasury, and each Senator who is neither Rebel nor Captive. */
  readonly purses: Shares;
  /** [1.06.3-c] Rebels share among themselves. */
  readonly rebels: Shares;
  /** By receiver, debts first. */
  readonly gifts: Readonly<Record<string, Gift>>;
  /** The purse that was lowered last: what is raised takes from it first. */
  readonly lowered: string;
  /** Placed, but not yet done. */
  readonly staysOpen?: true;
}

type At = Asked<RomeView>;
export type MoneyForm = Filled<RomeView, Entered>;

export const localOf = ({ view }: Pick<At, 'view'>): LocalsOf<typeof redistribution> | undefined =>
  askingIn(view, redistribution);
/** [4.02.1-f] Where there are Neutrals, money may be moved once more at the end; their rules are not loaded for all tables. */
const SHIFTING = 'neutrals.shifting/ask';
export const isMoney = (asked: At): boolean =>
  asked.question.due && (localOf(asked) !== undefined || askedAt(asked) === SHIFTING);
export const factionOfAsked = ({ view, seat }: At): FactionId => ownFaction(view, seat);
export const treasuryOf = (asked: At): string => factionRef(factionOfAsked(asked));
/** [1.06.1-d] The revenue of this turn, as long as nobody has placed it. */
export const lumpOf = (asked: At): number => asked.view.factions[factionOfAsked(asked)]!.lump;

/** What lies where now. */
export const pursesNow = (asked: At): Shares => {
  const faction = factionOfAsked(asked);
  return Object.fromEntries([
    [treasuryOf(asked), asked.view.factions[faction]!.treasury ?? 0],
    ...loyalPurses(asked.view, faction).map((s) => [s.id, s.talents] as const),
  ]);
};
export const rebelsNow = (asked: At): Shares =>
  Object.fromEntries(rebelPurses(asked.view, factionOfAsked(asked)).map((s) => [s.id, s.talents]));

/** [1.06.3-a] All that is to be placed. */
export const movable = (asked: At): number => lumpOf(asked) + totalOf(pursesNow(asked));
export const unplaced = (asked: At, { purses, gifts }: Entered): number =>
  movable(asked) - totalOf(purses) - sum(Object.values(gifts).map((gift) => gift.n));

/** [AGR-10] What is due in this step, by creditor, the oldest first. */
export const debtsIn = (asked: At): Shares => {
  const out: Record<string, number> = {};
  for (const { clause, promise } of boundBy(asked.view, factionOfAsked(asked), 'pay')) {
    const to = factionRef(clause.to);
    out[to] = (out[to] ?? 0) + promise.n - promise.paid;
  }
  return out;
};

type Preset = 'asItLies' | 'allHidden' | 'even';
export const PRESETS: readonly Preset[] = ['asItLies', 'allHidden', 'even'];
/** What lay on each Senator a turn ago. */
type Then = { readonly then: Shares };

const placedAs = (all: Shares, treasury: string, how: Preset | Then): Shares => {
  if (how === 'asItLies') return all;
  if (how === 'allHidden') return hidden(all, treasury);
  return how === 'even' ? even(all, treasury) : likeThen(all, treasury, how.then);
};

/** Everything placed in one of the usual ways, debts taken off the Faction Treasury first. */
export const preset = (asked: At, how: Preset | Then): Entered => {
  const treasury = treasuryOf(asked);
  const was = pursesNow(asked);
  const all = { ...was, [treasury]: (was[treasury] ?? 0) + lumpOf(asked) };
  let purses = placedAs(all, treasury, how);
  const gifts: Record<string, Gift> = {};
  for (const [to, due] of Object.entries(debtsIn(asked))) {
    const n = Math.min(due, totalOf(purses));
    gifts[to] = { from: treasury, n };
    purses = taken(purses, n, [treasury]);
  }
  return { turn: asked.view.turn, was, purses, rebels: rebelsNow(asked), gifts, lowered: '' };
};

/** What is still to be given, if this many gifts have been handed over already. */
const giftsOf = ({ gifts }: Entered): readonly (Gift & { readonly to: string })[] =>
  Object.entries(gifts).flatMap(([to, gift]) => (gift.n > 0 ? [{ to, ...gift }] : []));
/** What must lie where before the gifts from the given one on are handed over. */
const before = (entered: Entered, gift: number): Shares => {
  const out: Record<string, number> = { ...entered.purses };
  for (const { from, n } of giftsOf(entered).slice(gift)) out[from] = (out[from] ?? 0) + n;
  return out;
};
const lies = (now: Shares, wanted: Shares): boolean =>
  Object.keys({ ...now, ...wanted }).every((ref) => (now[ref] ?? 0) === (wanted[ref] ?? 0));

/** How many of the gifts are handed over, if everything lies as it was entered; nothing if it does not. */
const givenSoFar = (asked: At, entered: Entered): number | undefined => {
  if (lumpOf(asked) > 0) return undefined;
  const now = pursesNow(asked);
  const all = giftsOf(entered).length;
  for (let n = all; n >= 0; n--) if (lies(now, before(entered, n))) return n;
  return undefined;
};

/** [1.06.3-g] What is not placed goes to the Faction Treasury by itself: then nothing needs to be said but that he is done. */
const liesByItself = (asked: At, entered: Entered): boolean => {
  const treasury = treasuryOf(asked);
  const now = pursesNow(asked);
  return (
    giftsOf(entered).length === 0 && lies({ ...now, [treasury]: (now[treasury] ?? 0) + lumpOf(asked) }, entered.purses)
  );
};

/** Something came between: what was entered is kept if it can still be carried out, or if only a gift has arrived. */
export const begins = (asked: At, last: Entered | undefined): Entered => {
  const treasury = treasuryOf(asked);
  const now = pursesNow(asked);
  if (last?.turn !== asked.view.turn) return preset(asked, 'asItLies');
  if (givenSoFar(asked, last) !== undefined) return last;
  const arrived = (now[treasury] ?? 0) - (last.was[treasury] ?? 0);
  const isSame = arrived >= 0 && lies({ ...now, [treasury]: 0 }, { ...last.was, [treasury]: 0 });
  return isSame && unplaced(asked, last) >= 0 ? { ...last, was: now } : preset(asked, 'asItLies');
};

const some = (shares: Shares): Shares => Object.fromEntries(Object.entries(shares).filter(([, n]) => n > 0));

/** Everything is laid where it belongs, then given, one receiver after another, then he is done. */
export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const giving = localOf(asked)?.givingTo[factionOfAsked(asked)];
  const given = givenSoFar(asked, entered);
  const next = given === undefined ? undefined : giftsOf(entered)[given];
  if (giving !== undefined) {
    if (giving === NOBODY_YET && next) return { verb: 'giftTo', arg: next.to };
    return next && factionRef(giving) === next.to
      ? { verb: 'give', arg: { [next.from]: next.n } }
      : { verb: 'dropGift' };
  }
  if (!lies(rebelsNow(asked), entered.rebels)) return { verb: 'allocateRebels', arg: some(entered.rebels) };
  if (given === undefined && (entered.staysOpen || !liesByItself(asked, entered)))
    return { verb: 'allocate', arg: some(before(entered, 0)) };
  if (next) return { verb: 'openGift' };
  return entered.staysOpen ? undefined : { verb: 'redistributed' };
};

/** What is laid where; a gift is taken out of what was laid for it. */
export const taking = (asked: At, entered: Entered, given: Answer): Entered => {
  const shares = sumsGiven(given);
  const nothing = (of: Shares): Shares => Object.fromEntries(Object.keys(of).map((ref) => [ref, 0]));
  if (given.verb === 'allocateRebels') return { ...entered, rebels: { ...nothing(entered.rebels), ...shares } };
  if (given.verb === 'allocate') return { ...entered, purses: { ...nothing(entered.purses), ...shares } };
  const to = localOf(asked)?.givingTo[factionOfAsked(asked)];
  const [gift] = Object.entries(shares);
  if (given.verb !== 'give' || to === undefined || to === NOBODY_YET || !gift) return entered;
  const [from, n] = gift;
  const purses = { ...entered.purses, [from]: (entered.purses[from] ?? 0) - n };
  return { ...entered, purses, gifts: { ...entered.gifts, [factionRef(to)]: { from, n } } };
};
