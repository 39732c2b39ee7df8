/** What straits may cost, before they are crossed — 5.4.3 */
import type { OpenEmpires } from '../sight.ts';

export interface Risk {
  /** That a strait is dangerous at all. */
  readonly danger: number;
  /** That a card is lost, and that everything is. */
  readonly card: number;
  readonly all: number;
}

/** [MED.5.4.3-b][MED.4.1-o][MED.A11] Dice of the first roll for each strait, and of the second for each danger. */
export const firstDice = (g: OpenEmpires): number => (g.event === 'bad-weather' ? 2 : 1);
export const secondDice = (g: OpenEmpires): number => (g.event === 'bad-weather' ? 3 : 2);

const SAFE = 5 / 6;
/** That exactly so many of these dice show a 1. */
const ones = (dice: number, n: number): number => {
  let ways = 1;
  for (let i = 0; i < n; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * SAFE ** (dice - n) * (1 - SAFE) ** n;
};

/**
 * [MED.5.4.3-b][MED.5.4.3-c] For so many straits, one after the other: that one of them is dangerous, that at least one
 * card is lost and not all, that all are. [MED.4.1-f] Nothing is rolled in good weather.
 */
export const riskOf = (g: OpenEmpires, straits: number): Risk => {
  if (g.event === 'good-weather' || straits === 0) return { danger: 0, card: 0, all: 0 };
  const [first, second] = [firstDice(g), secondDice(g)];
  const [none, one] = [ones(second, 0), ones(second, 1)];
  let [unhurt, notLost, quiet] = [0, 0, ones(first, 0)];
  // Each 1 of the first roll is a danger, and rolls again.
  for (let dangers = 0; dangers <= first; dangers++) {
    unhurt += ones(first, dangers) * none ** dangers;
    notLost += ones(first, dangers) * (none + one) ** dangers;
  }
  [unhurt, notLost, quiet] = [unhurt ** straits, notLost ** straits, quiet ** straits];
  return { danger: 1 - quiet, card: notLost - unhurt, all: 1 - notLost };
};
