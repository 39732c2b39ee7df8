/** What an Advocate may achieve, throw by throw — 2.05.3 */
import { type Explanation, type Msg, type Throw } from '@tabularium/kernel';
import { maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { type Explainer, frameOf, localOf, type Weighed } from '../../explain/look.ts';
import { type Case, seekAdvocate, willPlead } from './seeking.ts';
import { pleading, readTrial } from './trial-roll.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const ROLLS = DIE.length ** 2;
/** How often each sum of two dice comes, of all ways they can fall. */
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [sum, DIE.length - Math.abs(7 - sum)] as const);

const caseIn = (g: OpenRome): Case | undefined => {
  const p = g.senate.floors.at(-1)?.proposal;
  return p?.t === 'prosecution' ? p : undefined;
};

/** The fewest and the most votes against conviction that the roll can give; none without an Advocate. */
export const trialVotes = (g: OpenRome, p: Case): readonly [number, number] => {
  if (p.advocate === undefined) return [0, 0];
  const { total } = pleading(g, p.advocate, p.prosecutor);
  return [readTrial(g, SUMS[0]![0] + total), readTrial(g, SUMS.at(-1)![0] + total)];
};

const bringing = (votes: number): Msg =>
  votes < 0 ? say('appeal.guilty', { n: -votes }) : say('appeal.free', { n: votes });

/** [2.05.3-b][2.05.3-c] What is added to the dice if he speaks, and what each throw brings. */
const ifHeSpeaks = (g: OpenRome, advocate: string): Explanation | undefined => {
  const p = caseIn(g);
  if (p === undefined || maybeSenator(g, advocate) === undefined) return undefined;
  const added = pleading(g, advocate, p.prosecutor);
  const throws = SUMS.map(([roll, ways]): Throw => {
    const votes = readTrial(g, roll + added.total);
    return { roll, chance: ways / ROLLS, brings: bringing(votes), end: 'draw' };
  });
  return { tallies: [added], throws };
};

const seeking = (asked: Weighed): boolean => localOf(asked, seekAdvocate) !== undefined;

export const ADVOCATES: Readonly<Record<string, Explainer>> = {
  askAdvocate: (asked) => (seeking(asked) ? ifHeSpeaks(asked.g, asked.ref) : undefined),
  speakForHimself: (asked) => (seeking(asked) ? ifHeSpeaks(asked.g, caseIn(asked.g)?.accused ?? '') : undefined),
};
/** Of the one who is asked whether he speaks for the Accused. */
export const ifHeAgrees: Explainer = (asked) => {
  const l = frameOf(asked.view, willPlead);
  return l && ifHeSpeaks(asked.g, l.who);
};
