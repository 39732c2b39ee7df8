import { expect, test } from 'vitest';
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
  place,
  ROMA,
  through,
} from '../testing/at.ts';
import { attackerSeat, defenderSeat } from '../empire/order.ts';
import type { Empires } from '../game.ts';

const acting = (seat: number, patch: (g: Empires) => void, options: At = {}): Game =>
  at(action, { seat }, options, patch);
const path = (p: Game): string[] => p.g.attack!.force.path.map(refs);
const refs = (x: number): string =>
  [
    'roma',
    'tarquinii',
    'capua',
    'neapolis',
    'saguntum',
    'segeda',
    'numantia',
    'aleria',
    'nora',
    'utica',
    'carthago',
  ].find((id) => place(id) === x) ?? String(x);

test("[MED.5.4-a][MED.5.4-c] the target is an area, a neutral city or another player's; the attacker has declared it", () => {
  const p = acting(HISPANIA, (g) => {
    own(g, CARTAGO, 'segeda');
    hand(g, HISPANIA, 'Scutarii');
  });
  const of = offered(p, 'attack');
  expect(of).toContain('area:CANTABRI');
  expect(of).toContain('city:osca');
  expect(of).toContain('city:segeda');
  expect(of).not.toContain('city:numantia');
  p.does('attack', 'city:osca').does('shortest').does('troop', card('Scutarii')).rolling(1, 6, 6).does('declare');
  p.expectLog('med.declared', { who: 'empire:HISPANIA', place: 'city:osca', n: 1 });
});

test('[MED.5.4-a][MED.5.4-d] who declares it is the Attacker, the owner of its target the Defender; it is made of troops', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, CARTAGO, 'segeda');
    // With a way to it, and with what could meet it there.
    own(g, CARTAGO, 'saguntum');
    hand(g, HISPANIA, 'Scutarii', 'Viriato', 'Asalto desesperado');
    hand(g, CARTAGO, 'Lanceros Libios', 'Quinquerreme Punico');
  });
  p.does('attack', 'city:segeda').does('shortest');
  expect([offered(p, 'troop'), offered(p, 'fleet')]).toEqual([[card('Scutarii')], []]);
  p.does('troop', card('Scutarii')).does('declare');
  expect([attackerSeat(p.g), defenderSeat(p.g)]).toEqual([HISPANIA, CARTAGO]);
  expect(through(p).waitingFor).toEqual([CARTAGO]);
  expect(p.as(CARTAGO).question!.prompt.k).toBe('med.ask.intercept');
});

test('[MED.7-a][MED.7-e] a hostile area blocks the way; a pacified one is no target', () => {
  const p = acting(HISPANIA, (g) => {
    hand(g, HISPANIA, 'Scutarii');
  });
  expect(offered(p, 'attack')).not.toContain('area:VASCONES');
  const q = acting(HISPANIA, (g) => {
    hand(g, HISPANIA, 'Scutarii');
    pacified(g, 'CANTABRI');
  });
  expect(offered(q, 'attack')).not.toContain('area:CANTABRI');
});

test('[MED.7-b] a pacified area joins the lines that reach it, whoever pacified it', () => {
  const p = acting(HISPANIA, (g) => {
    hand(g, HISPANIA, 'Scutarii');
    pacified(g, 'CANTABRI', 'VASCONES');
  });
  expect(offered(p, 'attack')).toContain('city:burdigala');
});

test('[MED.5.4-d][MED.A47] cards are laid face down, each in the use chosen for it', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum');
    own(g, CARTAGO, 'carthago-nova');
    hand(g, HISPANIA, 'Aliados Griegos', 'Scutarii', 'Emboscada');
    hand(g, CARTAGO, 'Tormenta');
  });
  p.does('attack', 'city:carthago-nova').does('bySea').does('shortest').does('fleet', card('Aliados Griegos'));
  p.does('troop', card('Scutarii')).does('landing');
  expect(p.g.attack!.force.units).toEqual([
    { card: card('Scutarii'), as: 'T', on: '' },
    { card: card('Aliados Griegos'), as: 'F', on: '' },
  ]);
  expect(p.view(CARTAGO).attack!.force).toMatchObject({ units: 2 });
  expect(p.view(HISPANIA).attack!.force.units).toHaveLength(2);
});

test('[MED.5.4.1-a][MED.5.4.1-b] a land route goes from the capital through his own cities to the target', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda');
    hand(g, HISPANIA, 'Scutarii', 'Emboscada');
  });
  expect(offered(p, 'attack')).toContain('city:saguntum');
  expect(offered(p, 'attack')).not.toContain('city:tarraco');
  p.does('attack', 'city:saguntum');
  expect(offered(p, 'step')).toEqual(['city:segeda']);
  p.does('step', 'city:segeda');
  expect(offered(p, 'step')).toEqual(['city:saguntum']);
  p.does('step', 'city:saguntum').does('troop', card('Scutarii')).does('declare');
  expect(path(p)).toEqual(['numantia', 'segeda', 'saguntum']);
  p.expectLog('med.route', { leg: 'land', arrival: 'march' });
});

test('[MED.5.4.1-c][MED.5.4.1-d] by sea from a connected port to any port: his own, or the target', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'nora');
    hand(g, HISPANIA, 'Naves de Gades', 'Emboscada');
  });
  expect(offered(p, 'attack')).toContain('city:utica');
  p.does('attack', 'city:utica').does('step', 'city:segeda').does('step', 'city:saguntum');
  expect(offered(p, 'sail').toSorted()).toEqual(['city:nora', 'city:utica']);
  p.does('sail', 'city:utica').does('fleet', card('Naves de Gades')).does('landing');
  expect([path(p), p.g.attack!.force.sea]).toEqual([['numantia', 'segeda', 'saguntum', 'utica'], 2]);
});

test('[MED.5.4.1-e] land legs before and after the naval leg', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'neapolis');
    hand(g, HISPANIA, 'Naves de Gades', 'Scutarii', 'Emboscada');
  });
  p.does('attack', 'city:capua').does('shortest').does('fleet', card('Naves de Gades')).does('troop', card('Scutarii'));
  p.does('declare');
  expect(path(p)).toEqual(['numantia', 'segeda', 'saguntum', 'neapolis', 'capua']);
  expect(p.g.attack).toMatchObject({ arrival: 'land', force: { sails: true, sea: 2 } });
  p.expectLog('med.route', { leg: 'sea', from: 'city:saguntum', to: 'city:neapolis', arrival: 'land' });
});

test('[MED.5.4.1-d][MED.5.4.1-e] step by step: he embarks after a leg by land, and lands at no port of his that leads nowhere', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'neapolis', 'nora');
    hand(g, HISPANIA, 'Naves de Gades', 'Scutarii', 'Emboscada');
  });
  p.does('attack', 'city:capua');
  expect(offered(p, 'sail')).toEqual([]);
  p.does('step', 'city:segeda').does('step', 'city:saguntum');
  expect(offered(p, 'sail')).toEqual(['city:neapolis']);
  p.does('sail', 'city:neapolis').does('step', 'city:capua').does('fleet', card('Naves de Gades'));
  p.does('troop', card('Scutarii')).does('declare');
  expect([path(p), p.g.attack!.force.sea]).toEqual([['numantia', 'segeda', 'saguntum', 'neapolis', 'capua'], 2]);
});

test('[MED.5.4.1-f] no fleets on a route by land', () => {
  const p = acting(ROMA, (g) => {
    hand(g, ROMA, 'Liburna', 'Hastati');
  });
  p.does('attack', 'city:capua').does('shortest');
  expect(offered(p, 'fleet')).toEqual([]);
  expect(offered(p, 'troop')).toEqual([card('Hastati')]);
});

test('[MED.5.4.1-g][MED.A13] no more troops than the fleets carry', () => {
  const p = acting(ROMA, (g) => {
    hand(g, ROMA, 'Liburna', 'Hastati', 'Hastati', 'Hastati', 'Principes');
  });
  p.does('attack', 'city:nora').does('shortest');
  expect(offered(p, 'troop')).toEqual([]);
  p.does('fleet', card('Liburna'));
  for (const n of [0, 1, 2]) p.does('troop', card('Hastati', n));
  expect(offered(p, 'troop')).toEqual([]);
});

test('[MED.5.4.1-h][MED.A66] without his capital he may only try to win it back, by land or sea, without a route', () => {
  const p = acting(ROMA, (g) => {
    own(g, CARTAGO, 'roma');
    own(g, ROMA, 'capua');
    hand(g, ROMA, 'Liburna', 'Hastati');
  });
  expect(offered(p, 'attack')).toEqual(['city:roma']);
  p.does('attack', 'city:roma').does('byLand');
  expect(offered(p, 'fleet')).toEqual([]);
  p.does('troop', card('Hastati')).does('declare');
  expect(path(p)).toEqual(['roma']);
  const sea = acting(ROMA, (g) => {
    own(g, CARTAGO, 'roma');
    hand(g, ROMA, 'Liburna');
    hand(g, CARTAGO, 'Tormenta');
  });
  sea.does('attack', 'city:roma').does('fleet', card('Liburna')).refuses('directAssault', undefined, 'med.no.direct');
  sea.does('landing');
  expect(sea.g.attack).toMatchObject({ arrival: 'landing', force: { sails: true } });
});

test('[MED.5.4.2-a][MED.5.4.2-b] a landing, or a direct assault by fleets as strong as the city is large', () => {
  const p = acting(ROMA, (g) => {
    own(g, CARTAGO, 'utica');
    hand(g, ROMA, 'Quinquerreme Romano', 'Liburna', 'Tormenta');
  });
  p.does('attack', 'city:utica').does('shortest').does('fleet', card('Liburna'));
  p.refuses('directAssault', undefined, 'med.no.direct')
    .does('fleet', card('Quinquerreme Romano'))
    .does('directAssault');
  expect(p.g.attack!.arrival).toBe('direct');
});

test('[MED.A14] an expedition needs a card; one that could not assault is allowed with a word of warning', () => {
  const p = acting(ROMA, (g) => {
    hand(g, ROMA, 'Equites');
  });
  p.does('attack', 'city:capua').does('shortest').refuses('declare', undefined, 'med.no.cards');
  p.does('troop', card('Equites'));
  expect(p.question!.prompt.k).toBe('med.ask.feint');
  through(p.does('declare'));
  expect(p.g.discards[ROMA]).toEqual([card('Equites')]);
});

test('what is drawn up can be taken back, and nobody else sees it', () => {
  const p = acting(ROMA, (g) => {
    hand(g, ROMA, 'Hastati', 'Principes');
  });
  p.does('attack', 'city:capua').does('shortest').does('troop', card('Hastati'));
  expect(JSON.stringify(p.view(CARTAGO).flow)).not.toContain('card:');
  p.undo().does('troop', card('Principes'));
  expect(p.canUndo(ROMA)).toBe(true);
});

test('[MED.5.4.1-b] the easiest route avoids straits', () => {
  const p = acting(ROMA, (g) => {
    own(g, ROMA, 'tarquinii', 'aleria');
    hand(g, ROMA, 'Hastati', 'Tormenta');
  });
  p.does('attack', 'city:pisae').does('shortest').does('troop', card('Hastati')).does('declare');
  expect(path(p).slice(0, 2)).toEqual(['roma', 'tarquinii']);
});

test('[MED.5.4.1-c] from his only port he can sail to other ports alone, not back to where he is', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum');
    hand(g, HISPANIA, 'Naves de Gades');
  });
  expect(offered(p, 'attack')).toContain('city:tarraco');
  expect(offered(p, 'attack')).not.toContain('city:toletum');
});

test('[MED.8.3-a] with free passage: no target whose own city is the only way to the harbours', () => {
  const p = acting(
    HISPANIA,
    (g) => {
      own(g, CARTAGO, 'segeda');
      own(g, HISPANIA, 'saguntum', 'carthago-nova');
      hand(g, HISPANIA, 'Naves de Gades');
    },
    { options: { freePassage: true } },
  );
  expect(offered(p, 'attack')).toContain('city:tarraco');
  expect(offered(p, 'attack')).not.toContain('city:segeda');
});

test('[MED.A14] fleets alone against an area: a word of warning', () => {
  const p = acting(HISPANIA, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'olisipo', 'bracara', 'lancia');
    g.owner[place('numantia')] = HISPANIA;
    hand(g, HISPANIA, 'Naves de Gades', 'Scutarii');
  });
  p.does('attack', 'area:CANTABRI').does('bySea').does('shortest').does('fleet', card('Naves de Gades'));
  expect(p.question!.prompt.k).toBe('med.ask.feint');
  p.does('troop', card('Scutarii'));
  expect(p.question!.prompt.k).toBe('med.ask.units');
});

test('[MED.5.4.1-c] the easiest route takes a longer road to a harbour rather than one through a foreign city', () => {
  const p = acting(
    GALIA,
    (g) => {
      own(g, GALIA, 'narbo', 'avaricum', 'cenabum', 'darioritum');
      own(g, CARTAGO, 'tolosa', 'utica');
      hand(g, GALIA, 'Barcazas', 'Emboscada');
    },
    { options: { freePassage: true } },
  );
  p.does('attack', 'city:utica').does('shortest').does('fleet', card('Barcazas')).does('landing');
  expect(p.g.attack!.force.path).toEqual(['gergovia', 'avaricum', 'cenabum', 'darioritum', 'utica'].map(place));
});

test('[MED.5.4.1-c][MED.5.4.1-d] he sails from his own ports alone, and with free passage too to his own or to the target', () => {
  const p = acting(
    HISPANIA,
    (g) => {
      own(g, HISPANIA, 'segeda', 'saguntum', 'ebusus');
      own(g, CARTAGO, 'malaca', 'castulo');
      hand(g, HISPANIA, 'Naves de Gades');
    },
    { options: { freePassage: true } },
  );
  p.does('attack', 'city:carthago-nova');
  expect(offered(p, 'sail')).toEqual([]);
  p.does('step', 'city:segeda').does('step', 'city:saguntum');
  expect(offered(p, 'sail').toSorted()).toEqual(['city:carthago-nova', 'city:ebusus']);
});

test('[MED.5.4.1-h] no fleet comes to a lost capital without a port', () => {
  const lost = (...names: string[]): Game =>
    acting(HISPANIA, (g) => {
      own(g, CARTAGO, 'numantia');
      own(g, HISPANIA, 'saguntum');
      hand(g, HISPANIA, ...names);
    });
  expect(offered(lost('Naves de Gades'), 'attack')).toEqual([]);
  const p = lost('Naves de Gades', 'Scutarii').does('attack', 'city:numantia');
  expect([offered(p, 'troop'), offered(p, 'fleet')]).toEqual([[card('Scutarii')], []]);
});

test('[MED.3-b][MED.5.4-c] an area outside the scenario is no target, though a pacified one leads to it', () => {
  const p = acting(
    ROMA,
    (g) => {
      own(g, ROMA, 'aquileia', 'patavium', 'ariminum', 'arretium');
      pacified(g, 'NORICI');
      hand(g, ROMA, 'Hastati');
    },
    { seats: 2 },
  );
  expect(offered(p, 'attack')).toContain('area:RAETI');
  expect(offered(p, 'attack')).not.toContain('area:PANNONII');
});

test('[MED.2-i][MED.5.4.1-g][MED.5.4.2-b] a card that could be a fleet carries nobody as a troop, and as a fleet assaults as one', () => {
  const start = (): Game =>
    acting(HISPANIA, (g) => {
      own(g, HISPANIA, 'segeda', 'saguntum');
      own(g, CARTAGO, 'utica');
      hand(g, HISPANIA, 'Naves de Gades', 'Aliados Griegos', 'Scutarii', 'Caetrati');
    })
      .does('attack', 'city:utica')
      .does('shortest');
  const p = start().does('fleet', card('Naves de Gades')).does('troop', card('Aliados Griegos'));
  expect(offered(p.does('troop', card('Scutarii')), 'troop')).toEqual([]);
  start().does('fleet', card('Aliados Griegos')).refuses('directAssault', undefined, 'med.no.direct');
});
