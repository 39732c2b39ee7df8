import { expect, test } from 'vitest';
import { assault } from '../combat/assault.ts';
import type { Empires } from '../game.ts';
import { NEUTRAL } from '../ids.ts';
import { game, turn } from '../turn.ts';
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
  pile,
  place,
  ROMA,
  said,
  through,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { countFor, endTurn, nextHand, progress } from './count.ts';
import { bandOf, ranking } from './victory.ts';

const counted = (patch: (g: Empires) => void, options: At = {}): Game =>
  at(endTurn, undefined, { byChance: true, ...options }, patch);
/** So many cities for each seat, at the start of the turn and now. */
const cities = (g: Empires, before: readonly number[], now: readonly number[]): void => {
  const free = g.owner
    .flatMap((o, i) => (o === NEUTRAL ? [i] : []))
    .filter((i) => !['massilia', 'agrigentum', 'mediolanum', 'cirta'].some((k) => place(k) === i));
  for (const [seat, n] of now.entries()) {
    g.before[seat] = before[seat]!;
    for (let have = 1; have < n; have++) g.owner[free.pop()!] = seat;
  }
};
const nothing = (): void => undefined;

test('[MED.4.2-a][MED.4.2-b] a key city brings a point and a card', () => {
  const { g } = counted((x) => {
    cities(x, [2, 3, 3, 3], [2, 3, 3, 3]);
    own(x, ROMA, 'agrigentum');
    x.before[ROMA] = 3;
    x.turn = 2;
  });
  expect(countFor(g, ROMA).vp.parts[0]).toMatchObject({ k: 'keyCities', n: 1 });
  expect([g.vp[ROMA], g.bonus[ROMA], g.hands[ROMA]!.length]).toEqual([10 + 1 + 3, 2, 12 + 2]);
});

test('[MED.4.2-b] every key city brings its point and its card, and from the first turn on', () => {
  const { g } = counted((x) => {
    cities(x, [2, 3, 3, 3], [2, 3, 3, 3]);
    for (const key of ['agrigentum', 'mediolanum'] as const) own(x, ROMA, key);
  });
  expect([g.vp[ROMA], g.bonus[ROMA]]).toEqual([10 + 2 + 5, 2 + 2]);
});

test('[MED.4.2-c][MED.A2] most cities: 5 VP and two cards alone, 3 and one when tied', () => {
  const alone = counted((g) => cities(g, [4, 2, 2, 2], [4, 2, 2, 2])).g;
  expect([alone.vp[ROMA], alone.bonus[ROMA]]).toEqual([15, 2]);
  const tied = counted((g) => cities(g, [4, 4, 4, 2], [4, 4, 4, 2])).g;
  expect([tied.vp, tied.bonus]).toEqual([
    [13, 13, 13, 10],
    [1, 1, 1, 0],
  ]);
});

test('[MED.4.2-d][MED.A40] a lost capital: 3 VP and a card less; twice the points on the last turn', () => {
  const lost = (turn: number) =>
    counted((g) => {
      cities(g, [1, 4, 2, 2], [1, 4, 2, 2]);
      own(g, CARTAGO, 'roma');
      g.turn = turn;
    }).g;
  expect([lost(1).vp[ROMA], lost(1).bonus[ROMA], lost(3).vp[ROMA]]).toEqual([7, -1, 4]);
});

test('[MED.4.2-e][MED.4.2-g][MED.A63] best progress of the turn from turn 2 on: 3 VP and a card alone, 2 VP tied', () => {
  const at2 = (before: number[], now: number[], turn = 2) =>
    counted((g) => {
      cities(g, before, now);
      g.turn = turn;
    }).g;
  const alone = at2([2, 5, 5, 4], [4, 5, 5, 4]);
  expect([alone.vp[ROMA], alone.bonus[ROMA]]).toEqual([13, 1]);
  const tied = at2(
    [2, 3, 5, 5],
    [4, 5, 5, 5].map((n, i) => (i < 2 ? n : n + 1)),
  );
  expect(progress(tied, ROMA)).toBe(2);
  expect(tied.vp[ROMA]).toBe(12);
  expect(tied.bonus[ROMA]).toBe(0);
  // Not in the first turn.
  expect(at2([2, 5, 5, 4], [4, 5, 5, 4], 1).vp[ROMA]).toBe(10);
});

test('[MED.4.2-g][MED.A39] progress is what was gained less what was lost: one city more wins the bonus, none and fewer do not', () => {
  /** Points of Rome, which does not have most cities; Carthage has, and neither gains nor loses. */
  const rome = (before: number, now: number): number =>
    counted((g) => {
      cities(g, [before, 8, 5, 5], [now, 8, 4, 3]);
      g.turn = 2;
    }).g.vp[ROMA]!;
  expect([rome(3, 4), rome(3, 3), rome(4, 3)]).toEqual([13, 10, 10]);
  // Whoever has gained more is ahead, however many cities he has.
  const two = counted((g) => {
    cities(g, [3, 8, 1, 5], [4, 8, 3, 5]);
    g.turn = 2;
  }).g;
  expect([two.vp[ROMA], two.vp[HISPANIA]]).toEqual([10, 13]);
});

test('[MED.4.2-g] it is counted from the start of this turn, and moves with every city won', () => {
  const p = at(
    turn,
    undefined,
    {},
    (g) => {
      g.turn = 1;
      // Of the turn before, when everybody had more.
      for (const seat of g.agreed.order) g.before[seat] = 5;
      own(g, CARTAGO, 'utica', 'zama', 'sicca');
      hand(g, ROMA, 'Triarii', 'Triarii');
    },
    [2, 1],
  );
  expect(p.g.before).toEqual([1, 4, 1, 1]);
  through(p).as(ROMA).does('attack', 'city:capua').does('shortest').does('troop', card('Triarii'));
  // Capua falls; in the second round the turn ends.
  through(p.byChance(6, 1, 1, 1, 6, 6).does('declare'));
  expect(p.lines('med.counts').filter((x) => x['what'] === 'progress')).toEqual([
    { who: 'empire:ROMA', n: 3, what: 'progress' },
  ]);
});

test('[MED.A39] nobody scores progress without a gain', () => {
  const { g } = counted((x) => {
    cities(x, [4, 4, 4, 4], [4, 3, 3, 3]);
    x.turn = 2;
  });
  expect(g.vp[ROMA]).toBe(15);
});

test('[MED.4.2-f][MED.8.2-a][MED.A41] the last turn counts double, whichever it is', () => {
  const { g } = counted((x) => {
    cities(x, [4, 2, 2, 2], [4, 2, 2, 2]);
    x.turn = 3;
  });
  expect(g.vp[ROMA]).toBe(20);
  const longer = counted(
    (x) => {
      cities(x, [4, 2, 2, 2], [4, 2, 2, 2]);
      x.turn = 3;
    },
    { options: { turns: '4' } },
  ).g;
  expect(longer.vp[ROMA]).toBe(15);
});

test('[MED.A42][MED.4.4-c] the floor of 1 is applied to the net result', () => {
  const { g } = counted((x) => {
    cities(x, [1, 4, 2, 2], [1, 4, 2, 2]);
    own(x, CARTAGO, 'roma');
    own(x, ROMA, 'agrigentum', 'mediolanum', 'cirta');
    x.vp[ROMA] = 1;
  });
  expect(g.vp[ROMA]).toBe(1);
});

test('[MED.4.4-c] points never go below 1, and what would be lost beyond is not lost', () => {
  const left = (vp: number): number =>
    counted((g) => {
      cities(g, [1, 4, 2, 2], [1, 4, 2, 2]);
      own(g, CARTAGO, 'roma');
      own(g, ROMA, 'capua');
      g.vp[ROMA] = vp;
    }).g.vp[ROMA]!;
  // The lost capital costs 3.
  expect([5, 4, 3, 2, 1].map(left)).toEqual([2, 1, 1, 1, 1]);
});

test('[MED.4.2-h][MED.4.2-i] piles go back into their decks; hands stay, cards of others too', () => {
  const { g } = counted((x) => {
    cities(x, [2, 2, 2, 2], [2, 2, 2, 2]);
    pile(x, 'Hastati', 'Elefantes');
    hand(x, ROMA, 'Principes', 'Viriato');
  });
  expect(g.discards).toEqual([[], [], [], []]);
  expect(g.hands[ROMA]).toEqual(expect.arrayContaining(cards('Principes', 'Viriato')));
  // Shuffled: they do not lie in any order that somebody could know.
  for (const deck of g.decks) expect(deck).not.toEqual(deck.toSorted());
});

test('[MED.4.2-j][MED.A69] whoever has too many discards of his choice; they stay in the piles', () => {
  const p = counted((g) => {
    cities(g, [2, 2, 2, 2], [2, 2, 2, 2]);
    g.hands[ROMA]!.push(...g.decks[ROMA]!.splice(0, 15));
    g.hands[ROMA]!.sort();
  });
  expect(p.waitingFor).toEqual([ROMA]);
  const two = p.g.hands[ROMA]!.slice(0, 2);
  expect(p.offers('discard')).toMatchObject({ t: 'choose', min: 2, max: 2 });
  p.does('discard', two);
  expect([p.g.hands[ROMA]!.length, p.g.discards[ROMA]]).toEqual([13, two]);
  // One too many is too many.
  const one = counted((g) => {
    cities(g, [2, 2, 2, 2], [2, 2, 2, 2]);
    g.hands[ROMA]!.push(...g.decks[ROMA]!.splice(0, 14));
    g.hands[ROMA]!.sort();
  });
  expect(one.offers('discard')).toMatchObject({ min: 1, max: 1 });
});

test('[MED.4.2-k][MED.3.2-b] then everybody draws up to the base hand and what the count gave', () => {
  const { g } = counted((x) => cities(x, [4, 2, 2, 2], [4, 2, 2, 2]));
  expect(g.hands.map((h) => h.length)).toEqual([14, 12, 12, 12]);
  expect(nextHand(g, ROMA)).toBe(14);
  // And less what it took: the capital is lost.
  const poor = counted((x) => {
    cities(x, [1, 4, 2, 2], [1, 4, 2, 2]);
    own(x, CARTAGO, 'roma');
    own(x, ROMA, 'capua');
  }).g;
  expect([poor.bonus[ROMA], poor.hands[ROMA]!.length]).toEqual([-1, 11]);
});

test('[MED.4.2-k][MED.4.2-j] whoever has his hand full draws nothing, and nothing is said of it', () => {
  const p = counted((g) => {
    cities(g, [2, 2, 2, 2], [2, 2, 2, 2]);
    g.hands[ROMA]!.push(...g.decks[ROMA]!.splice(0, 13));
    g.hands[ROMA]!.sort();
  });
  expect([p.g.hands[ROMA]!.length, p.lines('med.drew').map((x) => x['who'])]).toEqual([
    13,
    ['empire:CARTAGO', 'empire:HISPANIA', 'empire:GALIA'],
  ]);
});

/** A turn in which nobody has cards: everybody passes, then the second event comes. */
const quiet = (second: readonly number[]): Game =>
  at(
    turn,
    undefined,
    { byChance: true },
    (g) => {
      g.turn = 0;
      g.enraged = 2;
      // Of a turn before: it does not count.
      g.allPassed = true;
    },
    [3, 2, ...second],
  );

test('[MED.4.1-s][MED.4.2-l] the end of the turn comes at once: no actions, rage back to 0, progress from now on', () => {
  const p = quiet([6, 6]);
  expect([isOver(p), p.g.round, p.g.event, p.g.enraged]).toEqual([true, 2, 'end-of-turn', 0]);
  expect(said(p, 'med.passes')).toHaveLength(4);
  expect(p.g.before).toEqual([1, 1, 1, 1]);
});

test('[MED.4-a][MED.4.1-b][MED.4.1-c] rounds in scenario order; the next event counts the round and that all passed', () => {
  const p = quiet([6, 6]);
  expect(said(p, 'med.passes').map((a) => (a as { who: string }).who)).toEqual([
    'empire:ROMA',
    'empire:CARTAGO',
    'empire:HISPANIA',
    'empire:GALIA',
  ]);
  expect(said(p, 'med.event')).toMatchObject([
    { modifier: 0, event: 'event:diplomacy' },
    { modifier: 3, event: 'event:end-of-turn' },
  ]);
});

test('[MED.4.4-b] most points, then cities, then key cities, then shared', () => {
  const { g } = counted(nothing);
  g.vp.splice(0, 4, 20, 20, 10, 10);
  expect(ranking(g).winners).toEqual([ROMA, CARTAGO]);
  own(g, CARTAGO, 'utica');
  own(g, ROMA, 'cirta');
  expect(ranking(g).winners).toEqual([ROMA]);
  own(g, CARTAGO, 'zama');
  expect(ranking(g).winners).toEqual([CARTAGO]);
});

test('[MED.4.4-d][MED.4.4-e][MED.A6] points have no end; the bands', () => {
  const { g } = counted(nothing);
  expect([1, 10, 11, 21, 31, 40, 41, 99].map((n) => bandOf(g, n))).toEqual([
    'barbarism',
    'barbarism',
    'vassal',
    'emerging',
    'dominant',
    'dominant',
    'hegemonic',
    'hegemonic',
  ]);
});

test('[MED.8.1-a][MED.A55] the leader by points chooses who begins; the order is kept; ties in scenario order', () => {
  const p = at(game, undefined, { options: { firstLeads: true } }, (g) => {
    for (const id of ['roma', 'carthago', 'numantia', 'gergovia']) g.forts[place(id)] = 12;
    g.turn = 0;
    g.vp[HISPANIA] = 12;
  });
  expect(p.waitingFor).toEqual([HISPANIA]);
  expect(offered(p, 'begins')).toHaveLength(4);
  const tied = at(game, undefined, { options: { firstLeads: true } }, (g) => {
    for (const id of ['roma', 'carthago', 'numantia', 'gergovia']) g.forts[place(id)] = 12;
    g.turn = 0;
  });
  expect(tied.waitingFor).toEqual([ROMA]);
  tied.byChance().does('begins', 'empire:GALIA');
  expect(tied.g.first).toBe(GALIA);
});

test('[MED.4.4-a] after the last turn the game ends by points', () => {
  const p = at(game, undefined, {}, (g) => {
    for (const id of ['roma', 'carthago', 'numantia', 'gergovia']) g.forts[place(id)] = 12;
    g.turn = 3;
    g.vp[GALIA] = 30;
  });
  expect(p.over).toMatchObject({ how: 'points', winners: [GALIA], points: [10, 10, 10, 30] });
  expect(said(p, 'med.band')).toMatchObject([10, 10, 10, 30].map((vp) => ({ vp, band: bandOf(p.g, vp) })));
});

test('[MED.4.1-c][MED.A33] whoever acts keeps the 2 away', () => {
  const p = at(
    turn,
    undefined,
    {},
    (g) => {
      g.turn = 0;
      hand(g, ROMA, 'Calzada', 'Hastati');
    },
    [3, 2],
  );
  through(p).as(ROMA).does('change', card('Hastati')).byChance(1, 2).does('drawNone');
  through(p);
  expect(p.g).toMatchObject({ round: 2, allPassed: false, event: 'neutral-attack' });
});

test('[MED.4.2-a][MED.4.2-f] the record says what each point of the count is for, doubled on the last turn', () => {
  const p = counted((g) => {
    cities(g, [1, 4, 2, 2], [1, 4, 2, 2]);
    own(g, CARTAGO, 'roma');
    own(g, ROMA, 'mediolanum');
    g.turn = 3;
  });
  expect(said(p, 'med.counts')).toEqual([
    { who: 'empire:ROMA', n: 2, what: 'keyCities' },
    { who: 'empire:ROMA', n: -6, what: 'capitalLost' },
    { who: 'empire:CARTAGO', n: 10, what: 'mostCities' },
    { who: 'empire:CARTAGO', n: 6, what: 'progress' },
  ]);
});

test('[MED.4-a] actions go in the order of the scenario, wherever its Empires sit', () => {
  const p = at(
    turn,
    undefined,
    { options: { empires: 'random' }, byChance: true },
    (g) => {
      g.turn = 0;
    },
    [3, 2, 6, 6],
  );
  expect(p.g.agreed.order).not.toEqual([0, 1, 2, 3]);
  expect(said(p, 'med.passes')).toEqual(
    ['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA'].map((who) => ({ who: `empire:${who}` })),
  );
});

test('[MED.8.1-a] whom the leader chose begins every round of the turn; the others follow in their order', () => {
  const p = at(turn, undefined, { options: { firstLeads: true } }, (g) => {
    g.turn = 0;
  });
  p.byChance(3, 2, 1, 1, 6, 6).does('begins', 'empire:HISPANIA');
  const once = ['HISPANIA', 'GALIA', 'ROMA', 'CARTAGO'].map((who) => ({ who: `empire:${who}` }));
  expect(said(p, 'med.passes')).toEqual([...once, ...once]);
});

test('[MED.4.1-c][MED.A33] the round before counts, and no earlier one', () => {
  const p = quiet([1, 1, 6, 6]);
  expect(said(p, 'med.event')).toMatchObject([{ modifier: 0 }, { modifier: 3 }, { modifier: 4 }]);
});

test('[MED.4.2-j][MED.4.2-k] after the last turn nobody discards or draws', () => {
  const p = counted((g) => {
    cities(g, [2, 2, 2, 2], [2, 2, 2, 2]);
    g.hands[ROMA]!.push(...g.decks[ROMA]!.splice(0, 20).sort());
    g.turn = 3;
  });
  expect([isOver(p), p.g.hands.map((h) => h.length)]).toEqual([true, [20, 0, 0, 0]]);
});

/** Rome takes Utica with so many cities before it; Carthage has so many after it. */
const taking = (rome: number, carthage: number, points = 10): Game =>
  at(
    assault,
    undefined,
    {},
    (g) => {
      own(g, CARTAGO, 'utica');
      cities(g, [1, 1, 1, 1], [rome, carthage, 1, 1]);
      g.vp[CARTAGO] = points;
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    },
    [6, 1, 1, 1],
  );

test('[MED.4.4-a] the number of cities of the scenario wins; one less does not', () => {
  expect([taking(18, 1).over, taking(19, 1).over?.winners]).toEqual([undefined, [ROMA]]);
  // However many points another has.
  expect(taking(19, 1, 40).over).toMatchObject({ how: 'automatic', winners: [ROMA] });
});

test('[MED.A50] of two with enough cities the one with more points wins', () => {
  expect(taking(19, 20, 20).over?.winners).toEqual([CARTAGO]);
});

test('[MED.9-o] cards for any time may be played after the event and between actions, first by whoever acts next', () => {
  const p = at(
    turn,
    undefined,
    {},
    (g) => {
      g.turn = 0;
      hand(g, ROMA, 'Espias', 'Hastati');
      hand(g, CARTAGO, 'Elefantes');
      // He may hold anything.
      g.thieves = [CARTAGO];
    },
    [3, 2],
  );
  const asked: (number | string)[][] = [];
  while (asked.length < 8) {
    const [seat] = p.waitingFor;
    const { k, a } = p.as(seat!).question!.prompt;
    const kind = k === 'med.ask.window' ? String(a!['kind']) : 'action';
    asked.push([seat!, kind]);
    p.does(kind === 'action' ? 'pass' : 'decline');
  }
  expect(asked).toEqual([
    [ROMA, 'event'],
    [CARTAGO, 'event'],
    [ROMA, 'action'],
    [CARTAGO, 'between'],
    [ROMA, 'between'],
    [CARTAGO, 'action'],
    [ROMA, 'between'],
    [CARTAGO, 'between'],
  ]);
});

test('[MED.A55] a tie for the lead goes by the order of the scenario, not of seats', () => {
  const p = at(turn, undefined, { options: { firstLeads: true, empires: 'random' } }, (g) => {
    g.turn = 0;
  });
  const { order } = p.g.agreed;
  expect([order[0] === 0, p.waitingFor]).toEqual([false, [order[0]]]);
});

test('[MED.8.2-a] with a fourth turn agreed the third is not the last, with a fifth not the fourth; as it is, the third is', () => {
  const after = (turn: number, options: At['options']): unknown => {
    const p = at(game, undefined, { options: options ?? {}, byChance: true }, (g) => {
      for (const id of ['roma', 'carthago', 'numantia', 'gergovia']) g.forts[place(id)] = 12;
      g.turn = turn;
    });
    return p.over?.how ?? p.g.turn;
  };
  expect([after(3, {}), after(3, { turns: '4' }), after(4, { turns: '4' })]).toEqual(['points', 4, 'points']);
  expect([after(4, { turns: '5' }), after(5, { turns: '5' })]).toEqual([5, 'points']);
});

test('standing orders for a round or an action end with it, and with the attack of an event', () => {
  const start = (rolls: number[]): Game =>
    at(
      turn,
      undefined,
      {},
      (g) => {
        g.turn = 0;
        hand(g, ROMA, 'Espias', 'Hastati');
      },
      rolls,
    );
  const p = start([3, 2]).does('passUntil', 'round').rolling(1, 2).does('pass');
  expect([p.g.round, p.question!.prompt]).toMatchObject([2, { k: 'med.ask.window', a: { kind: 'event' } }]);
  const raided = start([5, 5, CARTAGO, 1]).as(CARTAGO).does('raid', 'city:roma').as(ROMA).does('passUntil', 'action');
  raided.rolling(1, 6, 6, 6, 6, 6).does('letPass');
  expect(raided.question!.prompt).toMatchObject({ k: 'med.ask.window', a: { kind: 'event' } });
});

test('[MED.4.2-a][MED.4.2-f] the points of a count are told with its statement; the last count is another', () => {
  const most = (turn: number): Game =>
    counted((g) => {
      cities(g, [4, 2, 2, 2], [4, 2, 2, 2]);
      g.turn = turn;
    });
  most(1).expectLog('med.gains', { who: 'empire:ROMA', n: 5 }, 'MED.4.2-a');
  most(3).expectLog('med.gains', { who: 'empire:ROMA' }, 'MED.4.2-f');
});
