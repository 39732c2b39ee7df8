import { sensible } from './sensible.ts';

export const mediterraneanEmpiresBots = { sensible };
