import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { victorious } from '../testing/armies.ts';
import { at, faction, hand, offered } from '../testing/at.ts';
import { session } from '../testing/session.ts';
import { trading } from './cards.ts';
import { revolts } from '../testing/people.ts';

describe('trading', () => {
  const hands: readonly (readonly CardId[])[] = [['card:39', 'card:40', 'card:44'], ['card:41', 'card:45'], []];
  const trade = () =>
    at(trading, undefined, { seats: 3 }, (g) => {
      g.phase = 'revolution';
      hands.forEach((cards, seat) => hand(g, seat, ...cards));
    });
  const verbs = (p: ReturnType<typeof trade>, seat: number): string[] =>
    Object.keys(p.as(seat).question?.verbs ?? {}).filter((v) => /Trade|Offer|offerTo|giveTo|layCards/.test(v));

  test('[1.11.1-a] who holds no card can give none, but can offer nothing for something', () => {
    const p = trade();
    expect(verbs(p, 0)).toEqual(expect.arrayContaining(['giveTo', 'offerTo']));
    expect(verbs(p, 2)).not.toContain('giveTo');
    // While he lays cards down nothing else is begun.
    p.as(0).does('giveTo', 'faction:1');
    expect(verbs(p, 0)).not.toContain('giveTo');
    expect(verbs(p, 0)).not.toContain('offerTo');
  });

  test('[1.11.1-c][1.04.5-c] a trade is settled by who began it, and only after the other has laid something down', () => {
    const p = trade();
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    p.as(0).refuses('acceptTrade', 'faction:1');
    p.as(0).refuses('refuseTrade', 'faction:1');
    p.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:45']);
    p.as(1).refuses('acceptTrade', 'faction:0');
    p.as(1).refuses('acceptTrade', 'faction:1');
    p.as(2).refuses('acceptTrade', 'faction:1');
    p.as(0).does('offerTo', 'faction:2').does('layCards', ['card:40']);
    expect(p.as(0).offers('acceptTrade')).toMatchObject({ of: ['faction:1'] });
    expect(p.as(1).offers('answerOffer')).toBeUndefined();
    expect(p.as(2).offers('answerOffer')).toMatchObject({ of: ['faction:0'] });
  });

  test('[1.11.1-a] nobody gives or offers cards to himself, and nobody has two offers from the same one at a time', () => {
    const p = trade();
    expect(p.as(0).offers('giveTo')).toMatchObject({ of: ['faction:1', 'faction:2'] });
    expect(p.as(0).offers('offerTo')).toMatchObject({ of: ['faction:1', 'faction:2'] });
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    expect(p.as(0).offers('offerTo')).toMatchObject({ of: ['faction:2'] });
    // What he has offered hinders neither the other one nor third parties.
    expect(p.as(1).offers('offerTo')).toMatchObject({ of: ['faction:0', 'faction:2'] });
    p.as(1).does('offerTo', 'faction:0').does('layCards', ['card:45']);
    expect(p.as(0).offers('offerTo')).toMatchObject({ of: ['faction:2'] });
    p.as(1).does('offerTo', 'faction:2').does('layCards', ['card:41']);
    expect(p.as(0).offers('offerTo')).toMatchObject({ of: ['faction:2'] });
  });

  test('[amb-66] whoever is done is offered nothing more, and what he had held out or was held out to him is gone', () => {
    const p = trade();
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    p.as(0).does('offerTo', 'faction:2').does('layCards', ['card:40']);
    p.as(1).does('offerTo', 'faction:0').does('layCards', ['card:45']);
    p.as(1).does('offerTo', 'faction:2').does('layCards', ['card:41']);
    p.as(1).does('doneTrading');
    expect(p.as(0).offers('offerTo')).toBeUndefined();
    expect(p.as(0).offers('answerOffer')).toBeUndefined();
    expect(p.as(2).offers('answerOffer')).toMatchObject({ of: ['faction:0'] });
    // He can still be given something.
    expect(p.as(0).offers('giveTo')).toMatchObject({ of: ['faction:1', 'faction:2'] });
  });

  test('[amb-66] a draft that was for somebody who is done now is dropped, the drafts of others are not', () => {
    const p = trade();
    p.as(0).does('offerTo', 'faction:2');
    p.as(1).does('offerTo', 'faction:0');
    p.as(2).does('doneTrading');
    expect(p.as(0).offers('layCards')).toBeUndefined();
    expect(p.as(1).offers('layCards')).toBeDefined();
    p.as(1).does('dropDraft');
    expect(p.as(1).offers('layCards')).toBeUndefined();
  });

  test('[1.11.1-a] a draft is dropped by who made it, and only that one', () => {
    const p = trade();
    p.as(0).does('giveTo', 'faction:1');
    p.as(1).does('giveTo', 'faction:0');
    p.as(0).does('dropDraft');
    expect(p.as(0).offers('layCards')).toBeUndefined();
    expect(p.as(1).offers('layCards')).toBeDefined();
  });

  test('[1.11.1-a] to refuse one trade leaves the others, and to accept one exchanges exactly its cards', () => {
    const p = at(trading, undefined, { seats: 3 }, (g) => {
      g.phase = 'revolution';
      hand(g, 0, 'card:39', 'card:40', 'card:44');
      hand(g, 1, 'card:41', 'card:45');
      hand(g, 2, 'card:42');
    });
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    p.as(0).does('offerTo', 'faction:2').does('layCards', ['card:40']);
    p.as(1).does('offerTo', 'faction:2').does('layCards', ['card:41']);
    p.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:45']);
    p.as(2).does('answerOffer', 'faction:0').does('layCards', ['card:42']);
    p.as(0).does('refuseTrade', 'faction:1');
    expect(p.as(0).offers('acceptTrade')).toMatchObject({ of: ['faction:2'] });
    expect(p.as(2).offers('answerOffer')).toMatchObject({ of: ['faction:1'] });
    p.as(2).does('declineOffer', 'faction:1');
    expect(p.as(0).offers('acceptTrade')).toMatchObject({ of: ['faction:2'] });
    p.as(0).does('acceptTrade', 'faction:2');
    expect(p.g.factions.map((f) => [...f.hand].sort())).toEqual([
      ['card:39', 'card:42', 'card:44'],
      ['card:41', 'card:45'],
      ['card:40'],
    ]);
  });

  test('[1.11.1-a] while somebody chooses cards he neither answers nor settles anything else', () => {
    const p = trade();
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    p.as(1).does('offerTo', 'faction:0').does('layCards', ['card:41']);
    p.as(1).does('answerOffer', 'faction:0').does('layCards', ['card:45']);
    const settling = ['answerOffer', 'declineOffer', 'acceptTrade', 'refuseTrade'];
    const open = () => settling.filter((verb) => p.as(0).offers(verb) !== undefined);
    expect(open()).toEqual(settling);
    p.as(0).does('giveTo', 'faction:2');
    expect(open()).toEqual([]);
  });

  test('[1.04.9-b][amb-66] both sides of a trade see its cards, others only how many there are', () => {
    const p = trade();
    p.as(0).does('offerTo', 'faction:1').does('layCards', ['card:39']);
    const cards = (eye: number | 'public') => {
      const local = p.view(eye).flow.find((f) => f.proc === 'revolution.trading')!.local as {
        offers: { cards: unknown }[];
      };
      return local.offers[0]!.cards;
    };
    expect([cards(0), cards(1)]).toEqual([['card:39'], ['card:39']]);
    for (const eye of [2, 'public'] as const) expect(JSON.stringify(cards(eye))).not.toContain('card:39');
  });

  test('[1.11.1-a] what is asked: whom to trade with, or which cards', () => {
    const p = trade();
    expect(p.as(0).question?.prompt.k).toBe('ask.trade');
    p.as(0).does('giveTo', 'faction:1');
    expect(p.as(0).question?.prompt).toMatchObject({ k: 'ask.trade.cards', a: { to: 'faction:1' } });
    expect(p.as(1).question?.prompt.k).toBe('ask.trade');
    // At least one card is given; an answer may be none.
    expect(p.as(0).offers('layCards')).toMatchObject({ min: 1, max: 3 });
    p.as(0).does('dropDraft').does('offerTo', 'faction:1').does('layCards', ['card:39']);
    expect(p.as(1).does('answerOffer', 'faction:0').offers('layCards')).toMatchObject({ min: 0, max: 2 });
  });
});

describe('Veterans called back', () => {
  test('[1.11.34-b] not to a Senate army that has lost its Commander', () => {
    const game = at(session, undefined, { seats: 3 }, (g: Rome) => {
      g.phase = 'forum';
      faction(g, 0, 'senator:1', 'senator:2');
      faction(g, 1, 'senator:4', 'senator:5');
      faction(g, 2, 'senator:7');
      revolts(g, 'senator:4').at = 'field';
      g.legions[0] = { at: 'rebel', veteran: true, allegiance: 'senator:1' };
      g.legions[1] = { at: 'rebel', veteran: false, allegiance: '' };
      newForce(g, 'rebel').commander = 'senator:2';
      senator(g, 'senator:2').at = 'field';
      newForce(g, 'rebel');
      for (const f of g.forces) g.legions[1 + f.id] = { at: `force:${f.id}`, veteran: false, allegiance: '' };
    });
    game.as(0).does('recallVeterans', ['legion:0']);
    expect(offered(game, 'sendVeterans')).toEqual(['place:active', 'senator:2']);
  });
});

describe('Loyalty', () => {
  const asks = (own: number, horse: number) => {
    const game = victorious({ legions: 3, horse: 'senator:7' }, (g) => {
      senator(g, 'senator:7').talents = horse;
      senator(g, 'senator:1').talents = own;
    });
    game.as(0).does('testLoyalty').does('testLegions', ['legion:0', 'legion:1', 'legion:2']);
    return game.waitingFor;
  };
  test('[1.11.31-c] the player of his Master of Horse is asked for money only where it is needed and there is any', () => {
    expect(asks(2, 2)).toEqual([2]);
    expect(asks(3, 2)).toEqual([0]);
    expect(asks(2, 0)).toEqual([0]);
  });
});
