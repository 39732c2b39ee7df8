/** Battles: what the clarifications and rulings say of them. */
import type { LogLine } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  hand,
  HISPANIA,
  isOver,
  offered,
  own,
  place,
  ROMA,
  said,
  take,
  through,
} from '../testing/at.ts';
import { meet, send } from '../testing/attack.ts';
import { fixedForce } from '../expedition/force.ts';
import { AT_SEA, field, naval, ON_LAND } from '../testing/battles.ts';
import { battle } from './battle.ts';

test('[MED.9-f][MED.A21] a neutral force adds a die; only the player gains or loses', () => {
  const p = field({}, { troops: ['Lanceros Libios'] }, [6, 1, 2, 1], (g) => {
    g.attack = {
      ...g.attack!,
      kind: 'neutral',
      force: fixedForce({ field: 8, assault: 6, path: [place('nora'), place('utica')] }),
    };
  });
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 8, total: 14 });
  expect(p.g.vp).toEqual([10, 8, 10, 10]);
});

test('[MED.9-e] a fixed force hit at the start of a battle loses 6', () => {
  const p = field({}, { troops: ['Jabalineros Libios'] }, [6, 1, 6, 1], (g) => {
    g.attack = {
      ...g.attack!,
      kind: 'neutral',
      force: fixedForce({ field: 8, assault: 7, path: [place('nora'), place('utica')] }),
    };
  });
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 2 });
});

test('[MED.9-g] Leaders need no transport, and are lost with the last fleet', () => {
  const p = naval({ fleets: ['Liburna'] }, { fleets: ['Trirreme Punico'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Milicia Urbana');
  });
  p.does('play', card('Escipion'));
  expect(p.g.attack!.force.units.some((u) => u.on !== '')).toBe(false);
  through(p.rolling(6, 0, 1, 1, 1));
  expect(p.g.discards[ROMA]).toContain(card('Escipion'));
});

test('[MED.9-h][MED.A61] a bonus counts only if its condition holds in Resolution; each copy for itself', () => {
  const p = at(
    battle,
    { kind: 'field', place: place('capua') },
    {},
    (g) => {
      own(g, CARTAGO, 'capua');
      send(g, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Scutarii', 'Scutarii', 'Caetrati'] });
      meet(g, { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Jabalineros Libios'] });
    },
    [1, 6, 6, 6, 1],
  );
  // 5 + 5 + 6 and 1 for each of the three.
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 19 });
  const hit = at(
    battle,
    { kind: 'field', place: place('capua') },
    {},
    (g) => {
      own(g, CARTAGO, 'capua');
      send(g, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Scutarii', 'Scutarii', 'Caetrati'] });
      meet(g, { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Jabalineros Libios'] });
    },
    [6, 2, 6, 6, 6, 1, 1],
  );
  expect(said(hit, 'med.total')[0]).toMatchObject({ fc: 10 });
});

test('[MED.9-j] Spartan and Athenian units by their names', () => {
  const p = at(battle, AT_SEA, { seats: 5 }, (g) => {
    own(g, 4, 'roma');
    send(g, { by: 0, path: ['roma', 'utica'], fleets: ['Quinquerreme Romano'], sea: 0 });
    meet(g, {
      by: 4,
      path: ['athenae'],
      fleets: ['Trirreme Ateniense', 'Trirreme Corintio'],
      troops: ['Epibatas Atenienses', 'Hoplitas Espartanos'],
      sea: -1,
    });
    g.attack = { ...g.attack!, target: place('roma') };
    hand(g, 4, 'Pericles', 'Polis en Armas');
  });
  p.as(4).does('loadAll').does('play', card('Pericles'));
  through(p.byChance(1, 1, 1, 1, 1, 1, 1, 1, 1));
  // 4 + 3 + 3 + 1 and 1 for each of two Athenians.
  expect(said(p, 'med.total')[1]).toMatchObject({ fc: 13 });
});

/** Hispania attacks with one troop and Indibil, and loses both; after three rolls of the battle come those of the recovery. */
const beatenWithIndibil = (...recovery: readonly number[]) => {
  const p = at(battle, { kind: 'field', place: place('capua') }, {}, (g) => {
    own(g, CARTAGO, 'capua');
    send(g, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Scutarii'] });
    meet(g, { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios'] });
    hand(g, HISPANIA, 'Indibil', 'Murallas');
  });
  p.does('play', card('Indibil'));
  return through(p.rolling(1, 1, 6, ...recovery));
};

test("[MED.9-m] an extra recovery comes in the recovery step, of its owner's choice", () => {
  const p = beatenWithIndibil(1, 1, 1);
  expect(offered(p, 'recover')).toEqual([card('Scutarii')]);
  // Indibil has given the try. He lies in a discard pile now, or is back in a hand: nothing names him any more.
  expect(JSON.stringify(p.state.stack)).not.toContain(card('Indibil'));
  p.rolling(5).does('recover', card('Scutarii'));
  expect(p.g.hands[HISPANIA]).toContain(card('Scutarii'));
});

test('[MED.9-m] the extra try fails below the roll that it takes', () => {
  const p = beatenWithIndibil(1, 1, 1);
  p.rolling(4).does('recover', card('Scutarii'));
  expect([isOver(p), p.g.discards[HISPANIA]!.includes(card('Scutarii'))]).toEqual([true, true]);
});

test('[MED.9-m] nothing is asked of whoever has no troop to save', () => {
  const p = beatenWithIndibil(1, 6, 1);
  expect([isOver(p), p.g.hands[HISPANIA]!.includes(card('Scutarii'))]).toEqual([true, true]);
});

test('[MED.9-m] a Leader whose card says nothing of it gives no extra recovery', () => {
  const p = at(battle, { kind: 'field', place: place('capua') }, {}, (g) => {
    own(g, CARTAGO, 'capua');
    send(g, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Scutarii'] });
    meet(g, { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios'] });
    hand(g, HISPANIA, 'Caro de Segeda', 'Murallas');
  });
  p.does('play', card('Caro de Segeda'));
  // He and his troop are lost, and neither comes back.
  through(p.rolling(1, 1, 6, 1, 1, 1));
  expect([isOver(p), p.g.discards[HISPANIA]!.includes(card('Scutarii'))]).toEqual([true, true]);
});

test('[MED.9-n] dice of cards wait until all cards are played', () => {
  const p = field({ troops: ['Hastati', 'Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, GALIA, 'Desercion');
    hand(g, ROMA, 'Escipion', 'Milicia Urbana');
  });
  p.does('decline').as(GALIA).does('play', card('Desercion')).does('forAttacker');
  expect(p.g.attack!.force.units).toHaveLength(2);
  expect(p.waitingFor).toEqual([ROMA]);
  through(p.rolling(4, 0, 1, 6, 1, 1, 1));
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 4 });
});

test('[MED.A43] dice are taken from those that cards gave, never the base die', () => {
  const p = field(
    { troops: ['Lanceros Libios'], by: CARTAGO, path: ['carthago', 'utica'] },
    { troops: ['Hastati'], by: ROMA, path: ['roma', 'utica'] },
    [],
    (g) => {
      own(g, ROMA, 'utica');
      hand(g, ROMA, 'Fabio Maximo', 'Milicia Urbana');
      hand(g, CARTAGO, 'Asdrubal', 'Milicia Punica');
    },
  );
  p.as(CARTAGO).does('decline').as(ROMA).does('play', card('Fabio Maximo'));
  through(p.rolling(3, 4, 4, 1, 1, 1));
  expect(said(p, 'med.total')).toMatchObject([{ dice: '3' }, { dice: '4 4' }]);
  expect(isOver(p)).toBe(true);
});

test('[MED.A73] a Leader with a dash is not played, and adds nothing where he is already', () => {
  const p = naval({ fleets: ['Quinquerreme Romano'] }, { fleets: ['Quinquerreme Punico'] }, [], (g) => {
    hand(g, ROMA, 'Fabio Maximo', 'Tormenta');
    g.attack!.force.leaders = [];
  });
  expect(offered(p, 'play')).toEqual([]);
  const stays = naval({ fleets: ['Quinquerreme Romano'] }, { fleets: ['Quinquerreme Punico'] }, [6, 1, 6, 1], (g) => {
    const [fabius] = hand(g, ROMA, 'Fabio Maximo');
    g.hands[ROMA] = [];
    g.attack!.force.leaders = [fabius!];
  });
  expect(said(stays, 'med.total')[0]).toMatchObject({ dice: '6' });
});

test('[MED.A75] factor dice are announced as dice and rolled in Resolution', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Elefantes'] }, [2, 1, 3, 4, 5, 1, 1]);
  expect(said(p, 'med.total')[1]).toMatchObject({ fc: 0, dice: '3 4 5', total: 12 });
});

test('[MED.A77] a Leader who is removed has no effect and no recovery', () => {
  const p = at(battle, ON_LAND, { seats: 6 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['roma', 'utica'], troops: ['Hastati'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    hand(g, 0, 'Escipion');
    hand(g, 5, 'Intriga');
  });
  p.does('play', card('Escipion')).as(5).rolling(4, 6, 6, 1, 1).does('respond', card('Intriga'));
  expect(said(p, 'med.total')[0]).toMatchObject({ dice: '6' });
  expect(p.g.discards[0]).toContain(card('Escipion'));
});

test('[MED.9-n] of several answers the last is rolled first', () => {
  const p = at(
    battle,
    ON_LAND,
    { seats: 8 },
    (g) => {
      own(g, 1, 'utica');
      send(g, { by: 0, path: ['roma', 'utica'], troops: ['Hastati'] });
      meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
      const [event, answer, second] = take(g, 'Desercion', 'Espejismo', 'Soborno') as [string, string, string];
      const played = { as: 'X', side: -1, off: false } as const;
      g.table = [
        { ...played, card: event, by: 3, side: 0, against: '' },
        { ...played, card: answer, by: 6, against: event },
        { ...played, card: second, by: 1, against: answer },
      ];
    },
    [3, 1, 1, 6, 1, 1],
  );
  // The second answer undoes the first, which rolls nothing; the event rolls its 1.
  expect(said(p, 'med.cancelled')).toMatchObject([{ card: card('Espejismo') }]);
  expect(said(p, 'med.startRoll')).toMatchObject([
    { card: card('Soborno'), roll: 3 },
    { card: card('Desercion'), roll: 1 },
  ]);
});

test('[MED.A43] a Leader who takes dice in defence takes none in attack', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 1, 6, 6, 1, 1, 1, 1], (g) => {
    g.attack!.force.leaders = take(g, 'Fabio Maximo');
    g.attack!.guard!.leaders = take(g, 'Asdrubal');
  });
  expect(said(p, 'med.total')[1]).toMatchObject({ dice: '6 6' });
});

test('[MED.A80][MED.9-g] an attack that ends with its extra losses: its Leaders are discarded in the battle and roll', () => {
  const p = naval(
    { fleets: ['Quinquerreme Romano'] },
    { fleets: ['Quinquerreme Punico'] },
    [6, 6, 1, 1, 0, 1, 1, 5],
    (g) => {
      g.attack!.force.leaders = take(g, 'Cónsul');
    },
  ).rolled();
  // Rome wins; extra losses take its only fleet. Recovery: that fleet 1, the Punic one 1, the Consul 5.
  expect(p.g.hands[ROMA]).toEqual([card('Cónsul')]);
  expect([p.g.attack!.over, p.g.vp[ROMA]]).toEqual([true, 12]);
});

test('[MED.A80] in the field too, with the fleets that were set aside', () => {
  const p = field(
    { troops: ['Hastati'], fleets: ['Liburna'], sea: 0, path: ['roma', 'nora', 'utica'] },
    { troops: ['Jabalineros Libios'] },
    [1, 6, 1, 1, 0, 1, 1, 6],
  ).rolled();
  expect(p.g.hands[ROMA]).toEqual([card('Liburna')]);
  expect(p.g.attack!.over).toBe(true);
});

test('[MED.A73] a Leader with a dash brings his followers no bonus', () => {
  const p = at(
    battle,
    { kind: 'field', place: place('capua') },
    { seats: 5 },
    (g) => {
      own(g, ROMA, 'capua');
      send(g, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Soldurios'] });
      meet(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Equites'] });
      // Stolen from Greece, and played at sea before.
      g.attack!.force.leaders = take(g, 'Temistocles', 'Viriato');
    },
    [1, 1, 6, 1, 1, 1, 1],
  );
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 8, dice: '1 1' });
});

test('[MED.A82][MED.9-i] flights come before desertions, and these before what units inflict', () => {
  const p = field({ troops: ['Velites', 'Hastati'] }, { troops: ['Mercenarios Galos', 'Lanceros Libios'] }, [], (g) => {
    hand(g, GALIA, 'Desercion');
  });
  // The Gauls run (1); a spearman deserts (4); nobody is left for the Velites (6) to hit.
  p.as(GALIA).does('play', card('Desercion')).rolling(1, 4, 0, 6, 1, 1).does('forDefender');
  const log = (p as unknown as { log: readonly LogLine[] }).log.map((l) => l.m.k);
  expect(log.filter((k) => ['med.fled', 'med.lost', 'med.startRoll'].includes(k))).toEqual([
    'med.fled',
    'med.startRoll',
    'med.lost',
    'med.startRoll',
  ]);
});

test('[MED.5.4.6-f][MED.5.4.6-a] extra losses in the field never take a fleet that was set aside', () => {
  const p = field(
    {
      by: HISPANIA,
      troops: ['Honderos', 'Jinetes Celtiberos'],
      fleets: ['Aliados Griegos'],
      sea: 0,
      arrival: 'landing',
    },
    { troops: ['Lanceros Libios'] },
    [1, 6, 1, 1, 0, 1, 1],
  ).rolled();
  // The fleet lies first, but is not among those drawn from.
  expect(p.g.discards[HISPANIA]).toEqual([card('Jinetes Celtiberos')]);
});

test('[MED.9-k][MED.5.4.5-h] extra losses at sea are drawn from troops and fleets together: a troop may go alone', () => {
  const p = naval(
    { troops: ['Hastati'], fleets: ['Liburna'] },
    { fleets: ['Quinquerreme Punico'] },
    [6, 1, 1, 0, 1, 1],
  );
  expect(p.g.attack!.force.units.map((u) => u.card)).toEqual([card('Liburna')]);
});

test('[MED.9-m][MED.A73] a Leader with a dash in this battle gives no extra recovery', () => {
  const p = at(
    battle,
    AT_SEA,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      send(g, {
        by: HISPANIA,
        path: ['saguntum', 'utica'],
        troops: ['Scutarii'],
        fleets: ['Naves de Gades'],
        sea: 0,
        arrival: 'landing',
      });
      meet(g, { by: CARTAGO, path: ['carthago'], fleets: ['Quinquerreme Punico'], sea: -1 });
      // He fought in the field before they sailed.
      g.attack!.force.leaders = take(g, 'Indibil');
    },
    [1, 6, 1, 1, 1, 1],
  );
  expect([isOver(p), p.g.vp[HISPANIA]]).toEqual([true, 8]);
});

test('[MED.A48][MED.5.4.5-j] a stolen troop that recovers returns to the player who played it', () => {
  const p = field({ by: HISPANIA, troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 6, 1, 6]);
  expect([p.g.hands[HISPANIA], p.g.hands[ROMA]]).toEqual([[card('Hastati')], []]);
});

test('[MED.9-n][MED.A60] a special event that was undone gives no die', () => {
  const p = at(battle, ON_LAND, { seats: 8 }, (g) => {
    own(g, 1, 'utica');
    send(g, { by: 0, path: ['roma', 'utica'], troops: ['Hastati'] });
    meet(g, { by: 1, path: ['carthago', 'utica'], troops: ['Lanceros Libios'] });
    hand(g, 4, 'Strategos Mercenario');
    hand(g, 6, 'Espejismo');
  });
  p.as(4).does('play', card('Strategos Mercenario')).does('forAttacker').as(6);
  p.rolling(4, 1, 6, 1, 1).does('respond', card('Espejismo'));
  expect(said(p, 'med.total')).toMatchObject([{ dice: '1' }, { dice: '6' }]);
});
