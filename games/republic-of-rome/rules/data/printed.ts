/** The content that comes with the game; and what the rules look up, in the pack that the state names. */
import { Broken, contents } from '@tabularium/kernel';
import type { LandBill } from '../ids.ts';
import cards from './cards.json' with { type: 'json' };
import concessions from './concessions.json' with { type: 'json' };
import {
  type Card,
  type ConcessionCard,
  type Content,
  type LandBillRow,
  type LeaderCard,
  type ProvinceCard,
  layOut,
  type SenatorCard,
  type Statesman,
  type Tables,
  type WarCard,
} from './content.ts';
import leaders from './leaders.json' with { type: 'json' };
import provinces from './provinces.json' with { type: 'json' };
import senators from './senators.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import wars from './wars.json' with { type: 'json' };

const RAW = { cards, senators, wars, leaders, provinces, concessions, tables };
export const CONTENTS = contents('republic-of-rome', RAW, layOut(RAW));

/** A state or a view: it names the pack it began with. */
export interface Packed {
  readonly agreed: { readonly pack: string };
}
export const contentOf = ({ agreed }: Packed): Content => CONTENTS.of(agreed.pack);
export const tablesOf = (g: Packed): Tables => contentOf(g).tables;

const find = <T>(all: ReadonlyMap<string, T>, id: string): T => {
  const x = all.get(id);
  if (!x) throw new Broken(`there is no ${id}`);
  return x;
};
export const cardOf = (g: Packed, id: string): Card => find(contentOf(g).byId.cards, id);
export const senatorCard = (g: Packed, id: string): SenatorCard => find(contentOf(g).byId.senators, id);
export const leaderCard = (g: Packed, id: string): LeaderCard => find(contentOf(g).byId.leaders, id);
export const provinceCard = (g: Packed, id: string): ProvinceCard => find(contentOf(g).byId.provinces, id);
export const concessionCard = (g: Packed, id: string): ConcessionCard => find(contentOf(g).byId.concessions, id);
/** Printed Wars only; for one that a Province has become see `wars/wars.ts`. */
export const printedWar = (g: Packed, id: string): WarCard => find(contentOf(g).byId.wars, id);
/** The Statesman's own text, or nothing for a Family. */
export const abilityOf = (g: Packed, id: string): Statesman | undefined => senatorCard(g, id).statesman;
export const landBill = (g: Packed, type: LandBill): LandBillRow => contentOf(g).landBills[type];
