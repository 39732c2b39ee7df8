import { copy, fromSeed, notPlain, randomInput, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { unseenCards } from '../check/places-of-cards.ts';
import { cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { guess } from './guess.ts';
import { SCENARIOS } from '../ids.ts';
import { at, faction, hand } from '../testing/at.ts';
import { session } from '../testing/session.ts';
import { senator } from '../rome/senators.ts';
import { opening } from '../setup/opening.ts';
import { view } from './view.ts';
import { PRINTED } from '../testing/printed.ts';
import { revolts } from '../testing/people.ts';

const table = (patch: (g: Rome) => void = () => {}, scenario = 'early', seats = 4) =>
  at(session, undefined, { seats, options: { scenario } }, patch);
const VIEWERS = [0, 1, 2, 3, 'public'] as const;

describe('what is hidden', () => {
  test('[1.04.9-a] a Faction Treasury is known to its player alone, and nothing gives the sum of them away', () => {
    const game = table((g) => {
      g.factions[2]!.treasury = 4711;
      g.bank -= 4711;
    });
    for (const seat of VIEWERS) {
      const text = JSON.stringify(game.view(seat));
      expect(text.includes('4711') || text.includes('-4811')).toBe(seat === 2);
      expect(game.view(seat)).not.toHaveProperty('bank');
    }
    expect(game.view(2).factions[2]!.treasury).toBe(4711);
  });

  test('[1.04.9-b][1.04.9-f] a hand is known to its player alone, its number to all', () => {
    const game = table();
    for (const seat of VIEWERS) {
      for (const [i, f] of game.view(seat).factions.entries()) {
        expect(f.hand).toEqual(i === seat ? game.g.factions[i]!.hand : 3);
      }
    }
  });

  test('[1.04.9-g][3.01.4E-d] nobody knows the order of the deck, nor what was set aside; its size is open', () => {
    const game = table();
    for (const seat of VIEWERS) {
      const seen = game.view(seat);
      expect(seen.deck).toBe(game.g.deck.length);
      expect(seen).not.toHaveProperty('setAside');
      expect(unseenCards(seen)).toEqual(expect.arrayContaining([...game.g.deck, ...game.g.setAside]));
    }
    // Another order looks the same.
    const other = copy(game.state);
    other.g.deck.reverse();
    for (const seat of VIEWERS) expect(view(other, seat)).toEqual(game.view(seat));
  });

  test('[1.04.9-c][1.04.9-d][1.04.2-a] everything else is open: purses of Senators, discards, the Senators themselves', () => {
    const game = table((g) => {
      g.senators[0]!.talents = 7;
      g.bank -= 7;
      g.discards.push(g.deck.pop()!);
    });
    for (const seat of VIEWERS) {
      expect(game.view(seat)).toMatchObject({ senators: game.g.senators, discards: game.g.discards, state: 100 });
    }
  });

  test('[1.09.823-d] in the Senate Phase a Consul for Life’s player sees the hands he rules, but not the Rebel’s', () => {
    const life = (patch: (g: Rome) => void = () => {}) =>
      table((g) => {
        g.phase = 'senate';
        faction(g, 1, 'senator:1');
        faction(g, 2, 'senator:2');
        senator(g, 'senator:1').consulForLife = true;
        patch(g);
      });
    const shown = (game: ReturnType<typeof life>, seat: number) =>
      game.view(seat).factions.map((f) => typeof f.hand !== 'number');
    expect(shown(life(), 1)).toEqual([true, true, true, true]);
    expect(shown(life(), 0)).toEqual([true, false, false, false]);
    const withRebel = life((g) => {
      revolts(g, 'senator:2').at = 'field';
    });
    expect(shown(withRebel, 1)).toEqual([true, true, false, true]);
    expect(
      shown(
        life((g) => (g.phase = 'forum')),
        1,
      ),
    ).toEqual([false, true, false, false]);
    expect(
      life()
        .view(1)
        .factions.map((f) => f.treasury),
    ).toEqual([undefined, 0, undefined, undefined]);
  });

  test('it is plain data', () => {
    const game = table();
    for (const seat of VIEWERS) expect(notPlain(game.view(seat))).toBeUndefined();
  });
});

describe('a world made up', () => {
  test.each(SCENARIOS)('[1.04.9-a][1.04.9-b][1.04.9-g] looks the same and could be real: %s', (scenario) => {
    const game = table(() => {}, scenario);
    for (const [n, seat] of VIEWERS.entries()) {
      const seen = JSON.parse(JSON.stringify(game.view(seat))) as ReturnType<typeof game.view>;
      const made = guess(seen, seat, rng(`guess ${n}`));
      expect(view(made, seat)).toEqual(seen);
      expect(() => check(made.g)).not.toThrow();
      for (const f of made.g.factions) for (const id of f.hand) expect(cardOf(PRINTED, id).hand).toBe(true);
      const last = made.g.nextDecks.at(-1) ?? made.g.deck;
      expect(last.slice(-13)).toContain('card:65');
    }
  });

  test('two are different, and neither knows the dice', () => {
    const game = table();
    const [a, b] = ['a', 'b'].map((seed) => guess(game.view(0), 0, rng(seed)));
    expect(a!.g.deck).not.toEqual(b!.g.deck);
    expect(a!.chance).not.toEqual(game.state.chance);
  });

  test('a whole opening looks the same to every seat all the way', () => {
    const game = at(opening, undefined, { seats: 4, options: { scenario: 'late' }, byChance: true }, () => {});
    const chance = rng('walk');
    for (let i = 0; i < 60 && !game.as(0).offers('over'); i++) {
      const [seat] = game.waitingFor;
      game.as(seat!);
      const input = randomInput(game.question!, seat!, (n) => chance.below(n))!;
      game.does(input.verb, input.arg);
      for (const viewer of VIEWERS) {
        const seen = game.view(viewer);
        expect(view(guess(seen, viewer, chance), viewer)).toEqual(seen);
      }
    }
    expect(fromSeed('x')).toBeDefined();
    hand(game.g, 0);
  });
});
