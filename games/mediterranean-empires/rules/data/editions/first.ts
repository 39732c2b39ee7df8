/** The first edition as a pack. */
import type { Pack } from '@tabularium/kernel';
import { FIRST_NAME, haveFirst } from '../printed.ts';
import content from './first.json' with { type: 'json' };

export const FIRST: Pack = { name: FIRST_NAME, content };

haveFirst(FIRST);
