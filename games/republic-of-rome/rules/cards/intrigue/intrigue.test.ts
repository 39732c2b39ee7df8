import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { Phase } from '../../ids.ts';
import { at, faction, hand } from '../../testing/at.ts';
import { senator } from '../../rome/senators.ts';
import { session } from '../../testing/session.ts';

const open = (patch: (g: Rome) => void, phase: Phase = 'forum') =>
  at(session, undefined, { seats: 3, options: { resigning: true } }, (g) => {
    g.phase = phase;
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:4', 'senator:5');
    faction(g, 2, 'senator:7', 'senator:8');
    patch(g);
  });

describe('Influence Peddling', () => {
  const peddling = (phase: Phase = 'forum', card: 'card:48' | 'card:104' | 'card:150' = 'card:48') =>
    open((g) => {
      hand(g, 1, card);
      hand(g, 0, 'card:38', 'card:39', 'card:40');
      hand(g, 2);
    }, phase);

  test('[card-48-a] takes a card by chance from another hand, and is discarded', () => {
    const game = peddling().as(1);
    expect(game.offers('peddleInfluence')).toMatchObject({ of: ['faction:0'] });
    game.rolling(1).does('peddleInfluence', 'faction:0');
    expect(game.g.factions[1]!.hand).toEqual(['card:39']);
    expect(game.g.factions[0]!.hand).toEqual(['card:38', 'card:40']);
    expect(game.g.discards).toContain('card:48');
  });

  test('[card-48-a] also the last card of a hand', () => {
    const game = peddling().change((g) => hand(g, 2, 'card:41'));
    expect(game.as(1).offers('peddleInfluence')).toMatchObject({ of: ['faction:0', 'faction:2'] });
  });

  test('[card-48-a] all three cards do, in every phase but Revolution', () => {
    for (const card of ['card:48', 'card:104', 'card:150'] as const) {
      expect(peddling('forum', card).as(1).offers('peddleInfluence')).toBeDefined();
    }
    for (const phase of ['mortality', 'revenue', 'population', 'senate', 'combat'] as const) {
      expect(peddling(phase).as(1).offers('peddleInfluence')).toBeDefined();
    }
    expect(peddling('revolution').as(1).offers('peddleInfluence')).toBeUndefined();
    expect(peddling().as(0).offers('peddleInfluence')).toBeUndefined();
  });

  test('[amb-10] only the two learn which card it was', () => {
    const game = peddling().as(1).rolling(0).does('peddleInfluence', 'faction:0');
    game.expectLog('peddling.card', { card: 'card:38' });
    expect(JSON.stringify(game.view(2).factions)).not.toContain('card:38');
    expect(game.canUndo(1)).toBe(false);
  });

  test('[amb-78] not out of a hand whose Faction a Consul for Life rules', () => {
    const game = peddling('senate').change((g) => {
      senator(g, 'senator:7').consulForLife = true;
    });
    expect(game.as(1).offers('peddleInfluence')).toBeUndefined();
  });
});

describe('the Servilian Law against the Acilian', () => {
  const held = (patch: (g: Rome) => void = () => {}) =>
    open((g) => {
      hand(g, 1, 'card:110', 'card:38');
      hand(g, 0, 'card:111');
      g.factions[0]!.hand = [];
      g.laws.push('card:111');
      patch(g);
    });

  test('[card-110-a] discarded openly in any phase, it repeals the Acilian Law', () => {
    const game = held().as(1).does('repealAcilian').expectLog('law.repealed', { law: 'card:111' });
    expect(game.g.laws).toEqual([]);
    expect(game.g.factions[1]!.hand).toEqual(['card:38']);
    expect(game.g.discards).toEqual(expect.arrayContaining(['card:110', 'card:111']));
  });

  test('[card-110-a] only once the Acilian Law is in force, and only by the holder', () => {
    expect(
      held((g) => (g.laws = []))
        .as(1)
        .offers('repealAcilian'),
    ).toBeUndefined();
    expect(held().as(0).offers('repealAcilian')).toBeUndefined();
  });
});

describe('showing cards', () => {
  test('[1.04.5-b][amb-73] the other one sees them, nobody else, and they stay where they are', () => {
    const game = open((g) => {
      hand(g, 1, 'card:38', 'card:39');
      hand(g, 0);
      hand(g, 2);
    });
    game.as(1).does('showCards', 'faction:2').does('show', ['card:39']);
    game.expectLog('shown.cards', { to: 'faction:2', cards: ['card:39'] });
    expect(game.g.factions[1]!.hand).toEqual(['card:38', 'card:39']);
    expect(game.canUndo(1)).toBe(false);
    expect(game.as(0).offers('showCards')).toBeUndefined();
  });

  test('[1.04.5-b] he may think better of it', () => {
    const game = open((g) => hand(g, 1, 'card:38'));
    game.as(1).does('showCards', 'faction:2').does('showNothing');
    expect(game.as(1).offers('showCards')).toBeDefined();
  });
});

describe('leaving the game', () => {
  test('[amb-68] takes effect when the next phase begins', () => {
    const game = open(() => {})
      .as(1)
      .does('resign')
      .expectLog('faction.willLeave', { faction: 'faction:1' });
    expect(game.g.factions[1]).toMatchObject({ status: 'in', leaving: true });
    expect(game.as(1).offers('resign')).toBeUndefined();
  });

  test('[amb-68] a Faction that is out has nothing to leave', () => {
    const game = open((g) => {
      g.senators = g.senators.filter((s) => s.faction !== 1);
      Object.assign(g.factions[1]!, { status: 'out', leader: '', hand: [] });
    });
    expect([game.as(1).offers('resign'), game.as(2).offers('resign') === undefined]).toEqual([undefined, false]);
  });

  test('[amb-68] only where the table agreed to it', () => {
    const game = at(session, undefined, { seats: 3 }, (g) => {
      g.phase = 'forum';
    });
    expect(game.as(1).offers('resign')).toBeUndefined();
  });
});
