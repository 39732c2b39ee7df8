/** Others' Initiatives: auctions and attempts to persuade. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { auctionForm } from '../../auction/form.ts';
import { counterBribeForm } from '../../counter-bribe/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [auctionForm, counterBribeForm];
