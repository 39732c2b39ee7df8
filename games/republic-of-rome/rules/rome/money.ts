/** Talents. They only ever move from one purse to another, the Bank's included, so none is made or lost unseen. */
import { Broken } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { senator } from './senators.ts';

/** [1.04.1-f] Whose money: the Bank, the State, a Faction Treasury, a Senator's own, or money laid down in a Persuasion Attempt. */
export type Purse =
  | 'bank'
  | 'state'
  | 'pledged'
  | SenatorId
  | { readonly treasury: FactionId }
  | { readonly lump: FactionId };

/** How much a purse holds; the Bank can always pay. */
export const moneyIn = (g: Rome, p: Purse): number => {
  if (p === 'bank') return Number.POSITIVE_INFINITY;
  if (p === 'state') return g.state;
  if (p === 'pledged') return g.pledged;
  if (typeof p === 'string') return senator(g, p).talents;
  return 'lump' in p ? g.factions[p.lump]!.lump : g.factions[p.treasury]!.treasury;
};

/** Moves money that is there. Paying what the State has not is Bankruptcy: see `payFromState`. */
export const move = (g: Rome, from: Purse, to: Purse, n: number): void => {
  if (!Number.isInteger(n) || n < 0 || n > moneyIn(g, from)) {
    throw new Broken(`cannot move ${n} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
  }
  add(g, from, -n);
  add(g, to, n);
};

const add = (g: Rome, p: Purse, n: number): void => {
  if (p === 'bank') g.bank += n;
  else if (p === 'state') g.state += n;
  else if (p === 'pledged') g.pledged += n;
  else if (typeof p === 'string') senator(g, p).talents += n;
  else if ('lump' in p) g.factions[p.lump]!.lump += n;
  else g.factions[p.treasury]!.treasury += n;
};

/** All there is together: always nothing, since the Bank owes what the others hold. */
export const balance = (g: Rome): number =>
  g.bank +
  g.state +
  g.pledged +
  g.factions.reduce((sum, f) => sum + f.treasury + f.lump, 0) +
  g.senators.reduce((sum, s) => sum + s.talents, 0);
