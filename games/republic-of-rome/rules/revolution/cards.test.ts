import { describe, expect, test } from 'vitest';
import type { Clause } from '../agreements/agreement.ts';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { answers, offers, statusOf } from '../testing/agreements.ts';
import { at, faction, takeCard } from '../testing/at.ts';
import { wages } from '../testing/armies.ts';
import { newProvince } from '../wars/provinces.ts';
import { guess } from '../sight/guess.ts';
import { linesFor, Match, rng } from '@tabularium/kernel';
import { republicOfRome } from '../index.ts';
import { revolution } from './index.ts';
import { cardOf } from '../data/printed.ts';

/** Tribunes, Concessions, a Statesman: cards of these hands. */
const hands: readonly (readonly CardId[])[] = [['card:39', 'card:40', 'card:44'], ['card:41', 'card:45'], ['card:42']];
const phase = (patch: (g: Rome) => void = () => {}) =>
  at(revolution, undefined, { seats: 3 }, (g) => {
    faction(g, 0, 'senator:3', 'senator:1');
    faction(g, 1, 'senator:4', 'senator:5');
    faction(g, 2, 'senator:6', 'senator:7');
    const held = hands.flat();
    g.deck = g.deck.filter((c) => !held.includes(c));
    g.factions.forEach((f, i) => (f.hand = [...hands[i]!]));
    g.wars = [];
    patch(g);
  });
const hand = (g: Rome, seat: number): CardId[] => g.factions[seat]!.hand;
const flow = (game: ReturnType<typeof phase>, seat: number | 'public') =>
  game.view(seat).flow.find((f) => f.proc === 'revolution.trading')!.local as {
    offers: { cards: string[]; against: string[] }[];
    drafts: { by: number }[];
  };

describe('trading', () => {
  test('[1.11.1-a][1.04.5-a] all players at once may give cards away', () => {
    const game = phase();
    expect(game.waitingFor).toHaveLength(3);
    game.as(1).does('giveTo', 'faction:2').does('layCards', ['card:41']);
    expect(hand(game.g, 1)).toEqual(['card:45']);
    expect(hand(game.g, 2)).toEqual(['card:42', 'card:41']);
  });

  test('[1.11.1-a] a trade has two sides: cards are held out, others laid beside them, and then they change hands at once', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39', 'card:40']);
    expect(hand(game.g, 0)).toHaveLength(3);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:45']);
    // [1.04.5-c] Nothing has been handed over yet.
    expect(hand(game.g, 1)).toEqual(['card:41', 'card:45']);
    game.as(0).does('acceptTrade', 'faction:1');
    expect(hand(game.g, 0)).toEqual(['card:44', 'card:45']);
    expect(hand(game.g, 1)).toEqual(['card:41', 'card:39', 'card:40']);
  });

  test('[amb-66] whom somebody is about to give or offer cards to, only he knows', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1');
    expect(flow(game, 0).drafts).toHaveLength(1);
    for (const seat of [1, 2, 'public'] as const) expect(flow(game, seat).drafts).toEqual([]);
  });

  test('[1.11.1-a] it can be declined, or refused when the other side is known', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(1).does('declineOffer', 'faction:0');
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', []);
    game.as(0).does('refuseTrade', 'faction:1');
    expect([hand(game.g, 0).length, hand(game.g, 1).length]).toEqual([3, 2]);
  });

  test('[1.04.5-d] a card that has left the hand cannot be traded any more', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(0).does('giveTo', 'faction:2').does('layCards', ['card:39']);
    game.as(1).refuses('answerOffer', 'faction:0');
    expect(hand(game.g, 2)).toContain('card:39');
  });

  test('[1.04.5-d] nor what was laid beside an offer and has been given away since, alone or with others', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:45']);
    game.as(1).does('giveTo', 'faction:2').does('layCards', ['card:41', 'card:45']);
    expect(game.as(0).offers('acceptTrade')).toBeUndefined();
  });

  test('[1.04.5-d][card-110-a] nor one that was played while it was held out', () => {
    const game = phase((g) => {
      g.laws = ['card:111'];
      takeCard(g, 'card:110');
      g.factions[0]!.hand.push('card:110');
    });
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39', 'card:110']);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', []);
    game.as(0).does('repealAcilian').does('acceptTrade', 'faction:1');
    expect(hand(game.g, 1)).toEqual(['card:41', 'card:45', 'card:39']);
  });

  test('[1.04.5-a][1.04.5-c] when the step is over no card changes hands', () => {
    const game = phase();
    for (const seat of [0, 1, 2]) game.as(seat).does('doneTrading');
    game.as(0).refuses('giveTo', 'faction:1');
    game.as(0).refuses('offerTo', 'faction:1');
  });

  test('[amb-66] of cards given or held out the record tells the two of them which, the others how many', () => {
    for (const verb of ['giveTo', 'offerTo']) {
      const game = phase().as(0).does(verb, 'faction:1');
      const { log } = new Match(republicOfRome, game.state).play({ by: 0, verb: 'layCards', arg: ['card:39'] });
      expect(JSON.stringify(linesFor(log, 1))).toContain('card:39');
      for (const seat of [2, 'public'] as const) {
        expect(linesFor(log, seat)).toMatchObject([{ m: { a: { n: 1 } } }]);
        expect(JSON.stringify(linesFor(log, seat))).not.toContain('card:');
      }
    }
  });

  test('[amb-66] others see how many cards, not which', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39', 'card:40']);
    expect(flow(game, 1).offers[0]!.cards).toEqual(['card:39', 'card:40']);
    for (const seat of [2, 'public'] as const) expect(flow(game, seat).offers[0]!.cards).toBe(2);
    // A guessed world can be played on: what was seen lies in the hand it was seen in.
    for (const seat of [1, 2] as const) {
      const world = guess(game.view(seat), seat, rng('seed' as never));
      const { offers } = world.stack.find((f) => f.proc === 'revolution.trading')!.local as {
        offers: { cards: CardId[] }[];
      };
      expect(offers[0]!.cards.every((c) => world.g.factions[0]!.hand.includes(c))).toBe(true);
    }
  });
});

describe('trades of several at once', () => {
  test('[1.11.1-a] who holds no card has nothing to give or to offer', () => {
    const game = phase((g) => {
      g.deck.push(...g.factions[2]!.hand.splice(0));
    });
    expect([game.as(2).offers('giveTo'), game.as(2).offers('offerTo')]).toEqual([undefined, undefined]);
    expect(game.as(1).offers('offerTo')).toBeDefined();
  });

  test('[1.11.1-a] of two offers that were answered he accepts the one he says', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(0).does('offerTo', 'faction:2').does('layCards', ['card:40']);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:41']);
    game.as(2).does('answerOffer', 'faction:0').does('layCards', ['card:42']);
    game.as(0).does('acceptTrade', 'faction:2');
    expect(hand(game.g, 0)).toEqual(['card:39', 'card:44', 'card:42']);
    expect(hand(game.g, 2)).toEqual(['card:40']);
    game.as(0).does('acceptTrade', 'faction:1');
    expect(hand(game.g, 0)).toEqual(['card:44', 'card:42', 'card:41']);
  });

  test('[1.11.1-a] of two offers to him he answers the one he says', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(2).does('offerTo', 'faction:1').does('layCards', ['card:42']);
    game.as(1).does('answerOffer', 'faction:2').does('layCards', ['card:45']);
    expect(game.as(0).offers('acceptTrade')).toBeUndefined();
    game.as(2).does('acceptTrade', 'faction:1');
    expect([hand(game.g, 1), hand(game.g, 2)]).toEqual([['card:41', 'card:42'], ['card:45']]);
  });

  test('[amb-66] for nothing: of the other side there is nothing to tell', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(1).does('answerOffer', 'faction:0').does('layCards', []);
    game.as(0).does('acceptTrade', 'faction:1');
    expect(game.said('trade.gave.cards')).toEqual([{ from: 'faction:0', to: 'faction:1', n: 1, cards: ['card:39'] }]);
  });

  test('[amb-66] whoever has had enough is offered nothing any more, and what he was offered or had offered is off', () => {
    const game = phase();
    game.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    game.as(2).does('offerTo', 'faction:0').does('layCards', ['card:42']);
    game.as(1).does('offerTo', 'faction:2').does('layCards', ['card:41']);
    game.as(1).does('doneTrading');
    expect(flow(game, 0).offers).toHaveLength(1);
    expect(game.as(0).offers('answerOffer')).toMatchObject({ of: ['faction:2'] });
    game.as(0).refuses('offerTo', 'faction:1');
  });
});

describe('promised cards', () => {
  const promise = (card: CardId | 'tribune') => (g: Rome) => {
    const clause: Clause = {
      by: 0,
      to: 2,
      promise: { t: 'card', card },
      turn: 1,
      when: { t: 'always' },
      met: false,
      state: 'open',
      disputed: false,
      ruled: false,
      released: false,
    };
    g.agreements.all.push({
      id: 1,
      isPublic: true,
      author: 0,
      parties: [0, 2],
      clauses: [clause],
      status: 'active',
      accepted: [0, 2],
      ending: [],
      counters: 0,
      until: 9,
      phase: '',
      activeSince: 1,
      dispute: '',
    });
  };

  test('[1.04.3-j][AGR-11] what was promised is handed over when the step opens, by name or by kind', () => {
    const named = phase(promise('card:40'));
    expect(hand(named.g, 2)).toEqual(['card:42', 'card:40']);
    expect(named.g.agreements.all[0]!.status).toBe('fulfilled');
    // The first Tribune of that hand.
    expect(hand(phase(promise('tribune')).g, 2)).toEqual(['card:42', 'card:39']);
  });

  test('[1.04.3-j][AGR-11] what is promised in the step itself is handed over in it, once', () => {
    const game = phase();
    game.change((g) => (g.phase = 'revolution'));
    const id = offers(
      game,
      0,
      2,
      'public',
      'faction:0',
      'faction:2',
      'word:card',
      'card-kind:tribune',
      'turn:1',
      'word:always',
    );
    answers(game, 2, 'accept', id);
    for (const seat of [0, 1, 2]) game.as(seat).does('doneTrading');
    expect(hand(game.g, 2)).toEqual(['card:42', 'card:39']);
    expect(statusOf(game, id)).toBe('fulfilled');
  });

  test('[AGR-11] what he does not hold yet he may still come by', () => {
    const game = phase();
    const id = offers(
      game,
      2,
      1,
      'public',
      'faction:2',
      'faction:1',
      'word:card',
      'card-kind:statesman',
      'turn:1',
      'word:always',
    );
    answers(game, 1, 'accept', id);
    game.as(0).does('doneTrading');
    expect(statusOf(game, id)).toBe('active');
  });

  test('[AGR-11] a card that is no longer held makes the promise fail', () => {
    const game = phase(promise('card:41'));
    expect(hand(game.g, 2)).toEqual(['card:42']);
    expect(game.g.agreements.all[0]!.clauses[0]!.state).toBe('failed');
  });
});

describe('playing cards', () => {
  const afterTrading = (game: ReturnType<typeof phase>) => {
    for (const seat of [0, 1, 2]) game.as(seat).does('doneTrading');
    return game;
  };

  test('[1.11.1-b] from the HRAO clockwise each player may play Statesmen and Concessions', () => {
    const game = afterTrading(
      phase((g) => {
        g.senators.find((s) => s.id === 'senator:4')!.office = 'rome-consul';
      }),
    );
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(game.waitingFor[0]!);
      game.as(game.waitingFor[0]!).does('done');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  test('[1.11.1-b][1.11.1-d][1.11.1-e] a Concession goes to a Senator of his own, in Rome or not', () => {
    const game = afterTrading(
      phase((g) => {
        g.factions[0]!.hand.push('card:59');
        g.deck = g.deck.filter((c) => c !== 'card:59');
        Object.assign(g.senators.find((s) => s.id === 'senator:1')!, { at: 'field' });
      }),
    );
    while (game.waitingFor[0] !== 0) game.as(game.waitingFor[0]!).does('done');
    game.as(0).does('playConcession', 'card:59');
    expect(game.offers('giveConcession')).toMatchObject({ of: expect.arrayContaining(['senator:1', 'senator:3']) });
    game.does('giveConcession', 'senator:1');
    expect(game.g.concessions.find((c) => c.id === 'concession:59')!.holder).toBe('senator:1');
  });

  test('[1.11.1-c] what was received in trade may be played at once', () => {
    const game = phase((g) => {
      g.factions[1]!.hand.push('card:59');
      g.deck = g.deck.filter((c) => c !== 'card:59');
    });
    game.as(1).does('giveTo', 'faction:0').does('layCards', ['card:59']);
    afterTrading(game);
    while (game.waitingFor[0] !== 0) game.as(game.waitingFor[0]!).does('done');
    expect(game.as(0).offers('playConcession')).toMatchObject({ of: ['card:59'] });
  });

  test('[1.11.2-a] then everybody discards what he likes down to five', () => {
    const game = afterTrading(
      phase((g) => {
        const more = g.deck.filter((c) => !hands.flat().includes(c) && cardOf(g, c).hand).slice(0, 4);
        g.deck = g.deck.filter((c) => !more.includes(c));
        g.factions[0]!.hand.push(...more);
      }),
    );
    for (let i = 0; i < 3; i++) game.as(game.waitingFor[0]!).does('done');
    expect(game.waitingFor).toEqual([0]);
    game.as(0).refuses('discard', ['card:39']);
    game.does('discard', ['card:39', 'card:44']);
    expect(hand(game.g, 0)).toHaveLength(5);
    expect(game.g.discards).toEqual(expect.arrayContaining(['card:39', 'card:44']));
  });
});

test('[card-74-a][amb-48] a Revolt that waited for its Province rises when the phase begins', () => {
  const game = phase((g) => {
    wages(g, 'war:74').status = 'inactive';
    wages(g, 'war:73').status = 'inactive';
    g.provinces.push(newProvince('province:sicilia', false));
  });
  expect(game.g.wars.map((w) => w.status)).toEqual(['active', 'inactive']);
});

test('[1.08.2-c] No Recruitment ends with the turn', () => {
  const game = phase((g) => {
    g.noRecruitment = true;
  });
  for (const seat of [0, 1, 2]) game.as(seat).does('doneTrading');
  for (let i = 0; i < 3; i++) game.as(game.waitingFor[0]!).does('done');
  expect(game.g.noRecruitment).toBe(false);
});
