import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Unit } from '../../game.ts';

/**
 * [MED.A57] Does the fleet that carries this troop count its naval factor twice? [MED.A53] A lost fleet carries nobody.
 */
export const isDoubled = (g: OpenEmpires, unit: Unit): boolean =>
  unit.on !== '' && effectsOf(g, unit.on, 'double-cargo-naval-fc').some((e) => e.battles.includes('naval'));
