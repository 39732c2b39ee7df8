import { describe, expect, test } from 'vitest';
import { action } from '../../rules/round/action.ts';
import { at, card, CARTAGO, hand as give, pile, ROMA } from '../../rules/testing/at.ts';
import { hand, piles } from './hand.ts';

const acting = (event: 'campaign' | 'diplomacy' | '', ...names: string[]) =>
  at(action, { seat: ROMA }, {}, (g) => {
    give(g, ROMA, ...names);
    give(g, CARTAGO, 'Anibal');
    g.turn = 1;
    g.event = event;
  });
const whyNot = (p: ReturnType<typeof acting>, name: string) =>
  hand(p.view(ROMA)).find((x) => x.ref === card(name))?.whyNot?.k;

describe('the hand', () => {
  test('[MED.9-d] is that of whoever looks, and of nobody else', () => {
    const p = acting('', 'Hastati', 'Escipion');
    expect(hand(p.view(ROMA)).map((x) => x.ref)).toEqual([card('Hastati'), card('Escipion')].sort());
    expect(hand(p.view(CARTAGO)).map((x) => x.ref)).toEqual([card('Anibal')]);
    expect(hand(p.view('public'))).toEqual([]);
  });

  test('troops are played by declaring; taking a card off the hand is not playing it', () => {
    const [hastati] = hand(acting('', 'Hastati').view(ROMA));
    expect(hastati).toMatchObject({ verbs: ['attack'], when: 'hand.when.T' });
    expect(hastati!.apart).toContain('change');
  });

  test('[MED.4.1-m] an Empire card says that campaign time allows expeditions only', () => {
    expect(whyNot(acting('campaign', 'Calzada', 'Hastati'), 'Calzada')).toBe('hand.not.campaign');
  });

  test('[MED.4.1-i] a troop says that there are no expeditions in a time for diplomacy', () => {
    expect(whyNot(acting('diplomacy', 'Calzada', 'Hastati'), 'Hastati')).toBe('hand.not.diplomacy');
  });

  test('a Leader, a defence and a storm say what they wait for', () => {
    const p = acting('', 'Escipion', 'Murallas Servianas', 'Tormenta', 'Hastati');
    expect(whyNot(p, 'Escipion')).toBe('hand.not.noBattle');
    expect(whyNot(p, 'Murallas Servianas')).toBe('hand.not.noAssault');
  });

  test('whoever does not act waits for his action', () => {
    const p = at(action, { seat: CARTAGO }, {}, (g) => {
      give(g, ROMA, 'Hastati', 'Calzada');
      give(g, CARTAGO, 'Anibal');
      g.turn = 1;
    });
    expect(hand(p.view(ROMA)).map((x) => x.whyNot?.k)).toEqual(['hand.not.turn', 'hand.not.turn']);
  });

  test('[MED.9-d] discards can be looked at, by whose they are', () => {
    const p = at(action, { seat: ROMA }, {}, (g) => {
      give(g, ROMA, 'Hastati');
      pile(g, 'Anibal');
      g.turn = 1;
    });
    expect(piles(p.view(ROMA)).filter((x) => x.cards.length > 0)).toEqual([
      { of: 'empire:CARTAGO', cards: [card('Anibal')] },
    ]);
  });
});
