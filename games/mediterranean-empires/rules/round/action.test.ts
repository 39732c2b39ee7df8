import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { mediterraneanEmpires } from '../index.ts';
import { at, card, CARTAGO, type Game, hand, isOver, offered, own, pile, ROMA, through } from '../testing/at.ts';
import { action } from './action.ts';

test('[MED.4-b][MED.5-a] one of pass, change, Empire card and expedition, once', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Calzada');
  });
  expect(Object.keys(p.question!.verbs).sort()).toEqual(['attack', 'change', 'empire', 'pass']);
  p.does('empire', card('Calzada'));
  expect(isOver(p)).toBe(true);
});

test('[MED.5.1-a] passing does nothing; without cards one must', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati');
  });
  p.does('pass');
  expect([isOver(p), p.g.passed, p.g.hands[ROMA]]).toEqual([true, [ROMA], [card('Hastati')]]);
  const none = at(action, { seat: ROMA }, {}, () => undefined);
  expect([isOver(none), none.g.passed]).toEqual([true, [ROMA]]);
});

test('[MED.5.2-a] change a card: discard one, then draw one or not', () => {
  const start = () =>
    at(action, { seat: ROMA }, {}, (g) => {
      hand(g, ROMA, 'Hastati', 'Principes');
    }).does('change', card('Hastati'));
  const drew = start().does('drawOne');
  expect([drew.g.hands[ROMA]!.length, drew.g.discards[ROMA]]).toEqual([2, [card('Hastati')]]);
  expect(start().does('drawNone').g.hands[ROMA]).toEqual([card('Principes')]);
});

test('[MED.5.3-a][MED.9-c] an Empire card is resolved and discarded', () => {
  const { g } = at(action, { seat: ROMA }, {}, (x) => {
    hand(x, ROMA, 'Calzada');
  }).does('empire', card('Calzada'));
  expect([g.hands[ROMA]!.length, g.discards[ROMA]]).toEqual([2, [card('Calzada')]]);
});

test('[MED.A74] an Empire card that could do nothing is not offered; what cannot be done of one is skipped', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Dilectus', 'Senatus Consultum');
  });
  expect(offered(p, 'empire')).toEqual([card('Senatus Consultum')]);
  // Nobody has a card to discard; the draw remains.
  p.does('empire', card('Senatus Consultum'));
  expect(p.g.hands[ROMA]).toHaveLength(2);
});

test('[MED.A30] an empty deck gives no cards', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Calzada', 'Hastati');
    g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(1));
  }).does('empire', card('Calzada'));
  expect([p.g.hands[ROMA]!.length, p.g.decks[ROMA]]).toEqual([2, []]);
});

test('[MED.A31] a hand may grow beyond its size during the turn', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Calzada');
    for (const id of g.decks[ROMA]!.splice(0, 20)) g.hands[ROMA]!.push(id);
    g.hands[ROMA]!.sort();
  }).does('empire', card('Calzada'));
  expect(p.g.hands[ROMA]).toHaveLength(22);
});

test('[MED.A78][MED.5.4.3-c] a shipwreck in campaign time takes the second expedition with it; any other end does not', () => {
  const start = () =>
    at(action, { seat: ROMA }, {}, (g) => {
      g.event = 'campaign';
      hand(g, ROMA, 'Hastati', 'Principes');
    })
      .does('attack', 'city:aleria')
      .does('shortest')
      .does('troop', card('Hastati'));
  expect(isOver(through(start().rolling(1, 1, 1).does('declare')))).toBe(true);
  expect(isOver(through(start().rolling(1, 1, 4, 0).does('declare')))).toBe(false);
});

test('[MED.A38] a player without cities still plays', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    own(g, CARTAGO, 'roma');
    hand(g, ROMA, 'Hastati', 'Calzada');
  });
  expect(offered(p, 'attack')).toEqual(['city:roma']);
  expect(offered(p, 'empire')).toEqual([card('Calzada')]);
});

test('[MED.9-p] no question anywhere lets a player hand a card to another', () => {
  const verbs = mediterraneanEmpires.procs.flatMap((p) =>
    Object.values(p.nodes).flatMap((n) =>
      typeof n === 'function' ? [] : [n.buttons, n.picks, n.chooses, n.allots].flatMap((of) => Object.keys(of ?? {})),
    ),
  );
  expect(verbs.filter((v) => /give|gift|trade|exchange|hand|swap|offer|deal/i.test(v))).toEqual([]);
});

test('[MED.9-p] a player is asked for no card that another would get: each goes to a pile, to the table or to his expedition', () => {
  const start = (): Game =>
    at(action, { seat: ROMA }, {}, (g) => {
      hand(g, ROMA, 'Hastati', 'Calzada');
      hand(g, CARTAGO, 'Tormenta');
    });
  // There is nothing else that he could do with a card of his hand.
  expect(Object.keys(start().question!.verbs).toSorted()).toEqual(['attack', 'change', 'empire', 'pass']);
  const others = (p: Game): unknown => p.g.hands.slice(1);
  const before = others(start());
  const changed = start().does('change', card('Hastati')).does('drawNone');
  const played = through(start().does('empire', card('Calzada')));
  const sent = start().does('attack', 'city:aleria').does('shortest').does('troop', card('Hastati')).does('declare');
  expect([others(changed), others(played), others(sent)]).toEqual([before, before, before]);
});

test('[MED.A74] a cancelled Empire card is spent with its action', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Calzada', 'Hastati');
    hand(g, CARTAGO, 'Soborno');
  }).does('empire', card('Calzada'));
  p.as(CARTAGO).rolling(3).does('respond', card('Soborno'));
  expect([isOver(p), p.g.hands[ROMA], p.g.discards[ROMA]]).toEqual([true, [card('Hastati')], [card('Calzada')]]);
  expect(p.g.discards[CARTAGO]).toEqual([card('Soborno')]);
});

test('[MED.4-a] a round begins with an event and gives everybody one action in scenario order', () => {
  const p = play(given(mediterraneanEmpires, { seats: 2, options: { empires: 'seats' } })).byChance();
  for (let i = 0; i < 24; i++)
    p.as(p.waitingFor[0]!).does('fortify', p.waitingFor[0] === 0 ? 'city:roma' : 'city:carthago');
  expect([p.g.turn, p.g.round]).toEqual([1, 1]);
  expect(p.g.event).not.toBe('');
});

test('[MED.9-d] discards are public, decks and hands are not', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Calzada');
    pile(g, 'Principes');
  });
  const seen = p.view(CARTAGO);
  expect(seen.discards[ROMA]).toEqual([card('Principes')]);
  expect(seen.hands[ROMA]).toBe(2);
  expect(seen.decks[ROMA]).toBeTypeOf('number');
});

test('[MED.A32] after an expedition no Empire card may follow', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Calzada');
  });
  p.does('attack', 'city:capua').does('shortest').does('troop', card('Hastati')).rolling(1, 6, 6, 6).does('declare');
  expect([isOver(through(p)), p.g.hands[ROMA]]).toEqual([true, [card('Calzada')]]);
});

test('[MED.5.2-a][MED.A30] with an empty deck nothing can be drawn for the card changed', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Principes');
    g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(0));
  }).does('change', card('Hastati'));
  expect([isOver(p), p.g.hands[ROMA]]).toEqual([true, [card('Principes')]]);
});

test('[MED.5.1-a][MED.A33] whoever stops after one Empire card has not passed', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    g.event = 'diplomacy';
    hand(g, ROMA, 'Calzada', 'Hastati');
  });
  p.does('empire', card('Calzada')).does('pass');
  expect([isOver(p), p.g.passed]).toEqual([true, []]);
});

test('[MED.5.2-a] whoever changes a card and says no more draws one', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    hand(g, ROMA, 'Hastati', 'Principes');
  }).does('change', card('Hastati'));
  expect(p.saysNothing().g.hands[ROMA]).toHaveLength(2);
});
