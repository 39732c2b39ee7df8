/** What comes in and what has to be paid, before it is decided. */
import { debits } from '../revenue/debits.ts';
import { personalRevenue } from '../revenue/personal.ts';
import { ownFaction } from '../rome/players.ts';
import type { Explainer } from './look.ts';

/** [1.06.1-c] What the Faction of whoever looks receives for certain: without Spoils, without profit from a Drought. */
const income: Explainer = ({ g, view }) =>
  view.seat === 'public' ? undefined : { tallies: [personalRevenue(g, ownFaction(view, view.seat), [], [])] };

/** [1.06.52-h] What the State has to pay. */
const state: Explainer = ({ g }) => ({ tallies: [debits(g)] });

export const REVENUE: Readonly<Record<string, Explainer>> = {
  takeSpoils: income,
  plainIncome: income,
  droughtProfit: income,
  contribute: state,
  contributed: state,
};
