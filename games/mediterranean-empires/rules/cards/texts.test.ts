/** Cards whose text has a condition or a number of its own: where it holds, and where it does not. */
import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import type { EffectOf, Op } from '../data/effects.ts';
import { PRINTED } from '../data/printed.ts';
import { march } from '../expedition/march.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL } from '../ids.ts';
import {
  at,
  card,
  cards,
  type Game,
  GALIA,
  hand,
  offered,
  own,
  pile,
  place,
  ROMA,
  said,
  take,
  TESTED,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { fieldBetween, played, BY_CHANCE } from '../testing/battles.ts';

const [GRECIA, MACEDONIA, EGIPTO, PERSIA] = [4, 5, 6, 7] as const;
const EIGHT = { seats: 8 };

/** What a side has in Resolution: the sum of its factors, and how many dice. */
const strength = (p: Game, side: 0 | 1): [fc: number, dice: number] => {
  const { fc, dice } = said(p, 'med.total')[side] as { fc: number; dice: string };
  return [fc, dice.split(' ').length];
};
/** Rome attacks a city by land, and its owner meets it there. */
const met = (city: string, by: number, troops: string[], leaders: string[] = []): [number, number] =>
  strength(
    fieldBetween(
      { by: ROMA, path: ['roma', city], troops: ['Socii'] },
      { by, path: [city], troops },
      BY_CHANCE,
      (g) => {
        g.attack!.guard!.leaders = take(g, ...leaders);
      },
      8,
    ),
    1,
  );
/** Somebody attacks a city of Rome, and Rome meets him there. */
const sent = (city: string, by: number, troops: string[], leaders: string[] = [], first: number[] = []) =>
  strength(
    fieldBetween(
      { by, path: [city], troops },
      { by: ROMA, path: ['roma', city], troops: ['Socii'] },
      { first },
      (g) => {
        g.attack!.force.leaders = take(g, ...leaders);
      },
      8,
    ),
    0,
  );

test('Ambiorix: a second die when he intercepts in Gallia, not elsewhere, nor in attack', () => {
  expect(met('massilia', GALIA, ['Guerreros Galos'], ['Ambiorix'])).toEqual([5, 3]);
  expect(met('capua', GALIA, ['Guerreros Galos'], ['Ambiorix'])).toEqual([5, 2]);
  expect(sent('massilia', GALIA, ['Guerreros Galos'], ['Ambiorix'])).toEqual([5, 2]);
});

test('[MED.9-j] Leonidas: 1 for each Spartan troop, 3 at most, none for others', () => {
  const two = ['Hoplitas Espartanos', 'Hoplitas Espartanos', 'Hoplitas Tebanos'];
  expect(sent('capua', GRECIA, two, ['Leonidas'])).toEqual([22, 2]);
  // The helots roll 2 and stay.
  const four = ['Hoplitas Espartanos', 'Hoplitas Espartanos', 'Hoplitas Espartanos', 'Ilotas Espartanos'];
  expect(sent('capua', GRECIA, four, ['Leonidas'], [2])).toEqual([27, 2]);
});

test('Phalanx: 1 for each if there are two of them', () => {
  expect(sent('capua', MACEDONIA, ['Falange'])).toEqual([6, 1]);
  expect(sent('capua', MACEDONIA, ['Falange', 'Falange'])).toEqual([14, 1]);
});

test('Machimoi: 1 in defence inside Aegyptus, not outside, nor in attack', () => {
  expect(met('tanis', EGIPTO, ['Machimoi', 'Machimoi'])).toEqual([10, 1]);
  expect(met('capua', EGIPTO, ['Machimoi', 'Machimoi'])).toEqual([8, 1]);
  expect(sent('tanis', EGIPTO, ['Machimoi', 'Machimoi'])).toEqual([8, 1]);
});

test('[MED.9-a] Antipater: a Leader of the defence alone, in the field too', () => {
  expect(met('capua', MACEDONIA, ['Hipaspistas'], ['Antipatro'])).toEqual([6, 2]);
  expect(sent('capua', MACEDONIA, ['Hipaspistas'], ['Antipatro'])).toEqual([6, 1]);
});

/** An assault on a city of size 1 with one fort, the Attacker with a Leader of one die; a card is played in it. */
const stormed = (city: string, by: number, owner: number, troop: string, leader: string, name: string): Game => {
  const p = at(assault, undefined, { ...EIGHT, byChance: true }, (g) => {
    own(g, owner, city);
    send(g, { by, path: [city], troops: [troop] });
    g.attack!.force.leaders = take(g, leader);
    hand(g, TESTED.cards[card(name)]!.empire === g.agreed.empires[by] ? by : owner, name);
  });
  return p.as(p.waitingFor[0]!).does('play', card(name));
};

test('[MED.A43] a flood of the Nile takes a die from the attacker in Aegyptus alone', () => {
  const flooded = stormed('tanis', ROMA, EGIPTO, 'Socii', 'Cónsul', 'Crecida del Nilo');
  expect([strength(flooded, 0), strength(flooded, 1)]).toEqual([
    [3, 1],
    [0, 4],
  ]);
  const dry = stormed('gaza', ROMA, EGIPTO, 'Socii', 'Cónsul', 'Crecida del Nilo');
  expect(strength(dry, 0)).toEqual([3, 2]);
});

test('[MED.A43] scorched earth takes a die from the attacker, stone-throwers one from the city', () => {
  const burnt = stormed('genava', ROMA, GALIA, 'Socii', 'Cónsul', 'Tierra Quemada');
  expect([strength(burnt, 0), strength(burnt, 1)]).toEqual([
    [3, 1],
    [0, 3],
  ]);
  const shot = stormed('genava', MACEDONIA, GALIA, 'Hipaspistas', 'Filipo II', 'Litobolos');
  expect([strength(shot, 0), strength(shot, 1)]).toEqual([
    [5, 3],
    [0, 1],
  ]);
});

test('Plague: against any route; an ambush needs a land leg, a storm the sea or a strait', () => {
  const on = (route: Partial<Parameters<typeof send>[1]>): string[][] => {
    const p = at(march, undefined, EIGHT, (g: Empires) => {
      own(g, PERSIA, 'utica');
      send(g, { by: ROMA, path: ['roma', 'utica'], fleets: ['Liburna', 'Quinquerreme Romano'], ...route });
      hand(g, GALIA, 'Emboscada', 'Tormenta');
      hand(g, EGIPTO, 'Plaga');
    });
    const gaul = offered(p.as(GALIA), 'play');
    return [[...gaul], [...offered(p.does('decline').as(EGIPTO), 'play')]];
  };
  const [ambush, storm, plague] = [card('GALIA/Emboscada'), card('GALIA/Tormenta'), card('Plaga')];
  expect(on({ sea: 0, arrival: 'direct' })).toEqual([[storm], [plague]]);
  expect(on({ sea: 0, arrival: 'landing' })).toEqual([[ambush, storm], [plague]]);
  const byLand = { path: ['roma', 'capua'], fleets: [], troops: ['Hastati'] };
  expect(on(byLand)).toEqual([[ambush], [plague]]);
});

test('[MED.6-d] gold of the Great King: cities of size 3 too, on 4 or more', () => {
  const start = (): Game => played(PERSIA, 'Oro del Gran Rey', (g) => own(g, PERSIA, 'tanis'), EIGHT);
  expect(offered(start(), 'court')).toContain('city:memphis');
  expect(start().rolling(3).does('court', 'city:memphis').g.owner[place('memphis')]).toBe(NEUTRAL);
  const won = start().rolling(4).does('court', 'city:memphis');
  expect([won.g.owner[place('memphis')], won.g.vp[PERSIA]]).toEqual([PERSIA, 13]);
});

test('[MED.A49] what comes back from the discards is of the types that the text names', () => {
  const back = (seat: number, name: string, ...discarded: string[]): readonly string[] =>
    offered(
      played(
        seat,
        name,
        (g) => {
          pile(g, ...discarded);
        },
        EIGHT,
      ),
      'takeBack',
    );
  expect(back(MACEDONIA, 'Escuela de Pajes', 'Parmenion', 'Falange')).toEqual([card('Parmenion')]);
  const greek = ['Leonidas', 'Peltastas', 'Trirreme Corintio'];
  expect(back(GRECIA, 'Regreso del Exilio', ...greek, 'Muros Largos').toSorted()).toEqual(cards(...greek).toSorted());
});

test('the number that a text names is the one that is rolled for', () => {
  const min: { readonly [O in Op]?: (e: EffectOf<O>) => number | undefined } = {
    'acquire-neutral-city': (e) => e.minRoll,
    'bonus-recover-one-troop': (e) => e.min,
    'cancel-card': (e) => e.min,
    'discard-random-troop': (e) => e.min,
    flee: (e) => e.max,
    'pacify-area': (e) => e.minRoll,
    rally: (e) => e.min,
    'recover-after-assault': (e) => e.min,
    'recover-at': (e) => e.min,
    'remove-leader': (e) => e.min,
    'revolt-city': (e) => e.minRoll,
    'roll-discard': (e) => e.min,
    'seize-city': (e) => e.minRoll,
    stampede: (e) => e.max,
    'turn-back': (e) => e.min,
  };
  for (const content of [PRINTED, TESTED]) {
    const wrong = Object.values(content.cards).flatMap(({ id, name, effects }) => {
      const text = content.words[id.replace('card:', 'text:')]!;
      // In the order of the text, which is that of the effects.
      const named = [...text.matchAll(/on (?:a )?(\d)(?:-6| or 6| or more|:| |$)/g)].map(([, n]) => Number(n));
      const rolled = effects.flatMap(
        (e) => (min[e.op] as ((x: typeof e) => number | undefined) | undefined)?.(e) ?? [],
      );
      return rolled.every((n, i) => named[i] === n) ? [] : [`${name}: ${rolled.join()}, ${text}`];
    });
    expect(wrong).toEqual([]);
  }
});
