/** Which way is proposed, and what can be attacked at all. */
import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import { refsOf } from '../empire/places.ts';
import { action } from '../round/action.ts';
import {
  at,
  type At,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  offered,
  own,
  pacified,
  ROMA,
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { march } from './march.ts';

interface Going {
  readonly seat: number;
  readonly troop: string;
  readonly target: string;
  /** Steps chosen before the rest is left to the proposal. */
  readonly by?: readonly string[];
}

/** The way of an attack that has been declared; it waits for a card against its route, or for leave to pass. */
const way = ({ seat, troop, target, by = [] }: Going, patch: (g: Empires) => void, options: At = {}): string[] => {
  const p = at(action, { seat }, options, (g) => {
    patch(g);
    hand(g, seat, troop);
    hand(g, seat === GALIA ? HISPANIA : GALIA, 'Emboscada');
  });
  p.does('attack', `city:${target}`);
  for (const step of by) p.does('step', step);
  p.does('shortest').does('troop', card(troop)).does('declare');
  return refsOf(p.g, p.g.attack!.force.path).map((ref) => ref.slice(ref.indexOf(':') + 1));
};

test('[MED.5.4.3-b] the way that is proposed avoids straits before it avoids length', () => {
  const sicily = ['roma', 'capua', 'neapolis', 'rhegium', 'messana', 'panormus', 'carthago'];
  const found = way({ seat: ROMA, troop: 'Hastati', target: 'carthago' }, (g) => {
    // By the islands it is shorter, but over three straits.
    own(g, ROMA, 'aleria', 'nora', 'utica', ...sicily.slice(1, -1));
  });
  expect(found).toEqual(sicily);
  const islands = way({ seat: ROMA, troop: 'Hastati', target: 'carthago' }, (g) =>
    own(g, ROMA, 'aleria', 'nora', 'utica'),
  );
  expect(islands).toEqual(['roma', 'aleria', 'nora', 'utica', 'carthago']);
});

test('[MED.5.4.1-b] it leads through a pacified area like through any place of his own', () => {
  const round = ['osca', 'tarraco', 'emporion', 'narbo', 'tolosa'];
  const going = { seat: HISPANIA, troop: 'Scutarii', target: 'burdigala' };
  const found = way(going, (g) => {
    own(g, HISPANIA, ...round);
    pacified(g, 'VASCONES');
  });
  expect(found).toEqual(['numantia', 'osca', 'VASCONES', 'burdigala']);
  expect(way(going, (g) => own(g, HISPANIA, ...round))).toEqual(['numantia', ...round, 'burdigala']);
});

test('[MED.8.3-a] with free passage it may lead through cities of others, of any seat, and avoids them', () => {
  const going = { seat: HISPANIA, troop: 'Scutarii', target: 'saguntum' };
  const free = { options: { freePassage: true } };
  const past = (owner: number, ...more: string[]): string[] =>
    way(
      going,
      (g) => {
        own(g, owner, 'segeda');
        own(g, HISPANIA, ...more);
      },
      free,
    );
  for (const owner of [ROMA, CARTAGO]) {
    expect(past(owner)).toEqual(['numantia', 'segeda', 'saguntum']);
    expect(past(owner, 'osca', 'tarraco')).toEqual(['numantia', 'osca', 'tarraco', 'saguntum']);
  }
});

test('[MED.5.4.1-b] it never comes back to where it has been', () => {
  const found = way({ seat: HISPANIA, troop: 'Scutarii', target: 'osca', by: ['city:lancia'] }, (g) => {
    own(g, HISPANIA, 'lancia');
    pacified(g, 'CANTABRI', 'VASCONES');
  });
  expect(found).toEqual(['numantia', 'lancia', 'CANTABRI', 'VASCONES', 'osca']);
});

test('[MED.3-b][MED.5.4-c] what is not in play is no target, nor is what he holds, by land or by sea', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => {
    own(g, ROMA, 'brundisium', 'neapolis');
    hand(g, ROMA, 'Hastati', 'Liburna');
  });
  const of = offered(p, 'attack');
  expect(of).toContain('city:carthago');
  for (const id of ['athenae', 'epidamnos', 'neapolis', 'brundisium', 'roma']) expect(of).not.toContain(`city:${id}`);
});

test('[MED.5.4.1-h][MED.A38] a lost capital is attacked with troops or fleets, not with a Leader alone', () => {
  const against = (name: string): readonly string[] =>
    offered(
      at(action, { seat: ROMA }, {}, (g) => {
        own(g, CARTAGO, 'roma');
        hand(g, ROMA, name);
      }),
      'attack',
    );
  expect([against('Hastati'), against('Liburna'), against('Escipion')]).toEqual([['city:roma'], ['city:roma'], []]);
});

/** Drawing up the way of an attack, with these cards. */
const going = (seat: number, names: readonly string[], patch: (g: Empires) => void, target: string): Game =>
  at(action, { seat }, {}, (g) => {
    patch(g);
    hand(g, seat, ...names);
    hand(g, seat === GALIA ? HISPANIA : GALIA, 'Emboscada');
  }).does('attack', `city:${target}`);
/** Where the way of an attack leads, and at which step it embarks. */
const led = (p: Game): unknown => {
  const { path, sea } = p.g.attack!.force;
  return [refsOf(p.g, path).map((ref) => ref.slice(ref.indexOf(':') + 1)), sea];
};

test('[MED.5.4.1-c][MED.5.4.1-e] by land he never sails; by sea he sails once, to another port, and goes on by land', () => {
  const start = (): Game => going(ROMA, ['Hastati', 'Liburna'], (g) => own(g, ROMA, 'neapolis', 'capua'), 'beneventum');
  const byLand = start().does('byLand');
  expect([offered(byLand, 'step'), offered(byLand, 'sail')]).toEqual([['city:capua'], []]);
  // Rome itself is a port near Beneventum too, but there he is already.
  const bySea = start().does('bySea');
  expect(offered(bySea, 'sail')).toEqual(['city:neapolis']);
  bySea.does('sail', 'city:neapolis');
  expect([offered(bySea, 'sail'), offered(bySea, 'step')]).toEqual([[], ['city:capua']]);
  bySea.does('shortest').does('fleet', card('Liburna')).does('troop', card('Hastati')).does('declare');
  expect(led(bySea)).toEqual([['roma', 'neapolis', 'capua', 'beneventum'], 0]);
  const proposed = start().does('bySea').does('shortest').does('fleet', card('Liburna')).does('declare');
  expect(led(proposed)).toEqual([['roma', 'neapolis', 'capua', 'beneventum'], 0]);
});

test('[MED.5.4.1-b] from his harbour he is not sent on to where no other harbour lies', () => {
  const p = going(GALIA, ['Barcazas'], (g) => own(g, GALIA, 'tolosa', 'limonum', 'burdigala'), 'nora');
  p.does('step', 'city:tolosa').does('step', 'city:burdigala');
  // Limonum leads back to Gergovia, and to no port.
  expect([offered(p, 'step'), offered(p, 'sail')]).toEqual([[], ['city:nora']]);
});

test('[MED.5.4.1-c] of several harbours the proposal takes the one that is easiest to reach', () => {
  const own4 = (g: Empires): void => own(g, GALIA, 'avaricum', 'cenabum', 'darioritum', 'tolosa', 'narbo');
  const p = going(GALIA, ['Barcazas'], own4, 'nora').does('shortest').does('fleet', card('Barcazas')).does('landing');
  expect(led(p)).toEqual([['gergovia', 'tolosa', 'narbo', 'nora'], 2]);
});

/** Gaul meets Rome, which comes by sea to Narbo; what the defending expedition is made of waits to be chosen. */
const meeting = (patch: (g: Empires) => void): Game =>
  through(
    at(march, undefined, {}, (g) => {
      own(g, GALIA, 'tolosa', 'narbo');
      patch(g);
      const fleets = ['Quinquerreme Romano'];
      send(g, { by: ROMA, path: ['roma', 'narbo'], troops: ['Hastati'], fleets, sea: 0, arrival: 'landing' });
      hand(g, GALIA, 'Gesatas', 'Naves Venetas');
      hand(g, ROMA, 'Cónsul');
    }),
  ).as(GALIA);
const met = (p: Game): unknown => {
  const { path, sea } = p.g.attack!.guard!;
  return [refsOf(p.g, path).map((ref) => ref.slice(ref.indexOf(':') + 1)), sea];
};

test('[MED.5.4.4-c][MED.5.4.1-c] by sea to a port of his own that is attacked he embarks at another', () => {
  const start = (): Game =>
    meeting((g) => own(g, GALIA, 'vienna', 'massilia'))
      .does('letPass')
      .does('interceptAt', 'city:narbo')
      .does('bySea');
  // By Tolosa there is no harbour but the one he wants to come to.
  expect(offered(start(), 'step')).toEqual(['city:vienna']);
  const p = start().does('shortest').does('fleet', card('Naves Venetas')).does('troop', card('Gesatas'));
  expect(met(p.does('declare'))).toEqual([['gergovia', 'vienna', 'massilia', 'narbo'], 2]);
});

test('[MED.5.4.4-f][MED.A79] at sea he sets out from the nearest port, his capital if it is one', () => {
  const p = meeting((g) => own(g, GALIA, 'avaricum', 'cenabum', 'darioritum'));
  p.does('interceptAtSea').does('fleet', card('Naves Venetas')).does('declare');
  expect(met(p)).toEqual([['gergovia', 'tolosa', 'narbo'], -1]);
  const capital = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica', 'hadrumetum');
      send(g, { by: ROMA, path: ['roma', 'utica'], fleets: ['Liburna'], sea: 0, arrival: 'landing' });
      hand(g, CARTAGO, 'Quinquerreme Punico');
      hand(g, ROMA, 'Cónsul');
    }),
  ).as(CARTAGO);
  capital.does('interceptAtSea').does('fleet', card('Quinquerreme Punico')).does('declare');
  expect(met(capital)).toEqual([['carthago'], -1]);
});

test('[MED.5.4.1-a] a way by land, by sea or both, from his capital to the target; he chooses where several lead there', () => {
  const declared = (way: 'byLand' | 'bySea' | '', target: string, last: string): Game => {
    const p = going(ROMA, ['Hastati', 'Liburna'], (g) => own(g, ROMA, 'neapolis', 'tarquinii'), target);
    if (way !== '') p.does(way);
    p.does('shortest');
    if (way !== 'byLand') p.does('fleet', card('Liburna'));
    return p.does('troop', card('Hastati')).does(last);
  };
  const land = declared('byLand', 'capua', 'declare');
  expect(led(land)).toEqual([['roma', 'capua'], -1]);
  land.expectLog('med.route', { places: ['city:roma', 'city:capua'], leg: 'land', from: '', to: '' }, 'MED.5.4.1-a');
  // To Capua either way, to Nora by sea alone: the other is not asked for.
  expect(led(declared('', 'nora', 'landing'))).toEqual([['roma', 'nora'], 0]);
  const both = declared('bySea', 'capua', 'declare');
  expect(led(both)).toEqual([['roma', 'neapolis', 'capua'], 0]);
  const places = ['city:roma', 'city:neapolis', 'city:capua'];
  both.expectLog('med.route', { places, leg: 'sea', from: 'city:roma', to: 'city:neapolis' }, 'MED.5.4.1-a');
});

test('[MED.5.4.1-a][MED.5.4.1-f] he is asked how he goes only where his cards and his cities leave him two ways', () => {
  const asked = (names: readonly string[], ...cities: string[]): string =>
    going(ROMA, names, (g) => own(g, ROMA, ...cities), 'capua').question!.prompt.k;
  expect(asked(['Hastati', 'Liburna'], 'neapolis')).toBe('med.ask.way');
  expect(asked(['Hastati', 'Liburna'])).toBe('med.ask.route');
  expect(asked(['Hastati'], 'neapolis')).toBe('med.ask.route');
  expect(asked(['Liburna'], 'neapolis')).toBe('med.ask.route');
});

test('[MED.5.4.1-a] by sea he goes only from a port that his capital is joined to', () => {
  const asked = (...cities: string[]): string =>
    going(HISPANIA, ['Scutarii', 'Naves de Gades'], (g) => own(g, HISPANIA, ...cities), 'segeda').question!.prompt.k;
  // From Gades to Saguntum and on by land, if there were a way to Gades.
  expect(asked('saguntum', 'gades')).toBe('med.ask.route');
  expect(asked('saguntum', 'gades', 'toletum', 'ebora', 'hispalis')).toBe('med.ask.way');
});

test('[MED.5.4.1-a] what no way leads to cannot be attacked: troops go by land, fleets by sea from a port joined to the capital', () => {
  const open = (seat: number, name: string, ...cities: string[]): readonly string[] =>
    offered(
      at(action, { seat }, {}, (g) => {
        own(g, seat, ...cities);
        hand(g, seat, name);
      }),
      'attack',
    );
  // With a troop: what lies beside his own, by road, strait or line, and no port beyond the sea.
  const around = ['city:segeda', 'city:toletum', 'city:lancia', 'city:osca', 'area:CANTABRI'];
  expect(open(HISPANIA, 'Scutarii').toSorted()).toEqual(around.toSorted());
  expect(open(HISPANIA, 'Scutarii', 'segeda')).not.toContain('city:nora');
  // A city of his that is cut off leads nowhere.
  expect(open(HISPANIA, 'Scutarii', 'gades').toSorted()).toEqual(around.toSorted());
  // With a fleet: no port without a port of his own; then any port, and nothing that lies inland.
  expect(open(HISPANIA, 'Naves de Gades')).toEqual([]);
  expect(open(HISPANIA, 'Naves de Gades', 'saguntum')).toEqual([]);
  const ports = open(HISPANIA, 'Naves de Gades', 'segeda', 'saguntum');
  for (const id of ['nora', 'roma', 'carthago', 'tarraco']) expect(ports).toContain(`city:${id}`);
  for (const id of ['toletum', 'osca', 'capua']) expect(ports).not.toContain(`city:${id}`);
  // By sea and on by land, from a second port.
  expect(open(HISPANIA, 'Naves de Gades', 'segeda', 'saguntum', 'neapolis')).toContain('city:capua');
  // From one of two ports at home to the other, and on by land.
  expect(open(HISPANIA, 'Naves de Gades', 'segeda', 'saguntum', 'tarraco')).toContain('city:osca');
  // What is his own is no target.
  const inside = open(HISPANIA, 'Scutarii', 'segeda', 'toletum');
  for (const id of ['numantia', 'segeda', 'toletum']) expect(inside).not.toContain(`city:${id}`);
  // A Leader alone goes nowhere.
  expect(open(HISPANIA, 'Viriato', 'segeda', 'saguntum')).toEqual([]);
});

test('[MED.5.4.1-b] a city of another player ends the way: what lies behind it is out of reach', () => {
  const behind = (owner: number): readonly string[] =>
    offered(
      at(action, { seat: HISPANIA }, {}, (g) => {
        own(g, owner, 'segeda');
        hand(g, HISPANIA, 'Scutarii');
      }),
      'attack',
    );
  expect(behind(HISPANIA)).toContain('city:saguntum');
  expect(behind(CARTAGO)).not.toContain('city:saguntum');
  expect(behind(CARTAGO)).toContain('city:segeda');
});
