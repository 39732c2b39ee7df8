import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { mayCommand } from '../senate/business/command.ts';
import { at, faction } from '../testing/at.ts';
import { legionsTo, rebels, sends, wages } from '../testing/armies.ts';
import { unprosecutedWars } from '../population/unrest.ts';
import { newForce } from '../rome/forces.ts';
import { combat } from './index.ts';
import { forgetBattles } from './war.ts';
import { HARMLESS } from '../testing/chits.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;
const war = (g: Rome, id: string) => g.wars.find((w) => w.id === id)!;

/** A Combat Phase of three players: 1 and 4 with seat 0, 2 with seat 1, 13 with seat 2. */
const phase = (patch: (g: Rome) => void, dice: Dice = []) =>
  at(
    combat,
    undefined,
    { seats: 3 },
    (g) => {
      g.wars = [];
      faction(g, 0, 'senator:1', 'senator:4', 'senator:16');
      faction(g, 1, 'senator:2', 'senator:17');
      faction(g, 2, 'senator:13', 'senator:20');
      patch(g);
    },
    dice,
  );
/** Wars in the order in which they were attacked. */
const foughtIn = (patch: (g: Rome) => void, dice: Dice) => {
  const game = phase(patch, dice);
  return game.rolled();
};
/** Enough for a Victory without losses over the Gallic War (10) and Jugurtha (8). */
const STRONG = { legions: 12, fleets: 2 } as const;
const WIN = [5, 6, 6, 0] as const;

describe('the order of Wars', () => {
  test('[1.10.1-a] every Commander on a War attacks it, and is not asked', () => {
    const game = foughtIn((g) => sends(g, 'senator:1', wages(g, 'war:5').id, STRONG), WIN);
    game.expectLog('combat.battle', { who: 'senator:1', war: 'war:5' });
  });

  test('[own-61][1.10.1-a][1.07.332-g] also a Proconsul on the later of two Matching Wars, when the earlier has lost its Commander', () => {
    const game = foughtIn((g) => {
      wages(g, 'war:5');
      sends(g, 'senator:1', wages(g, 'war:115').id, { legions: 24, force: { sentIn: 0 } });
    }, WIN);
    game.expectLog('combat.battle', { who: 'senator:1', war: 'war:115' });
  });

  test('[1.10.1-b][1.10.1-g][amb-114] the War whose last Commander was sent first comes first, Proconsuls of earlier turns before all', () => {
    const game = foughtIn(
      (g) => {
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 5, force: { sent: 2 } });
        sends(g, 'senator:2', wages(g, 'war:68').id, { legions: 5, fleets: 2, force: { sent: 1 } });
        sends(g, 'senator:13', wages(g, 'war:120').id, { legions: 5, force: { sent: 9, sentIn: 0 } });
        wages(g, 'war:116');
      },
      // 12 + 9 − 6 = 15; 12 + 9 − 8 = 13; 14 + 9 − 10 = 13.
      [6, 4, 2, 0, 0, 0, 0, 30, 30, 30, 5, 5, 2, 0, 4, 4, 6, 0, 0, 0, 0, 0],
    );
    const order = game.g.wars.map((w) => [w.id, w.foughtLand]);
    expect(order).toEqual([
      ['war:5', true],
      ['war:68', true],
      ['war:116', false],
    ]);
  });

  test('[1.10.1-c] Wars to which Commanders were sent by one vote are ordered by 2d6, the highest first', () => {
    // 3 against 8: Jugurtha is attacked first and won; then Gaul.
    const game = foughtIn(
      (g) => {
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 11, force: { sent: 1 } });
        sends(g, 'senator:2', wages(g, 'war:68').id, { legions: 10, fleets: 2, force: { sent: 1 } });
      },
      // Jugurtha's 4 + 10 + 4 − 8 = 10 costs 3 and 2.
      [1, 2, 4, 4, 1, 2, 1, 0, 0, 0, 0, 30, 30, 30, 30, 5, 5, 6, 6, 0],
    );
    expect(game.g.wars.map((w) => w.id)).toEqual(['war:68']);
    expect(who(game.g, 'senator:2').office).toBe('proconsul');
  });

  test('[1.10.1-d][1.10.1-e] all battles of one War before the next; its Commanders choose who goes first', () => {
    const game = phase((g) => {
      sends(g, 'senator:1', wages(g, 'war:5').id, STRONG);
      sends(g, 'senator:2', 'war:5', { legions: 1 });
      sends(g, 'senator:13', wages(g, 'war:120').id, { legions: 1, force: { sent: 7 } });
    });
    expect(game.waitingFor).toEqual([0, 1]);
    game.as(0).does('attackFirst', 'senator:2');
    // 10 + 2 − 10 = 2: a Defeat. Then Gaul is beaten; then the War against Antiochos is lost.
    game
      .as(1)
      .rolling(4, 3, 3, 0, ...WIN, 1, 1, 1, 0)
      .does('attackFirst', 'senator:2')
      .rolled();
    expect(game.logKeys().filter((k) => k === 'combat.battle')).toHaveLength(3);
    expect(game.g.wars.map((w) => w.id)).toEqual(['war:120']);
  });

  test('[1.10.1-e][amb-128] if they disagree the highest 2d6 goes first', () => {
    const game = phase((g) => {
      sends(g, 'senator:1', wages(g, 'war:5').id, STRONG);
      sends(g, 'senator:2', 'war:5', { legions: 1 });
    });
    game
      .as(0)
      .does('attackFirst', 'senator:1')
      .as(1)
      .rolling(6, 6, 5, 6, ...WIN)
      .does('attackFirst', 'senator:2')
      .rolled();
    game.expectLog('combat.first', { who: 'senator:1' });
    // [1.10.1-a] The War is over before the other's battle.
    expect(who(game.g, 'senator:2')).toMatchObject({ at: 'rome' });
  });

  test('[amb-128] saying nothing is no agreement', () => {
    const game = phase((g) => {
      sends(g, 'senator:1', wages(g, 'war:5').id, STRONG);
      sends(g, 'senator:2', 'war:5', { legions: 1 });
    });
    game.as(0).does('attackFirst', 'senator:2');
    game
      .as(1)
      .rolling(6, 6, 5, 6, ...WIN)
      .saysNothing()
      .expectLog('combat.first', { who: 'senator:1' });
  });

  test('[1.10.1-f] Rome attacks: the modifier is Rome’s strength less the enemy’s', () => {
    const game = phase((g) => sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 12 }), WIN);
    game.expectLog('combat.battle', { modifier: 12 + 4 - 10 });
  });

  test('[1.09.645-a][1.09.645-b] they attack one after another, and a number works once for both', () => {
    const game = phase((g) => {
      sends(g, 'senator:1', wages(g, 'war:68').id, { legions: 2, fleets: 2 });
      sends(g, 'senator:4', 'war:68', { legions: 4, fleets: 2 });
    });
    game
      .as(0)
      .rolling(6, 5, 3, 0, 30, 30, 6, 5, 3, 0, 0, 0, 0, 30, 30, 30, 30, 1, 1)
      .does('attackFirst', 'senator:1')
      .rolled();
    expect(game.g.wars).toEqual([]);
  });
});

describe('Proconsuls', () => {
  const drawn = (patch: (g: Rome) => void = () => {}) =>
    phase(
      (g) => {
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 7, horse: 'senator:4' });
        who(g, 'senator:1').office = 'dictator';
        patch(g);
      },
      // 6 + 7 + 7 − 10 = 10.
      [2, 2, 2, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS],
    ).rolled();

  test('[1.10.8-a][1.10.3-c] whoever survives without a Victory is Proconsul, and a Prior Consul', () => {
    expect(who(drawn().g, 'senator:1')).toMatchObject({ office: 'proconsul', priorConsul: true, at: 'field' });
  });

  test('[1.10.8-f][1.09.34-c] the Master of Horse of a Dictator who becomes Proconsul is in Rome with his office', () => {
    const { g } = drawn();
    expect(who(g, 'senator:4')).toMatchObject({ at: 'rome', office: 'master-of-horse' });
    expect(g.forces[0]!.masterOfHorse).toBe('');
  });

  test('[1.10.8-c] he keeps his command', () => {
    expect(drawn().g.forces).toMatchObject([{ war: 'war:5', commander: 'senator:1' }]);
  });

  test('[1.10.8-d][amb-115] when another wins his War he comes home: still in office, a Prior Consul, and no Proconsul', () => {
    const game = phase((g) => {
      sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 6 });
      sends(g, 'senator:4', 'war:5', { legions: 12 });
      who(g, 'senator:1').office = 'field-consul';
    });
    game
      .as(0)
      .rolling(5, 4, 4, 0, 0, 0, 30, 30, 30, ...WIN)
      .does('attackFirst', 'senator:1');
    expect(who(game.g, 'senator:1')).toMatchObject({ at: 'rome', office: 'field-consul', priorConsul: true });
  });

  test('[1.10.8-g] several at once', () => {
    const game = phase(
      (g) => {
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 5 });
        sends(g, 'senator:2', wages(g, 'war:68').id, { legions: 5, fleets: 2 });
        who(g, 'senator:1').office = 'proconsul';
        who(g, 'senator:2').office = 'rome-consul';
      },
      [1, 1, 1, 2, 5, 5, 2, 0, 4, 5, 5, 0],
    );
    expect([who(game.g, 'senator:1').office, who(game.g, 'senator:2').office]).toEqual(['proconsul', 'proconsul']);
  });
});

describe('Unprosecuted Wars', () => {
  test('[1.10.9-a][1.10.9-f][amb-125] a Land Battle, a Legion left and the Support: it leaves the Unprosecuted space', () => {
    const game = phase(
      (g) => sends(g, 'senator:1', wages(g, 'war:68', { unprosecuted: true }).id, { legions: 5, fleets: 2 }),
      [5, 5, 2, 0],
    );
    expect(war(game.g, 'war:68').unprosecuted).toBe(false);
  });

  test('[1.10.9-a] with the Support gone it is Unprosecuted all the same', () => {
    // 11 + 9 − 8 = 12: one Legion and one Fleet.
    const game = phase(
      (g) => sends(g, 'senator:1', wages(g, 'war:68').id, { legions: 5, fleets: 2 }),
      [5, 5, 1, 0, 0, 30, 30],
    );
    expect(war(game.g, 'war:68').unprosecuted).toBe(true);
  });

  test('[1.10.9-a] and so it is with no Legion left', () => {
    // 12 + 2 − 6 = 8 costs the only one.
    const game = phase((g) => sends(g, 'senator:1', wages(g, 'war:120').id, { legions: 1 }), [4, 4, 4, 0, 30]);
    expect(war(game.rolled().g, 'war:120')).toMatchObject({ foughtLand: true, unprosecuted: true });
  });

  test('[1.10.9-b] a Naval Battle, and Fleets or the marker left', () => {
    const won = phase((g) => sends(g, 'senator:1', wages(g, 'war:1').id, { fleets: 8 }), [6, 6, 5]);
    expect(war(won.g, 'war:1')).toMatchObject({ navalVictory: true, unprosecuted: false });
    const drawn = phase((g) => sends(g, 'senator:1', wages(g, 'war:1').id, { fleets: 8 }), [3, 4, 3, 30]);
    expect(war(drawn.g, 'war:1')).toMatchObject({ navalVictory: false, unprosecuted: false });
    const lost = phase((g) => sends(g, 'senator:1', wages(g, 'war:1').id, { fleets: 1 }), [1, 1, 1]);
    expect(war(lost.g, 'war:1').unprosecuted).toBe(true);
  });

  test('[card-133-a][own-53] where Lucullus has been spared on land, even if he had won at sea before', () => {
    const game = phase(
      (g) => {
        faction(g, 0, 'senator:29B', 'senator:1', 'senator:16');
        sends(g, 'senator:29B', wages(g, 'war:1').id, { legions: 6, fleets: 10 });
      },
      [6, 6, 6],
    );
    game.as(0).rolling(6, 6, 1).does('fightOnLand');
    game.expectLog('combat.battle', { ground: 'ground:land', result: 'result:disaster' });
    expect(war(game.g, 'war:1')).toMatchObject({ navalVictory: true, unprosecuted: true });
  });

  test('[1.10.9-c] every other Active War; an Inactive one is not looked at', () => {
    const game = phase((g) => {
      wages(g, 'war:5');
      wages(g, 'war:115').status = 'inactive';
    });
    expect(game.g.wars.map((w) => w.unprosecuted)).toEqual([true, false]);
  });

  test('[1.10.9-d] it adds 1 Unrest in every Population Phase', () => {
    expect(unprosecutedWars(phase((g) => void wages(g, 'war:5')).g)).toBe(1);
  });

  test('[1.10.9-e] a War drawn since, and a Civil War declared since, are not among them', () => {
    const game = phase(() => {});
    wages(game.g, 'war:5');
    rebels(game.g, 'senator:2', 2);
    game.g.turn++;
    expect(unprosecutedWars(game.g)).toBe(0);
    game.g.turn++;
    expect(unprosecutedWars(game.g)).toBe(1);
  });

  test('[1.10.9-c] a Manilian Commander leaves it Unprosecuted until he has fought', () => {
    const game = phase((g) => {
      wages(g, 'war:68', { unprosecuted: true });
      // Too few Fleets: he cannot.
      sends(g, 'senator:1', 'war:68', { legions: 3 });
      legionsTo(g, 'active', 1);
    });
    expect(war(game.g, 'war:68').unprosecuted).toBe(true);
  });
});

test('[1.10.21-d] a new turn forgets numbers, allies and battles', () => {
  const game = phase((g) => {
    wages(g, 'war:5', { used: [13], shift: 4, foughtLand: true, foughtSea: true });
  });
  forgetBattles(game.g);
  expect(game.g.wars[0]).toMatchObject({ used: [], shift: 0, foughtLand: false, foughtSea: false });
});

test('[1.10.8-e] nobody but Consuls and the Dictator is given a Force; a Proconsul keeps the one he has', () => {
  const { g } = phase((x) => {
    Object.assign(who(x, 'senator:1'), { office: 'field-consul' });
    Object.assign(who(x, 'senator:2'), { office: 'dictator' });
    Object.assign(who(x, 'senator:13'), { office: 'censor' });
    sends(x, 'senator:20', wages(x, 'war:5').id, { fleets: 1 });
    who(x, 'senator:20').office = 'proconsul';
  });
  expect(g.senators.filter((s) => mayCommand(g, s, [])).map((s) => s.id)).toEqual(
    expect.arrayContaining(['senator:1', 'senator:2']),
  );
  for (const id of ['senator:13', 'senator:17', 'senator:20']) expect(mayCommand(g, who(g, id), [])).toBe(false);
  expect(g.forces).toMatchObject([{ commander: 'senator:20', war: 'war:5' }]);
});

test('[1.10.1-a] a Force without a Commander attacks nobody, and one alone has nobody to go before', () => {
  const game = foughtIn((g) => {
    sends(g, 'senator:1', wages(g, 'war:5').id, STRONG);
    Object.assign(newForce(g, wages(g, 'war:68').id), { fleets: 2 });
    Object.assign(newForce(g, 'war:5'), { fleets: 1 });
  }, WIN);
  expect(game.lines('combat.battle').map((line) => line?.['war'])).toEqual(['war:5']);
  expect(game.lines('combat.first')).toEqual([]);
  expect(game.lines('combat.idle')).toEqual([]);
});
