/** A meeting where the Pontifex Maximus is played, for tests. */
import type { Proc } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import { pontificate } from '../advanced/pontifex/pontificate.ts';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { senator } from '../rome/senators.ts';
import type { Proposal } from '../senate/proposal.ts';
import { putToVote } from '../senate/proposals.ts';
import type { Means } from '../senate/state.ts';
import { at, type At } from './at.ts';
import { type Meeting, sitting } from './meeting.ts';

/** The rule, for any table of three. */
export const WITH_PONTIFEX: At = { seats: 3, options: { advanced: ['pontifex'] } };
/** Of seat 1: ORA 3, Influence 4. */
export const PONTIFEX = 'senator:4';

/** Such a meeting as `sitting`, in which senator:4 of seat 1 is Pontifex Maximus. */
export const underPontifex = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
): Meeting =>
  at(
    tested,
    args,
    WITH_PONTIFEX,
    (g) => {
      sitting(g);
      senator(g, PONTIFEX).office = 'pontifex';
      patch(g);
    },
    rolling,
  );
/** There is none. */
export const vacant = (g: Rome): void => {
  senator(g, PONTIFEX).office = '';
};
export const priests = (g: Rome, ...ids: SenatorId[]): void => {
  pontificate(g).priests = [...ids].sort();
};

/** A vote on this before him, put by whoever presides. */
export const beforePontifex = (
  proposal: Proposal,
  patch: (g: Rome) => void = () => {},
  by: { readonly by: number; readonly means: Means } = { by: 0, means: 'presiding' },
): Meeting => underPontifex(putToVote, { proposal, ...by }, patch);
