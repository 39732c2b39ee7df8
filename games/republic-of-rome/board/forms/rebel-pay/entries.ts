/** Who pays for the Rebel army, which Legions leave it, and which of them Rome keeps — 1.06.2, 1.11.35, 2.03.6, 2.03.23-d */
import type { Answer, Asked, Rehearsed } from '@tabularium/kernel';
import { type Filled, numberGiven, refsGiven, sumsGiven } from '@tabularium/parts/web';
import { legion } from '../../../rules/rome/forces.ts';
import { unpayable } from '../../../rules/revenue/rebels.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { offerOf } from '../asking.ts';
import type { Shares } from '../money/placing.ts';

/** What is not entered is as is likely. */
export interface Entered {
  readonly turn: number;
  readonly shares?: Shares;
  readonly released?: readonly string[];
  /** [2.03.23-d] Fleets that are kept; all of them, if nothing is entered. */
  readonly fleets?: number;
  readonly kept?: number;
}

type At = Asked<RomeView>;
export type RebelPayForm = Filled<RomeView, Entered>;

export const paying = ({ question }: At) => offerOf(question, 'payRebels', 'allot');
export const releasing = ({ question }: At) => offerOf(question, 'releaseLegions', 'choose');
export const keeping = ({ question }: At) => offerOf(question, 'keepReleased', 'range');

/** [2.03.23-d] Fewer Fleets than there are: all that are given up need not be paid. */
export const fleetsIn = ({ question }: At): number => {
  const offer = offerOf(question, 'keepFleets', 'range');
  return offer ? offer.max + 1 : 0;
};

/** [2.03.6-i] Which Provincial Forces are given up, and Fleets, is asked elsewhere. */
export const isOf = (asked: At): boolean =>
  asked.question.due && (paying(asked) !== undefined || releasing(asked) !== undefined || keeping(asked) !== undefined);

/** [2.03.6-f] Fleets that go as well, when these Legions do: as many as the question asks for in all. */
export const fleetsGone = ({ question }: At, legions: number): number | undefined =>
  question.prompt.k === 'ask.rebels.release' ? Number(question.prompt.a?.['n'] ?? 0) - legions : undefined;

/** The Rebel pays first, then those who joined him, then the Faction. */
export const sharesIn = (asked: At, { shares }: Entered): Shares => {
  const offer = paying(asked);
  if (!offer || shares) return shares ?? {};
  const first = asked.view.rebels[0]?.senator;
  const out: Record<string, number> = {};
  let left = offer.max;
  for (const [ref, most] of Object.entries(offer.of).sort(([a], [b]) => Number(b === first) - Number(a === first))) {
    const n = Math.min(left, most);
    if (n > 0) out[ref] = n;
    left -= n;
  }
  return out;
};

/** Veterans stay. */
export const releasedIn = (asked: At, { released }: Entered): readonly string[] => {
  const offer = releasing(asked);
  if (!offer || released) return released ?? [];
  const isVeteran = (ref: string): number => Number(legion(asked.view, ref).veteran);
  return [...offer.of].sort((a, b) => isVeteran(a) - isVeteran(b)).slice(0, offer.min);
};

/** As many as the State can pay for. */
export const keptIn = (asked: At, { kept }: Entered): number =>
  kept ?? Math.max(0, (keeping(asked)?.max ?? 0) - unpayable(asked.view));

/** The question at which it is paid: after those who leave have gone. */
export const payStep = ({ steps }: RebelPayForm): Rehearsed<RomeView> | undefined =>
  steps.findLast((step) => paying(step) !== undefined && step.answer?.verb !== 'keepFleets');

const some = (shares: Shares): Shares => Object.fromEntries(Object.entries(shares).filter(([, n]) => n > 0));

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  if (releasing(asked)) return { verb: 'releaseLegions', arg: releasedIn(asked, entered) };
  const { fleets } = entered;
  if (fleets !== undefined && fleets < fleetsIn(asked)) return { verb: 'keepFleets', arg: fleets };
  if (paying(asked)) return { verb: 'payRebels', arg: some(sharesIn(asked, entered)) };
  return keeping(asked) && { verb: 'keepReleased', arg: keptIn(asked, entered) };
};

export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  const says: Readonly<Record<string, Partial<Entered>>> = {
    releaseLegions: { released: refsGiven(given) },
    keepFleets: { fleets: numberGiven(given) },
    payRebels: { shares: sumsGiven(given) },
    keepReleased: { kept: numberGiven(given) },
  };
  return { ...entered, ...says[given.verb] };
};
