/** Whole Revenue and Revolution Phases for one and two Players, at random: none of them hangs, and the table stays sound. */
import { engineOf, type LogLine, type Proc, randomMove, type Rng, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { cardOf, contentOf } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import type { CardId } from '../ids.ts';
import { revenue } from '../revenue/index.ts';
import { revolution } from '../revolution/index.ts';
import { legionsTo, rebels, sends } from '../testing/armies.ts';
import { takeCard } from '../testing/at.ts';
import { governs, rich, treasury } from '../testing/bare.ts';
import { atNeutrals } from '../testing/neutrals.ts';
import { captured } from '../testing/people.ts';

const GAMES = 25;
/** More answers than any of these phases takes. */
const TOO_MANY = 2000;

const times = (n: number, what: () => void): void => {
  for (let i = 0; i < n; i++) what();
};

/** Somebody in Rome who has nothing to do. */
const idle = (g: Rome, { pick }: Rng): Senator | undefined => {
  const all = g.senators.filter((s) => s.faction >= 0 && s.at === 'rome' && s.office === '');
  return all.length > 0 ? pick(all) : undefined;
};
const people = (g: Rome, { below }: Rng): void => {
  for (const s of g.senators) {
    Object.assign(s, { influence: below(38), popularity: below(9) - 4, knights: below(4) });
    rich(g, s.id, below(3) === 0 ? 20 + below(60) : below(12));
  }
  for (const i of g.factions.keys()) treasury(g, i, below(30));
};
const governors = (g: Rome, by: Rng): void => {
  for (const { id } of contentOf(g).provinces) {
    const s = by.below(3) === 0 ? idle(g, by) : undefined;
    if (!s) continue;
    g.provinces = g.provinces.filter((p) => p.id !== id);
    governs(g, s.id, id, by.below(2) === 0).term = 1 + by.below(3);
  }
};
const armies = (g: Rome, by: Rng): void => {
  for (const l of g.legions) if (by.below(2) === 0) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
  const rebel = by.below(3) === 0 ? idle(g, by) : undefined;
  if (rebel) rebels(g, rebel.id, 1 + by.below(6), by.below(3));
  times(by.below(4), () => {
    const s = idle(g, by);
    if (!s) return;
    const f = sends(g, s.id, '' as never, { legions: 1 + by.below(3), force: { victorious: true } });
    legionsTo(g, `force:${f.id}`, by.below(7), { veteran: true, allegiance: s.id });
  });
};
const hands = (g: Rome, by: Rng): void => {
  const all = contentOf(g).cards.filter((c) => c.hand && [...g.deck, ...g.setAside].includes(c.id));
  for (const f of g.factions) times(by.below(9), () => draw(g, f.hand, by.pick(all).id));
};
const draw = (g: Rome, hand: CardId[], card: CardId): void => {
  if (g.factions.some((f) => f.hand.includes(card)) || !cardOf(g, card).hand) return;
  takeCard(g, card);
  hand.push(card);
};

/** Men with money and Influence, Governors, Captives, victors, sometimes a Rebel or a Drought, and hands of all kinds. */
const muddle = (g: Rome, by: Rng): void => {
  g.turn = 2;
  g.neutrals!.dominant = by.below(g.neutrals!.players.length);
  g.events = by.below(3) === 0 ? [{ id: 'event:164', level: 1, since: 1 }] : [];
  people(g, by);
  governors(g, by);
  armies(g, by);
  hands(g, by);
  times(by.below(3), () => {
    const s = idle(g, by);
    if (s) captured(g, s.id);
  });
};

/** Plays a phase to its end, every answer at random or left out. Ends with what was said on the way. */
const playOut = (phase: Proc<Rome, undefined, unknown>, seats: 1 | 2, scenario: string, seed: string): string[] => {
  const by = rng(seed);
  const pace = by.below(4) === 0 ? 'step' : 'run';
  const how = { seats, pace, seed, byChance: true, options: { scenario } } as const;
  const game = atNeutrals(phase, undefined, how, (g) => muddle(g, by));
  const engine = engineOf(game.module);
  const log: LogLine[] = [];
  const isOver = (): boolean => game.state.over !== undefined || engine.question(game.state, 0)?.prompt.k === 'testing';
  for (let n = 0; !isOver(); n++) {
    if (n === TOO_MANY) throw new Error(`${seed} does not end: ${engine.question(game.state, 0)?.prompt.k}`);
    const seat = by.pick(engine.waitingFor(game.state));
    if (by.below(8) === 0) engine.passOver(game.state, seat, { log });
    else engine.apply(game.state, randomMove(engine, game.state, seat, by.below)!, { log });
    check(game.g);
  }
  expect(game.g.factions.map((f) => f.lump)).toEqual([0, 0, 0, 0, 0]);
  return [...game.logKeys(), ...log.map(({ m }) => m.k)];
};
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe.each([
  [
    revenue,
    [
      'neutral.governor.takes',
      'neutral.revenue.one-each',
      'neutral.contribution.life',
      'neutral.contribution.match',
      'neutral.ransom',
      'neutral.rebels.pay',
    ],
  ],
  [revolution, ['neutral.statesman', 'neutral.swap', 'neutral.bought', 'neutral.revolt', 'neutral.revolt.not']],
] as const)('phases at random', (phase, happens) => {
  const said = new Set<string>();
  describe.each(['early', 'middle', 'late'])(`${phase.name}, %s`, (scenario) => {
    test.each([1, 2] as const)('[4.02.1-b] ends by itself for %i', (seats) => {
      const all = range(GAMES).flatMap((i) => playOut(phase, seats, scenario, `${scenario} ${seats} ${i}`));
      for (const key of all) said.add(key);
      expect(all).not.toHaveLength(0);
    });
  });

  test(`[4.02.1-b] ${phase.name}: all kinds of moves were among them`, () => {
    expect([...said]).toEqual(expect.arrayContaining([...happens]));
  });
});
