/** Those that play at tables of three and more, without what is known of Neutrals. */
import type { Bots } from '@tabularium/parts';
import { easy, sensible } from './sensible.ts';

export const bots: Bots = { sensible, easy, normal: sensible };
