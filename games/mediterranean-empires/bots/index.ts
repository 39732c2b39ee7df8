/** The bots of this game, the best last. `sensible` is what `normal` was called before there were levels. */
import type { Bots } from '@tabularium/parts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import { sensible } from './sensible.ts';

export const bots: Bots = { sensible, easy, normal: sensible, hard };
