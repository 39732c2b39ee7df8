/** What a game brings for bargaining, loaded when it is first wanted. */
import { type DealParts, type Deals, useLater } from '@tabularium/parts/web';

export const useDealParts = (deals: Deals<unknown> | undefined, wanted: boolean): DealParts<unknown> | undefined =>
  useLater(wanted ? deals?.parts : undefined);
