import { call, end, randomInput, rng, type Rng } from '@tabularium/kernel';
import type { Play } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { forum } from '../../forum/index.ts';
import type { Rome } from '../../game.ts';
import type { Scenario } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { move } from '../../rome/money.ts';
import { isAligned } from '../../rome/senators.ts';
import type { RomeView } from '../../sight/view.ts';
import { atNeutrals } from '../../testing/neutrals.ts';
import type { Pace } from '../state.ts';
import { chooseLeader } from '../leader.ts';

/** Forum Phases of several turns, one after another, with income between them. */
const TURNS = 6;
const forums = proc('testing.forums', { led: 'open' }, () => ({ led: 0 }), {
  /** Every Neutral begins with a Leader of its own choice. */
  start: (cx, l) => {
    const faction = l.led++;
    if (faction >= cx.g.factions.length) return 'next';
    return cx.g.neutrals!.players.includes(faction) ? 'start' : call(chooseLeader, { faction }, 'start');
  },
  next: (cx) => {
    const { g } = cx;
    if (g.turn > TURNS) return end();
    for (const s of g.senators) if (isAligned(s)) move(g, 'bank', s.id, cx.below(9));
    for (const faction of g.factions.keys()) move(g, 'bank', { treasury: faction }, cx.below(5));
    g.unrest = cx.below(6);
    return call(forum, undefined, 'later');
  },
  later: (cx) => {
    cx.g.turn++;
    return 'next';
  },
});

/** Answers at random, whoever is asked, until the phases are over or the game is. */
const playOn = (t: Play<Rome, RomeView>, chance: Rng): number => {
  for (let n = 0; n < 5000; n++) {
    if (t.over) return n;
    const seats = t.waitingFor;
    // Somebody can always answer.
    expect(seats.length).toBeGreaterThan(0);
    const by = seats[chance.below(seats.length)]!;
    const { question } = t.as(by);
    if (question!.verbs['over']) return n;
    const input = randomInput(question!, by, (k) => chance.below(k))!;
    t.does(input.verb, input.arg);
  }
  throw new Error('the Forum Phases do not end');
};

/** For each table. */
const GAMES = 3;
const MOVES = [
  'neutral.plays',
  'neutral.concession',
  'neutral.leader',
  'neutral.knight',
  'neutral.games',
  'neutral.persuasion',
  'neutral.persuasion.raise',
  'neutral.defence',
  'neutral.bid',
  'neutral.bid.opens',
  'neutral.bid.die',
  'neutral.peddling',
  'neutral.persuading',
  'neutral.tie',
];
const seen: Record<string, number> = {};
const SCENARIOS: readonly Scenario[] = ['early', 'middle', 'late'];
const TABLES = SCENARIOS.flatMap((scenario) => ([1, 2] as const).map((seats) => ({ scenario, seats })));

describe('[4.02.1-b][4.02.1-g] whole Forum Phases, answered at random, come to their end', () => {
  test.each(TABLES)('$scenario for $seats', ({ scenario, seats }) => {
    for (let i = 0; i < GAMES; i++) {
      const pace: Pace = i === 0 ? 'step' : 'run';
      const seed = `${scenario}-${seats}-${i}`;
      const t = atNeutrals(forums, undefined, { seats, pace, seed, options: { scenario }, byChance: true });
      playOn(t, rng(seed));
      for (const key of MOVES) seen[key] = (seen[key] ?? 0) + t.lines(key).length;
    }
  });
  test('and Neutrals have done all they can do', () => {
    expect(MOVES.filter((key) => !seen[key])).toEqual([]);
  });
});
