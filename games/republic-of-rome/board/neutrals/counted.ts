/** How votes stand: the Factions by rank, and the Coalition List down to the first entry that holds — 4.05.2 */
import type { FactionId } from '../../rules/ids.ts';
import { formCoalition } from '../../rules/neutrals/senate/coalition.ts';
import {
  ALL_NEUTRALS,
  allVotes,
  combination,
  hasMajority,
  majority,
  nextEntry,
  OF_HIS_CHOICE,
  votesOfAll,
} from '../../rules/neutrals/senate/coalition-list.ts';
import type { Neutrals } from '../../rules/neutrals/state.ts';
import { factionsIn } from '../../rules/rome/players.ts';
import { votesInRome } from '../../rules/rome/senators.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { goingOn } from '../forms/asking.ts';

export interface ListEntry {
  readonly entry: number;
  readonly members: readonly FactionId[];
  readonly votes: number;
  /** Too few votes; a Player refused; being tried; it rules; the list is not read so far. */
  readonly state: 'short' | 'refused' | 'tried' | 'rules' | 'after';
}

export interface Counted {
  readonly ranks: readonly { readonly faction: FactionId; readonly votes: number }[];
  readonly all: number;
  readonly needed: number;
  readonly list: readonly ListEntry[];
  /** As votes stand, before the first Senate has counted them. */
  readonly isForecast: boolean;
}

/** [4.05.2-a][4.05.2-c] Before they have been ranked: as they would be now. Equals stand as they sit. */
const asOfNow = (view: RomeView, n: Neutrals): Neutrals => {
  const votes = view.factions.map((f, faction) => (f.status === 'in' ? votesInRome(view, faction) : 0));
  return { ...n, votes, ranks: factionsIn(view).sort((a, b) => votes[b]! - votes[a]!) };
};

export const countedIn = (view: RomeView): Counted => {
  const known = view.neutrals!;
  const isForecast = known.ranks.length === 0;
  const neutrals = isForecast ? asOfNow(view, known) : known;
  const g = { factions: view.factions, neutrals };
  const forming = goingOn(view, formCoalition);
  const at = isForecast ? { entry: nextEntry(g, 0), members: [] } : (forming ?? known.coalition);
  const stateOf = (entry: number, members: readonly FactionId[]): ListEntry['state'] => {
    if (entry > at.entry) return 'after';
    if (entry === at.entry) return forming || isForecast ? 'tried' : 'rules';
    return hasMajority(g, members) ? 'refused' : 'short';
  };
  const last = at.entry === OF_HIS_CHOICE ? OF_HIS_CHOICE : ALL_NEUTRALS;
  const list = Array.from({ length: last }, (_, i): ListEntry => {
    const entry = i + 1;
    // [4.05.2-i] A refusal may have changed who is in it.
    const members = entry === at.entry && at.members.length > 0 ? at.members : combination(g, entry);
    return { entry, members, votes: votesOfAll(g, members), state: stateOf(entry, members) };
  });
  return {
    ranks: neutrals.ranks.map((faction) => ({ faction, votes: neutrals.votes[faction]! })),
    all: allVotes(g),
    needed: majority(g),
    list: list.filter((row) => row.members.length > 0),
    isForecast,
  };
};

/** Is there a Ruling Coalition? Not before the first, nor while another is formed. */
export const isRuled = (view: RomeView): boolean =>
  view.neutrals!.coalition.entry > 0 && goingOn(view, formCoalition) === undefined;

/** Is this Faction in it? Unknown while there is none. */
export const isRuling = (view: RomeView, faction: FactionId): boolean | undefined =>
  isRuled(view) ? view.neutrals!.coalition.members.includes(faction) : undefined;
