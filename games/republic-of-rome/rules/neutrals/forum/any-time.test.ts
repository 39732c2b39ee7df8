import { describe, expect, test } from 'vitest';
import { playHand } from '../../cards/play-hand.ts';
import { openAuction } from '../../forum/bidding.ts';
import { initiative } from '../../forum/initiative.ts';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { at, hand } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { onTop } from '../../testing/initiative.ts';
import { bareNeutrals, IMPERIALS, joins } from '../../testing/neutrals.ts';

const acting = (cards: CardId[], patch: (g: Rome) => void = () => {}) =>
  bareNeutrals(
    initiative,
    { seat: 0 },
    {},
    (g) => {
      onTop(g, 'card:38');
      hand(g, 0, ...cards);
      g.phase = 'forum';
      patch(g);
    },
    [2, 2],
  ).as(0);

describe('[4.04.1-e][A4-17] a Player plays Concessions and Laws in any open state', () => {
  test('a Law in the Forum Phase, and the question is asked again', () => {
    const t = acting(['card:107']);
    expect(t.offers('playLawNow')).toMatchObject({ of: ['card:107'] });
    t.does('playLawNow', 'card:107');
    expect(t.g.laws).toEqual(['card:107']);
    expect(t.offers('endInitiative')).toBeDefined();
  });
  test('[4.04.1-d] a Neutral’s Law that has waited for it follows', () => {
    const t = acting(['card:107'], (g) => hand(g, IMPERIALS, 'card:111'));
    t.does('playLawNow', 'card:107');
    expect(t.g.laws).toEqual(['card:107', 'card:111']);
  });
  test('not one whose own condition is not met', () => {
    expect(acting(['card:111']).offers('playLawNow')).toBeUndefined();
    expect(acting(['card:58']).offers('playConcessionNow')).toBeUndefined();
  });
  test('a Concession, to whomever of his Senators he likes', () => {
    const t = acting(['card:59'], (g) => joins(g, 'senator:16', 0, { at: 'field' }));
    t.does('playConcessionNow', 'card:59');
    expect(t.offers('giveConcession')).toMatchObject({ of: ['senator:1', 'senator:16'] });
    t.does('giveConcession', 'senator:16');
    expect(t.g.concessions).toMatchObject([{ id: 'concession:59', holder: 'senator:16' }]);
    expect(t.offers('endInitiative')).toBeDefined();
  });
  test('who says nothing gives it to his Leader', () => {
    const t = acting(['card:59'], (g) => joins(g, 'senator:16', 0));
    t.does('playConcessionNow', 'card:59').saysNothing();
    expect(t.g.concessions).toMatchObject([{ holder: 'senator:1' }]);
  });
  test('in the Revolution Phase too, and a card is offered once', () => {
    const t = bareNeutrals(playHand, { seat: 0 }, {}, (g) => {
      hand(g, 0, 'card:59', 'card:29');
      g.phase = 'revolution';
    }).as(0);
    expect(t.offers('playConcession')).toBeUndefined();
    t.does('playConcessionNow', 'card:59')
      .does('giveConcession', 'senator:1')
      .does('playStatesman', 'card:29')
      .does('done');
    expect(t.g.concessions).toMatchObject([{ holder: 'senator:1' }]);
  });
  test('at the opening each plays them in his turn', () => {
    const t = bareNeutrals(playHand, { seat: 0 }, {}, (g) => {
      hand(g, 0, 'card:59', 'card:107');
      g.phase = 'setup';
    }).as(0);
    expect(t.offers('playConcession')).toMatchObject({ of: ['card:59'] });
    expect(t.offers('playConcessionNow')).toBeUndefined();
    expect(t.offers('playLawNow')).toBeUndefined();
  });
  test('he may keep them', () => {
    const t = acting(['card:107', 'card:59']);
    t.does('endInitiative');
    expect(t.g.factions[0]!.hand).toContain('card:107');
  });
  test('of two Players also the one who is not asked', () => {
    const t = bareNeutrals(openAuction, undefined, { seats: 2 }, (g) => {
      hand(g, 1, 'card:107');
      rich(g, 'senator:1', 5);
      g.phase = 'forum';
    });
    expect(t.waitingFor).toEqual([0]);
    t.as(1).does('playLawNow', 'card:107');
    expect(t.g.laws).toEqual(['card:107']);
    expect(t.waitingFor).toEqual([0]);
  });
});

test('[4.04.1-e] three players and more play them in their phases only', () => {
  const t = at(
    initiative,
    { seat: 0 },
    { seats: 3 },
    (g) => {
      onTop(g, 'card:38');
      hand(g, 0, 'card:107', 'card:59');
      g.phase = 'forum';
    },
    [2, 2],
  ).as(0);
  const verbs = Object.keys(t.question!.verbs);
  expect(verbs).toContain('endInitiative');
  expect(verbs.filter((verb) => verb === 'playLawNow' || verb === 'playConcessionNow')).toEqual([]);
});
