/** What content there is: its types, and how it is laid out for the rules. No logic. */
import { heldOnce } from '@tabularium/kernel';
import type { CardId, ConcessionId, Era, EventId, LandBill, LeaderId, ProvinceId, SenatorId, WarId } from '../ids.ts';
import type { CardKind } from './card-kinds.ts';

/** [num-e][num-f][num-g][num-j][num-k] */
/** [1.04.2-b][1.07.31-a][1.07.31-e][1.07.311-d] A Family, which comes by the Forum, or a Statesman of one, who comes by a hand. */
export interface SenatorCard {
  readonly id: SenatorId;
  readonly card: CardId;
  /** [1.07.31-d] The number of his Mortality Chit; that of his Family. */
  readonly number: number;
  /** [card-135-b] 2 for Pompeius, who rolls it before a battle. */
  readonly mil: number;
  readonly ora: number;
  readonly loy: number;
  readonly influence: number;
  readonly popularity: number;
  /** Only Statesmen have it. */
  readonly statesman?: Statesman;
}
export interface Statesman {
  /** [1.07.411-c] His LOY is 0 in one Faction with any of them. */
  readonly opposes: readonly SenatorId[];
  /** [1.07.411-e] */
  readonly attractedTo: readonly SenatorId[];
  /** Wars whose own Disaster and Standoff numbers he voids. */
  readonly nullifies?: readonly WarId[];
  readonly halvesLosses?: true;
  readonly tribune?: true;
  readonly claimsLandCommissioner?: true;
  readonly appealDice?: 3;
  /** [2.05.1-b] Only with Advocates. */
  readonly pleads?: number;
  /** [2.06.C-f][2.06.C-g] Only where Laws are voted on. */
  readonly lawVotes?: number;
  readonly doublesKnightsOnLaws?: true;
  readonly vetoesLandBills?: true;
  readonly proposesLandBills?: true;
  readonly knightBonus?: 1;
  readonly veterans?: 2;
  readonly doublesIncome?: true;
  readonly sparesUnits?: true;
  readonly doublesPopularity?: true;
  readonly rollsMilitary?: true;
}
/**
 * [1.07.33-a] Series, place and space when drawn, Revolt clause and Provinces are those of
 * [card-1-a][card-1-b][card-2-a][card-2-c][card-3-a][card-5-a][card-6-a][card-7-a][card-8-a][card-66-a][card-67-a][card-68-a]
 * [card-69-a][card-71-a][card-112-a][card-113-a][card-115-a][card-116-a][card-117-a][card-120-a][card-121-a][card-122-a];
 * printed numbers [num-a][num-b][num-c][num-d][num-h].
 */
export interface WarCard {
  readonly id: WarId;
  readonly card: CardId;
  /** `none` matches nothing. */
  readonly series: string;
  /** [1.07.332-i] The how-many-th of how many. */
  readonly place: number;
  readonly of: number;
  readonly land: number;
  readonly support: number;
  readonly fleet: number;
  readonly disaster: readonly number[];
  readonly standoff: readonly number[];
  readonly spoils: number;
  readonly drawn: 'active' | 'inactive' | 'conditional';
  readonly drought: boolean;
  readonly creates: readonly ProvinceId[];
  /** [2.02.4-b] In printed order, which counts [2.02.4-m]. */
  readonly attacks: readonly ProvinceId[];
  readonly revolt: 'no' | 'if' | 'always';
  readonly revoltIf: readonly ProvinceId[];
  /** [amb-48] Inactive until these Provinces exist. */
  readonly needs: readonly ProvinceId[];
  readonly taxFarmerRoll: boolean;
  readonly destroys: readonly ConcessionId[];
}
/** [card-34-a][card-35-a][card-36-a][card-37-a][card-137-a][card-138-a] Whom they lead; [num-b][num-c][num-i] how well. */
export interface LeaderCard {
  readonly id: LeaderId;
  readonly card: CardId;
  readonly strength: number;
  readonly disaster: number;
  readonly standoff: number;
  readonly wars: readonly WarId[];
  readonly taxFarmerRollWith: WarId | '';
}
/** So many dice (fewer than 0: to be paid), plus a number. */
export interface Roll {
  readonly dice: number;
  readonly plus: number;
}
export interface ProvinceSide {
  readonly land: number;
  readonly fleet: number;
  /** [2.02.3-e] How many Provincial Armies and Fleets it may have. */
  readonly maxArmies: number;
  readonly maxFleets: number;
  /** [2.02.2-b] */
  readonly localTax: number;
  readonly spoils: Roll;
  readonly income: Roll;
}
export interface ProvinceCard {
  readonly id: ProvinceId;
  readonly frontier: boolean;
  readonly undeveloped: ProvinceSide;
  readonly developed: ProvinceSide;
}
export interface ConcessionCard {
  readonly id: ConcessionId;
  readonly card: CardId;
  readonly pays: 'each-turn' | 'each-legion' | 'each-fleet';
  readonly income: number;
  /** [card-54-b] */
  readonly grain: boolean;
  /** 1 to 6; 0 for the others. */
  readonly taxFarmer: number;
  /** [card-172-1-b] Dice of a Natural Disaster that destroy it. */
  readonly disaster: readonly number[];
}
export interface Card {
  readonly id: CardId;
  readonly kind: CardKind;
  /** The Senator, War, Leader or Concession it is; empty for the others. */
  readonly of: string;
  readonly era: Era | 'none';
  /** [1.04.1-a] A Faction card: it goes to the hand. */
  readonly hand: boolean;
}
const named = <X extends string>(card: Card, prefix: string, is: (of: string) => of is X): X => {
  if (!is(card.of)) throw new Error(`${card.id} is no ${prefix}`);
  return card.of;
};
/** What a card is, by its kind. */
export const senatorOn = (card: Card): SenatorId =>
  named(card, 'Senator', (of): of is SenatorId => of.startsWith('senator:'));
export const warOn = (card: Card): WarId => named(card, 'War', (of): of is WarId => of.startsWith('war:'));
export const leaderOn = (card: Card): LeaderId =>
  named(card, 'Leader', (of): of is LeaderId => of.startsWith('leader:'));
export const concessionOn = (card: Card): ConcessionId =>
  named(card, 'Concession', (of): of is ConcessionId => of.startsWith('concession:'));
export interface LandBillRow {
  readonly type: LandBill;
  readonly markers: number;
  readonly cost: number;
  readonly recurring: boolean;
  readonly sponsor: number;
  readonly coSponsor: number;
  readonly against: number;
  readonly unrest: number;
  readonly repeal: { readonly sponsor: number; readonly voteFor: number; readonly unrest: number };
}
export interface Tables {
  /** [tbl-combat] For a result of 3 or less, 4, 5 … 18 or more; -1 loses everything. */
  readonly combat: readonly { readonly result: 'defeat' | 'stalemate' | 'victory'; readonly lost: number }[];
  /** [tbl-pop] For 0, 1, 2 … 18 or more. */
  readonly population: readonly {
    readonly unrest: number;
    readonly also: readonly ('manpower-shortage' | 'no-recruitment' | 'mob')[];
  }[];
  /** [tbl-appeal] Votes against conviction for 3 to 11. */
  readonly appeal: readonly number[];
  readonly landBills: readonly LandBillRow[];
  readonly games: readonly { readonly cost: number; readonly popularity: number; readonly unrest: number }[];
  readonly contributions: readonly { readonly talents: number; readonly influence: number }[];
  /** [tbl-loyal] A Legion follows from here. */
  readonly loyalty: Readonly<Record<Era, number>>;
  /** [tbl-event] For 3 to 18. */
  readonly events: Readonly<Record<Era, readonly EventId[]>>;
}

/** As it comes, with every part checked. */
export interface RawContent {
  readonly cards: readonly Card[];
  readonly senators: readonly SenatorCard[];
  readonly wars: readonly WarCard[];
  readonly leaders: readonly LeaderCard[];
  readonly provinces: readonly ProvinceCard[];
  readonly concessions: readonly ConcessionCard[];
  readonly tables: Tables;
}
/** What a Statesman may do of his own, once a turn. */
export type Ability = 'tribune' | 'vetoesLandBills' | 'proposesLandBills';
export interface Content extends RawContent {
  readonly byId: {
    readonly cards: ReadonlyMap<string, Card>;
    readonly senators: ReadonlyMap<string, SenatorCard>;
    readonly wars: ReadonlyMap<string, WarCard>;
    readonly leaders: ReadonlyMap<string, LeaderCard>;
    readonly provinces: ReadonlyMap<string, ProvinceCard>;
    readonly concessions: ReadonlyMap<string, ConcessionCard>;
  };
  /** [3.00-d] The cards of each colour. */
  readonly decks: Readonly<Record<Era, readonly CardId[]>>;
  readonly landBills: Readonly<Record<LandBill, LandBillRow>>;
  /** Who has a Tribune, a veto or a proposal of his own: asked for at every question of a meeting. */
  readonly withAbility: Readonly<Record<Ability, ReadonlySet<string>>>;
  /** [tbl-games] */
  readonly cheapestGames: number;
  readonly dearestGames: number;
}

/** Data that is known to be sound: the game's own, which tests check, and a pack once it has been parsed (`parse.ts`). */
export const layOut = (sound: unknown): Content => {
  const raw = heldOnce(sound) as RawContent;
  const { cards, senators, wars, leaders, provinces, concessions, tables } = raw;
  const deck = (era: Era): CardId[] => cards.filter((c) => c.era === era).map((c) => c.id);
  const able = (ability: Ability): ReadonlySet<string> =>
    new Set(senators.flatMap((s) => (s.statesman?.[ability] ? [s.id] : [])));
  const row = (type: LandBill): LandBillRow => tables.landBills.find((x) => x.type === type)!;
  return {
    ...raw,
    byId: {
      cards: byId(cards),
      senators: byId(senators),
      wars: byId(wars),
      leaders: byId(leaders),
      provinces: byId(provinces),
      concessions: byId(concessions),
    },
    decks: { early: deck('early'), middle: deck('middle'), late: deck('late') },
    withAbility: {
      tribune: able('tribune'),
      vetoesLandBills: able('vetoesLandBills'),
      proposesLandBills: able('proposesLandBills'),
    },
    landBills: { I: row('I'), II: row('II'), III: row('III') },
    cheapestGames: Math.min(...tables.games.map((x) => x.cost)),
    dearestGames: Math.max(...tables.games.map((x) => x.cost)),
  };
};

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((x) => [x.id, x]));
