/** Bargaining in Republic of Rome: loaded when somebody first bargains. */
import type { DealParts } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { Builder } from './builder.tsx';
import { dealForm } from './form.ts';
import { Notice, Offers, Past, Standing } from './lists.tsx';

export const DEALS: DealParts<RomeView> = { form: dealForm, Builder, Offers, Notice, Standing, Past };
