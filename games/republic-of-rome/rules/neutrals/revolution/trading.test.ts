import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { discardDown } from '../../revolution/discard.ts';
import { revolution } from '../../revolution/index.ts';
import { fresh } from '../../rome/death.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { sends } from '../../testing/armies.ts';
import { faction, hand } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import { tradeStatesmen } from './trading.ts';

/** Statesmen of the Families 1, 2, 18, 19 and 22; senator:1 is the Player's, 2 to 5 lead the Neutrals. */
const [OF_1, OF_2, OF_18, OF_19, OF_22]: readonly CardId[] = ['card:10', 'card:12', 'card:29', 'card:31', 'card:33'];
const TRIBUNES: readonly CardId[] = ['card:38', 'card:39', 'card:40', 'card:41', 'card:42', 'card:43'];

const trading = (patch: (g: Rome) => void, seats: 1 | 2 = 1) =>
  atNeutrals(tradeStatesmen, undefined, { seats }, (g) => {
    bare(g);
    g.phase = 'revolution';
    patch(g);
  });
const factionOf = (g: Rome, id: string): number | undefined => maybeSenator(g, id)?.faction;

describe('4.06.1 playing', () => {
  test('[4.06.1-d] what a Neutral can play it plays at once, the lowest number first; the rest it keeps', () => {
    const game = trading((g) => {
      hand(g, IMPERIALS, OF_19!, OF_1!, OF_2!);
      hand(g, POPULISTS, OF_22!);
    });
    expect([factionOf(game.g, 'senator:2A'), factionOf(game.g, 'senator:19A')]).toEqual([IMPERIALS, IMPERIALS]);
    expect(factionOf(game.g, 'senator:22A')).toBe(POPULISTS);
    expect(game.g.factions[IMPERIALS]!.hand).toEqual([OF_1]);
    expect(game.said('neutral.statesman').map((x) => x['card'])).toEqual([OF_2, OF_19, OF_22]);
  });
});

describe('4.06.1 between Neutrals', () => {
  test('[4.06.1-a] two that each hold a Statesman of the other’s Family exchange them, and play them', () => {
    const game = trading((g) => {
      g.senators.push(fresh(g, 'senator:18', PLUTOCRATS));
      hand(g, IMPERIALS, OF_18!);
      hand(g, PLUTOCRATS, OF_2!);
    });
    expect([factionOf(game.g, 'senator:2A'), factionOf(game.g, 'senator:18A')]).toEqual([IMPERIALS, PLUTOCRATS]);
    expect(game.offers('over')).toBeDefined();
  });

  test('[4.06.1-a] not if only one of them would have something of it', () => {
    const game = trading((g) => {
      g.senators.push(fresh(g, 'senator:18', PLUTOCRATS));
      hand(g, IMPERIALS, OF_18!);
      hand(g, PLUTOCRATS, OF_1!);
    });
    expect(game.g.factions[IMPERIALS]!.hand).toEqual([OF_18]);
  });

  test('[4.06.1-c] of several the one with the lowest number', () => {
    const game = trading((g) => {
      g.senators.push(fresh(g, 'senator:18', IMPERIALS), fresh(g, 'senator:19', CONSERVATIVES));
      g.senators.push(fresh(g, 'senator:22', PLUTOCRATS));
      hand(g, IMPERIALS, OF_19!, OF_22!);
      hand(g, PLUTOCRATS, OF_18!);
      hand(g, CONSERVATIVES, OF_2!);
    });
    const swaps = game.said('neutral.swap').map((x) => x['takes']);
    expect(swaps).toEqual([OF_2, OF_18]);
  });
});

describe('4.06.1 with Players', () => {
  const buying = (held: readonly CardId[], patch: (g: Rome) => void = () => {}, seats: 1 | 2 = 1) =>
    trading((g) => {
      hand(g, seats === 1 ? IMPERIALS : 3, OF_1!);
      hand(g, 0, ...held);
      patch(g);
    }, seats);

  test('[4.06.1-a][4.06.1-e] for a Statesman whose Family it has, or not at all', () => {
    const game = buying([OF_2!, TRIBUNES[0]!]);
    expect(game.question?.prompt).toMatchObject({ k: 'ask.neutral.buy', a: { cards: [OF_1] } });
    expect(game.offers('buyWithIntrigue')).toBeUndefined();
    expect(game.offers('buyWithStatesman')).toMatchObject({ of: [OF_1] });
    const declined = buying([OF_2!]).does('doneTrading');
    expect([declined.offers('over') !== undefined, declined.g.factions[0]!.hand]).toEqual([true, [OF_2]]);
    game.does('buyWithStatesman', OF_1);
    expect(game.g.factions[0]!.hand).toEqual([TRIBUNES[0], OF_1]);
    expect(factionOf(game.g, 'senator:2A')).toBe(IMPERIALS);
    expect(game.offers('over')).toBeDefined();
  });

  test('[4.06.1-a] not for one whose Family it has not', () => {
    const game = buying([OF_19!]);
    expect(game.offers('buyWithStatesman')).toBeUndefined();
    expect(
      buying([OF_18!], (g) => void g.senators.push(fresh(g, 'senator:18', PLUTOCRATS))).offers('buyWithStatesman'),
    ).toBeUndefined();
  });

  test('[4.06.1-a] nor for one that it could not play beside another of that Family', () => {
    const game = buying(['card:126'], (g) => void faction(g, IMPERIALS, 'senator:2', 'senator:22A'));
    expect(game.question?.prompt.k).toBe('ask.neutral.buy');
    expect(game.offers('buyWithStatesman')).toBeUndefined();
  });

  test('[4.06.1-c] it takes the lowest number that he has for it', () => {
    const game = buying([OF_18!, OF_2!], (g) => void g.senators.push(fresh(g, 'senator:18', IMPERIALS)));
    game.does('buyWithStatesman', OF_1);
    expect(game.g.factions[0]!.hand).toEqual([OF_18, OF_1]);
  });

  test('[4.06.1-b] or for two Intrigue cards of his, drawn at random and open from then on', () => {
    const game = buying([OF_19!, ...TRIBUNES.slice(0, 3)]);
    game.rolling(2, 1).does('buyWithIntrigue', OF_1).rolled();
    const [own, theirs] = [game.g.factions[0]!.hand, game.g.factions[IMPERIALS]!.hand];
    expect(own).toContain(OF_1);
    expect(own).toContain(OF_19);
    expect(own).toHaveLength(3);
    expect(theirs).toHaveLength(2);
    expect(TRIBUNES).toEqual(expect.arrayContaining(theirs));
    expect(game.view('public').factions[IMPERIALS]!.hand).toEqual(theirs);
  });

  test('[4.06.1-e] of two Players the Dominant one is asked first, then the other, whatever they hold', () => {
    const game = buying(
      [TRIBUNES[0]!],
      (g) => {
        hand(g, 1, TRIBUNES[1]!, TRIBUNES[2]!);
        g.neutrals!.dominant = 1;
      },
      2,
    );
    expect(game.waitingFor).toEqual([1]);
    game.does('doneTrading');
    expect(game.waitingFor).toEqual([0]);
    game.does('doneTrading');
    expect(game.as(0).offers('over')).toBeDefined();
  });

  test('[4.06.1-e] what he has bought, the other Player has seen', () => {
    const game = buying([TRIBUNES[0]!, TRIBUNES[1]!], () => {}, 2);
    game.as(0).rolling(1).does('buyWithIntrigue', OF_1);
    expect(game.view(1).factions[0]!.shown).toEqual([{ card: OF_1, to: 'all' }]);
  });
});

describe('the Revolution Phase', () => {
  test('[4.06.1-f][4.02.1-i][4.06.1-d] Neutrals trade before Revolts are declared; no Player is asked for their hands', () => {
    const game = atNeutrals(revolution, undefined, {}, (g) => {
      bare(g);
      faction(g, 0, 'senator:1', 'senator:13');
      hand(g, IMPERIALS, OF_1!, ...TRIBUNES);
      hand(g, 0, OF_2!);
      sends(g, 'senator:13', '' as never, { legions: 2, force: { victorious: true } });
    });
    const asked: (string | undefined)[] = [];
    for (const verb of ['doneTrading', 'done', 'layDown']) {
      asked.push(game.question?.prompt.k);
      game.does(verb);
    }
    expect(asked).toEqual(['ask.neutral.buy', 'ask.cards.play', 'ask.revolution.declare']);
    expect(game.offers('over')).toBeDefined();
    expect(game.g.factions[IMPERIALS]!.hand).toHaveLength(7);
  });

  test('[4.06.1-e] two Players trade with each other, not with Neutrals', () => {
    const game = atNeutrals(revolution, undefined, { seats: 2 }, (g) => {
      bare(g);
      hand(g, 0, TRIBUNES[0]!);
    });
    expect(game.waitingFor).toEqual([0, 1]);
    expect(game.as(0).offers('giveTo')).toMatchObject({ of: ['faction:1'] });
    expect(game.offers('offerTo')).toMatchObject({ of: ['faction:1'] });
  });

  test('[4.07.1-a] a Neutral discards nothing, however much it holds; a Player does', () => {
    const game = atNeutrals(discardDown, undefined, {}, (g) => {
      bare(g);
      hand(g, IMPERIALS, ...TRIBUNES);
      hand(g, 0, 'card:44', 'card:45', 'card:46', OF_1!, OF_18!, OF_19!);
    });
    expect(game.question?.prompt).toMatchObject({ k: 'ask.revolution.discard', a: { n: 1 } });
    game.does('discard', ['card:44']);
    expect(game.offers('over')).toBeDefined();
    expect(game.g.factions[IMPERIALS]!.hand).toHaveLength(6);
  });
});

test('[4.06.1-c] of two Statesmen of one Family A comes before B', () => {
  const first = (...cards: CardId[]) =>
    trading((g) => {
      g.senators.push(fresh(g, 'senator:25', IMPERIALS));
      hand(g, IMPERIALS, ...cards);
    }).said('neutral.statesman')[0];
  expect(first('card:87', 'card:86')).toMatchObject({ card: 'card:86' });
  expect(first('card:86', 'card:87')).toMatchObject({ card: 'card:86' });
});

test('[4.06.1-b] only Intrigue cards pay: two Tribunes do, a Tribune and a Concession do not', () => {
  const paying = (...cards: CardId[]) =>
    trading((g) => {
      hand(g, IMPERIALS, OF_1!);
      hand(g, 0, ...cards);
    }).as(0);
  expect(paying(TRIBUNES[0]!, TRIBUNES[1]!).offers('buyWithIntrigue')).toMatchObject({ of: [OF_1] });
  expect(paying(TRIBUNES[0]!, 'card:59').offers('buyWithIntrigue')).toBeUndefined();
});

test('[4.06.1-e] whoever holds no card is not asked', () => {
  const game = trading((g) => hand(g, IMPERIALS, OF_1!));
  expect(game.offers('over')).toBeDefined();
});
