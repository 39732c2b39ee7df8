/** What a card would change in a combat: the chance of the attacker without it and with it, in a few plain examples. */
import { winChance } from '../../rules/combat/odds.ts';
import type { Card } from '../../rules/data/content.ts';
import type { CombatKind } from '../../rules/ids.ts';

interface Power {
  readonly fixed: number;
  readonly dice: number;
}

export interface Example {
  readonly kind: CombatKind | 'area';
  readonly attacker: Power;
  readonly defender: Power;
  /** Chances of the attacker. */
  readonly without: number;
  readonly with: number;
}

const SAMPLES: readonly Pick<Example, 'kind' | 'attacker' | 'defender'>[] = [
  { kind: 'assault', attacker: { fixed: 12, dice: 1 }, defender: { fixed: 0, dice: 5 } },
  { kind: 'field', attacker: { fixed: 18, dice: 1 }, defender: { fixed: 18, dice: 1 } },
  { kind: 'naval', attacker: { fixed: 8, dice: 1 }, defender: { fixed: 8, dice: 1 } },
  { kind: 'area', attacker: { fixed: 12, dice: 1 }, defender: { fixed: 0, dice: 4 } },
];

/** By what stands on it; what its text adds depends on the battle. */
const withCard = (power: Power, card: Card, kind: CombatKind): Power | undefined => {
  const f = card.factors[kind];
  if (f === null) return undefined;
  return typeof f === 'number'
    ? { ...power, fixed: power.fixed + f }
    : { fixed: power.fixed, dice: power.dice + f.dice };
};

export const examplesOf = (card: Card): readonly Example[] =>
  SAMPLES.flatMap(({ kind, attacker, defender }) => {
    const combat = kind === 'area' ? 'field' : kind;
    const defends = card.types.includes('D');
    const side = withCard(defends ? defender : attacker, card, combat);
    if (!side) return [];
    const better = defends ? winChance(attacker, side) : winChance(side, defender);
    return [{ kind, attacker, defender, without: winChance(attacker, defender), with: better }];
  });
