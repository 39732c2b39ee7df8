import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../combat/index.ts';
import { civilOdds } from '../combat/odds.ts';
import type { Rome } from '../game.ts';
import { at, faction } from '../testing/at.ts';
import { legionsAt, legionsTo, rebels, sends, type Sent, wages } from '../testing/armies.ts';
import { unprosecutedWars } from '../population/unrest.ts';
import { newProvince } from '../wars/provinces.ts';
import { rebelTally } from './civil-battle.ts';
import { failRevolt } from '../rome/death.ts';
import { chit, HARMLESS } from '../testing/chits.ts';
import { ridesWithRebel } from '../testing/people.ts';
import { forgetBattles } from '../combat/war.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id);

/** Seat 1 is in Revolt with senator:2 (MIL 4) and senator:17; seat 0 has senator:1 (MIL 4), seat 2 senator:6 (MIL 3). */
const civilWar = (sent: Sent | undefined, dice: Dice, also: (g: Rome) => void = () => {}) =>
  at(
    combat,
    undefined,
    { seats: 3 },
    (g) => {
      g.wars = [];
      g.unrest = 5;
      for (const l of g.legions) l.at = 'pool';
      faction(g, 0, 'senator:16', 'senator:1');
      faction(g, 1, 'senator:18', 'senator:2', 'senator:17');
      faction(g, 2, 'senator:20', 'senator:6');
      rebels(g, 'senator:2', 3, 1);
      Object.assign(who(g, 'senator:17')!, { rebel: 'secondary', at: 'field' });
      g.turn = 2;
      if (sent) sends(g, 'senator:1', 'rebel', sent);
      also(g);
    },
    dice,
  );
/** 9 + 5 + 4 − 9 with 5 Legions: the Rebel has 5 and MIL 4. */
const STRENGTH = 9;

describe('the battle', () => {
  test('[1.11.37-a][1.11.37-b] the Senate attacks; the Rebel has his Legions, Veterans double, and MIL up to as much again', () => {
    const game = civilWar({ legions: 8 }, [4, 4, 2, 0, 0]);
    game
      .rolled()
      .expectLog('combat.civil', { dice: 10, modifier: 8 + 4 - STRENGTH, total: 13, result: 'result:stalemate' });
    expect(rebelTally(game.g, game.g.rebels[0]!).total).toBe(4 + 2 + 4);
    const weak = civilWar(undefined, [], (g) => {
      g.legions.forEach((l) => l.at === 'rebel' && !l.veteran && (l.at = 'pool'));
    });
    // One Veteran: 2, and MIL 2 of 4.
    expect(weak.over?.how).toBe('rebel-default');
    expect(rebelTally(weak.g, weak.g.rebels[0]!).total).toBe(4);
  });

  test('[1.11.37-c] the Master of Horse who joined his Dictator adds his MIL, up to the same limit', () => {
    const game = civilWar({ legions: 12 }, [2, 2, 2, 0, 0, 0, 0, 0], (g) => {
      ridesWithRebel(g, 'senator:17');
      expect(rebelTally(g, g.rebels[0]!).parts.map((p) => [p.k, p.n])).toEqual([
        ['legions', 4],
        ['veterans', 1],
        ['military', 4],
        ['military', 2],
        ['cap', -1],
      ]);
    });
    game.expectLog('combat.civil', { modifier: 12 + 4 - 10 });
  });

  test('[1.11.37-d][amb-136] both armies suffer what the table says', () => {
    // 8 + 8 + 4 − 9 = 11.
    const game = civilWar({ legions: 8 }, [3, 3, 2, 0, 0, 0, 0, 0, 0, HARMLESS, HARMLESS]);
    game.rolled();
    expect([legionsAt(game.g, 'force:1'), legionsAt(game.g, 'rebel')]).toEqual([6, 2]);
    expect(who(game.g, 'senator:1')!.popularity).toBe(-1);
    expect(who(game.g, 'senator:2')!.popularity).toBe(0);
  });

  test('[1.11.37-e] no number of any War or Leader matters', () => {
    const game = civilWar({ legions: 8 }, [5, 5, 3, 0, 0, 0, 0, 0, HARMLESS, HARMLESS], (g) => {
      wages(g, 'war:5');
    });
    game.expectLog('combat.civil', { dice: 13, total: 16, result: 'result:victory' });
  });

  test('[1.10.7-c] chits are drawn for the Senate’s losses, and strike leaders of both sides', () => {
    const drawn = (first: string) =>
      // 9 + 8 + 4 − 9 = 12.
      civilWar({ legions: 8 }, [3, 3, 3, 0, 0, 0, 0, first]).rolled().g;
    expect(who(drawn(chit(1)), 'senator:1')).toBeUndefined();
    const rebelDead = drawn(chit(2));
    expect(who(rebelDead, 'senator:2')).toBeUndefined();
    // [1.11.372-c] And with him the Revolt.
    expect(rebelDead.rebels).toEqual([]);
    // A Secondary Rebel who is not there is in no danger.
    expect(who(drawn(chit(17)), 'senator:17')).toBeDefined();
  });

  test('[1.10.7-c][amb-179] nobody is captured: the last of two chits kills too', () => {
    const game = civilWar({ legions: 8 }, [3, 3, 2, 0, 0, 0, 0, 0, 0, HARMLESS, chit(1)]);
    expect(who(game.g, 'senator:1')).toBeUndefined();
  });

  test('[1.10.5-c] after a Stalemate one Legion of each side becomes Veteran', () => {
    const { g } = civilWar({ legions: 8 }, [4, 4, 2, 0, 0]);
    expect(g.legions.filter((l) => l.veteran && l.at === 'force:1')).toMatchObject([{ allegiance: 'senator:1' }]);
    expect(g.legions.filter((l) => l.veteran && l.at === 'rebel')).toHaveLength(2);
  });
});

describe('a Senate Victory', () => {
  // 14: 9 + 10 + 4 − 9.
  const won = (also?: (g: Rome) => void) =>
    civilWar({ legions: 10 }, [3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30], also);

  test('[1.11.371-a][1.11.372-d] all Rebels die, and what is left of their units is Rome’s again', () => {
    const game = won((g) => {
      legionsTo(g, 'rebel', 3);
      legionsTo(g, 'force:1', 3);
    });
    expect([who(game.g, 'senator:2'), who(game.g, 'senator:17')]).toEqual([undefined, undefined]);
    expect(game.g.rebels).toEqual([]);
    expect(legionsAt(game.g, 'rebel')).toBe(0);
    expect(legionsAt(game.g, 'active')).toBe(3);
  });

  test('[1.11.371-b][1.11.371-c] Unrest falls by 1; the Commander gains half of the Rebel’s Strength with MIL, after what his Legions cost', () => {
    const { g } = won();
    expect(g.unrest).toBe(4);
    expect(who(g, 'senator:1')).toMatchObject({ influence: 5 + 5, popularity: -2 + 5 });
  });

  test('[1.11.371-c][1.10.5-c] he stays in the field with a Veteran, free to declare', () => {
    const { g } = won();
    expect(g.forces).toMatchObject([{ war: '', commander: 'senator:1', victorious: true }]);
    expect(g.legions.filter((l) => l.veteran)).toMatchObject([{ at: 'force:1', allegiance: 'senator:1' }]);
  });
});

describe('a Stalemate, and a Revolt that fails', () => {
  test('[1.11.372-a] the Revolt goes on, Unrest is unchanged, the Commander will be Proconsul', () => {
    const { g } = civilWar({ legions: 8 }, [4, 4, 2, 0, 0]);
    expect(g.unrest).toBe(5);
    expect(g.rebels).toHaveLength(1);
    expect(who(g, 'senator:1')!.office).toBe('proconsul');
  });

  test('[1.11.371-d][1.11.372-e] a Rebel without Legions has failed and dies; it is no Victory for the Commander', () => {
    // 3 + 10 + 4 − 9 = 8: five of each.
    const game = civilWar({ legions: 10 }, [1, 1, 1, ...Array(5).fill(0), 0, 0, 0, 0, 0, 30, 30, 30, 30, 5]);
    game.rolled().expectLog('combat.civil', { total: 8 });
    expect(game.g.rebels).toEqual([]);
    expect([who(game.g, 'senator:2'), who(game.g, 'senator:17')]).toEqual([undefined, undefined]);
    // He comes home, a Prior Consul and nothing more.
    expect(who(game.g, 'senator:1')).toMatchObject({ at: 'rome', influence: 5, priorConsul: true, popularity: -2 });
    expect(game.g.forces).toEqual([]);
    expect(legionsAt(game.g, 'active')).toBe(5);
  });

  test('[1.11.372-b][1.10.9-c][amb-139] when all Senate Armies are destroyed the Rebel has not won; the War is Unprosecuted', () => {
    const game = civilWar({ legions: 4 }, [4, 4, 4, ...Array<number>(10).fill(0), 30, 30, 30, 30], (g) =>
      legionsTo(g, 'rebel', 3),
    );
    expect(game.over).toBeUndefined();
    expect(legionsAt(game.g, 'force:1')).toBe(0);
    expect(game.g.rebels).toHaveLength(1);
    game.g.turn++;
    expect(unprosecutedWars(game.g)).toBe(1);
  });

  test('[1.11.372-c][1.11.372-d] the Primary Rebel dies by a chit: Secondary Rebels die, Garrisons of theirs and Armies facing him are back', () => {
    const game = civilWar({ legions: 8 }, [3, 3, 3, 0, 0, 0, 0, chit(2)], (g) => {
      g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:17', term: 2 });
      who(g, 'senator:17')!.at = 'province:sicilia';
      legionsTo(g, 'province:sicilia', 2);
    });
    expect(who(game.g, 'senator:17')).toBeUndefined();
    expect(legionsAt(game.g, 'province:sicilia')).toBe(0);
    expect(game.g.forces).toEqual([]);
    expect(who(game.g, 'senator:1')).toMatchObject({ at: 'rome' });
    // 7 of the Senate's, 3 of the Rebel's, 2 Garrisons.
    expect(legionsAt(game.g, 'active')).toBe(12);
    expect(game.g.provinces[0]!.governor).toBe('');
  });

  test('[1.11.372-d] so are Garrisons of his own, where a Legate rules for him', () => {
    const game = civilWar({ legions: 8 }, [3, 3, 3, 0, 0, 0, 0, chit(2)], (g) => {
      g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:2', term: 2, legate: true });
      legionsTo(g, 'province:sicilia', 2);
    });
    expect(legionsAt(game.g, 'province:sicilia')).toBe(0);
    expect(legionsAt(game.g, 'active')).toBe(12);
  });

  test('[1.11.372-d] nobody dies twice, and heirs of Leaders live', () => {
    const game = civilWar({ legions: 8 }, [4, 4, 2, 0, 0], (g) => {
      g.factions[1]!.leader = 'senator:2';
    });
    game.change((g) => void g);
    const before = game.g.senators.length;
    const dead: string[] = [];
    failRevolt({
      g: game.g,
      log: (m: { k: string; a?: { who?: string } }) => m.k === 'death' && dead.push(m.a!.who!),
    } as never);
    expect(dead.sort()).toEqual(['senator:17', 'senator:2']);
    // The heir of the Leader stays.
    expect(game.g.senators).toHaveLength(before - 1);
    expect(who(game.g, 'senator:2')).toMatchObject({ rebel: 'no', at: 'rome' });
  });
});

describe('a Senate Defeat', () => {
  // 6 + 4 + 4 − 9 = 5: three Legions; three chits.
  const LOST = [2, 2, 2, 0, 0, 0, 0, 30, 30, 30] as const;

  test('[1.11.373-a][1.11.373-b][1.11.373-d][1.10.2-f][amb-135] Commander and Master of Horse die, the Rebel loses nothing, Unrest is unchanged', () => {
    const game = civilWar({ legions: 4, horse: 'senator:6' }, [2, 2, 2, 0, 0, 0, 0, 30, 30, 30], (g) => {
      expect(g.unrest).toBe(5);
      sends(g, 'senator:20', 'rebel', { legions: 2 });
      g.forces[1]!.sentIn = 0;
    });
    // Both Commanders' players agree on the first.
    game.as(0).does('attackFirst', 'senator:1').as(2).does('attackFirst', 'senator:1');
    expect(game.over).toMatchObject({ how: 'rebel-battle', winners: [1] });
    expect([who(game.g, 'senator:1'), who(game.g, 'senator:6')]).toEqual([undefined, undefined]);
    expect(legionsAt(game.g, 'rebel')).toBe(4);
    expect(game.g.unrest).toBe(5);
    // The other Army is not fought with any more.
    expect(game.g.forces).toEqual([]);
    expect(legionsAt(game.g, 'active')).toBe(3);
  });

  test('[1.10.7-g][1.11.373-c] chits are drawn all the same: a Rebel who dies in this battle has failed, and play goes on', () => {
    const game = civilWar({ legions: 4 }, [2, 2, 2, 0, 0, 0, 0, HARMLESS, HARMLESS, chit(2)]);
    game.rolled();
    expect(game.over).toBeUndefined();
    expect(who(game.g, 'senator:2')).toBeUndefined();
    expect(who(game.g, 'senator:1')).toBeUndefined();
    expect(game.g.rebels).toEqual([]);
  });

  test('[own-63][1.11.373-b] Armies on foreign Wars stay there, when the Rebel has died and play goes on', () => {
    const dice = [
      2,
      2,
      2,
      0,
      0,
      0,
      0,
      HARMLESS,
      HARMLESS,
      chit(2),
      4,
      4,
      4,
      0,
      0,
      0,
      0,
      HARMLESS,
      HARMLESS,
      HARMLESS,
    ] as const;
    const game = civilWar({ legions: 4, force: { sentIn: 0 } }, dice, (g) => {
      sends(g, 'senator:20', wages(g, 'war:5').id, { legions: 6, force: { sent: 1 } });
    });
    game.expectLog('combat.battle', { who: 'senator:20', war: 'war:5' });
    expect(who(game.g, 'senator:2')).toBeUndefined();
    expect(game.g.forces).toMatchObject([{ war: 'war:5', commander: 'senator:20' }]);
  });

  test('[1.11.373-c][1.12.2-b] one who survives has met his winning condition', () => {
    expect(civilWar({ legions: 4 }, LOST).over).toEqual({ how: 'rebel-battle', winners: [1] });
  });

  test('[1.10.5-c] a Legion of the Rebel’s becomes Veteran', () => {
    const game = civilWar({ legions: 4 }, [...LOST], (g) => {
      for (const id of ['war:5', 'war:68', 'war:120', 'war:8'] as const) wages(g, id);
    });
    // Taken over for what is still to come.
    expect(game.g.legions.filter((l) => l.veteran)).toHaveLength(2);
  });
});

describe('nobody faces the Rebel', () => {
  test('[1.11.36-a] the Army that was sent is fought with, whatever else happens', () => {
    civilWar({ legions: 8 }, [4, 4, 2, 0, 0]).expectLog('combat.civil', { who: 'senator:1', rebel: 'senator:2' });
  });

  test('[1.11.36-b] his coup succeeds at the end of the phase', () => {
    expect(civilWar(undefined, []).over).toEqual({ how: 'rebel-default', winners: [1] });
  });

  test('[1.11.36-b] also when a Commander without a Legion is all there is', () => {
    expect(civilWar({ fleets: 2 }, []).over).toEqual({ how: 'rebel-default', winners: [1] });
  });

  test('[1.11.36-b] after the other battles have been fought', () => {
    const game = civilWar(undefined, [5, 6, 6, 0], (g) => {
      sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 12 });
    });
    game.rolled();
    expect(game.g.wars).toEqual([]);
    expect(game.over?.how).toBe('rebel-default');
  });
});

test('[1.11.37-a] its odds are counted over all 216 rolls', () => {
  const { g } = civilWar({ legions: 5 }, [6, 4, 3, 0, 0]);
  // Veterans 2 and 2, so 6 + 4 against 6 + 4: a Defeat on 7 or less, a Victory on 14 or more.
  expect(civilOdds(g, g.forces[0]!)).toEqual({
    of: 216,
    defeat: 35,
    stalemate: 146,
    victory: 35,
    disaster: 0,
    standoff: 0,
  });
});

test('[amb-118] allies that come in a battle against the Rebel stay for the turn', () => {
  const game = civilWar({ legions: 8 }, [2, 4, 6, 0, 0], (x) => x.events.push({ id: 'event:161', level: 1, since: 1 }));
  game.expectLog('combat.civil', { modifier: 8 + 4 - STRENGTH - 2 });
  expect(game.g.rebels[0]!.shift).toBe(2);
});

test('[amb-118] and count in every later battle against him', () => {
  const game = civilWar({ legions: 8 }, [4, 4, 5, 0, 0], (g) => (g.rebels[0]!.shift = 3));
  game.expectLog('combat.civil', { modifier: 8 + 4 - STRENGTH - 3 });
});
test('[amb-118] until the turn is over', () => {
  const { g } = civilWar(undefined, [], (x) => (x.rebels[0]!.shift = 3));
  forgetBattles(g);
  expect(g.rebels[0]!.shift).toBe(0);
});

test('[1.11.34-b] before the dice the player of a loyal Senator with Veterans there is asked for the last time', () => {
  const game = civilWar({ legions: 8 }, [], (g) => {
    legionsTo(g, 'rebel', 1, { veteran: true, allegiance: 'senator:6' });
  });
  expect(game.waitingFor).toEqual([2]);
  game.as(2).byChance(4, 4, 2).does('letFight');
  expect(unprosecutedWars(game.g)).toBe(0);
});

test('[1.11.34-b][amb-17] with a Garrison of the Primary Rebel’s own too, and he may send them into this very battle', () => {
  const game = civilWar({ legions: 8 }, [], (g) => {
    g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:2', term: 2, legate: true });
    legionsTo(g, 'province:sicilia', 1, { veteran: true, allegiance: 'senator:6' });
  });
  expect(game.waitingFor).toEqual([2]);
  const veteran = `legion:${game.g.legions.findIndex((l) => l.at === 'province:sicilia')}`;
  game.as(2).does('recallVeterans', [veteran]).rolling(4, 3, 1, 0, 0).does('sendVeterans', 'senator:1').rolled();
  game.expectLog('combat.civil', { dice: 8, modifier: 10 + 4 - STRENGTH, total: 13 });
});
