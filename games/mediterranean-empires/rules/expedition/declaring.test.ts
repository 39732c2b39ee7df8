/** Which cards an expedition is made of, and how it is declared. */
import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import { action } from '../round/action.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  offered,
  own,
  place,
  ROMA,
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { withCard } from '../testing/packs.ts';
import { march } from './march.ts';

const acting = (seat: number, patch: (g: Empires) => void): Game => at(action, { seat }, {}, patch);
const asked = (p: Game): string => p.question!.prompt.k;

/** Rome lands at Narbo, of Gaul, which has let it pass at sea and is asked for an interception on land. */
const landed = (...names: string[]): Game =>
  through(
    at(march, undefined, {}, (g) => {
      own(g, GALIA, 'tolosa', 'narbo', 'vienna', 'massilia');
      send(g, {
        by: ROMA,
        path: ['roma', 'narbo'],
        troops: ['Hastati'],
        fleets: ['Liburna'],
        sea: 0,
        arrival: 'landing',
      });
      hand(g, GALIA, ...names);
      // So that a battle waits for his Leader.
      hand(g, ROMA, 'Cónsul');
    }),
  )
    .as(GALIA)
    .does('letPass');

test('[MED.A14] the warning is for attacks with cards that cannot fight at their target, and for nobody else', () => {
  const none = acting(ROMA, (g) => {
    hand(g, ROMA, 'Equites');
  });
  expect(asked(none.does('attack', 'city:capua').does('shortest'))).toBe('med.ask.units');
  // Cavalry cannot storm a city, but it fights an area.
  const riders = acting(HISPANIA, (g) => {
    hand(g, HISPANIA, 'Jinetes Celtiberos');
  });
  riders.does('attack', 'area:CANTABRI').does('shortest').does('troop', card('Jinetes Celtiberos'));
  expect(asked(riders)).toBe('med.ask.units');
});

test('[MED.A14][MED.A17] fleets alone can assault where they arrive by sea, if they have the factor; inland they cannot', () => {
  const fleet = (target: string): string =>
    asked(
      acting(ROMA, (g) => {
        own(g, ROMA, 'neapolis');
        hand(g, ROMA, 'Liburna');
      })
        .does('attack', target)
        .does('shortest')
        .does('fleet', card('Liburna')),
    );
  expect([fleet('city:nora'), fleet('city:capua')]).toEqual(['med.ask.units', 'med.ask.feint']);
  const transports = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum');
    hand(g, HISPANIA, 'Naves de Gades');
  });
  transports.does('attack', 'city:nora').does('shortest').does('fleet', card('Naves de Gades'));
  expect(asked(transports)).toBe('med.ask.feint');
});

test('[MED.A14] nobody is warned who intercepts: neither riders on land nor ships at sea storm anything', () => {
  const meeting = (): Game =>
    through(
      at(march, undefined, {}, (g) => {
        own(g, CARTAGO, 'utica');
        send(g, { by: ROMA, path: ['roma', 'utica'], fleets: ['Liburna'], sea: 0, arrival: 'landing' });
        hand(g, CARTAGO, 'Jinetes Numidas', 'Quinquerreme Punico');
      }),
    ).as(CARTAGO);
  expect(asked(meeting().does('interceptAtSea').does('fleet', card('Quinquerreme Punico')))).toBe('med.ask.units');
  const riders = meeting().does('letPass').does('interceptAt', 'city:utica').does('byLand').does('shortest');
  expect(asked(riders.does('troop', card('Jinetes Numidas')))).toBe('med.ask.units');
});

test('[MED.A65] an interception on land that comes by sea is not declared with a fleet alone', () => {
  const p = landed('Naves Venetas', 'Gesatas').does('interceptAt', 'city:narbo').does('bySea').does('shortest');
  p.does('fleet', card('Naves Venetas')).refuses('declare', undefined, 'med.no.cards');
  p.does('troop', card('Gesatas')).does('declare');
  expect(p.g.combat).toMatchObject({ kind: 'field', place: place('narbo') });
});

test('[MED.A65] a card that could be a troop may be a fleet if another troop is left; with a troop aboard any fleet may join', () => {
  const by = (...names: string[]): Game =>
    landed(...names)
      .does('interceptAt', 'city:narbo')
      .does('bySea')
      .does('shortest');
  expect(offered(by('Aliados Masaliotas', 'Gesatas'), 'fleet')).toEqual([card('Aliados Masaliotas')]);
  const p = by('Naves Venetas', 'Naves Venetas', 'Gesatas');
  p.does('fleet', card('Naves Venetas')).does('troop', card('Gesatas'));
  expect(offered(p, 'fleet')).toEqual([card('Naves Venetas', 1)]);
});

test('[MED.A65] whoever has one card that is troop or fleet is not asked whether he comes by sea: he cannot', () => {
  const one = landed('Aliados Masaliotas').does('interceptAt', 'city:narbo');
  expect([one.offers('bySea'), offered(one, 'step')]).toEqual([undefined, ['city:tolosa', 'city:vienna']]);
  const two = landed('Aliados Masaliotas', 'Gesatas').does('interceptAt', 'city:narbo');
  expect([two.offers('byLand'), two.offers('bySea')]).toMatchObject([{ t: 'button' }, { t: 'button' }]);
});

/** The ways to declare that are open, and those that are shown with a reason against them. */
const ways = (p: Game): unknown => [
  ['declare', 'landing', 'directAssault'].filter((verb) => p.offers(verb) !== undefined),
  Object.fromEntries(Object.entries(p.question!.denied).map(([verb, why]) => [verb, why.k])),
];

test('[MED.5.4.2-a] by sea he announces a landing or a direct assault, and needs a card for either', () => {
  const p = acting(ROMA, (g) => {
    hand(g, ROMA, 'Liburna', 'Quinquerreme Romano', 'Hastati');
  });
  p.does('attack', 'city:utica').does('shortest');
  expect(ways(p)).toEqual([[], { landing: 'med.no.cards' }]);
  expect(ways(p.does('fleet', card('Liburna')))).toEqual([['landing'], { directAssault: 'med.no.direct' }]);
  expect(ways(p.does('fleet', card('Quinquerreme Romano')))).toEqual([['landing', 'directAssault'], {}]);
});

test('[MED.5.4.2-a] whoever arrives by land announces neither, on a road or after the sea', () => {
  const to = (...way: string[]): Game => {
    const p = acting(ROMA, (g) => {
      own(g, ROMA, 'neapolis');
      hand(g, ROMA, 'Hastati', 'Liburna');
    });
    for (const verb of ['attack', ...way, 'shortest']) p.does(verb, verb === 'attack' ? 'city:capua' : undefined);
    return p;
  };
  expect(ways(to('byLand').does('troop', card('Hastati')))).toEqual([['declare'], {}]);
  expect(ways(to('bySea').does('fleet', card('Liburna')))).toEqual([['declare'], {}]);
  expect(ways(to('bySea'))).toEqual([[], { declare: 'med.no.cards' }]);
  const lost = acting(ROMA, (g) => {
    own(g, CARTAGO, 'roma');
    hand(g, ROMA, 'Hastati');
  });
  expect(ways(lost.does('attack', 'city:roma').does('troop', card('Hastati')))).toEqual([['declare'], {}]);
  // An interception that comes by sea lands without announcing it.
  const p = landed('Naves Venetas', 'Gesatas').does('interceptAt', 'city:narbo').does('bySea').does('shortest');
  expect(ways(p.does('fleet', card('Naves Venetas')).does('troop', card('Gesatas')))).toEqual([['declare'], {}]);
});

test('[MED.5.4.2-a] what he announces is told, and holds', () => {
  const announced = (verb: string): Game => {
    const p = acting(ROMA, (g) => {
      own(g, CARTAGO, 'utica');
      hand(g, ROMA, 'Quinquerreme Romano');
      hand(g, CARTAGO, 'Tormenta');
    });
    return p.does('attack', 'city:utica').does('shortest').does('fleet', card('Quinquerreme Romano')).does(verb);
  };
  for (const [verb, arrival] of [
    ['landing', 'landing'],
    ['directAssault', 'direct'],
  ] as const) {
    const p = announced(verb);
    expect(p.view(CARTAGO).attack!.arrival).toBe(arrival);
    p.expectLog('med.route', { leg: 'sea', from: 'city:roma', to: 'city:utica', arrival });
  }
});

/** Can these fleets and troops assault the city from the sea? A landing is always open to them. */
const direct = (target: string, names: readonly string[], patch: (g: Empires) => void = () => undefined): boolean => {
  const p = acting(ROMA, (g) => {
    patch(g);
    hand(g, ROMA, ...names);
  });
  p.does('attack', target).does('shortest');
  for (const [i, name] of names.entries()) {
    const id = card(name, names.slice(0, i).filter((x) => x === name).length);
    p.does(name === 'Hastati' ? 'troop' : 'fleet', id);
  }
  expect(p.offers('landing')).toBeDefined();
  return p.offers('directAssault') !== undefined;
};

test('[MED.5.4.2-b] the assault factors of all his fleets, as large as the city or larger; of nothing else', () => {
  // Utica has size 2, Syracusae 3; a Quinquerreme assaults with 2, a Liburna with 1.
  expect(direct('city:utica', ['Liburna'])).toBe(false);
  expect(direct('city:utica', ['Quinquerreme Romano'])).toBe(true);
  expect(direct('city:utica', ['Liburna', 'Liburna'])).toBe(true);
  expect(direct('city:syracusae', ['Quinquerreme Romano'])).toBe(false);
  expect(direct('city:syracusae', ['Quinquerreme Romano', 'Liburna'])).toBe(true);
  expect(direct('city:utica', ['Liburna', 'Hastati'])).toBe(false);
  const walls = (g: Empires): void => void (g.forts[place('utica')] = 5);
  expect(direct('city:utica', ['Quinquerreme Romano'], walls)).toBe(true);
});

test('[MED.5.4.2-b] factors that are dice count nothing before they are rolled', () => {
  const dice = withCard('ROMA', 'Liburna', { factors: [null, 3, { dice: 3 }] });
  expect(direct('city:nora', ['Liburna'], dice)).toBe(false);
  expect(direct('city:nora', ['Liburna'])).toBe(true);
});
