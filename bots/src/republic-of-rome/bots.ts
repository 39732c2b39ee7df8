import { sensible } from './sensible.ts';

export const republicOfRomeBots = { sensible };
