import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { discardDown } from '../../revolution/discard.ts';
import { trading } from '../../revolution/cards.ts';
import { at, hand } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { WITH_LAWS } from '../../testing/laws.ts';

/** Law cards, and others. */
const LAWS: readonly CardId[] = ['card:107', 'card:108', 'card:109', 'card:110', 'card:157', 'card:158', 'card:159'];
const ACILIAN = 'card:111';
const PLAUTIAN = 'card:156';
const JULIAN = 'card:160';
const OTHERS: readonly CardId[] = ['card:38', 'card:39', 'card:40', 'card:49', 'card:50'];

const discarding = (cards: readonly CardId[], patch: (g: Rome) => void = () => {}) =>
  at(discardDown, undefined, WITH_LAWS, (g) => {
    bare(g);
    g.phase = 'revolution';
    hand(g, 1, ...cards);
    patch(g);
  });
type Game = ReturnType<typeof discarding>;
const offered = (p: Game): readonly string[] => {
  const offer = p.as(1).offers('discard');
  return offer?.t === 'choose' ? offer.of : [];
};

test('[2.06.4-a] no Law, while there are other cards; he is told why', () => {
  const p = discarding([...LAWS.slice(0, 4), ...OTHERS.slice(0, 3)]);
  expect(offered(p)).toEqual(OTHERS.slice(0, 3));
  expect(p.question!.withheld['discard']).toHaveProperty([LAWS[0]!]);
  p.refuses('discard', [LAWS[0]!, OTHERS[0]!], 'no.discardLaw').does('discard', [OTHERS[0]!, OTHERS[2]!]);
  expect(p.g.discards).toEqual([OTHERS[0], OTHERS[2]]);
  expect(p.as(0).offers('over')).toBeDefined();
});

test('[2.06.4-b] of Laws alone he discards what he likes', () => {
  const p = discarding(LAWS);
  expect(offered(p)).toEqual(LAWS);
  p.as(1).does('discard', [LAWS[1]!, LAWS[4]!]);
  expect(p.g.factions[1]!.hand).toHaveLength(5);
});

test('[2.06.4-a][2.06.4-b] first all others, then Laws', () => {
  const p = discarding([...LAWS.slice(0, 6), OTHERS[0]!]);
  expect(offered(p)).toEqual([OTHERS[0]]);
  p.as(1).does('discard', [OTHERS[0]!]);
  expect(offered(p)).toEqual(LAWS.slice(0, 6));
  p.as(1).does('discard', [LAWS[5]!]);
  expect(p.g.factions[1]!.hand).toEqual(LAWS.slice(0, 5));
});

test('[2.06.4-a][2.06.4-b] who says nothing discards the newest of them', () => {
  const p = discarding([OTHERS[0]!, ...LAWS.slice(0, 4), OTHERS[1]!, OTHERS[2]!]);
  p.as(1).saysNothing();
  expect(p.g.factions[1]!.hand).toEqual([OTHERS[0], ...LAWS.slice(0, 4)]);
  const laws = discarding([OTHERS[0]!, ...LAWS.slice(0, 6)]);
  laws.as(1).saysNothing();
  expect(laws.g.factions[1]!.hand).toEqual(LAWS.slice(0, 5));
});

test('[2.06.4-d][2.06.C-c][A2-137] the Acilian Law like any other card, once the Calpurnian Law has been discarded', () => {
  const cards = [...LAWS.slice(1, 6), ACILIAN, OTHERS[0]!] as const;
  expect(offered(discarding(cards))).toEqual([OTHERS[0]]);
  const p = discarding(cards, (g) => void g.discards.push('card:107'));
  expect(offered(p)).toEqual([ACILIAN, OTHERS[0]]);
  // Without any other card it goes before the others.
  expect(offered(discarding([...LAWS.slice(1, 6), ACILIAN], (g) => void g.discards.push('card:107')))).toEqual([
    ACILIAN,
  ]);
});

test('[2.06.4-d][2.06.C-e] the Laws about the Social War, once it has been defeated', () => {
  const cards = [...LAWS.slice(0, 4), PLAUTIAN, JULIAN, OTHERS[0]!] as const;
  expect(offered(discarding(cards))).toEqual([OTHERS[0]]);
  expect(offered(discarding(cards, (g) => void g.defeated.push('war:119')))).toEqual([PLAUTIAN, JULIAN, OTHERS[0]]);
});

test('[2.06.4-c] Laws may still be given away', () => {
  const p = at(trading, undefined, WITH_LAWS, (g) => {
    bare(g);
    g.phase = 'revolution';
    hand(g, 1, 'card:107');
  });
  p.as(1).does('giveTo', 'faction:0').does('layCards', ['card:107']);
  expect([p.g.factions[0]!.hand, p.g.factions[1]!.hand]).toEqual([['card:107'], []]);
});
