/**
 * Whose money may be moved to whom within a Faction — 1.06.3, 1.06.31.
 *
 * [1.06.31-a] What lies in a Faction Treasury only its player knows (`sight/sight.ts`). [1.06.31-e] Besides gifts and what a card
 * grants it pays for nothing but [1.06.31-b] counter-bribes (`forum/counter-bribes.ts`), Rebel maintenance (`rebels.ts`) and
 * [1.06.31-d] ransom (`rome/ransom.ts`).
 */
import type { OpenRome } from '../sight/sight.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, factionRef, senatorShares } from '../ids.ts';
import { move, type Purse } from '../rome/money.ts';

/** [1.06.3-b] Wherever they are. [1.06.3-d] Captives neither give nor receive. */
const isLoyalPurse = (s: Senator, faction: FactionId): boolean =>
  s.faction === faction && s.captive === '' && s.rebel === 'no';
export const loyalPurses = (g: OpenRome, faction: FactionId): Senator[] =>
  g.senators.filter((s) => isLoyalPurse(s, faction));
/** [1.06.3-c][1.11.33-c] Rebels only among themselves. */
export const rebelPurses = (g: OpenRome, faction: FactionId): Senator[] =>
  g.senators.filter((s) => s.faction === faction && s.captive === '' && s.rebel !== 'no');

const sum = (all: readonly Senator[]): number => all.reduce((n, s) => n + s.talents, 0);

/** [1.06.3-a] All that is to be placed: the income of this phase and what the Faction had. */
export const loyalMoney = (g: Rome, faction: FactionId): number => {
  let n = g.factions[faction]!.lump + g.factions[faction]!.treasury;
  for (const s of g.senators) if (isLoyalPurse(s, faction)) n += s.talents;
  return n;
};
export const rebelMoney = (g: Rome, faction: FactionId): number => sum(rebelPurses(g, faction));

type Shares = Readonly<Record<string, number>>;

/** The offer: any share of all of it to each. */
export const loyalShares = (g: Rome, faction: FactionId): Record<string, number> => {
  const n = loyalMoney(g, faction);
  const out: Record<string, number> = {};
  out[factionRef(faction)] = n;
  for (const s of g.senators) if (isLoyalPurse(s, faction)) out[s.id] = n;
  return out;
};
export const rebelShares = (g: Rome, faction: FactionId): Record<string, number> => {
  const n = rebelMoney(g, faction);
  return Object.fromEntries(rebelPurses(g, faction).map((s) => [s.id, n]));
};

/** Gathers everything and pays it out again. */
export const allocate = (g: Rome, faction: FactionId, shares: Shares): void => {
  const lump: Purse = { lump: faction };
  move(g, { treasury: faction }, lump, g.factions[faction]!.treasury);
  for (const s of loyalPurses(g, faction)) move(g, s.id, lump, s.talents);
  move(g, lump, { treasury: faction }, shares[factionRef(faction)] ?? 0);
  for (const [to, n] of senatorShares(shares)) move(g, lump, to, n);
};
export const allocateRebels = (g: Rome, faction: FactionId, shares: Shares): void => {
  for (const s of rebelPurses(g, faction)) move(g, s.id, 'pledged', s.talents);
  for (const [to, n] of senatorShares(shares)) move(g, 'pledged', to, n);
};
