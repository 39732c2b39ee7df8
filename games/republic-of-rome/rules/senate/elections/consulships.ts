/** Who is Rome Consul and who Field Consul — 1.09.22, 1.09.18 */
import { ballot, call, type Cx, end, type Eye, type Rng, type Vote, type PerSeat, type Seat } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { rollOff } from '../../rome/dice.ts';
import { decider } from '../../rome/hrao.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { notePresiding } from '../presiding.ts';
import type { Proposal } from '../proposal.ts';

/** [1.09.22-b] */
export const CONSUL_INFLUENCE = 5;

/** [amb-82] Both say what they want without knowing of each other. */
const preferences = ballot<Rome, { readonly seats: readonly Seat[]; readonly pair: readonly SenatorId[] }>(
  'senate.consular-wish',
  'open',
  {
    // Whoever may step in but is not asked reads of the first.
    say: (cx, a, by) => {
      const own = a.pair.find((id) => decider(cx.g, senator(cx.g, id).faction) === by);
      return say('ask.senate.consulship', { who: own ?? a.pair[0]! });
    },
    rules: ['1.09.22-a', 'amb-82'],
    silent: ['wantEither'],
    buttons: { wantRome: {}, wantField: {}, wantEither: {} },
  },
);
export const guessWish = (masked: object, _eye: Eye, _g: Rome, _rng: Rng): object => {
  const l = masked as { about: { seats: Seat[] }; waiting: Seat[]; votes: PerSeat<Vote> };
  const votes: PerSeat<Vote> = { ...l.votes };
  for (const s of l.about.seats) if (!l.waiting.includes(s)) votes[s] ??= { verb: 'wantEither' };
  return { ...l, votes };
};

export const takeConsulship = (cx: Cx<Rome>, id: string, office: 'rome-consul' | 'field-consul'): void => {
  const s = maybeSenator(cx.g, id);
  if (!s) return;
  // [1.09.2-f] A Censor gives up the old office by taking the new one.
  s.office = office;
  cx.log(say('senate.takesOffice', { who: s.id, office: `office:${office}` }), '1.09.22-b');
  // [1.09.22-b][1.09.18-a] It stays with him when the office ends.
  changeInfluence(cx, s, CONSUL_INFLUENCE);
};

/** [1.09.22-c] The Rome Consul presides from now on: nobody ranks higher but a Dictator. */
const install = (cx: Cx<Rome>, rome: string, field: string): void => {
  takeConsulship(cx, rome, 'rome-consul');
  if (field !== '') takeConsulship(cx, field, 'field-consul');
  notePresiding(cx);
};

interface Local {
  readonly pair: readonly SenatorId[];
  wishes: PerSeat<Vote>;
  /** Whose choice it is; -1 before it is known. */
  chooser: number;
}

/** [1.09.22-a] Forced, locked. Takes one Senator where there is only one [amb-80]. */
export const consulships = proc(
  'senate.consulships',
  { pair: 'open', wishes: 'open', chooser: 'open' },
  (a: { readonly proposal: Proposal }): Local => ({
    pair: a.proposal.t === 'consuls' ? a.proposal.pair : [],
    wishes: {},
    chooser: -1,
  }),
  {
    start: (cx, l) => {
      const [a, b] = l.pair;
      if (a === undefined) return end();
      if (b === undefined) {
        install(cx, a, '');
        return end();
      }
      const seats = l.pair.map((id) => decider(cx.g, senator(cx.g, id).faction));
      if (seats[0] === seats[1]) {
        l.chooser = 0;
        return 'choose';
      }
      return call(preferences, { seats, pair: l.pair }, 'wished', 'wishes');
    },
    wished: (cx, l) => {
      const [a, b] = l.pair as [SenatorId, SenatorId];
      const wish = (id: SenatorId): string => l.wishes[decider(cx.g, senator(cx.g, id).faction)]?.verb ?? 'wantEither';
      const [x, y] = [wish(a), wish(b)];
      l.wishes = {};
      if (x !== y) {
        const aIsRome = x === 'wantRome' || y === 'wantField';
        install(cx, aIsRome ? a : b, aIsRome ? b : a);
        return end();
      }
      // [1.09.22-a][1.04.8-a] The winner chooses; [amb-82] where neither minds, he is Rome Consul.
      l.chooser = rollOff(cx, 2);
      const winner = l.pair[l.chooser]!;
      cx.log(say('senate.consulsRoll', { who: winner }), '1.09.22-a');
      if (x !== 'wantEither') return 'choose';
      install(cx, winner, l.pair[1 - l.chooser]!);
      return end();
    },
    choose: {
      to: (cx, l) => decider(cx.g, senator(cx.g, l.pair[l.chooser]!).faction),
      say: () => say('ask.senate.romeConsul'),
      rules: ['1.09.22-a', 'amb-82'],
      aloud: ['romeConsul'],
      silent: (_, l) => [{ verb: 'romeConsul', arg: l.pair[l.chooser]! }],
      picks: {
        romeConsul: {
          of: (_, l) => l.pair,
          take: (cx, l, id) => {
            install(cx, id, l.pair.find((x) => x !== id)!);
            return end();
          },
        },
      },
    },
  },
);

export const CONSULSHIP_PROCS = [preferences];
