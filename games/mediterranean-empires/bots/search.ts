/** The normal bot, which also tries in its mind what an action leads to until the turn ends. */
import { searcher } from '@tabularium/bots/search';
import { brain } from './brain.ts';

export const search = searcher('search', brain);
