/** All words that come with the table. */
import { it as odds } from '../../forms/odds/words/it.ts';
import { it as board } from '../it.ts';
import { it as state } from '../state/it.ts';

export const it = { ...board, ...state, ...odds };
