import type { OpenEmpires } from '../../sight.ts';
import type { EffectOf } from '../../data/effects.ts';
import type { CombatKind } from '../../ids.ts';

type CombatWhen = EffectOf<'add-dice-to-side'>['when'];
const KINDS: Readonly<Record<CombatWhen, readonly CombatKind[]>> = {
  'combat-naval': ['naval'],
  'combat-field': ['field'],
  'combat-naval-or-field': ['naval', 'field'],
  'combat-assault': ['assault'],
};

/** Is the text for the combat at hand? A card may have one for the field and another for an assault. */
export const isFor = (g: OpenEmpires, when: CombatWhen): boolean => KINDS[when].includes(g.combat!.kind);
