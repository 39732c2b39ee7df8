import { copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { PRINTED } from '../testing/printed.ts';
import type { RawContent } from './content.ts';
import { parseContent } from './parse.ts';
import { CONTENTS, cardOf, contentOf } from './printed.ts';

type Open = { -readonly [K in keyof RawContent]: RawContent[K] extends readonly (infer T)[] ? T[] : RawContent[K] };
/** The content with this done to it. */
const with_ = (patch: (c: Open) => void) => () => {
  const raw = copy(CONTENTS.raw as Open);
  patch(raw);
  parseContent(raw, 'content');
};
const CONTENT = contentOf(PRINTED);

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
    expect(cardOf(PRINTED, 'card:65')).toMatchObject({ kind: 'era-ends', era: 'none' });
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

  test('a card of another period or kind: decks and rules know them by name', () => {
    expect(
      with_((c) => {
        c.cards[0] = { ...c.cards[0]!, era: 'late' };
      }),
    ).toThrow('cards["card:1"].era: is late and must be early');
  });

  test('a Senator with the number of another, a Statesman without his text', () => {
    expect(
      with_((c) => {
        c.senators[0] = { ...c.senators[0]!, number: 7 };
      }),
    ).toThrow('senators["senator:1"].number: is 7 and must be 1');
    expect(
      with_((c) => {
        c.senators = c.senators.map(({ statesman: _statesman, ...s }) => s);
      }),
    ).toThrow('senators["senator:1A"].statesman');
  });

  test('Wars, Provinces and Concessions that nobody knows', () => {
    expect(
      with_((c) => {
        c.wars[0] = { ...c.wars[0]!, creates: ['province:atlantis'], destroys: ['concession:1'] };
        c.leaders[0] = { ...c.leaders[0]!, wars: ['war:99'] };
      }),
    ).toThrow(/province:atlantis\n.*concession:1\n.*war:99/s);
  });

  test('[1.07.8-e][1.09.622-a] two Tax Farmers for one die; a Land Bill I that goes on', () => {
    expect(
      with_((c) => {
        c.concessions = c.concessions.map((x) => ({ ...x, taxFarmer: Math.min(x.taxFarmer, 5) }));
        c.tables = { ...c.tables, landBills: c.tables.landBills.map((x) => ({ ...x, recurring: true })) };
      }),
    ).toThrow(/taxFarmer 5\n.*taxFarmer 6\n.*Type I$/s);
  });

  test('an event that the rules do not have', () => {
    expect(
      with_((c) => {
        const late = c.tables.events.late.map(() => 'event:200' as const);
        c.tables = { ...c.tables, events: { ...c.tables.events, late } };
      }),
    ).toThrow('events.late');
  });

  test('the same thing twice', () => {
    expect(with_((c) => c.senators.push(c.senators[4]!))).toThrow('twice');
  });
});
