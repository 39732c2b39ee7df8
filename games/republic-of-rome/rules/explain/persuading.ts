/** A Persuasion Attempt in numbers: as it stands, and with more money — 1.07.41, 1.07.412, 1.07.413 */
import type { Explanation } from '@tabularium/kernel';
import { failsFrom, persuasionLimit, persuasionOdds, persuasionTally } from '../forum/base-number.ts';
import { counterBribes } from '../forum/counter-bribes.ts';
import { persuasion } from '../forum/persuasion.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { maybeSenator } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import type { RomeView } from '../sight/view.ts';
import { frameOf, share } from './look.ts';

const TWO_DICE = 36;

/** Who tries to persuade whom, and what has been spent on it. */
export interface Attempt {
  readonly by: SenatorId;
  readonly target: SenatorId | '';
  readonly bribe: number;
  readonly against: number;
}

/** An attempt under way, with all that has been spent against it up to now. */
export interface AttemptUnderWay extends Attempt {
  readonly seat: FactionId;
  readonly card: 'seduction' | 'blackmail' | '';
  /** Who is still to be asked in the round that is open; `undefined` between rounds. */
  readonly toCome?: readonly FactionId[];
}

/** [1.07.41-a][1.07.41-c] What the dice may not exceed, and how many of 36 rolls do not. */
export const attemptIf = (g: OpenRome, { by, target, bribe, against }: Attempt): Explanation | undefined => {
  const [who, whom] = [maybeSenator(g, by), maybeSenator(g, target)];
  if (!who || !whom) return undefined;
  const spent = { bribe, against };
  const odds = share(persuasionOdds(g, persuasionTally(g, who, whom, spent).total), TWO_DICE);
  return { tallies: [persuasionLimit(g, who, whom, spent)], odds };
};

/** The attempt that is being made, if there is one. All of it lies open. */
export const attemptIn = (view: RomeView): AttemptUnderWay | undefined => {
  const l = frameOf(view, persuasion);
  if (!l) return undefined;
  const round = frameOf(view, counterBribes);
  const { seat, card, by, target, bribe, against } = l;
  if (!round) return { seat, card, by, target, bribe, against };
  return { seat, card, by, target, bribe, against: against + round.total, toCome: round.order };
};

/** What one amount would lead to. */
export interface AtAmount {
  readonly n: number;
  /** What the dice may not exceed. */
  readonly number: number;
  readonly chance: number;
  /** [1.07.41-d] No better than one Talent less, as far as the dice go. */
  readonly idle: boolean;
}

/** [1.07.412-a] With each amount that he can still spend. */
export const withEachAmount = (g: OpenRome, attempt: Attempt, most: number): readonly AtAmount[] => {
  const found: AtAmount[] = [];
  for (let n = 0; n <= most; n++) {
    const told = attemptIf(g, { ...attempt, bribe: attempt.bribe + n });
    if (!told?.odds) return [];
    const chance = told.odds.win;
    const before = found.at(-1)?.chance ?? 0;
    found.push({ n, number: told.tallies[0]!.total, chance, idle: n > 0 && chance > 0 && chance === before });
  }
  return found;
};

/** More than anything that a Base Number can lack. */
const FAR = 200;

/** [1.07.41-d][1.07.41-e] From which roll on every attempt fails, and what is left by it at most. */
export const atBest = (g: OpenRome): { readonly failsFrom: number; readonly chance: number } => ({
  failsFrom: failsFrom(g),
  chance: persuasionOdds(g, FAR) / TWO_DICE,
});

/** The least that must be added for an even chance; `undefined` if no money can bring it. */
export const evenPrice = (g: OpenRome, attempt: Attempt): number | undefined => {
  for (let n = 0; n <= FAR; n++) {
    const told = attemptIf(g, { ...attempt, bribe: attempt.bribe + n });
    if (!told?.odds) return undefined;
    if (told.odds.win >= 1 / 2) return n;
  }
  return undefined;
};
