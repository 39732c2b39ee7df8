/** The page of a game that is over. */
import { later, laterPart } from '@tabularium/parts/web';

export const END = later(() => import('./later.ts'));
export const End = laterPart(END);
