/** A meeting of the Senate for tests: three Factions of three Families, all in Rome, and nothing else on the table. */
import type { Proc } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import type { Rome, Senator } from '../game.ts';
import type { CardId, SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import type { Proposal } from '../senate/proposal.ts';
import { putToVote } from '../senate/proposals.ts';
import type { Means } from '../senate/state.ts';
import type { RomeView } from '../sight/view.ts';
import { at } from './at.ts';
import { bare } from './bare.ts';

export type Meeting = Play<Rome, RomeView>;

/**
 * Faction 0 has `senator:1` to 3 (7 votes), seat 1 has 4 to 6 (8 votes), seat 2 has 7 to 9 (8 votes). `senator:1` is Rome
 * Consul and presides. It is the time of other business; nobody holds cards or may attempt an Assassination, so nobody
 * is asked whether to step in.
 */
export const sitting = (g: Rome): void => {
  bare(g);
  g.senators = [0, 1, 2].flatMap((seat) =>
    [1, 2, 3].map((n) => fresh(g, `senator:${3 * seat + n}` as SenatorId, seat)),
  );
  for (const [faction, f] of g.factions.entries()) {
    f.leader = `senator:${3 * faction + 1}`;
    f.attempted = g.turn;
  }
  g.phase = 'senate';
  g.senate.step = 'business';
  g.senate.filled = { consuls: true, dictator: false, censor: true };
  senator(g, 'senator:1').office = 'rome-consul';
};

/** Begins a procedure in such a meeting. */
export const inSenate = <A>(
  tested: Proc<Rome, A, unknown>,
  args: A,
  patch: (g: Rome) => void = () => {},
  rolling: readonly number[] = [],
): Meeting =>
  at(
    tested,
    args,
    { seats: 3 },
    (g) => {
      sitting(g);
      patch(g);
    },
    rolling,
  );

/** Something harmless that can be voted on. */
export const RAISE: Proposal = { t: 'raise', legions: 1, fleets: 0 };

/** A vote on this, put by whoever presides. */
export const onVote = (
  proposal: Proposal,
  patch: (g: Rome) => void = () => {},
  by: { readonly by: number; readonly means: Means } = { by: 0, means: 'presiding' },
): Meeting => inSenate(putToVote, { proposal, ...by }, patch);

/** All are called clockwise from the left of seat 0 and answer in this order: 1, 2, 0; nobody steps in. */
export const voting = (p: Meeting, ...ways: ('aye' | 'nay' | 'abstain')[]): Meeting => {
  p.as(0).does('callClockwise');
  for (const [i, way] of ways.entries()) {
    const seat = [1, 2, 0][i]!;
    if (p.as(seat).offers(way) === undefined) allPass(p);
    p.as(seat).does(way);
  }
  return p;
};

/** Everybody who is asked whether to step in passes. */
export const allPass = (p: Meeting): Meeting => {
  for (;;) {
    const seat = p.waitingFor.find((s) => p.as(s).offers('pass') !== undefined);
    if (seat === undefined) return p;
    p.as(seat).does('pass');
  }
};

export const gives = (g: Rome, seat: number, ...cards: CardId[]): void => {
  for (const c of cards) {
    for (const f of g.factions) f.hand = f.hand.filter((x) => x !== c);
    g.deck = g.deck.filter((x) => x !== c);
    g.removed = g.removed.filter((x) => x !== c);
    g.factions[seat]!.hand.push(c);
  }
};
export const who = (p: Meeting, n: number | string): Senator => senator(p.g, `senator:${n}`);
/** What the procedure under test ended with. */
export const result = (p: Meeting): unknown => (p.state.stack[0]!.local as { result: unknown }).result;
