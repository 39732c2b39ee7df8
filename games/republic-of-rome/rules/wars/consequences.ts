/** What Wars do besides being fought — 1.07.334, amb-165 */
import type { Rome } from '../game.ts';
import type { ConcessionId } from '../ids.ts';
import { activeWars, warCard } from './wars.ts';

/*
 * [1.07.334-a] Nothing obliges the Senate to fight. What it costs not to is looked up where it is paid, from `activeWars`:
 * [1.07.334-b] in `revenue/debits.ts`, [1.07.334-c] in `population/unrest.ts`, [1.07.334-d] in `victory/losing.ts`.
 */

/**
 * [1.07.334-f][amb-165] Is there an Active War that destroys this Concession? Then it does not last a moment in play.
 * [card-74-b][card-75-a][card-118-a]
 */
export const isDoomed = (g: Rome, id: ConcessionId): boolean =>
  activeWars(g).some((w) => warCard(g, w.id).destroys.includes(id));
