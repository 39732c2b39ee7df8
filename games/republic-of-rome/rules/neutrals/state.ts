/** What a game for one or two players keeps besides the basic game — chapter IV */
import type { Seat } from '@tabularium/kernel';
import type { ConcessionId, FactionId, LandBill, None, Owner, ProvinceId, SenatorId, WarId } from '../ids.ts';
import type { GuidelineId } from './guidelines.ts';

export interface Neutrals {
  /** [4.01.1-c][4.01.1-i] The Faction of each seat; all other Factions are Neutral. */
  readonly players: readonly FactionId[];
  /** [4.01.2-a] Which printed card a Faction goes by; empty for a Player's. By Faction. */
  readonly guidelines: (GuidelineId | None)[];
  /** Are moves that happen by themselves looked at one by one (`step`), or not stopped at (`run`)? */
  readonly pace: Pace;
  /** [4.02.2-b] The seat of the Dominant Player. */
  dominant: Seat;
  /** [4.05.2-c][4.05.2-e] Factions by Dominance, the first is 1st; empty before the first Senate Phase. */
  ranks: FactionId[];
  /** [4.05.2-a] The votes by which they were ranked, by Faction. */
  votes: number[];
  coalition: Coalition;
  plan: MilitaryPlan;
  /** [4.05.4-j] Consuls and Dictator of last turn, out of office by now: they may not be Consul again at once (1.09.2). */
  outgoing: SenatorId[];
  /** [4.05.4-a] Spoils of this Senate Phase that somebody has taken, in order. */
  taken: Taken[];
  /** [4.08.1-b] Who has won, when the game is over; -1 for nobody. */
  winner: Owner;
  /** [4.05.416-f] The Land Bill of this Senate Phase. */
  landBill: SpoilsBill;
  /** [4.03.4-d] The largest Contribution that a Player's Senator has made in this Revenue Phase. */
  contributed: number;
  /** [4.05.4-c] What a Faction is about to take, while others may still prevent it; empty otherwise. */
  choice: SpoilsChoice | None;
}

export const PACES = ['run', 'step'] as const;
export type Pace = (typeof PACES)[number];

/** [4.05.2-f] The Ruling Coalition of the turn. */
export interface Coalition {
  /** The entry of the Coalition List, from 1; 0 before there is one. */
  entry: number;
  /** In order of votes, highest first [4.05.4-d]. */
  members: FactionId[];
}

/** [4.05.3-d] */
export interface MilitaryPlan {
  /** [4.05.3-a] */
  crisis: boolean;
  /** The entry of the Normal or the Crisis List, from 1; 0: no attack [4.05.3-j]. */
  entry: number;
  attacks: PlannedAttack[];
  /** [4.05.3-h] Players make it themselves, once offices are filled. */
  own: boolean;
  /** [4.05.33-c] What is built for it. */
  legions: number;
  fleets: number;
}
export interface PlannedAttack {
  readonly war: WarId | 'rebel';
  /** New units that go at least, besides those of a Force that is there already. */
  legions: number;
  fleets: number;
  /** Who leads it; empty until that is known. */
  commander: SenatorId | None;
}

/** [4.05.4-a] One of the Spoils of the Senate. */
export type Spoil =
  | 'dictator'
  | 'master-of-horse'
  | 'field-consul'
  | 'rome-consul'
  | 'censor'
  | 'sponsor'
  | 'co-sponsor'
  | ProvinceId
  | ConcessionId;
interface Taken {
  readonly spoil: Spoil;
  /** The Faction that chose it; -1 if nobody had to [4.05.34-b]. */
  readonly by: FactionId;
  readonly who: SenatorId;
}

/** One Faction's choice of Spoils. */
export interface SpoilsChoice {
  readonly by: FactionId;
  /** [4.05.418-b] A pass is a choice too. */
  readonly spoil: Spoil | 'pass';
  /** Who is to have it; empty for a pass. */
  readonly who: SenatorId | None;
  /** [4.05.417-d] In its turn, or because a Tribune has saved a Land Bill. */
  readonly means: 'turn' | 'tribune';
  /** [4.05.419-a] Its Faction is skipped; [4.05.419-c] the Land Bill is cancelled; [4.05.417-d] the pass is. */
  status: 'open' | 'skipped' | 'cancelled' | 'co-sponsored';
}

export interface SpoilsBill {
  /** [4.05.416-g] Its Type; empty while there is none. */
  type: LandBill | None;
  mandatory: boolean;
  sponsor: SenatorId | None;
  coSponsor: SenatorId | None;
  status: 'none' | 'sponsored' | 'passed' | 'failed';
}

/** Asked only where there are Neutrals. */
export const neutralsOf = (g: { readonly neutrals?: Neutrals }): Neutrals => g.neutrals!;

/** [own-123] He has died: his heir has his name, and has held no office, sponsored nothing and been chosen for nothing. */
export const forgetInSpoils = (n: Neutrals, id: SenatorId): void => {
  n.outgoing = n.outgoing.filter((x) => x !== id);
  if (n.landBill.status === 'sponsored' && n.landBill.sponsor === id) n.landBill.sponsor = '';
  if (n.landBill.status === 'sponsored' && n.landBill.coSponsor === id) n.landBill.coSponsor = '';
  if (n.choice !== '' && n.choice.who === id) n.choice = '';
};

export const noCoalition = (): Coalition => ({ entry: 0, members: [] });
export const noPlan = (): MilitaryPlan => ({ crisis: false, entry: 0, attacks: [], own: false, legions: 0, fleets: 0 });
export const noBill = (): SpoilsBill => ({ type: '', mandatory: false, sponsor: '', coSponsor: '', status: 'none' });
