import { expect, test } from 'vitest';
import {
  at,
  card,
  CARTAGO,
  cards,
  GALIA,
  hand,
  HISPANIA,
  offered,
  own,
  place,
  ROMA,
  said,
  take,
  through,
} from '../testing/at.ts';
import { factorOf } from '../expedition/force.ts';
import { meet, send } from '../testing/attack.ts';
import { field, naval } from '../testing/battles.ts';
import { battle } from './battle.ts';

test('[MED.5.4-b][MED.5.4.5-a] a naval battle: both are shown, troops are loaded, the sums announced', () => {
  const p = naval(
    { troops: ['Hastati'], fleets: ['Liburna', 'Quinquerreme Romano'] },
    { fleets: ['Quinquerreme Punico'] },
  );
  expect(offered(p, 'load')).toEqual(cards('Liburna', 'Quinquerreme Romano'));
  expect(p.view(GALIA).attack!.guard!.units).toHaveLength(1);
  p.rolling(6, 1, 6, 1).does('load', card('Quinquerreme Romano'));
  expect(said(p, 'med.announced')).toMatchObject([
    { fc: 8, n: 1 },
    { fc: 4, n: 1 },
  ]);
});

test('[MED.5.4.5-b][MED.9-b] then Leaders of both and special events of everybody', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Milicia Urbana');
    hand(g, CARTAGO, 'Anibal', 'Amilcar');
    hand(g, GALIA, 'Desercion', 'Vercingetorix');
  });
  expect([p.waitingFor, offered(p, 'play')]).toEqual([[ROMA], [card('Escipion')]]);
  p.does('play', card('Escipion'));
  expect([p.waitingFor, offered(p, 'play')]).toEqual([[CARTAGO], cards('Anibal', 'Amilcar')]);
  p.does('play', card('Anibal'));
  // A third player has no Leaders here.
  expect([p.waitingFor, offered(p, 'play')]).toEqual([[GALIA], [card('Desercion')]]);
  p.does('decline');
  expect(p.waitingFor).toEqual([ROMA]);
});

test('[MED.5.4.5-c] Leaders stay with the expedition', () => {
  const p = field({ troops: ['Hastati', 'Triarii'] }, { troops: ['Jabalineros Libios'] }, [], (g) => {
    hand(g, ROMA, 'Escipion', 'Milicia Urbana');
  });
  p.does('play', card('Escipion'));
  through(p.rolling(1, 6, 6, 6, 1, 6, 1));
  expect(p.g.attack!.force.leaders).toEqual([card('Escipion')]);
});

test('[MED.5.4.5-d][MED.A53] at the start a sunk fleet takes its cargo with it; both roll for recovery', () => {
  const p = naval({ troops: ['Hastati'], fleets: ['Liburna'] }, { fleets: ['Trirreme Punico'] }, [6, 0, 6, 1, 1]);
  // Nothing is left to Rome: it loses at once. Recovery: Liburna 6, Hastati 1.
  expect(p.g.hands[ROMA]).toEqual([card('Liburna')]);
  expect(p.g.discards[ROMA]).toEqual([card('Hastati')]);
});

test('[MED.5.4.5-d][MED.5.4.5-e][MED.A52] a side without fleets loses without Resolution; if both have none the Defender wins', () => {
  const p = naval({ fleets: ['Trirreme Romano'] }, { fleets: ['Trirreme Punico'] }, [6, 6, 0, 0, 1, 1]);
  expect(said(p, 'med.total')).toEqual([]);
  expect(p.g.vp.slice(0, 2)).toEqual([8, 12]);
});

test('[MED.5.4.5-f] what was discarded at the start does not count', () => {
  const p = naval(
    { fleets: ['Trirreme Romano'] },
    { fleets: ['Quinquerreme Punico', 'Quinquerreme Punico'] },
    [5, 0, 1, 1, 1, 1, 1],
  );
  expect(said(p, 'med.total')[1]).toMatchObject({ fc: 4 });
});

test('[MED.5.4.5-g] one die each, ties to the Defender', () => {
  const p = naval({ troops: ['Hastati'], fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }, [3, 4, 1, 1, 1]);
  // 3 + 1 doubled by the Liburna = 5 and 3 against 4 and 4: a tie.
  expect(said(p, 'med.total')).toMatchObject([{ total: 8 }, { total: 8 }]);
  expect(p.g.vp.slice(0, 2)).toEqual([8, 12]);
});

test('[MED.5.4.5-h] extra losses: a beaten Defender may cost a random card, a fleet with its cargo', () => {
  const q = naval(
    { troops: ['Hastati'], fleets: ['Liburna', 'Quinquerreme Romano'] },
    { fleets: ['Quinquerreme Punico'] },
  );
  q.rolling(6, 1, 1, 1, 1, 1, 1).does('load', card('Liburna'));
  // 1 is not above the one card Carthage had; the Liburna goes with the Hastati.
  expect(q.g.attack!.force.units.map((u) => u.card)).toEqual([card('Quinquerreme Romano')]);
  expect(q.g.discards[ROMA]).toEqual(cards('Liburna', 'Hastati'));
});

test('[MED.5.4.5-i] the Defender discards all he played; a beaten Attacker too, and it ends; others lose theirs', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, GALIA, 'Desercion');
  });
  p.does('play', card('Desercion')).rolling(1, 1, 6, 1, 1).does('forDefender');
  expect([p.g.discards[ROMA], p.g.discards[CARTAGO], p.g.discards[GALIA]]).toEqual([
    [card('Hastati')],
    [card('Lanceros Libios')],
    [card('Desercion')],
  ]);
  expect(p.g.attack!.over).toBe(true);
});

test('[MED.5.4.5-j][MED.A7][MED.A8] recovery on a 6, to the hand; special events never', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, CARTAGO, 'Anibal');
    hand(g, GALIA, 'Desercion');
  });
  p.as(CARTAGO).does('play', card('Anibal')).as(GALIA).does('play', card('Desercion'));
  p.rolling(1, 1, 6, 6, 6, 6, 6, 1).does('forAttacker');
  // Defender's troop 6, Leader 6, Attacker's troop 1: the event rolls nothing.
  expect(p.g.hands[CARTAGO]).toEqual(cards('Lanceros Libios', 'Anibal').toSorted());
  expect(p.g.hands[ROMA]).toEqual([]);
  expect(p.g.discards[GALIA]).toEqual([card('Desercion')]);
});

test('[MED.5.4.5-k][MED.A9][MED.A59] a card with its own text recovers on other results', () => {
  const p = field({ troops: ['Legion Veterana'] }, { troops: ['Lanceros libios de élite'] }, [1, 6, 5, 5]);
  expect([p.g.hands[ROMA], p.g.hands[CARTAGO]]).toEqual([
    [card('Legion Veterana')],
    [card('Lanceros libios de élite')],
  ]);
});

test('[MED.5.4.6-a][MED.5.4.6-b] in the field fleets are set aside, and a card keeps the use chosen for it', () => {
  const p = at(
    battle,
    { kind: 'field', place: place('capua') },
    {},
    (g) => {
      own(g, ROMA, 'capua');
      send(g, {
        by: HISPANIA,
        path: ['numantia', 'saguntum', 'capua'],
        troops: ['Scutarii'],
        fleets: ['Aliados Griegos'],
        sea: 1,
      });
      meet(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Equites'] });
    },
    [6, 1, 6, 1],
  );
  expect(said(p, 'med.total')[0]).toMatchObject({ fc: 5 });
  expect(p.g.attack!.force.units.map((u) => u.as)).toEqual(['T', 'F']);
});

test('[MED.5.4.6-c][MED.5.4.6-e] field factors and one die; ties to the Defender', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Jinetes Numidas'] }, [4, 2, 1, 1]);
  // 4 and 4 against 4, 2 more without enemy cavalry, and 2.
  expect(said(p, 'med.total')).toMatchObject([{ total: 8 }, { total: 8 }]);
  expect(p.g.attack!.over).toBe(true);
});

test('[MED.5.4.6-d][MED.9-i] flights first; a side without troops loses without Resolution', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Mercenarios Galos'] }, [1, 1]);
  expect(said(p, 'med.fled')).toHaveLength(1);
  expect(said(p, 'med.total')).toEqual([]);
  expect(said(p, 'med.nothingLeft')).toMatchObject([{ at: 'land', side: 'empire:ROMA', loser: 'empire:CARTAGO' }]);
  expect(p.g.vp.slice(0, 2)).toEqual([12, 8]);
  // Gauls attack and run: the Defender has won.
  const q = field({ by: GALIA, path: ['utica'], troops: ['Gesatas'] }, { troops: ['Lanceros Libios'] }, [1, 1, 1]);
  expect([said(q, 'med.nothingLeft'), q.g.vp[CARTAGO], q.g.vp[GALIA]]).toMatchObject([
    [{ side: 'empire:CARTAGO', loser: 'empire:GALIA' }],
    12,
    8,
  ]);
});

test('[MED.9-i][MED.A52] what has fled makes no roll of its own; elephants trample one more', () => {
  const p = field(
    { troops: ['Hastati'] },
    { troops: ['Elefantes', 'Lanceros Libios', 'Lanceros Libios'] },
    [1, 1, 1, 6, 1, 6, 1, 1],
  );
  // The elephants run and trample one of two; then 4 and 1 against 5 and 6.
  expect(said(p, 'med.total')).toMatchObject([{ total: 5 }, { total: 11 }]);
});

test('[MED.5.4.6-f] extra losses in the field: a troop', () => {
  const p = field(
    { troops: ['Hastati', 'Triarii'] },
    { troops: ['Lanceros Libios', 'Lanceros Libios'] },
    [6, 1, 2, 0, 1, 1, 1],
  );
  expect(p.g.attack!.force.units.map((u) => u.card)).toEqual([card('Triarii')]);
  const q = field(
    { troops: ['Hastati', 'Triarii'] },
    { troops: ['Lanceros Libios', 'Lanceros Libios'] },
    [6, 1, 3, 1, 1],
  );
  expect(q.g.attack!.force.units).toHaveLength(2);
});

test('[MED.5.4.6-g] after a defeat all is discarded, the fleets that were set aside too', () => {
  const p = field(
    { troops: ['Hastati'], fleets: ['Liburna'], sea: 0 },
    { troops: ['Lanceros Libios'] },
    [1, 6, 1, 1, 1],
  );
  expect(p.g.discards[ROMA]!.toSorted()).toEqual(cards('Hastati', 'Liburna').toSorted());
});

test('[MED.5.4.6-h][MED.A3] recovery of what was discarded since this battle began', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 6, 6, 6], (g) => {
    g.discards[ROMA]!.push(...g.decks[ROMA]!.splice(0, 3));
  });
  expect([p.g.hands[ROMA], p.g.discards[ROMA]!.length]).toEqual([[card('Hastati')], 3]);
});

test('[MED.4.3-a][MED.4.3-b][MED.A5] winning brings 2 VP, losing costs 2', () => {
  const p = field({ troops: ['Triarii'] }, { troops: ['Lanceros Libios'] }, [6, 1, 6, 1]);
  expect(p.g.vp).toEqual([12, 8, 10, 10]);
});

test('[MED.5.4.5-b] special events for either kind of battle are for naval battles too, of whoever holds them', () => {
  const GRECIA = 4;
  const p = at(battle, { kind: 'naval', place: -1 }, { seats: 8 }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['roma', 'utica'], fleets: ['Liburna'], sea: 0, arrival: 'landing' });
    meet(g, { by: CARTAGO, path: ['carthago'], fleets: ['Quinquerreme Punico'] });
    hand(g, GRECIA, 'Strategos Mercenario');
  });
  expect([p.waitingFor, offered(p.as(GRECIA), 'play')]).toEqual([[GRECIA], [card('Strategos Mercenario')]]);
});

test('[MED.5.4.5-e] whoever has no fleet left loses without a die, and the other has won', () => {
  // The Roman trireme hits; nothing more is rolled but for the recovery of what it sank.
  const won = naval({ fleets: ['Trirreme Romano'] }, { fleets: ['Quinquerreme Punico'] }, [5, 0, 1]);
  expect([said(won, 'med.total'), won.g.vp.slice(0, 2), won.g.attack!.over]).toEqual([[], [12, 8], false]);
  const lost = naval({ fleets: ['Quinquerreme Romano'] }, { fleets: ['Trirreme Punico'] }, [6, 0, 1, 1]);
  expect([said(lost, 'med.total'), lost.g.vp.slice(0, 2), lost.g.attack!.over]).toEqual([[], [8, 12], true]);
});

test('[MED.5.4.5-f][MED.5.4.5-h] ships that were sunk at the start do not count among those that may cost the Attacker one', () => {
  const lost = (roll: number, ...more: number[]): number =>
    2 -
    naval(
      { fleets: ['Trirreme Romano', 'Quinquerreme Romano'] },
      { fleets: ['Quinquerreme Punico', 'Quinquerreme Punico'] },
      [5, 0, 6, 1, roll, ...more, 1, 1],
    ).g.attack!.force.units.length;
  // One of two is left in Resolution: a 2 is above it, a 1 is not.
  expect([lost(2), lost(1, 0, 1)]).toEqual([0, 1]);
});

test('[MED.5.4.5-g] Leaders add their dice at sea', () => {
  const p = naval({ fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }, [2, 3, 1, 6, 1], (g) => {
    g.attack!.force.leaders = take(g, 'Cónsul');
  });
  expect(said(p, 'med.total')).toMatchObject([
    { dice: '2 3', total: 8 },
    { dice: '1', total: 5 },
  ]);
});

test('[MED.5.4.5-h] only a beaten Defender rolls for extra losses; if they take the last ship the attack is over', () => {
  // Beaten: no die but those of the battle and of recovery.
  const beaten = naval({ fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }, [1, 6, 1, 1]);
  expect([said(beaten, 'med.extraLosses'), beaten.g.attack!.over]).toEqual([[], true]);
  const last = naval({ fleets: ['Liburna'] }, { fleets: ['Quinquerreme Punico'] }, [6, 1, 1, 0, 1, 1]);
  expect([last.g.vp[ROMA], last.g.attack!.force.units, last.g.attack!.over]).toEqual([12, [], true]);
});

test('[MED.5.4.5-j] a 5 brings nothing back; what fell at the start rolls too; the text of a card replaces the 6', () => {
  const p = naval({ troops: ['Hastati'], fleets: ['Liburna'] }, { fleets: ['Trirreme Punico'] }, [6, 0, 5, 6, 1]);
  expect([p.g.hands[ROMA], p.g.discards[ROMA]]).toEqual([[card('Hastati')], [card('Liburna')]]);
  const text5 = field({ troops: ['Legion Veterana'] }, { troops: ['Lanceros Libios'] }, [1, 6, 5, 5]);
  expect([text5.g.hands[ROMA], text5.g.hands[CARTAGO]]).toEqual([[card('Legion Veterana')], []]);
});

test('[MED.5.4.6-h] in the field too a 5 brings nothing back', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [1, 6, 5, 5]);
  expect([p.g.hands[ROMA], p.g.hands[CARTAGO]]).toEqual([[], []]);
});

test('[MED.5.4.6-a][MED.5.4.6-b] a card that could be either has no field factor as a fleet', () => {
  const { g } = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] });
  const allies = card('Aliados Griegos');
  expect([factorOf(g, { card: allies, as: 'T' }, 'field'), factorOf(g, { card: allies, as: 'F' }, 'field')]).toEqual([
    5,
    null,
  ]);
});
