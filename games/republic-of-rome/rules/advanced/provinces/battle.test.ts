import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { armyTally } from '../../combat/sides.ts';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { HARMLESS } from '../../testing/chits.ts';
import { holds, provincial } from '../../testing/provinces.ts';
import { addLeader } from '../../testing/wars.ts';
import { hasProvince, province, war } from '../../wars/wars.ts';
import { fightForProvince } from './battle.ts';
import { forcesOf } from './state.ts';
import { armyOfProvince } from './strength.ts';

const MACEDONIA = 'province:macedonia';
const BITHYNIA = 'province:bithynia';
const AFRICA = 'province:africa';
/** What it would bring, on land or at sea. */
const strength = (id: Parameters<typeof province>[1], patch: (g: Rome) => void, ground: 'land' | 'sea' = 'land') => {
  const { g } = provincial(patch);
  return armyTally(g, armyOfProvince(g, province(g, id)), ground).total;
};
/** A battle of the first Province against the first War. */
const fought = (patch: (g: Rome) => void, dice: Dice) => {
  const t = provincial(patch, dice);
  const result = fightForProvince(t.cx, t.g.provinces[0]!, t.g.wars[0]!);
  expect(t.left()).toBe(0);
  return { ...t, ...result };
};

describe('2.02.32 the strength of Provincial Forces', () => {
  test('[2.02.32-a][2.02.41-a] with a Legion each Army counts 1, with printed Strength, Veterans 2 and MIL', () => {
    // 5 printed, 1 + 2 Legions, 5 Armies, MIL 4.
    const n = strength(MACEDONIA, (g) => {
      holds(g, MACEDONIA, 'senator:1', { armies: 5, fleets: 3 });
      legionsTo(g, MACEDONIA, 1);
      legionsTo(g, MACEDONIA, 1, { veteran: true });
    });
    expect(n).toBe(5 + 3 + 5 + 4);
  });

  test('[2.02.32-b][A2-41][2.02.32-e] without one they count half, rounded up; the printed Strength is never halved', () => {
    expect(strength(MACEDONIA, (g) => void holds(g, MACEDONIA, '', { armies: 5 }))).toBe(5 + 3);
  });

  test('[2.02.32-c] which it is, is settled when the battle begins', () => {
    // 5 printed, 1 Legion, 2 Armies, MIL 4, against 5 (+7): 4 is 11, a Stalemate that costs 2: two Armies.
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1', { armies: 2 });
        legionsTo(g, MACEDONIA, 1);
        wages(g, 'war:3');
      },
      [1, 1, 2, HARMLESS, HARMLESS],
    );
    expect(t.said()).toContain('provinces.losses');
    expect([forcesOf(t.g, MACEDONIA).armies, legionsAt(t.g, MACEDONIA)]).toEqual([0, 1]);
  });

  test('[2.02.32-d][2.02.41-f][A2-24] at sea printed Naval Strength, Fleets one each, and MIL; neither Armies nor Legions', () => {
    const n = strength(
      BITHYNIA,
      (g) => {
        holds(g, BITHYNIA, 'senator:1', { armies: 1, fleets: 3 });
        legionsTo(g, BITHYNIA, 4);
      },
      'sea',
    );
    expect(n).toBe(5 + 3 + 4);
  });
});

describe('2.02.41 Provincial combat', () => {
  test('[2.02.41-b][A2-25] MIL adds no more than all the rest, the printed Strength included', () => {
    // Gallia Cisalpina: 1 printed and 1 for two Armies; MIL 4 counts 2.
    const g = (armies: number) => (x: Rome) => void holds(x, 'province:gallia-cisalpina', 'senator:1', { armies });
    expect(strength('province:gallia-cisalpina', g(2))).toBe(4);
    expect(strength('province:gallia-cisalpina', g(4))).toBe(6);
  });

  test('[2.02.41-c][2.02.C-f][1.13.1-f] a Governor who rules through a Legate adds nothing; [2.02.41-d][A2-20] nor does nobody', () => {
    expect(strength(MACEDONIA, (g) => void holds(g, MACEDONIA, 'senator:1'))).toBe(9);
    const byLegate = strength(MACEDONIA, (g) => {
      holds(g, MACEDONIA, 'senator:1').legate = true;
      senator(g, 'senator:1').at = 'rome';
    });
    expect(byLegate).toBe(5);
    expect(strength(MACEDONIA, (g) => void holds(g, MACEDONIA, ''))).toBe(5);
  });

  test('[2.02.41-e] Matching Wars and Leaders raise the enemy’s Strength as always', () => {
    const t = fought(
      (g) => {
        holds(g, 'province:gallia-cisalpina', 'senator:1', { armies: 4 });
        wages(g, 'war:5');
        wages(g, 'war:115');
      },
      [6, 6, 6],
    );
    // 18 + 1 + 2 + 3 − 20 is 4.
    expect(t.result).toBe('defeat');
    const led = fought(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:6');
        addLeader(g, 'leader:37', 'wars');
      },
      [6, 6, 5],
    );
    // 17 + 5 − (12 + 6) is 4.
    expect(led.result).toBe('defeat');
  });

  test('[2.02.41-g] all its Fleets take part and can be lost, also where none are needed', () => {
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1', { fleets: 4 });
        wages(g, 'war:3');
      },
      // 6 + 9 − 5 is 10: a Stalemate that costs 3 of each.
      [2, 2, 2, HARMLESS, HARMLESS, HARMLESS],
    );
    expect(forcesOf(t.g, MACEDONIA).fleets).toBe(1);
  });

  test('[2.02.41-h][2.02.41-j] short of Support it has to fight, and a Victory is a Stalemate with its losses', () => {
    // Illyricum, 2 + 5 Legions + MIL 4 against the 1st Macedonian War (12, Support 10): 17 and −1 is 16, which takes 2.
    const t = fought(
      (g) => {
        holds(g, 'province:illyricum', 'senator:1');
        legionsTo(g, 'province:illyricum', 5);
        wages(g, 'war:6');
      },
      [5, 6, 6, 0, 0, HARMLESS, HARMLESS],
    );
    expect(t.result).toBe('stalemate');
    expect(t.said()).toContain('provinces.unsupported');
    expect(legionsAt(t.g, 'province:illyricum')).toBe(3);
    expect(t.g.wars[0]).toMatchObject({ status: 'active', foughtLand: false });
    // [2.02.413-c] No Veteran of it.
    expect(t.g.legions.some((l) => l.veteran)).toBe(false);
  });

  test('[2.02.41-i] printed Naval Strength is Support', () => {
    // Macedonia has 5, the Illyrian War asks for 3.
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1');
        wages(g, 'war:3');
      },
      [6, 6, 6],
    );
    expect(t.result).toBe('victory');
    expect(t.said()).not.toContain('provinces.losses');
    // And just enough is enough: 5 for the 2nd Macedonian War, 12 + 15 − 10.
    const just = fought(
      (g) => {
        holds(g, MACEDONIA, 'senator:1');
        legionsTo(g, MACEDONIA, 6);
        wages(g, 'war:7');
      },
      [4, 4, 4, 0, 0, HARMLESS],
    );
    expect(just.result).toBe('victory');
  });

  test('[2.02.41-k][2.02.41-l][A2-26] with nothing to fight with at sea it is beaten, without dice and without losses', () => {
    const t = fought((g) => {
      holds(g, 'province:sardinia-corsica', 'senator:1', { developed: true, armies: 1 });
      legionsTo(g, 'province:sardinia-corsica', 3);
      wages(g, 'war:71');
      g.senators.push(fresh(g, 'senator:16', 0));
      g.factions[0]!.leader = 'senator:16';
    }, []);
    expect(t.result).toBe('defeat');
    expect(maybeSenator(t.g, 'senator:1')).toBeUndefined();
    expect(forcesOf(t.g, 'province:sardinia-corsica').armies).toBe(1);
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(3);
  });

  test('[2.02.41-k] printed Naval Strength or Fleets are enough to fight with, and on land none are needed', () => {
    const rolls = (patch: (g: Rome) => void): void =>
      expect(fought(patch, [1, 1, 1]).said()).toContain('provinces.battle');
    rolls((g) => {
      holds(g, BITHYNIA, '');
      wages(g, 'war:71');
    });
    rolls((g) => {
      holds(g, 'province:sardinia-corsica', '', { fleets: 1 });
      wages(g, 'war:71');
    });
    // Its Fleets have been beaten; or it has none.
    rolls((g) => {
      holds(g, 'province:sardinia-corsica', '');
      wages(g, 'war:71', { navalVictory: true });
    });
    rolls((g) => {
      holds(g, 'province:gallia-cisalpina', '');
      wages(g, 'war:5');
    });
  });

  test('[own-77] at sea no Support is asked for', () => {
    // The War asks for 2 and its ally for 10 more, which is more than 5 + 3; others have deserted it.
    const t = fought(
      (g) => {
        holds(g, BITHYNIA, 'senator:1', { fleets: 3 });
        wages(g, 'war:71', { shift: -9 });
        holds(g, 'province:creta-cyrenaica', '', { fleets: 5 });
        g.advanced!.provinces!.allied = [{ province: 'province:creta-cyrenaica', war: 'war:71' }];
      },
      // 17 + 12 − 9.
      [5, 6, 6],
    );
    expect(t.result).toBe('victory');
  });

  test('[2.02.41-m][A2-27] at sea first, and not on land in the same turn', () => {
    // 5 + 3 + 4 against 8: 14 + 4.
    const t = fought(
      (g) => {
        holds(g, BITHYNIA, 'senator:1', { fleets: 3 });
        wages(g, 'war:71');
      },
      [4, 5, 5],
    );
    expect(t.result).toBe('victory');
    expect(t.g.wars[0]).toMatchObject({ status: 'active', navalVictory: true });
    expect(t.said().filter((k) => k === 'provinces.battle')).toHaveLength(1);
  });

  test('[2.02.41-n][2.02.41-o] Disaster and Standoff numbers work, each once a turn', () => {
    // The Illyrian War: Disaster 5.
    const disaster = fought(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:3');
      },
      [1, 2, 2],
    );
    expect(disaster.result).toBe('disaster');
    expect(disaster.g.wars[0]!.used).toEqual([5]);
    const again = fought(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:3', { used: [5] });
      },
      // 5 + 5 − 5.
      [1, 2, 2],
    );
    expect(again.result).toBe('defeat');
  });

  test('[2.02.41-p] a Governor who voids numbers or halves losses does so here', () => {
    // Fabius (2A) halves: a Stalemate that costs 3 of the Fleets takes 2.
    const t = fought(
      (g) => {
        g.senators.push({ ...fresh(g, 'senator:2A', 0) });
        g.senators = g.senators.filter((s) => s.id !== 'senator:2');
        g.factions[1]!.leader = '';
        holds(g, MACEDONIA, 'senator:2A', { fleets: 4 });
        wages(g, 'war:3');
      },
      // 6 + 5 + 5 − 5 is 11… 2 lost, halved to 1.
      [2, 2, 2, HARMLESS],
    );
    expect(forcesOf(t.g, MACEDONIA).fleets).toBe(3);
    // Aemilius Paullus (19A) voids the numbers of the Macedonian Wars: 12 is no Disaster.
    const voided = fought(
      (g) => {
        g.senators.push({ ...fresh(g, 'senator:19A', 0) });
        holds(g, MACEDONIA, 'senator:19A');
        wages(g, 'war:6');
      },
      [4, 4, 4],
    );
    // 12 + 10 − 12 is 10.
    expect(voided.result).toBe('stalemate');
  });

  test('[2.02.41-q] Roman units on the War take no part', () => {
    const t = fought(
      (g) => {
        holds(g, AFRICA, '');
        sends(g, 'senator:2', wages(g, 'war:68').id, { legions: 9, fleets: 4 });
      },
      // 12 + 3 − 8 is 7: a Defeat.
      [4, 4, 4],
    );
    expect(t.result).toBe('defeat');
    expect([legionsAt(t.g, 'force:1'), t.g.forces[0]!.fleets]).toEqual([9, 4]);
  });

  test('[2.02.C-g] Germanic Migrations create Gallia Narbonensis when a Province attacks them, whatever comes of it', () => {
    const t = fought(
      (g) => {
        holds(g, 'province:illyricum', '');
        wages(g, 'war:70');
      },
      [1, 1, 1],
    );
    expect(t.result).toBe('defeat');
    expect(hasProvince(t.g, 'province:gallia-narbonensis')).toBe(true);
    expect(t.g.advanced?.provinces?.allied.map((a) => a.province)).toEqual(['province:illyricum']);
    expect(war(t.g, 'war:70').attacked).toBe(true);
  });

  test('[2.02.41-n][amb-118] allies that the dice bring the enemy stay with him for the turn', () => {
    const t = fought(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:3');
        g.events = [{ id: 'event:161', level: 1, since: 1 }];
      },
      // 10 + 5 − (5 + 4) is 6.
      [4, 2, 4],
    );
    expect(t.result).toBe('defeat');
    expect(t.g.wars[0]!.shift).toBe(4);
  });
});
