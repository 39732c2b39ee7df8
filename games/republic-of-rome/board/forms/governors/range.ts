import type { Roll } from '../../../rules/data/content.ts';
import { yieldRange } from '../../../rules/revenue/provinces.ts';
import type { RomeView } from '../../../rules/sight/view.ts';

/** The least and the most that the dice can bring. */
export const range = (view: RomeView, roll: Roll): string => {
  const [least, most] = yieldRange(view, roll).map((n) => (n < 0 ? `−${-n}` : String(n)));
  return least === most ? String(least) : `${least} … ${most}`;
};
