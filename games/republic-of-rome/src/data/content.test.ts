import { copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT, type Content, cardOf, parseContent } from './content.ts';

type Open = { -readonly [K in keyof Content]: Content[K] extends readonly (infer T)[] ? T[] : Content[K] };
/** The content with this done to it. */
const with_ = (patch: (c: Open) => void) => () => {
  const raw = copy(CONTENT) as unknown as Open;
  patch(raw);
  parseContent(raw, 'content');
};

describe('the printed values', () => {
  test('are sound', () => {
    expect(with_(() => {})).not.toThrow();
  });

  test('[comp-d] 160 cards, 15 Provinces, 18 events', () => {
    expect(CONTENT.cards).toHaveLength(160);
    expect(CONTENT.provinces).toHaveLength(15);
    const events = new Set(Object.values(CONTENT.tables.events).flat());
    for (const id of events) expect(Number(id.slice('event:'.length))).toBeGreaterThanOrEqual(161);
    expect(events.size).toBeLessThanOrEqual(18);
  });

  test('[1.04.1-a] Faction cards are red, Forum cards black: Statesmen, Concessions, Intrigue and Laws go to a hand', () => {
    const toHand = ['statesman', 'concession', 'law', 'tribune', 'assassin', 'seduction', 'blackmail', 'graft'];
    const toForum = ['family', 'war', 'event', 'era-ends'];
    expect(CONTENT.cards.filter((c) => toHand.includes(c.kind) && !c.hand)).toEqual([]);
    expect(CONTENT.cards.filter((c) => toForum.includes(c.kind) && c.hand)).toEqual([]);
    // Cleopatra is the one Leader who is held in a hand.
    expect(CONTENT.cards.filter((c) => c.kind === 'leader' && c.hand).map((c) => c.id)).toEqual(['card:139']);
  });

  test('[3.00-d] decks by colour, and what is in them', () => {
    const count = (era: string) => {
      const kinds: Record<string, number> = {};
      for (const c of CONTENT.cards.filter((x) => x.era === era)) kinds[c.kind] = (kinds[c.kind] ?? 0) + 1;
      return kinds;
    };
    expect(count('early')).toMatchObject({ war: 8, leader: 4, family: 20, statesman: 5, concession: 13 });
    expect(count('middle')).toMatchObject({ war: 10, leader: 1, family: 5, statesman: 8, law: 5, event: 1 });
    expect(count('late')).toMatchObject({ war: 13, leader: 4, family: 5, statesman: 6, law: 5, event: 3 });
    expect(cardOf('card:65')).toMatchObject({ kind: 'era-ends', era: 'none' });
  });
});

describe('content that does not fit is refused, and the card named', () => {
  test('a missing Senator', () => {
    expect(with_((c) => c.senators.splice(0, 1))).toThrow('senator:1');
  });

  test('a card without its piece', () => {
    expect(
      with_((c) => {
        c.cards[0] = { ...c.cards[0]!, of: 'war:99' };
      }),
    ).toThrow('war:99');
  });

  test('a kind that is not known, a field that is missing, a card too few', () => {
    expect(
      with_((c) => {
        c.cards[3] = { ...c.cards[3]!, kind: 'joker' as never };
      }),
    ).toThrow('joker');
    expect(
      with_((c) => {
        c.wars[0] = { ...c.wars[0]!, land: -3 };
      }),
    ).toThrow('land');
    expect(with_((c) => c.cards.pop())).toThrow('cards');
  });

  test('the same thing twice', () => {
    expect(with_((c) => c.senators.push(c.senators[4]!))).toThrow('twice');
  });
});
