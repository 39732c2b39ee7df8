/** What a ref stands for, if there is something to read about it. */
import type {
  Card,
  ConcessionCard,
  LandBillRow,
  LeaderCard,
  ProvinceCard,
  SenatorCard,
  WarCard,
} from '../../rules/data/content.ts';
import { contentOf, landBill, type Packed, tablesOf } from '../../rules/data/printed.ts';
import { type EventId, LAND_BILLS, OFFICES, type Office } from '../../rules/ids.ts';
import { ADVANCED_THINGS, type AdvancedThing } from './advanced-things.ts';
import { revoltOf, warCard } from '../../rules/wars/wars.ts';

export type Thing =
  | { readonly t: 'war'; readonly card: WarCard }
  | { readonly t: 'leader'; readonly card: LeaderCard }
  | { readonly t: 'senator'; readonly card: SenatorCard }
  | { readonly t: 'concession'; readonly card: ConcessionCard }
  | { readonly t: 'province'; readonly card: ProvinceCard }
  /** Intrigue, Laws and the events of the deck. */
  | { readonly t: 'card'; readonly card: Card }
  | { readonly t: 'event'; readonly id: EventId; readonly dark: boolean }
  | { readonly t: 'office'; readonly office: Office }
  | { readonly t: 'land-bill'; readonly row: LandBillRow }
  | { readonly t: 'advanced'; readonly of: AdvancedThing };

const DARK = ':dark';

const onCard = (g: Packed, ref: string): Thing | undefined => {
  const card = contentOf(g).byId.cards.get(ref);
  if (!card) return undefined;
  return card.of === '' ? { t: 'card', card } : thingOf(g, card.of);
};

const inContent = (g: Packed, ref: string): Thing | undefined => {
  const { wars, leaders, senators, concessions, provinces } = contentOf(g).byId;
  const war = wars.get(ref);
  if (war) return { t: 'war', card: war };
  const leader = leaders.get(ref);
  if (leader) return { t: 'leader', card: leader };
  const senator = senators.get(ref);
  if (senator) return { t: 'senator', card: senator };
  const concession = concessions.get(ref);
  if (concession) return { t: 'concession', card: concession };
  const province = provinces.get(ref);
  if (province) return { t: 'province', card: province };
  const risen = contentOf(g).provinces.find((p) => revoltOf(p.id) === ref);
  return risen && { t: 'war', card: warCard(g, revoltOf(risen.id)) };
};

const onTable = (g: Packed, ref: string): Thing | undefined => {
  const office = OFFICES.find((o) => `office:${o}` === ref);
  if (office) return { t: 'office', office };
  const of = ADVANCED_THINGS.find((x) => `advanced:${x}` === ref);
  if (of) return { t: 'advanced', of };
  const type = LAND_BILLS.find((t) => `land-bill:${t}` === ref);
  if (type) return { t: 'land-bill', row: landBill(g, type) };
  const id = Object.values(tablesOf(g).events)
    .flat()
    .find((e) => e === ref || `${e}${DARK}` === ref);
  return id && { t: 'event', id, dark: ref.endsWith(DARK) };
};

/** A card that is a Senator, a War, a Leader or a Concession is read as that. */
export const thingOf = (g: Packed, ref: string): Thing | undefined =>
  onCard(g, ref) ?? inContent(g, ref) ?? onTable(g, ref);
