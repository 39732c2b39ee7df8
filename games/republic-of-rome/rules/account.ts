/** What the history of its players keeps of a finished game: scenario, Factions, turns, and words given in public — AGR-05 */
import type { AccountOf, KeptWords, Seat } from '@tabularium/kernel';
import type { ClauseState } from './agreements/agreement.ts';
import { factionRef } from './ids.ts';
import { ownFaction } from './rome/players.ts';
import type { RomeView } from './sight/view.ts';

/** Only what settles a clause says something about its party: what never fell due, was forgiven or taken back does not. */
const wordsOf = (view: RomeView, seat: Seat): KeptWords => {
  const faction = ownFaction(view, seat);
  // [AGR-05] The public eye knows of no private agreement.
  const given = view.agreements.all.flatMap((a) => a.clauses).filter((clause) => clause.by === faction);
  const many = (state: ClauseState): number => given.filter((clause) => clause.state === state).length;
  return { kept: many('performed'), broken: many('failed') };
};

export const account: AccountOf<RomeView> = (view) => {
  const seats = view.neutrals?.players.length ?? view.factions.length;
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  return {
    scenario: `scenario:${view.agreed.scenario}`,
    sides: all.map((seat) => [factionRef(ownFaction(view, seat))]),
    turns: view.turn,
    words: all.map((seat) => wordsOf(view, seat)),
  };
};
