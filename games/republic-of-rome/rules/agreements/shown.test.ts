import { describe, expect, test } from 'vitest';
import { ownDraft } from '../sight/view.ts';
import type { Rome } from '../game.ts';
import { trading } from '../revolution/cards.ts';
import { business } from '../senate/other-business.ts';
import { agreed, answers, offers, states, statusOf, writes } from '../testing/agreements.ts';
import { at, hand } from '../testing/at.ts';
import { gives, inSenate, type Meeting } from '../testing/meeting.ts';
import { clauseInWords } from './in-words.ts';

/** Seat 0 holds two Tribunes, seat 1 and seat 2 a card each, so that there is always something to hide. */
const meeting = (): Meeting =>
  inSenate(business, undefined, (g) => {
    gives(g, 0, 'card:38', 'card:39', 'card:48');
    gives(g, 1, 'card:40');
    gives(g, 2, 'card:41');
  });
const show = (p: Meeting, to: string, ...cards: string[]): Meeting =>
  p.as(0).does('showCards', to).does('show', cards) as Meeting;
/** What seat `by` could promise, or ask for, of the hand of seat 0; 1 is the other side. */
const cardsSaid = (p: Meeting, by: number): string[] => {
  const parties = ['deal:new-public', `faction:${by === 0 ? 1 : 0}`, 'deal:clause'];
  writes(p, by, ...parties, 'faction:0', `faction:${by === 0 ? 1 : by}`, 'word:card');
  const o = p.as(by).offers('deal');
  writes(p, by, 'deal:drop');
  return o?.t === 'pick' ? o.of.filter((w) => /card:/.test(w)) : [];
};
const cardIn = (p: Meeting, seat: number | 'public', id: number): string => {
  const { promise } = p.view(seat).agreements.all.find((a) => a.id === id)!.clauses[0]!;
  return promise.t === 'card' ? promise.card : '?';
};
/** Seat 1 offers seat 0 a deal about the card that it was shown. */
const dealAbout = (p: Meeting): number =>
  offers(p, 1, 0, 'public', 'faction:0', 'faction:1', 'word:card', 'word:shown+card:38', 'turn:1', 'word:always');

describe('a card that was shown', () => {
  test('[AGR-11][1.04.5-b] can be asked for by whoever it was shown to, and by nobody else', () => {
    const p = meeting();
    expect(cardsSaid(p, 1)).toEqual([]);
    show(p, 'faction:1', 'card:38');
    expect(cardsSaid(p, 1)).toEqual(['word:shown+card:38']);
    expect(cardsSaid(p, 2)).toEqual([]);
    // Its holder may name any of his own, or speak of it as the one that was shown.
    expect(cardsSaid(p, 0)).toEqual(['card:38', 'card:39', 'card:48', 'word:shown+card:38']);
    // Once more, and nothing is different.
    expect(cardsSaid(show(p, 'faction:1', 'card:38'), 1)).toEqual(['word:shown+card:38']);
  });

  test('[AGR-11] shown to all it can be named by everybody', () => {
    const p = show(meeting(), 'word:everybody', 'card:39');
    p.expectLog('shown.cards', { to: 'word:everybody', cards: ['card:39'] });
    expect([cardsSaid(p, 1), cardsSaid(p, 2)]).toEqual([['card:39'], ['card:39']]);
    expect(p.view('public').factions[0]!.shown).toEqual([{ card: 'card:39', to: 'all' }]);
    // [AGR-36] Nobody learns by it in which order they lie in the hand.
    show(p, 'word:everybody', 'card:38').g.factions[0]!.hand.reverse();
    expect(cardsSaid(p, 1)).toEqual(['card:38', 'card:39']);
  });

  test('[AGR-05][AGR-11][AGR-36][own-48] a public clause about it tells nobody which it is who did not know', () => {
    const p = show(meeting(), 'faction:1', 'card:38');
    const id = dealAbout(p);
    expect([0, 1, 2, 'public' as const].map((seat) => cardIn(p, seat, id))).toEqual(['card:38', 'card:38', '', '']);
    expect(JSON.stringify(p.view(2).agreements.all)).not.toContain('card:38');
    const read = (seat: number) => clauseInWords(p.view(seat).agreements.all[0]!.clauses[0]!)[0]!.k;
    expect([read(1), read(2)]).toEqual(['board.deal.shownCard', 'board.deal.hiddenCard']);
  });

  test('[AGR-02][AGR-11] nor does a counter-offer by somebody who did not see it', () => {
    const p = show(meeting(), 'faction:1', 'card:38');
    writes(p, 1, 'deal:new-public', 'faction:0', 'faction:2', 'deal:clause', 'faction:0', 'faction:2', 'word:card');
    writes(p, 1, 'word:shown+card:38', 'turn:1', 'word:always', 'deal:offer');
    const { id } = p.g.agreements.all.at(-1)!;
    answers(p, 2, 'counter', id);
    expect(JSON.stringify(ownDraft(p.view(2)))).not.toContain('card:38');
    writes(p, 2, 'deal:offer');
    const made = p.g.agreements.all.at(-1)!;
    expect(made.clauses[0]!.promise).toMatchObject({ card: 'card:38', seenBy: [0, 1] });
    expect(cardIn(p, 2, made.id)).toBe('');
  });

  test('[AGR-23][own-48] promised twice it cannot be accepted by those who know; the others cannot tell', () => {
    const p = show(meeting(), 'faction:1', 'card:38');
    answers(p, 0, 'accept', dealAbout(p));
    writes(p, 1, 'deal:new-public', 'faction:0', 'faction:2', 'deal:clause', 'faction:0', 'faction:2', 'word:card');
    writes(p, 1, 'word:shown+card:38', 'turn:1', 'word:always', 'deal:offer');
    const { id } = p.g.agreements.all.at(-1)!;
    p.as(0).refuses('answerDeal', `accept+agreement:${id}`, 'no.contrary');
    expect(answers(p, 2, 'accept', id).g.agreements.all.at(-1)!.accepted).toEqual([1, 2]);
  });

  test('[1.04.5-b][AGR-36][own-47] each sees what it was shown itself; what left the hand unseen makes all of it uncertain', () => {
    const p = show(show(meeting(), 'faction:1', 'card:38'), 'faction:2', 'card:38', 'card:39');
    const seen = (seat: number) => p.view(seat).factions[0]!.shown.map((x) => `${x.card} ${x.to}`);
    expect(seen(0)).toEqual(['card:38 1', 'card:38 2', 'card:39 2']);
    expect(seen(1)).toEqual(['card:38 1']);
    expect(seen(2)).toEqual(['card:38 2', 'card:39 2']);
    // In the open: that one is forgotten, by all.
    p.as(0).does('proposeByTribune', 'card:38');
    expect([seen(0), seen(1), seen(2)]).toEqual([['card:39 2'], [], ['card:39 2']]);
    // Influence Peddling takes one of them, and only the two know which.
    const q = show(
      inSenate(business, undefined, (g) => {
        gives(g, 0, 'card:38', 'card:39');
        gives(g, 1, 'card:48');
      }),
      'faction:2',
      'card:38',
    );
    q.rolling(1).as(1).does('peddleInfluence', 'faction:0');
    expect(q.g.factions[0]).toMatchObject({ hand: ['card:38'], shown: [] });
  });

  test('[1.04.5-b][own-47] what was held out in a trade has been shown, until something is given away', () => {
    const p = at(trading, undefined, { seats: 3 }, (g) => {
      g.phase = 'revolution';
      for (const seat of [0, 1, 2]) hand(g, seat, ...(seat === 0 ? (['card:38', 'card:39'] as const) : []));
    });
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:38']);
    expect(p.view(1).factions[0]!.shown).toEqual([{ card: 'card:38', to: 1 }]);
    expect(p.view(2).factions[0]!.shown).toEqual([]);
    p.as(0).does('giveTo', 'faction:2').does('layCards', ['card:39']);
    expect(p.view(1).factions[0]!.shown).toEqual([]);
  });
});

describe('when the trading step opens', () => {
  const trade = (patch: (g: Rome) => void, ...cards: ('card:38' | 'card:39')[]): Meeting =>
    at(trading, undefined, { seats: 3 }, (g) => {
      g.phase = 'revolution';
      for (const seat of [0, 1, 2]) hand(g, seat, ...(seat === 0 ? cards : []));
      patch(g);
    });
  const promised = { t: 'card', card: 'card:38', seenBy: [0, 1] } as const;

  test('[AGR-11] the card that was shown is handed over, and only the two learn more', () => {
    const p = trade((g) => agreed(g, 7, [[0, 1, promised]]), 'card:38', 'card:39');
    expect([statusOf(p, 7), p.g.factions[1]!.hand]).toEqual(['fulfilled', ['card:38']]);
    expect(JSON.stringify(p.view(2).agreements.all)).not.toContain('card:38');
  });

  test('[AGR-11][AGR-22] a card no longer held makes the clause fail', () => {
    expect(
      states(
        trade((g) => agreed(g, 7, [[0, 1, promised]]), 'card:39'),
        7,
      ),
    ).toEqual(['failed']);
  });

  test('[AGR-11] of a kind that was promised none is taken that was promised itself', () => {
    const both = (g: Rome): void => {
      agreed(g, 7, [[0, 1, { t: 'card', card: 'tribune' }]]);
      agreed(g, 8, [[0, 2, { t: 'card', card: 'card:38' }]]);
    };
    const p = trade(both, 'card:38', 'card:39');
    expect([p.g.factions[1]!.hand, p.g.factions[2]!.hand]).toEqual([['card:39'], ['card:38']]);
    // With one Tribune the earlier promise takes it [AGR-23].
    expect(trade(both, 'card:38').g.factions[1]!.hand).toEqual(['card:38']);
  });
});
