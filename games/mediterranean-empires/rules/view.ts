/** What a player sees — 9 */
import { type Seen, type View, viewFrom } from '@tabularium/kernel';
import { PROCS } from './all.ts';
import type { Empires } from './game.ts';
import { SIGHT } from './sight.ts';

export interface EmpiresView extends Seen<Empires, typeof SIGHT> {}
export type ForceView = NonNullable<EmpiresView['attack']>['force'];

export const view: View<Empires, EmpiresView> = viewFrom(SIGHT, PROCS);
