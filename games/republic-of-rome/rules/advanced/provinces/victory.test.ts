import { copy, moduleFor, packOf } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../../combat/index.ts';
import { CONTENTS } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type ProvinceId, UNALIGNED } from '../../ids.ts';
import { republicOfRome } from '../../index.ts';
import { unprosecutedWars } from '../../population/unrest.ts';
import { fresh } from '../../rome/death.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { at, faction } from '../../testing/at.ts';
import { HARMLESS, chit } from '../../testing/chits.ts';
import { captured } from '../../testing/people.ts';
import { holds, PROVINCIAL, provincial } from '../../testing/provinces.ts';
import { addLeader, statuses, whereabouts } from '../../testing/wars.ts';
import { endWar } from '../../wars/ending.ts';
import { conditionalRevolts } from '../../wars/imminent.ts';
import { drawLeader } from '../../wars/leaders.ts';
import { activate, drawWar } from '../../wars/placing.ts';
import { fightForProvince } from './battle.ts';
import { provincialBattle } from './battles.ts';

const MACEDONIA = 'province:macedonia';
const SICILIA = 'province:sicilia';
/** A battle of the first Province against the first War; Unrest is 4 and the State has 100. */
const fought = (patch: (g: Rome) => void, dice: Dice) => {
  const t = provincial((g) => {
    g.unrest = 4;
    patch(g);
  }, dice);
  const result = fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!);
  expect(t.left()).toBe(0);
  return { ...t, ...result };
};
/** Macedonia under senator:1 with 2 Legions (5 + 2 + 4) beats the 1st Illyrian War (5): 12 is enough for 18. */
const WIN = [4, 4, 4, 0] as const;
const illyrian = (patch: (g: Rome) => void = () => {}, dice: Dice = WIN) =>
  fought((g) => {
    holds(g, MACEDONIA, 'senator:1');
    legionsTo(g, MACEDONIA, 2);
    wages(g, 'war:3');
    patch(g);
  }, dice);

describe('2.02.413 Stalemate, Standoff, Disaster', () => {
  test.each([
    // 6 + 11 − 5 is 12; 17 the Standoff, 5 the Disaster.
    ['stalemate', [2, 2, 2, 0, HARMLESS]],
    ['standoff', [5, 6, 6, 0, HARMLESS]],
    ['disaster', [1, 2, 2, 0, HARMLESS]],
  ] as const)(
    '[2.02.413-a][2.02.413-b][2.02.413-c][2.02.413-d][2.02.413-e][A2-28] a %s costs units and nothing else',
    (result, dice) => {
      const t = illyrian(() => {}, [...dice]);
      expect(t.result).toBe(result);
      expect(t.g.unrest).toBe(4);
      expect(t.g.wars[0]).toMatchObject({ status: 'active', foughtLand: false, foughtSea: false });
      expect(t.g.legions.some((l) => l.veteran)).toBe(false);
      expect(legionsAt(t.g, MACEDONIA)).toBe(1);
      expect(senator(t.g, 'senator:1')).toMatchObject({ popularity: 0, influence: 5, captive: '', at: MACEDONIA });
    },
  );

  test('[2.02.413-b] the War is Unprosecuted all the same', () => {
    const game = at(
      combat,
      undefined,
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        faction(g, 0, 'senator:16', 'senator:1');
        holds(g, MACEDONIA, '');
        wages(g, 'war:3');
      },
      [4, 4, 4],
    ).rolled();
    expect(game.g.wars[0]!.unprosecuted).toBe(true);
  });
});

describe('2.02.414 Provincial Victory', () => {
  test('[2.02.414-a][2.02.414-b][2.02.414-c] the War is Inactive, and nobody is blamed for it', () => {
    const t = illyrian();
    expect(t.result).toBe('victory');
    expect(t.g.wars[0]).toMatchObject({ id: 'war:3', status: 'inactive', unprosecuted: false });
    expect(unprosecutedWars(t.g)).toBe(0);
    // Leaders of other Wars have nothing to do with it.
    const other = illyrian((g) => {
      wages(g, 'war:8');
      addLeader(g, 'leader:36', 'wars');
      addLeader(g, 'leader:37', 'curia');
    });
    expect(statuses(other.g)).toEqual({ 'war:3': 'inactive', 'war:8': 'active' });
  });

  test('[2.02.414-a] at sea, too, if it has no Land Strength', () => {
    // No printed War is like that; a pack may have one.
    const raw = copy(CONTENTS.raw as { readonly wars: { readonly id: string; land: number }[] });
    raw.wars.find((w) => w.id === 'war:71')!.land = 0;
    const t = provincial(
      (g) => {
        holds(g, 'province:bithynia', 'senator:1', { fleets: 3 });
        wages(g, 'war:71');
      },
      [4, 5, 5],
      { of: moduleFor(republicOfRome, packOf('pirates', raw)) },
    );
    fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!);
    expect(statuses(t.g)).toEqual({ 'war:71': 'inactive' });
    expect(senator(t.g, 'senator:1').popularity).toBe(4);
  });

  test('[2.02.414-d] an attack, a Matching War or a Leader wakes it', () => {
    const attacked = illyrian();
    activate(attacked.cx, attacked.g.wars[0]!);
    const matched = illyrian();
    drawWar(matched.cx, 'war:4');
    expect([statuses(attacked.g), statuses(matched.g)]).toEqual([
      { 'war:3': 'active' },
      { 'war:3': 'active', 'war:4': 'imminent' },
    ]);
    const led = slaves();
    drawLeader(led.cx, 'leader:136');
    expect(statuses(led.g)).toEqual({ 'war:74': 'active' });
  });

  test('[2.02.414-d] that its Provinces exist does not', () => {
    const t = slaves();
    expect(statuses(t.g)).toEqual({ 'war:74': 'inactive' });
    conditionalRevolts(t.cx);
    expect(statuses(t.g)).toEqual({ 'war:74': 'inactive' });
    // One that has waited for them from the beginning rises.
    const other = provincial((g) => {
      holds(g, SICILIA, '');
      wages(g, 'war:74').status = 'inactive';
    });
    conditionalRevolts(other.cx);
    expect(statuses(other.g)).toEqual({ 'war:74': 'active' });
  });

  const cards = (n: number): CardId[] => Array.from({ length: n }, (_, i): CardId => `card:${i + 140}`);
  /** With a Matching War beside it, so many cards in the deck and a following deck or none. */
  const matched = (left: number, following: CardId[][], place: number[], patch: (g: Rome) => void = () => {}) =>
    fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1');
        legionsTo(g, MACEDONIA, 4);
        wages(g, 'war:3');
        wages(g, 'war:4');
        g.deck = cards(left);
        g.nextDecks = following;
        g.erasToCome = following.length > 0 ? ['middle'] : [];
        patch(g);
      },
      // 5 + 4 + 4 against 10: 15 is enough.
      [5, 5, 5, 0, ...place],
    );

  test('[2.02.414-e] with an Active Matching War it goes back among the six uppermost cards', () => {
    const t = matched(7, [], [6]);
    expect(statuses(t.g)).toEqual({ 'war:4': 'active' });
    expect(t.g.deck.indexOf('card:3')).toBe(6);
    expect(t.said()).toContain('provinces.back');
    expect(matched(9, [], [0]).g.deck[0]).toBe('card:3');
  });

  test('[2.02.414-e][A2-37] so it does with a Leader of its own, who follows it', () => {
    const t = slaves(
      (g) => {
        addLeader(g, 'leader:136', 'wars');
        g.deck = cards(8);
      },
      [6, 6, 6, 0, 3],
    );
    expect(statuses(t.g)).toEqual({});
    expect(t.g.deck[3]).toBe('card:74');
    expect(whereabouts(t.g)).toEqual({ 'leader:136': 'curia' });
  });

  test('[2.02.414-f][A2-38] with six cards or fewer it goes among the six uppermost of the following deck', () => {
    const t = matched(6, [['card:100', 'card:101']], [1]);
    expect(t.g.nextDecks).toEqual([['card:100', 'card:3', 'card:101']]);
  });

  test('[2.02.414-g] and without one it is discarded', () => {
    const t = matched(6, [], []);
    expect(t.g.discards).toContain('card:3');
    expect(t.said()).toContain('provinces.gone');
  });

  test('[2.02.414-h][A2-36] its allies stay with an Inactive War, and go on with the first of the series that is Active', () => {
    const ally = (g: Rome): void => {
      holds(g, 'province:illyricum', '', { armies: 2 });
      g.advanced!.provinces!.allied = [{ province: 'province:illyricum', war: 'war:3' }];
    };
    // 2 + 2 more for the enemy.
    const asleep = illyrian(ally, [6, 6, 6, 0]);
    expect(asleep.g.advanced?.provinces?.allied).toEqual([{ province: 'province:illyricum', war: 'war:3' }]);
    // Until a Commander of the Senate’s beats it.
    endWar(asleep.cx, asleep.g.wars[0]!, 'victory');
    expect(asleep.g.advanced?.provinces?.allied).toEqual([]);
    const passed = matched(9, [], [0], (g) => {
      ally(g);
      legionsTo(g, MACEDONIA, 10);
    });
    expect(passed.g.advanced?.provinces).toMatchObject({
      allied: [{ province: 'province:illyricum', war: 'war:4' }],
      forces: [{ province: 'province:illyricum', armies: 2 }],
    });
    // Not with one that is only Imminent: 6 + 10 + 5 + MIL 4 against 8 × 2 + 2 + 2.
    const syria = fought(
      (g) => {
        holds(g, 'province:asia', 'senator:1', { armies: 5, fleets: 5 });
        legionsTo(g, 'province:asia', 10);
        wages(g, 'war:114');
        wages(g, 'war:113');
        wages(g, 'war:112').status = 'imminent';
        holds(g, 'province:illyricum', '', { armies: 2 });
        g.advanced!.provinces!.allied = [{ province: 'province:illyricum', war: 'war:114' }];
        g.deck = cards(8);
      },
      [5, 5, 5, 0, 0],
    );
    expect(syria.g.advanced?.provinces?.allied).toEqual([{ province: 'province:illyricum', war: 'war:113' }]);
    // With no War of the series left they come back.
    const back = slaves(
      (g) => {
        addLeader(g, 'leader:136', 'wars');
        holds(g, 'province:illyricum', '', { armies: 2 });
        g.advanced!.provinces!.allied = [{ province: 'province:illyricum', war: 'war:74' }];
        g.deck = cards(8);
      },
      [6, 6, 6, 0, 3],
    );
    expect(back.g.advanced?.provinces).toMatchObject({ allied: [], forces: [] });
  });

  test('[2.02.414-i][2.02.414-j] no Unrest, no Spoils, no Province, and it counts as no Roman Victory', () => {
    const t = illyrian((g) => void g.discards.push('card:4'));
    expect([t.g.unrest, t.g.state, t.g.provinces.length, t.g.defeated]).toEqual([4, 100, 1, []]);
  });

  test('[2.02.414-k] the Governor gains half the printed Land Strength, rounded up', () => {
    const t = illyrian();
    expect(senator(t.g, 'senator:1')).toMatchObject({ popularity: 3, influence: 8 });
  });

  test('[own-74] nobody gains it through a Legate, and nobody who died', () => {
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1').legate = true;
        senator(g, 'senator:1').at = 'rome';
        wages(g, 'war:3');
      },
      [6, 6, 6],
    );
    expect(senator(t.g, 'senator:1')).toMatchObject({ popularity: 0, influence: 5 });
    // 10 + 11 − 5 is 16, which costs both Legions.
    const dead = illyrian(
      (g) => {
        g.senators.push(fresh(g, 'senator:16', 0));
        g.factions[0]!.leader = 'senator:16';
      },
      [3, 3, 4, 0, 0, chit(1), HARMLESS],
    );
    expect(dead.leader).toBeUndefined();
    expect(maybeSenator(dead.g, 'senator:1')).toBeUndefined();
    expect(dead.g.wars[0]!.status).toBe('inactive');
  });

  test('[2.02.414-m][2.02.414-n] one Legion of the Garrison becomes Veteran for him; without one nobody does', () => {
    const t = illyrian();
    expect(t.g.legions.filter((l) => l.veteran)).toEqual([{ at: MACEDONIA, veteran: true, allegiance: 'senator:1' }]);
    const armies = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1', { armies: 4 });
        wages(g, 'war:3');
      },
      [4, 4, 4],
    );
    expect(armies.result).toBe('victory');
    expect(armies.g.legions.some((l) => l.veteran)).toBe(false);
  });

  test('[own-74] in a vacant Province it owes Allegiance to nobody', () => {
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, '');
        legionsTo(g, MACEDONIA, 2);
        wages(g, 'war:3');
      },
      [6, 6, 6, 0],
    );
    expect(t.g.legions.filter((l) => l.veteran)).toEqual([{ at: MACEDONIA, veteran: true, allegiance: '' }]);
  });

  test('[card-125-a][own-76] Caesar may make a second one', () => {
    const game = at(
      provincialBattle,
      { province: MACEDONIA as ProvinceId, war: 'war:3' },
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        faction(g, 0, 'senator:16', 'senator:4A');
        holds(g, MACEDONIA, 'senator:4A');
        legionsTo(g, MACEDONIA, 2);
        wages(g, 'war:3');
      },
      WIN,
    );
    game.as(0).rolling(0).does('secondVeteran');
    expect(game.g.legions.filter((l) => l.veteran)).toHaveLength(2);
  });

  test('[card-125-a][own-76] who belongs to no Faction makes one, and nobody is asked', () => {
    const game = at(
      provincialBattle,
      { province: MACEDONIA as ProvinceId, war: 'war:3' },
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        faction(g, 0, 'senator:16', 'senator:4A');
        holds(g, MACEDONIA, 'senator:4A');
        senator(g, 'senator:4A').faction = UNALIGNED;
        legionsTo(g, MACEDONIA, 2);
        wages(g, 'war:3');
      },
      WIN,
    );
    expect(game.as(0).offers('over')).toBeDefined();
    expect(game.g.legions.filter((l) => l.veteran)).toHaveLength(1);
  });

  test('[own-76] and after a Stalemate none', () => {
    const game = at(
      provincialBattle,
      { province: MACEDONIA as ProvinceId, war: 'war:3' },
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        faction(g, 0, 'senator:16', 'senator:4A');
        holds(g, MACEDONIA, 'senator:4A');
        legionsTo(g, MACEDONIA, 2);
        wages(g, 'war:3');
      },
      // 17 is the Standoff: one Legion.
      [5, 6, 6, 0, HARMLESS],
    ).rolled();
    expect(game.question?.verbs).toHaveProperty('over');
    expect(game.g.legions.some((l) => l.veteran)).toBe(false);
  });

  test('[2.02.414-l][2.02.414-o] at sea he gains by the Fleet Strength, and the War has the marker and is Prosecuted', () => {
    const game = at(
      combat,
      undefined,
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        g.unrest = 4;
        faction(g, 0, 'senator:16', 'senator:1');
        Object.assign(senator(g, 'senator:1'), { popularity: 0, influence: 5 });
        holds(g, 'province:bithynia', 'senator:1', { fleets: 3 });
        wages(g, 'war:71');
      },
      // 14 + 5 + 3 + 4 − 8.
      [4, 5, 5],
    ).rolled();
    expect(senator(game.g, 'senator:1')).toMatchObject({ popularity: 4, influence: 9 });
    expect(game.g.wars[0]).toMatchObject({ navalVictory: true, unprosecuted: false, status: 'active' });
    expect(game.g.unrest).toBe(4);
  });

  test('[2.02.414-p][A2-40] he is no victorious Commander: nobody asks him whether he revolts, and he stays', () => {
    const t = illyrian();
    expect(t.g.forces).toEqual([]);
    expect(senator(t.g, 'senator:1')).toMatchObject({ at: MACEDONIA, priorConsul: false, office: '' });
  });

  test('[2.02.414-q][A2-39] a card that goes back kills its Captives; an Inactive War keeps them', () => {
    const held = (g: Rome): void => void captured(g, 'senator:3', 'war:3');
    expect(senator(illyrian(held).g, 'senator:3').captive).toBe('war:3');
    const t = matched(9, [], [0], (g) => {
      held(g);
      g.wars[0]!.navalVictory = true;
      senator(g, 'senator:4').knights = 2;
    });
    expect(senator(t.g, 'senator:3').captive).toBe('');
    expect(senator(t.g, 'senator:4').knights).toBe(2);
    drawWar(t.cx, 'war:3');
    expect(t.g.wars.find((w) => w.id === 'war:3')!.navalVictory).toBe(false);
  });

  test('[own-75] an Inactive War keeps its Naval Victory marker', () => {
    expect(illyrian((g) => void (g.wars[0]!.navalVictory = true)).g.wars[0]!.navalVictory).toBe(true);
  });

  test('[2.02.414-r] Roman Forces on it go home', () => {
    const t = illyrian((g) => void sends(g, 'senator:2', 'war:3', { legions: 3, fleets: 4 }));
    expect(t.g.forces).toEqual([]);
    expect([legionsAt(t.g, 'active'), t.g.fleets]).toEqual([3, 4]);
    expect(senator(t.g, 'senator:2').at).toBe('rome');
  });
});

/** Sicilia with 8 Legions (2 + 8 + 4) beats the 1st Slave Revolt (4), which needs it to exist. */
const slaves = (patch: (g: Rome) => void = () => {}, dice: Dice = [6, 6, 6, 0]) =>
  fought((g) => {
    holds(g, SICILIA, 'senator:1');
    legionsTo(g, SICILIA, 8);
    wages(g, 'war:74');
    patch(g);
  }, dice);
