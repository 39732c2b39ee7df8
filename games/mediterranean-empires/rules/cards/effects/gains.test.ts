/** What cards win without a battle, or because of one: cities of others, areas, tribute, spoils; and an attack turned back. */
import { expect, test } from 'vitest';
import { assault } from '../../combat/assault.ts';
import { fixedForce } from '../../expedition/force.ts';
import { march } from '../../expedition/march.ts';
import type { Empires } from '../../game.ts';
import { NEUTRAL } from '../../ids.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  pacified,
  place,
  ROMA,
  said,
  take,
} from '../../testing/at.ts';
import { action } from '../../round/action.ts';
import { send } from '../../testing/attack.ts';
import { field, played } from '../../testing/battles.ts';
import { withCard } from '../../testing/packs.ts';

const deed = (...effects: object[]): ((g: Empires) => void) => withCard('ROMA', 'Foedus', { effects });
const doing =
  (patch: (g: Empires) => void, more: (g: Empires) => void = () => undefined) =>
  (g: Empires): void => {
    patch(g);
    more(g);
  };

test('[MED.6-d] seize-city: of another player, beside an own one, small enough, no capital; he loses what is gained', () => {
  const seize = deed({ when: 'action', op: 'seize-city', maxSize: 2, minRoll: 5 });
  const start = (): Game =>
    played(
      ROMA,
      'Foedus',
      doing(seize, (g) => {
        own(g, ROMA, 'messana', 'hadrumetum');
        own(g, CARTAGO, 'capua', 'syracusae', 'utica');
        g.forts[place('capua')] = 2;
      }),
    );
  const of = offered(start(), 'seize');
  // Syracuse is too big, Carthage a capital, Zama nobody's, Utica not beside a city of Rome.
  expect(of).toEqual(['city:capua']);
  const failed = start().rolling(4).does('seize', 'city:capua');
  expect([failed.g.owner[place('capua')], failed.g.vp[ROMA], failed.g.vp[CARTAGO]]).toEqual([CARTAGO, 10, 10]);
  const won = start().rolling(5).does('seize', 'city:capua');
  expect([won.g.owner[place('capua')], won.g.forts[place('capua')]]).toEqual([ROMA, 2]);
  expect([won.g.vp[ROMA], won.g.vp[CARTAGO]]).toEqual([12, 8]);
});

test('[MED.A74] seize-city: the card cannot be played where nobody has such a city', () => {
  const seize = deed({ when: 'action', op: 'seize-city', maxSize: 1, minRoll: 5 });
  const p = played(
    ROMA,
    'Foedus',
    doing(seize, (g) => own(g, CARTAGO, 'capua')),
  );
  expect([offered(p, 'seize'), isOver(p)]).toEqual([[], true]);
});

const areaOf = (p: Game, id: string): unknown => p.g.areas[place(id) - p.g.owner.length];

test('[MED.7.2-g][MED.7-e] pacify-area: one that is wild, beside an own city and not too strong; nothing of the table', () => {
  const pacify = deed({ when: 'action', op: 'pacify-area', maxStrength: 2 });
  const start = (strong: (g: Empires) => void = pacify, more: (g: Empires) => void = () => undefined): Game =>
    played(
      ROMA,
      'Foedus',
      doing(strong, (g) => {
        own(g, ROMA, 'genua', 'mediolanum');
        more(g);
      }),
    );
  expect(offered(start(), 'appease')).toEqual(['area:LIGVRES']);
  expect(offered(start(deed({ when: 'action', op: 'pacify-area' })), 'appease')).toContain('area:RAETI');
  expect(
    offered(
      start(pacify, (g) => pacified(g, 'LIGVRES')),
      'appease',
    ),
  ).toEqual([]);
  const p = start().does('appease', 'area:LIGVRES');
  expect([areaOf(p, 'LIGVRES'), p.g.vp[ROMA], said(p, 'med.campaign')]).toEqual(['pacified', 10, []]);
});

test('[MED.7.2-g] pacify-area: where the card asks for a roll, it decides; what else the card gives comes with it', () => {
  const pacify = deed({ when: 'action', op: 'pacify-area', minRoll: 3 }, { when: 'action', op: 'gain-vp', n: 2 });
  const start = (): Game =>
    played(
      ROMA,
      'Foedus',
      doing(pacify, (g) => own(g, ROMA, 'genua')),
    );
  const won = start().rolling(3).does('appease', 'area:LIGVRES');
  expect([areaOf(won, 'LIGVRES'), won.g.vp[ROMA]]).toEqual(['pacified', 12]);
  expect(areaOf(start().rolling(2).does('appease', 'area:LIGVRES'), 'LIGVRES')).toBe('wild');
});

test('tribute: points or cards for every full group of cities, ports or key cities, up to a limit', () => {
  const of = (values: object, ...cities: string[]): Game =>
    played(
      ROMA,
      'Foedus',
      doing(deed({ when: 'action', op: 'tribute', ...values }), (g) => own(g, ROMA, ...cities)),
    );
  const four = ['capua', 'beneventum', 'neapolis', 'mediolanum'];
  expect(of({ of: 'cities', per: 2, gives: 'vp', max: 3 }, ...four).g.vp[ROMA]).toBe(12);
  expect(of({ of: 'cities', per: 1, gives: 'vp', max: 3 }, ...four).g.vp[ROMA]).toBe(13);
  // Rome and Neapolis are ports; Mediolanum is a key city.
  expect(of({ of: 'ports', per: 1, gives: 'cards', max: 3 }, ...four).g.hands[ROMA]).toHaveLength(2);
  expect(of({ of: 'key-cities', per: 1, gives: 'vp', max: 3 }, ...four).g.vp[ROMA]).toBe(11);
});

test('[MED.A74] tribute: not without a full group, nor a card from an empty deck', () => {
  const can = (values: object, empty: boolean): boolean => {
    const p = played(
      ROMA,
      'Foedus',
      doing(deed({ when: 'action', op: 'tribute', per: 1, max: 3, ...values }), (g) => {
        if (empty) g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(0));
      }),
    );
    return p.g.vp[ROMA] !== 10 || p.g.hands[ROMA]!.length > 0;
  };
  expect(can({ of: 'cities', gives: 'vp' }, true)).toBe(true);
  expect(can({ of: 'cities', gives: 'cards' }, true)).toBe(false);
  expect(can({ of: 'key-cities', gives: 'vp' }, false)).toBe(false);
});

const SPOILS = { when: 'victory', op: 'spoils', battles: ['field'], vp: 1, draw: 2 };

test('[MED.9-m][MED.A85] spoils: points and cards for the side that wins with the card, in such a combat', () => {
  const rich = withCard('ROMA', 'Hastati', { effects: [SPOILS] });
  const fought = (patch: (g: Empires) => void, rolls: number[]): Game =>
    field({ troops: ['Hastati', 'Triarii'] }, { troops: ['Lanceros Libios'] }, rolls, patch);
  // Nobody is lost: the Defender rolls 6 for it, and 1 for his card.
  const won = fought(rich, [6, 1, 6, 1]);
  expect([won.g.vp[ROMA], won.g.hands[ROMA]!.length]).toEqual([13, 2]);
  const plain = fought(() => undefined, [6, 1, 6, 1]);
  expect([plain.g.vp[ROMA], plain.g.hands[ROMA]!.length]).toEqual([12, 0]);
  const weak = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 6, 1, 1], rich);
  expect([weak.g.vp[ROMA], weak.g.hands[ROMA]!.length]).toEqual([8, 0]);
  const atSea = withCard('ROMA', 'Hastati', { effects: [{ ...SPOILS, battles: ['naval'] }] });
  expect(fought(atSea, [6, 1, 6, 1]).g.vp[ROMA]).toBe(12);
});

test('[MED.9-m] spoils: of an assault too, for him who takes the city or for him who holds it', () => {
  const storm = (rolls: number[], patch: (g: Empires) => void): Game =>
    at(assault, undefined, {}, (g) => {
      patch(g);
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
      hand(g, CARTAGO, 'Triple Muralla');
    }).rolling(...rolls);
  const taken = withCard('ROMA', 'Triarii', { effects: [{ ...SPOILS, battles: ['assault'] }] });
  const p = storm([6, 1, 1, 1], taken).does('decline');
  expect([p.g.vp[ROMA], p.g.hands[ROMA]!.length]).toEqual([10 + 2 + 1, 2]);
  // The record names the card, so that the count can.
  expect(said(p, 'med.gains')).toContainEqual(expect.objectContaining({ n: 1, why: 'card', of: card('Triarii') }));
  const held = withCard('CARTAGO', 'Triple Muralla', { effects: [{ ...SPOILS, battles: ['assault'] }] });
  const q = storm([1, 6, 6, 6, 6, 6], held).does('play', card('Triple Muralla'));
  expect([q.g.vp[CARTAGO], q.g.hands[CARTAGO]!.length]).toEqual([11, 2]);
});

/** Rome is on its way to Utica; the Hispanians, who look on, play their card. */
const met = (roll: number): Game => {
  const embassy = withCard('HISPANIA', 'Emboscada', { effects: [{ when: 'route-any', op: 'turn-back', min: 4 }] });
  const p = at(march, undefined, {}, (g) => {
    embassy(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati', 'Triarii'] });
    hand(g, HISPANIA, 'Emboscada', 'Viriato');
    hand(g, CARTAGO, 'Triple Muralla');
  });
  return p.as(CARTAGO).does('decline').as(HISPANIA).rolling(roll).does('play', card('HISPANIA/Emboscada'));
};

test('[MED.A84] turn-back: on its number the attack is over, and its cards are in the hand they came from', () => {
  const home = met(4);
  expect(home.g.hands[ROMA]!.toSorted()).toEqual(take(home.g, 'Hastati', 'Triarii').toSorted());
  expect([home.g.attack, isOver(home), home.g.discards[ROMA]]).toEqual([null, true, []]);
  expect(home.g.owner[place('utica')]).toBe(CARTAGO);
  const on = met(3);
  expect([on.g.attack?.force.units.length, on.g.hands[ROMA]]).toEqual([2, []]);
  expect(on.g.discards[HISPANIA]).toEqual([card('HISPANIA/Emboscada')]);
  expect(on.g.owner[place('capua')]).toBe(NEUTRAL);
});

test('[MED.A84] turn-back: pirates go home too', () => {
  const embassy = withCard('HISPANIA', 'Emboscada', { effects: [{ when: 'route-any', op: 'turn-back', min: 4 }] });
  const p = at(march, undefined, {}, (g) => {
    embassy(g);
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['utica'], sea: 0, arrival: 'direct' });
    const force = fixedForce({ naval: 9, assault: 9, path: [place('utica')], sails: true, sea: 0 });
    g.attack = { ...g.attack!, kind: 'pirates', force };
    hand(g, HISPANIA, 'Emboscada', 'Viriato');
  });
  p.as(HISPANIA).rolling(4).does('play', card('HISPANIA/Emboscada'));
  expect([p.g.attack, p.g.owner[place('utica')]]).toEqual([null, CARTAGO]);
});

test('[MED.6-d] seize-city: no capital, however large the cities are that the card may take', () => {
  const seize = deed({ when: 'action', op: 'seize-city', maxSize: 3, minRoll: 5 });
  const p = played(
    ROMA,
    'Foedus',
    doing(seize, (g) => {
      own(g, ROMA, 'utica', 'messana');
      own(g, CARTAGO, 'syracusae');
    }),
  );
  expect(offered(p, 'seize')).toEqual(['city:syracusae']);
});

test('[MED.A74] tribute: a card that could only draw is not offered while the deck is empty', () => {
  const cards = deed({ when: 'action', op: 'tribute', of: 'cities', per: 1, gives: 'cards', max: 3 });
  const offers = (empty: boolean): readonly string[] =>
    offered(
      at(action, { seat: ROMA }, {}, (g) => {
        cards(g);
        hand(g, ROMA, 'Foedus');
        if (empty) g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(0));
      }),
      'empire',
    );
  expect([offers(false), offers(true)]).toEqual([[card('Foedus')], []]);
});

test('[MED.A85] spoils: a city that is nobody’s takes none', () => {
  const effects = [
    { when: 'combat-assault', op: 'add-dice-to-side', n: 1 },
    { ...SPOILS, battles: ['assault'] },
  ];
  const meddling = withCard('GALIA', 'Desercion', { effects });
  const p = at(assault, undefined, { byChance: true }, (g) => {
    meddling(g);
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Velites'] });
    hand(g, GALIA, 'Desercion');
  });
  p.as(GALIA).does('play', card('Desercion')).rolling(1, 6, 6, 6, 6).does('forDefender');
  expect([p.g.vp, p.g.hands.flat()]).toEqual([[10, 10, 10, 10], []]);
});
