/** Everything that can be put to the vote, as data. What passing it does is in the file of its kind. */
import type {
  CardId,
  ConcessionId,
  LandBill,
  LegionId,
  None,
  ProvinceId,
  RebelArmy,
  SenatorId,
  WarId,
} from '../ids.ts';

/** One order about Forces [1.09.6-h]; several may share a vote. */
export type ForceOrder =
  | {
      readonly t: 'send';
      readonly commander: SenatorId;
      readonly war: WarId | RebelArmy | CardId;
      readonly legions: readonly LegionId[];
      readonly fleets: number;
      /** [1.09.644-b] The Proconsul he replaces on that War. */
      readonly replaces: SenatorId | None;
    }
  | { readonly t: 'recall'; readonly commander: SenatorId }
  | { readonly t: 'withdraw'; readonly force: number; readonly legions: readonly LegionId[]; readonly fleets: number }
  | { readonly t: 'reinforce'; readonly force: number; readonly legions: readonly LegionId[]; readonly fleets: number }
  | { readonly t: 'garrison'; readonly province: ProvinceId; readonly legions: readonly LegionId[] }
  | { readonly t: 'ungarrison'; readonly province: ProvinceId; readonly legions: readonly LegionId[] };

/** [1.09.412-a][1.09.413-a] What somebody is accused of. [2.01.7-h] `omens`: a sacrifice that his Faction has not paid. */
export type Ground = 'corrupt' | 'major' | 'omens' | ConcessionId | ProvinceId;

export type Proposal =
  | { readonly t: 'consuls'; readonly pair: readonly [SenatorId, SenatorId] }
  | { readonly t: 'pontifex'; readonly nominee: SenatorId }
  | { readonly t: 'dictator'; readonly nominee: SenatorId }
  | { readonly t: 'censor'; readonly nominee: SenatorId }
  | {
      readonly t: 'governors';
      readonly posts: readonly { readonly province: ProvinceId; readonly senator: SenatorId }[];
    }
  | {
      readonly t: 'concessions';
      readonly gifts: readonly { readonly concession: ConcessionId; readonly senator: SenatorId }[];
    }
  | { readonly t: 'land-bill'; readonly type: LandBill; readonly sponsor: SenatorId; readonly coSponsor: SenatorId }
  | { readonly t: 'repeal'; readonly type: LandBill; readonly sponsor: SenatorId }
  | {
      readonly t: 'raise';
      readonly legions: number;
      readonly fleets: number;
      /** [2.04.3-i] Only with disbandment: which of the Legions are in the Bank. */
      readonly disbanded?: readonly LegionId[];
    }
  | { readonly t: 'eliminate'; readonly legions: readonly LegionId[]; readonly fleets: number }
  | { readonly t: 'deploy'; readonly orders: readonly ForceOrder[] }
  | { readonly t: 'consul-for-life'; readonly nominee: SenatorId }
  | { readonly t: 'reject-rhodes' }
  /** [2.06.2-a] `repeals`: the Law that it puts an end to, if it is passed for that [2.06.C-b]. A Sponsor who has died is named no more. */
  | {
      readonly t: 'law';
      readonly card: CardId;
      readonly repeals: CardId | None;
      readonly sponsor: SenatorId | None;
      readonly coSponsor: SenatorId | None;
    }
  /** [2.01.8-a] */
  | { readonly t: 'recall-pontifex'; readonly pontifex: SenatorId }
  | {
      readonly t: 'prosecution';
      readonly kind: 'minor' | 'major';
      readonly accused: SenatorId;
      readonly prosecutor: SenatorId;
      readonly ground: Ground;
      /** [2.05.2-a] Only with Advocates, from when he has been found; the Accused, if he speaks for himself. */
      readonly advocate?: SenatorId;
    }
  /** [1.09.74-a] The trial of a caught Assassin's Leader; `popularity` is the target's at the time of the attempt. */
  | { readonly t: 'special-prosecution'; readonly accused: SenatorId; readonly popularity: number };

export type Kind = Proposal['t'];
export type ProposalOf<K extends Kind> = Extract<Proposal, { t: K }>;
