import { end, type Setup } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../data/printed.ts';
import type { Agreed, Rome } from '../game.ts';
import type { CardId, Scenario } from '../ids.ts';
import { proc } from '../procs.ts';
import { drawChits } from '../rome/chits.ts';
import { tableOf, kinds, ofEra } from '../testing/table.ts';
import { table } from '../testing/bare.ts';
import { at } from '../testing/at.ts';
import { fresh } from '../rome/death.ts';
import { isConditionMet } from '../wars/revolts.ts';
import { createProvince } from '../wars/provinces.ts';
import { alternative } from './alternative.ts';
import { cardsOf } from './deal.ts';
import { early } from './early.ts';
import { late } from './late.ts';
import { OLD_PROVINCES } from './middle.ts';
import { emptyTable } from './setup.ts';
import { temporaryConsul } from './temporary-consul.ts';
import { chit } from '../testing/chits.ts';

const agreed = (scenario: Scenario): Agreed => ({
  pack: '',
  scenario,
  players: 3,
  auction: 'round',
  strictOmens: false,
  resigning: false,
});

interface Dealt {
  readonly g: Rome;
  /** What was shuffled, in this order, as it lay before. */
  readonly shuffled: readonly (readonly CardId[])[];
}

/** A set-up in which shuffling turns the cards round, and a card taken at random is the last of its pile. */
const dealt = (scenario: Scenario, start: (cx: Setup, g: Rome) => void): Dealt => {
  const g = emptyTable(agreed(scenario));
  const shuffled: CardId[][] = [];
  const cx = {
    below: (n: number) => n - 1,
    shuffle: (all: CardId[]) => {
      shuffled.push([...all]);
      return [...all].reverse();
    },
  };
  start(cx as unknown as Setup, g);
  return { g, shuffled };
};
const idsOf = (cards: readonly CardId[], g: Rome): string[] =>
  cards.map((id) => contentOf(g).cards.find((c) => c.id === id)!.of);

describe('shuffling and dealing', () => {
  test('[3.01.4C-a] the 20 white Families are shuffled apart from the deck, and dealt from that pile', () => {
    const { g, shuffled } = dealt('early', early);
    expect(shuffled[0]).toEqual(kinds(cardsOf(g, 'early'), 'family'));
    expect(shuffled[0]).toHaveLength(20);
    expect(g.senators.map((s) => s.id)).toEqual(idsOf([...shuffled[0]!].reverse().slice(0, 9), g));
  });

  test('[3.01.4D-a] then the whole deck is shuffled, and the hands come from its top', () => {
    const { g, shuffled } = dealt('early', early);
    const inDeck = cardsOf(g, 'early').filter((id) => id !== 'card:1' && !shuffled[0]!.slice(-9).includes(id));
    expect([...shuffled[1]!].sort()).toEqual(inDeck.sort());
    const hands = kindsForHand([...shuffled[1]!].reverse()).slice(0, 9);
    expect(g.factions.map((f) => f.hand)).toEqual([hands.slice(0, 3), hands.slice(3, 6), hands.slice(6, 9)]);
  });
  const kindsForHand = (cards: readonly CardId[]): CardId[] =>
    cards.filter((id) => contentOf(emptyTable(agreed('early'))).cards.find((c) => c.id === id)!.hand);

  test('[3.03.2H-a] ten cards taken at random and Era Ends, shuffled among themselves, lie under the rest', () => {
    const { g, shuffled } = dealt('late', late);
    const [rest, bottom] = shuffled.slice(-2) as [CardId[], CardId[]];
    expect(bottom).toHaveLength(11);
    expect(bottom.at(-1)).toBe('card:65');
    expect(rest).not.toContain('card:65');
    expect(g.deck).toEqual([...[...rest].reverse(), ...[...bottom].reverse()]);
    // The last ten of the deck as it lay, because they were taken at random from its end.
    expect(bottom.slice(0, 10).filter((id) => rest.includes(id))).toEqual([]);
    expect(g.deck.indexOf('card:65')).toBe(g.deck.length - 11);
  });

  test('[3.05.1-a] in Alternative History all colours are one deck: 30 Families, and every other card but the 1st Punic War', () => {
    const { g, shuffled } = dealt('alternative', alternative);
    const all = (['early', 'middle', 'late'] as const).flatMap((era) => cardsOf(g, era));
    expect(shuffled[0]).toEqual(kinds(all, 'family'));
    expect(shuffled[0]).toHaveLength(30);
    expect(new Set(shuffled[1])).toEqual(
      new Set(all.filter((id) => id !== 'card:1' && !shuffled[0]!.slice(-9).includes(id))),
    );
    for (const era of ['early', 'middle', 'late']) expect(ofEra(shuffled[1]!, era).length).toBeGreaterThan(0);
  });
});

describe('Provinces in play from the start', () => {
  test('[3.02.4-j] count as created: Wars that need them can come, and none is created twice', () => {
    const middle = tableOf(3, 'middle');
    const early3 = tableOf(3, 'early');
    const needing = contentOf(middle).wars.filter(
      (w) => w.needs.length > 0 && w.needs.every((p) => OLD_PROVINCES.includes(p)),
    );
    expect(needing.length).toBeGreaterThan(0);
    for (const w of needing) {
      expect([w.id, isConditionMet(middle, w.id), isConditionMet(early3, w.id)]).toEqual([w.id, true, false]);
    }
    const { cx, g } = table((x) => {
      x.provinces = tableOf(3, 'middle').provinces;
    });
    for (const id of OLD_PROVINCES) createProvince(cx, id);
    expect(g.provinces.map((p) => p.id)).toEqual(OLD_PROVINCES);
  });
});

describe('the cup after the Temporary Rome Consul', () => {
  test('[3.01.6-g] the chits drawn for him can be drawn again at once', () => {
    const drawing = proc('testing.cup-again', () => ({}), {
      start: (cx) => {
        temporaryConsul(cx);
        cx.log({ k: 'cup', a: { drawn: drawChits(cx, 2).map(String) } });
        return end();
      },
    });
    // 20 is nobody's and 5 is his.
    at(drawing, undefined, { seats: 3 }, (g) => (g.senators = [fresh(g, 'senator:5', 0)]), [
      chit(20),
      chit(5),
      chit(20),
      chit(5),
    ]).expectLog('cup', { drawn: ['20', '5'] });
  });
});
