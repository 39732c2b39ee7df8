import type { OpenEmpires } from '../../sight.ts';
import { effectsOf } from '../../empire/cards.ts';
import type { Force, Unit } from '../../game.ts';

/** [MED.A57] Does the fleet that carries this troop count its naval factor twice? */
export const isDoubled = (g: OpenEmpires, force: Force, unit: Unit): boolean =>
  unit.on !== '' &&
  force.units.some((u) => u.card === unit.on) &&
  effectsOf(g, unit.on, 'double-cargo-naval-fc').some((e) => e.battles.includes('naval'));
