import { describe, expect, test } from 'vitest';
import { barbarianRaids, defence } from '../../events/barbarian-raids.ts';
import { internalDisorder } from '../../events/internal-disorder.ts';
import { onActiveWarDrawn } from '../../events/pretender.ts';
import { stormTakes } from '../../events/storm-at-sea.ts';
import { loseFleets } from '../../events/lose-fleets.ts';
import type { Rome } from '../../game.ts';
import { rebelEndGame } from '../../victory/rebel.ts';
import { legionsTo, rebels, three, wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { HARMLESS } from '../../testing/chits.ts';
import { holds, PROVINCIAL, provincial } from '../../testing/provinces.ts';
import { endWar } from '../../wars/ending.ts';
import { fleetStrength, fleetSupport, landStrength, war } from '../../wars/wars.ts';
import { forcesOf } from './state.ts';

const inPlay = (n: number, level: number) => [{ id: `event:${n}` as const, level, since: 1 }];
const MACEDONIA = 'province:macedonia';
const ILLYRICUM = 'province:illyricum';

describe('169 Internal Disorder', () => {
  const disorder = (die: number, patch: (g: Rome) => void) => {
    const t = provincial(
      (g) => {
        g.events = inPlay(169, 1);
        patch(g);
      },
      [die],
    );
    internalDisorder(t.cx);
    return t;
  };

  test('[2.02.C-a][own-71] one more for each two Armies, or for each one where a Legion is', () => {
    // More than 4 is needed.
    const quiet = (armies: number, legions: number, die: number): boolean => {
      const t = disorder(die, (g) => {
        holds(g, MACEDONIA, 'senator:1', { armies });
        legionsTo(g, MACEDONIA, legions);
      });
      return !t.g.provinces[0]!.inRevolt;
    };
    expect([quiet(3, 0, 3), quiet(4, 0, 3)]).toEqual([false, true]);
    expect([quiet(2, 1, 1), quiet(3, 1, 1)]).toEqual([false, true]);
  });

  test('[2.02.C-b][own-72] its Forces rise with it, and are lost when it is put down', () => {
    const t = disorder(1, (g) => void holds(g, MACEDONIA, 'senator:1', { armies: 5, fleets: 3 }));
    const revolt = war(t.g, 'war:revolt-macedonia');
    expect([landStrength(t.g, revolt), fleetStrength(t.g, revolt), fleetSupport(t.g, revolt)]).toEqual([10, 8, 3]);
    expect(revolt.status).toBe('active');
    endWar(t.cx, revolt, 'victory');
    expect(forcesOf(t.g, MACEDONIA)).toMatchObject({ armies: 0, fleets: 0 });
  });
});

describe('163 Barbarian Raids', () => {
  test('[2.02.C-c][own-71] Armies help, one for each two, or each one where a Legion is', () => {
    const found = (armies: number, legions: number): number => {
      const t = provincial((g) => {
        holds(g, ILLYRICUM, 'senator:1', { armies, developed: true });
        legionsTo(g, ILLYRICUM, legions);
      });
      return defence(t.g, t.g.provinces[0]!, 0).total;
    };
    // 4 printed, MIL 4, 2 for a Legion.
    expect([found(5, 0), found(5, 1)]).toEqual([4 + 4 + 2, 4 + 4 + 2 + 5]);
  });

  test('[2.02.3-e][A2-46] overrun, it keeps no more than its Undeveloped side allows', () => {
    const t = provincial(
      (g) => {
        g.events = inPlay(163, 2);
        holds(g, ILLYRICUM, 'senator:1', { armies: 7, developed: true });
      },
      [1, 1, HARMLESS],
    );
    barbarianRaids(t.cx);
    expect(t.g.provinces[0]!.overrun).toBe(true);
    expect(forcesOf(t.g, ILLYRICUM).armies).toBe(5);
  });
});

describe('174 Pretender', () => {
  const pretender = (armies: number, dice: number[]) => {
    const t = provincial((g) => {
      g.events = inPlay(174, 1);
      holds(g, MACEDONIA, 'senator:1', { armies });
      legionsTo(g, MACEDONIA, 8);
    }, dice);
    onActiveWarDrawn(t.cx);
    return t;
  };

  test('[2.02.C-d][own-72] its Armies fight for the Pretender, whole', () => {
    // 8 + 4 − 5: 11 and 7 is 18; with 5 Armies 13, and the Province has risen with them.
    const won = pretender(0, [0, 3, 4, 4]);
    expect(won.g.provinces[0]!.inRevolt).toBe(false);
    const lost = pretender(5, [0, 3, 4, 4]);
    expect(lost.g.provinces[0]!.inRevolt).toBe(true);
    expect(landStrength(lost.g, war(lost.g, 'war:revolt-macedonia'))).toBe(10);
  });
});

test('[2.02.C-e] a Storm at Sea destroys no Provincial Fleets', () => {
  const t = provincial(
    (g) => {
      holds(g, MACEDONIA, 'senator:1', { fleets: 9 });
      g.fleets = 1;
    },
    [6, 6],
  );
  expect(stormTakes(t.cx)).toBe(12);
  const game = at(loseFleets, { n: 12, rule: 'card-177-1-a' }, { ...PROVINCIAL, seats: 3 }, (g) => {
    bare(g);
    holds(g, MACEDONIA, 'senator:1', { fleets: 9 });
    g.fleets = 1;
  });
  expect(game.g.fleets).toBe(0);
  expect(forcesOf(game.g, MACEDONIA).fleets).toBe(9);
});

test('[2.02.H-g] in the Rebel End Game the Rebel gets no Provincial Fleets', () => {
  const game = at(rebelEndGame, { by: 'battle' }, { ...PROVINCIAL, seats: 3 }, (g) => {
    three(g);
    rebels(g, 'senator:1', 6);
    holds(g, MACEDONIA, '', { fleets: 9 });
    g.fleets = 2;
    for (const id of ['war:5', 'war:68', 'war:120', 'war:118'] as const) wages(g, id);
  });
  expect(game.g.forces.map((f) => f.fleets)).toEqual([2]);
  expect(forcesOf(game.g, MACEDONIA).fleets).toBe(9);
});
