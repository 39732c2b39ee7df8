/** Which Governor is fined who came home corrupt — cards 107 and 111 */
import type { Answer } from '@tabularium/kernel';
import { best, point, press } from '@tabularium/parts';
import type { Answers, Asked } from './asked.ts';
import { senatorsIn } from './setup.ts';
import { threat } from './standing.ts';

/** [card-107-b] The most dangerous rival: it costs him money, or his good name. */
export const fine = (s: Asked): Answer | undefined => {
  const found = best(
    senatorsIn(s, 'fineGovernor').filter((x) => x.faction !== s.faction && x.faction >= 0),
    (x) => threat(s.g, s.faction, x.faction),
  );
  return found && point('fineGovernor', found.id);
};

export const FINES: Answers = {
  // [card-111-a] The dice have given it to his Faction.
  'ask.laws.fine': (s) => fine(s) ?? press('fineNobody'),
};
