/** Whether a Force can fight at all — 1.09.9, 1.09.643-d */
import type { OpenRome } from '../sight/sight.ts';
import type { Force } from '../game.ts';
import { fleetSupport, maybeWar, needsNavalBattle } from './wars.ts';

/**
 * [1.09.9-a] Enough Fleets for Support, and Fleets where the sea must be won first, Legions where it need not. [amb-23] Against
 * nobody it cannot; a mission is no fight and always goes on.
 */
export const canFight = (g: OpenRome, war: Force['war'], units: { legions: number; fleets: number }): boolean => {
  if (war === 'rebel') return units.legions > 0;
  const w = maybeWar(g, war);
  if (!w) return war !== '';
  if (units.fleets < fleetSupport(g, w)) return false;
  return needsNavalBattle(g, w) ? units.fleets > 0 : units.legions > 0;
};
