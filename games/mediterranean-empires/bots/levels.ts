/** The levels that people choose from. `sensible` is what `normal` was called before there were levels. */
import type { Bots } from '@tabularium/parts';
import { easy } from './easy.ts';
import { sensible } from './sensible.ts';

export const levels: Bots = { sensible, easy, normal: sensible };
