import { expect, test } from 'vitest';
import type { Empires } from '../game.ts';
import {
  at,
  type At,
  card,
  CARTAGO,
  cards,
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
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { placesOn } from './interception.ts';
import { march } from './march.ts';

const marching = (patch: (g: Empires) => void, rolls: number[] = [], options: At = {}): Game =>
  through(at(march, undefined, options, patch, rolls));

/** Rome against Utica, which Carthage holds, over land by the islands. */
const byLand = (g: Empires): void => {
  own(g, ROMA, 'aleria', 'nora');
  own(g, CARTAGO, 'utica');
  send(g, { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati', 'Principes'] });
};
const bySea =
  (arrival: 'landing' | 'direct' = 'landing') =>
  (g: Empires): void => {
    own(g, CARTAGO, 'utica');
    send(g, {
      by: ROMA,
      path: ['roma', 'utica'],
      troops: ['Hastati'],
      fleets: ['Quinquerreme Romano', 'Liburna'],
      sea: 0,
      arrival,
    });
  };
const DRY = [2, 2, 2];

test('[MED.5.4.4-a] only the Defender may intercept, and nobody defends neutral cities', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios');
    hand(g, GALIA, 'Gesatas');
  }, DRY);
  expect(p.waitingFor).toEqual([CARTAGO]);
  const neutral = marching(
    (g) => {
      byLand(g);
      g.owner[place('utica')] = -1;
      hand(g, CARTAGO, 'Lanceros Libios');
    },
    [...DRY, 1, 6, 6, 6],
  );
  expect(isOver(neutral)).toBe(true);
});

test('[MED.5.4.4-b][MED.5.4.4-e][MED.A18] cards face down, at a place of the route or at the target', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Elefantes', 'Milicia Punica');
  }, DRY);
  // Nora is Rome's, but his own route ends there.
  expect(offered(p, 'interceptAt').toSorted()).toEqual(['city:nora', 'city:utica']);
  p.does('interceptAt', 'city:nora').does('shortest');
  expect(p.view(ROMA).flow.at(-1)!.local).toEqual({ seat: CARTAGO, purpose: 'land' });
  p.rolling(3).does('troop', card('Lanceros Libios')).does('troop', card('Elefantes')).does('declare');
  expect(p.g.combat).toMatchObject({ kind: 'field', place: place('nora') });
  // All that he chose, and nothing else.
  const met = p.g.attack!.guard!.units.map((u) => u.card);
  expect([met, p.g.hands[CARTAGO]]).toEqual([
    cards('Lanceros Libios', 'Elefantes').toSorted(),
    [card('Milicia Punica')],
  ]);
});

test('[MED.5.4.4-c][MED.A37] not without his capital, nor to where his route does not lead', () => {
  const p = marching(
    (g) => {
      byLand(g);
      hand(g, CARTAGO, 'Lanceros Libios');
      own(g, ROMA, 'carthago');
    },
    [...DRY, 1, 6, 6, 6],
  );
  expect(isOver(p)).toBe(true);
  const far = marching((g) => {
    own(g, CARTAGO, 'capua');
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, CARTAGO, 'Lanceros Libios');
  });
  // He is asked, since he could hold a fleet; but he holds none, and no road leads there.
  expect([far.waitingFor, offered(far, 'interceptAt')]).toEqual([[CARTAGO], []]);
});

test('[MED.5.4.4-d] interception is optional; without it the assault follows', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios');
  }, DRY);
  p.does('letPass');
  expect(p.g.combat).toMatchObject({ kind: 'assault', place: place('utica') });
});

test('[MED.5.4.4-f][MED.A54] at sea only against a naval route, with a fleet and a port; troops may be aboard', () => {
  const p = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios', 'Milicia Punica');
  });
  p.does('interceptAtSea')
    .does('fleet', card('Quinquerreme Punico'))
    .does('troop', card('Lanceros Libios'))
    .does('declare');
  expect(p.g.combat).toMatchObject({ kind: 'naval', place: -1 });
  expect(p.g.attack!.guard!.units).toHaveLength(2);
  const land = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Quinquerreme Punico');
  }, DRY);
  expect(offered(land, 'interceptAt')).toEqual([]);
  expect(land.offers('interceptAtSea')).toBeUndefined();
});

test('[MED.5.4.4-g][MED.A19][MED.A20] one at sea and one on land, in the order of the route; cards of the first are gone', () => {
  const p = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios', 'Milicia Punica');
  });
  p.does('interceptAtSea').does('fleet', card('Trirreme Punico')).does('declare').as(ROMA).does('loadAll');
  // Start roll of the Punic trireme fails; Rome 8 and 6 against 3 and 1; extra losses 2 fails; recovery fails.
  through(p.rolling(5, 6, 1, 2, 1));
  expect(p.g.attack!.intercepted).toEqual(['naval']);
  expect(p.g.discards[CARTAGO]).toEqual([card('Trirreme Punico')]);
  p.as(CARTAGO)
    .does('interceptAt', 'city:utica')
    .does('shortest')
    .does('troop', card('Lanceros Libios'))
    .does('declare');
  through(p.rolling(1, 6, 1, 1, 1, 1));
  expect(isOver(p)).toBe(true);
});

test('[MED.5.4.2-c][MED.A15] a landing can be met on land at the target, a direct assault cannot', () => {
  const landing = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  });
  landing.does('letPass');
  expect(offered(landing, 'interceptAt')).toEqual(['city:utica']);
  const direct = marching((g) => {
    bySea('direct')(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  });
  direct.does('letPass');
  expect(direct.g.combat?.kind).toBe('assault');
  // An earlier land leg can be.
  own(direct.g, ROMA, 'tarquinii');
  direct.g.attack!.force = { ...direct.g.attack!.force, path: ['roma', 'tarquinii', 'utica'].map(place), sea: 1 };
  expect(placesOn(direct.g.attack!, 'before')).toEqual(['roma', 'tarquinii'].map(place));
});

test('[MED.A70][MED.5.4.2-b] a direct assault that has lost its fleets becomes a landing, and can be met', () => {
  const p = marching((g) => {
    bySea('direct')(g);
    hand(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios', 'Milicia Punica');
  });
  p.does('interceptAtSea')
    .does('fleet', card('Trirreme Punico'))
    .does('declare')
    .as(ROMA)
    .does('load', card('Liburna'));
  // The trireme sinks the Quinquerreme; Rome wins all the same.
  through(p.rolling(6, 1, 6, 1, 6, 1, 1));
  expect(p.g.attack!.arrival).toBe('landing');
  expect(offered(p.as(CARTAGO), 'interceptAt')).toEqual(['city:utica']);
});

test('[MED.A65] a land interception needs a troop, a naval one a fleet', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios');
  }, DRY);
  p.does('interceptAt', 'city:utica').does('shortest').refuses('declare', undefined, 'med.no.cards');
  const sea = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios');
  });
  sea.does('interceptAtSea').refuses('declare', undefined, 'med.no.cards');
  expect(offered(sea, 'troop')).toEqual([]);
});

test('[MED.A66] an attack on a lost capital by land can be met only there', () => {
  const p = marching((g) => {
    own(g, CARTAGO, 'roma', 'aleria', 'nora', 'utica');
    send(g, { by: ROMA, path: ['roma'], troops: ['Hastati'] });
    hand(g, CARTAGO, 'Lanceros Libios');
  });
  expect(offered(p, 'interceptAt')).toEqual(['city:roma']);
});

test('[MED.8.3-a][MED.8.3-b][MED.8.3-e] free passage: each owner on the way is asked and may refuse', () => {
  const passing = (g: Empires): void => {
    own(g, GALIA, 'aleria');
    own(g, CARTAGO, 'nora');
    send(g, { by: ROMA, path: ['roma', 'aleria', 'nora', 'utica'], troops: ['Hastati'] });
  };
  const p = at(march, undefined, { options: { freePassage: true } }, passing);
  expect(p.waitingFor).toEqual([GALIA]);
  p.does('grant');
  expect(p.waitingFor).toEqual([CARTAGO]);
  p.rolling(2, 2, 2, 1, 6, 6, 6).does('grant');
  expect(isOver(p)).toBe(true);
});

test('[MED.8.3-c][MED.8.3-f][MED.A67] refused: attack that city, or take the cards back with the action spent', () => {
  const refused = () =>
    at(march, undefined, { options: { freePassage: true } }, (g) => {
      own(g, GALIA, 'aleria');
      send(g, { by: ROMA, path: ['roma', 'aleria', 'nora'], troops: ['Hastati'] });
    })
      .does('refuse')
      .as(ROMA);
  const off = refused().does('callOff');
  expect([isOver(off), off.g.hands[ROMA]]).toEqual([true, [card('Hastati')]]);
  const on = refused().rolling(3, 6, 1, 1).does('attackThere');
  expect(on.g.owner[place('aleria')]).toBe(ROMA);
});

test('[MED.8.3-d][MED.8.3-f][MED.A67] a defending expedition asks too, never attacks who refuses, and is used up', () => {
  const p = marching(
    (g) => {
      byLand(g);
      own(g, GALIA, 'utica');
      own(g, CARTAGO, 'sicca');
      g.attack = {
        ...g.attack!,
        target: place('hippo-regius'),
        force: { ...g.attack!.force, path: ['roma', 'aleria', 'nora', 'utica', 'hippo-regius'].map(place) },
      };
      own(g, CARTAGO, 'hippo-regius');
      hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
    },
    [],
    { options: { freePassage: true } },
  );
  p.as(GALIA).rolling(2, 2, 2).does('grant');
  through(p);
  p.as(CARTAGO)
    .does('interceptAt', 'city:nora')
    .does('shortest')
    .does('troop', card('Lanceros Libios'))
    .does('declare');
  p.as(GALIA).does('refuse');
  expect(p.g.hands[CARTAGO]).toContain(card('Lanceros Libios'));
  expect(p.g.attack!.intercepted).toEqual(['land']);
  expect(p.g.combat?.kind).toBe('assault');
});

test('[MED.7.3-c][MED.A76] hordes are met at the target alone', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'osca');
    pacified(g, 'CANTABRI');
    send(g, { by: ROMA, path: ['VASCONES', 'osca'] });
    g.attack = { ...g.attack!, kind: 'horde', force: { ...g.attack!.force, t: 'dice', seat: -1, dice: 2 } };
    hand(g, HISPANIA, 'Scutarii', 'Murallas');
  });
  expect(placesOn(p.g.attack!, 'before')).toEqual([place('osca')]);
  expect(offered(p, 'interceptAt')).toEqual(['city:osca']);
});

test('[MED.5.4.4-g] a second interception on land is not offered', () => {
  const p = marching(
    (g) => {
      byLand(g);
      g.attack = { ...g.attack!, intercepted: ['land'] };
      hand(g, CARTAGO, 'Lanceros Libios');
    },
    [...DRY, 1, 6, 6, 6],
  );
  expect([isOver(p), p.g.hands[CARTAGO]]).toEqual([true, [card('Lanceros Libios')]]);
});

test('[MED.9-b] in attacks of nobody: the Defender, then the others after the player who acts, himself last', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, GALIA, 'burdigala');
    send(g, { by: HISPANIA, path: ['VASCONES', 'burdigala'] });
    g.attack = { ...g.attack!, kind: 'horde', force: { ...g.attack!.force, t: 'dice', seat: -1, dice: 2 } };
    for (const [seat, name] of [
      [ROMA, 'Espias'],
      [CARTAGO, 'Milicia Punica'],
      [HISPANIA, 'Murallas'],
      [GALIA, 'Murus Gallicus'],
    ] as const)
      hand(g, seat, name);
  });
  const asked: number[] = [];
  p.byChance();
  while (p.g.combat?.kind !== 'assault') p.as(p.waitingFor[0]!).does('letPass');
  for (let i = 0; i < 4; i++) {
    asked.push(p.waitingFor[0]!);
    p.as(p.waitingFor[0]!).does('decline');
  }
  expect(asked).toEqual([GALIA, ROMA, CARTAGO, HISPANIA]);
});

test('[MED.5.4.4-f][MED.A79] at sea he sets out from the port that is easiest to reach: foreign cities are avoided', () => {
  const p = marching(
    (g) => {
      own(g, GALIA, 'narbo', 'avaricum', 'cenabum', 'darioritum');
      own(g, CARTAGO, 'tolosa');
      send(g, { by: ROMA, path: ['roma', 'narbo'], fleets: ['Quinquerreme Romano'], sea: 0, arrival: 'direct' });
      hand(g, GALIA, 'Barcazas', 'Murus Gallicus');
      hand(g, ROMA, 'Cónsul');
    },
    [],
    { options: { freePassage: true } },
  );
  p.does('interceptAtSea').does('fleet', card('Barcazas')).does('declare');
  expect(p.g.attack!.guard!.path).toEqual(['gergovia', 'avaricum', 'cenabum', 'darioritum'].map(place));
});

test('[MED.8.3-f] without troops it cannot attack who refuses: it is called off', () => {
  const p = at(march, undefined, { options: { freePassage: true } }, (g) => {
    own(g, HISPANIA, 'saguntum');
    own(g, CARTAGO, 'segeda', 'utica');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'utica'],
      fleets: ['Aliados Griegos'],
      sea: 2,
      arrival: 'landing',
    });
  });
  p.does('refuse').as(HISPANIA);
  expect(p.offers('attackThere')).toBeUndefined();
  p.does('callOff');
  expect([isOver(p), p.g.hands[HISPANIA]]).toEqual([true, [card('Aliados Griegos')]]);
});

test('[MED.A10][MED.A65] an interception whose troops are lost on the way is used up, and said', () => {
  const p = marching(
    (g) => {
      own(g, CARTAGO, 'nora', 'lilybaeum');
      own(g, ROMA, 'aleria');
      send(g, { by: ROMA, path: ['roma', 'aleria', 'nora'], troops: ['Hastati'] });
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios', 'Milicia Punica');
    },
    [2, 2],
  );
  p.does('interceptAt', 'city:nora').does('step', 'city:lilybaeum').does('sail', 'city:nora');
  p.does('fleet', card('Quinquerreme Punico')).does('troop', card('Lanceros Libios')).rolling(1, 1, 4, 0);
  p.does('declare');
  expect(said(p, 'med.lost')).toEqual([
    { side: 'empire:CARTAGO', cards: [card('Lanceros Libios')] },
    { side: 'empire:CARTAGO', cards: [card('Quinquerreme Punico')] },
  ]);
  expect(p.g.attack!.intercepted).toEqual(['land']);
  expect(p.g.combat?.kind).toBe('assault');
});

test('[MED.A65] on land by way of the sea: a troop and another card as a fleet', () => {
  const asked = (...names: string[]): readonly string[] =>
    offered(
      marching(
        (g) => {
          own(g, GALIA, 'narbo', 'tolosa', 'aleria');
          send(g, { by: ROMA, path: ['roma', 'aleria'], troops: ['Hastati'] });
          hand(g, GALIA, ...names);
        },
        [2],
      ),
      'interceptAt',
    );
  // One card is troop or fleet, not both; no road leads to Corsica.
  expect(asked('Aliados Masaliotas')).toEqual([]);
  expect(asked('Gesatas')).toEqual([]);
  expect(asked('Barcazas')).toEqual([]);
  expect(asked('Aliados Masaliotas', 'Vercingetorix')).toEqual([]);
  expect(asked('Aliados Masaliotas', 'Gesatas')).toEqual(['city:roma', 'city:aleria']);
});

test('[MED.A18] before his own capital there is no way to go: the cards are chosen at once', () => {
  const p = marching((g) => {
    own(g, ROMA, 'utica');
    send(g, { by: ROMA, path: ['roma', 'utica', 'carthago'], troops: ['Hastati'], fleets: ['Liburna'], sea: 0 });
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  });
  p.does('letPass').does('interceptAt', 'city:carthago').does('troop', card('Lanceros Libios')).does('declare');
  expect(p.g.combat).toMatchObject({ kind: 'field', place: place('carthago') });
});

test('[MED.9-l] what is spent before it arrives is not met', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'neapolis');
    own(g, CARTAGO, 'capua');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'neapolis', 'capua'],
      fleets: ['Naves de Gades'],
      sea: 2,
    });
    hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
  });
  expect([isOver(through(p)), p.g.discards[HISPANIA]]).toEqual([true, [card('Naves de Gades')]]);
});

test('[MED.5.4.4-f] nobody is met at sea by a Defender whose ports are cut off from his capital', () => {
  const p = marching(
    (g) => {
      own(g, GALIA, 'narbo');
      send(g, { by: ROMA, path: ['roma', 'narbo'], fleets: ['Quinquerreme Romano'], sea: 0, arrival: 'landing' });
      hand(g, GALIA, 'Barcazas', 'Gesatas');
    },
    [1, 6, 6, 6],
  );
  expect([isOver(p), p.g.hands[GALIA]!.length, p.g.owner[place('narbo')]]).toEqual([true, 2, GALIA]);
});

test('[MED.5.4.4-e] after the sea it can be met where it lands and from there on', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'segeda', 'saguntum', 'neapolis');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'neapolis', 'capua'],
      troops: ['Scutarii'],
      fleets: ['Naves de Gades'],
      sea: 2,
    });
    own(g, ROMA, 'capua');
    hand(g, ROMA, 'Hastati', 'Liburna');
  });
  expect(placesOn(p.g.attack!, 'before')).toEqual(['numantia', 'segeda', 'saguntum'].map(place));
  expect(placesOn(p.g.attack!, 'after')).toEqual(['neapolis', 'capua'].map(place));
});

test('[MED.5.4.2-c] cards for land routes fit a landing, and no direct assault', () => {
  const ambushes = (arrival: 'landing' | 'direct'): readonly string[] =>
    offered(
      at(march, undefined, {}, (g) => {
        bySea(arrival)(g);
        hand(g, HISPANIA, 'Emboscada', 'Murallas');
      }).as(HISPANIA),
      'play',
    );
  expect([ambushes('landing'), ambushes('direct')]).toEqual([[card('HISPANIA/Emboscada')], []]);
});

test('[MED.5.4.4-b][MED.8.3-d] whoever is asked for passage does not see the cards of the defending expedition', () => {
  const p = marching(
    (g) => {
      own(g, GALIA, 'utica');
      own(g, CARTAGO, 'hippo-regius');
      send(g, {
        by: ROMA,
        path: ['roma', 'hippo-regius'],
        troops: ['Hastati'],
        fleets: ['Liburna'],
        sea: 0,
        arrival: 'landing',
      });
      hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
    },
    [],
    { options: { freePassage: true } },
  );
  p.does('letPass').does('interceptAt', 'city:hippo-regius').does('step', 'city:utica').does('shortest');
  p.does('troop', card('Lanceros Libios')).does('declare');
  expect(p.waitingFor).toEqual([GALIA]);
  expect(p.view(GALIA).attack!.guard).toMatchObject({ units: 1 });
});

test('[MED.A65] on the way to a battle on land the last card that could be a troop is no fleet', () => {
  const p = marching(
    (g) => {
      own(g, GALIA, 'narbo', 'tolosa', 'aleria');
      send(g, { by: ROMA, path: ['roma', 'aleria'], troops: ['Hastati'] });
      hand(g, GALIA, 'Aliados Masaliotas', 'Barcazas');
    },
    [2],
  );
  p.does('interceptAt', 'city:aleria').does('shortest');
  expect(offered(p, 'fleet')).toEqual([card('Barcazas')]);
  p.does('fleet', card('Barcazas'));
  expect([offered(p, 'fleet'), offered(p, 'troop')]).toEqual([[], [card('Aliados Masaliotas')]]);
});

test('[MED.8.3-c][MED.5.4.4-f] refused before it has embarked it attacks by land, and is not met at sea', () => {
  const p = at(march, undefined, { options: { freePassage: true } }, (g) => {
    own(g, HISPANIA, 'saguntum');
    own(g, GALIA, 'segeda', 'tolosa', 'narbo');
    send(g, {
      by: HISPANIA,
      path: ['numantia', 'segeda', 'saguntum', 'utica'],
      troops: ['Scutarii'],
      fleets: ['Naves de Gades'],
      sea: 2,
      arrival: 'landing',
    });
    hand(g, GALIA, 'Barcazas', 'Murus Gallicus');
  });
  p.as(GALIA).does('refuse').as(HISPANIA).does('attackThere');
  expect(p.g.attack!.force).toMatchObject({ sails: false, path: ['numantia', 'segeda'].map(place) });
  // Only cards are asked for on the way to its end.
  expect(isOver(through(p.byChance()))).toBe(true);
});

test('[MED.A19] an expedition by land is asked about once: whoever lets it pass meets it no more', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Soborno');
  }, DRY);
  p.does('letPass');
  expect([p.g.combat?.kind, p.offers('interceptAt')]).toEqual(['assault', undefined]);
});

test('[MED.A10] of an interception that a strait has taken nothing more is said', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  }, DRY);
  p.does('interceptAt', 'city:nora').does('shortest').does('troop', card('Lanceros Libios'));
  p.rolling(1, 1, 4, 0).does('declare');
  expect(said(p, 'med.lost')).toEqual([{ side: 'empire:CARTAGO', cards: [card('Lanceros Libios')] }]);
});

test('[MED.7.3-c] whoever lets a horde pass is not asked about it again', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, HISPANIA, 'osca');
    send(g, { by: ROMA, path: ['VASCONES', 'osca'] });
    g.attack = { ...g.attack!, kind: 'horde', force: { ...g.attack!.force, t: 'dice', seat: -1, dice: 2 } };
    hand(g, HISPANIA, 'Scutarii', 'Murallas');
  });
  p.does('letPass');
  expect([p.g.combat?.kind, p.offers('interceptAt')]).toEqual(['assault', undefined]);
});

test('[MED.5.4.3-c][MED.A10] an interception that its first strait has taken does not cross the next', () => {
  const p = marching(
    (g) => {
      own(g, CARTAGO, 'utica', 'nora', 'aleria');
      send(g, { by: ROMA, path: ['roma', 'aleria'], troops: ['Hastati'] });
      hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
    },
    [2],
  );
  p.does('interceptAt', 'city:aleria').does('shortest').does('troop', card('Lanceros Libios'));
  p.rolling(1, 1, 4, 0).does('declare');
  expect([said(p, 'med.strait').length, p.g.combat?.kind]).toEqual([1, 'assault']);
});

test('[MED.5.4.4-f][MED.A79] ports that cannot be reached from the capital do not count', () => {
  const p = marching((g) => {
    own(g, GALIA, 'tolosa', 'narbo', 'genua', 'utica');
    send(g, { by: ROMA, path: ['roma', 'narbo'], fleets: ['Quinquerreme Romano'], sea: 0, arrival: 'direct' });
    hand(g, GALIA, 'Barcazas', 'Murus Gallicus');
    hand(g, ROMA, 'Cónsul');
  });
  p.does('interceptAtSea').does('fleet', card('Barcazas')).does('declare');
  expect(p.g.attack!.guard!.path).toEqual(['gergovia', 'tolosa', 'narbo'].map(place));
});

test('[MED.5.4.4-b] where he means to intercept he alone sees, until he has declared it', () => {
  const p = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  }, DRY).does('interceptAt', 'city:nora');
  const seen = (seat: number) => p.view(seat).flow.find((f) => f.proc === 'expedition.intercept')!.local;
  expect(seen(CARTAGO)).toMatchObject({ place: place('nora') });
  expect(seen(ROMA)).not.toHaveProperty('place');
  expect(seen(GALIA)).not.toHaveProperty('place');
  p.does('shortest').does('troop', card('Lanceros Libios')).rolling(3).does('declare');
  expect([seen(ROMA), seen(GALIA)]).toMatchObject([{ place: place('nora') }, { place: place('nora') }]);
});

test('[MED.5.4.4-b] everybody is told with how many he intercepts, and where, or that it is at sea', () => {
  const p = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios', 'Milicia Punica');
    hand(g, ROMA, 'Cónsul');
  });
  p.does('interceptAtSea').does('fleet', card('Trirreme Punico')).does('declare');
  p.expectLog('med.interceptsAtSea', { who: 'empire:CARTAGO', n: 1 }, 'MED.5.4.4-b');
  const land = marching((g) => {
    byLand(g);
    hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
  }, DRY);
  land.does('interceptAt', 'city:utica').does('shortest').does('troop', card('Lanceros Libios')).byChance();
  land.does('declare').expectLog('med.intercepts', { who: 'empire:CARTAGO', place: 'city:utica', n: 1 }, 'MED.5.4.4-b');
});

test('[MED.5.4.4-f][MED.5.4.4-g] the question says whether it is met at sea or on land', () => {
  const p = marching((g) => {
    bySea()(g);
    hand(g, CARTAGO, 'Trirreme Punico', 'Lanceros Libios');
  });
  expect([p.question!.prompt.k, offered(p, 'interceptAt')]).toEqual(['med.ask.interceptAtSea', []]);
  expect(p.does('letPass').question!.prompt.k).toBe('med.ask.intercept');
});
