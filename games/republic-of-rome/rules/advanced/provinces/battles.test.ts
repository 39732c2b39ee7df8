import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../../combat/index.ts';
import { forgetBattles } from '../../combat/war.ts';
import type { Rome } from '../../game.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { at, faction } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { HARMLESS } from '../../testing/chits.ts';
import { captured, revolts } from '../../testing/people.ts';
import { holds, PROVINCIAL, provincial } from '../../testing/provinces.ts';
import { addProvinces } from '../../testing/wars.ts';
import { defenderAgainst, isUnderAttack, warsToFight } from './under-attack.ts';

const MACEDONIA = 'province:macedonia';
const ILLYRICUM = 'province:illyricum';
const CISALPINA = 'province:gallia-cisalpina';
/** A Combat Phase of three players: senators 1, 4 and 16 with seat 0, 2 and 17 with seat 1, 13 and 20 with seat 2. */
const phase = (patch: (g: Rome) => void, dice: Dice = [], options = PROVINCIAL) =>
  at(
    combat,
    undefined,
    { ...options, seats: 3 },
    (g) => {
      g.wars = [];
      faction(g, 0, 'senator:16', 'senator:1', 'senator:4');
      faction(g, 1, 'senator:17', 'senator:2');
      faction(g, 2, 'senator:20', 'senator:13');
      patch(g);
    },
    dice,
  ).rolled();
/** Which Provinces fought which Wars. */
const fights = (game: ReturnType<typeof phase>): string[] =>
  ['provinces.battle', 'provinces.helpless'].flatMap((k) =>
    game.lines(k).map((a) => `${String(a['province'])} ${String(a['war'])}`),
  );
const DEFEAT = [1, 1, 1] as const;

describe('which Province has to fight', () => {
  test('[2.02.4-l][2.02.4-m][2.02.4-x] the first of the list that is Rome’s, at the end of the phase, and nobody is asked', () => {
    // Illyricum comes before Macedonia: 12 + 2 − 12 … a Disaster of nothing.
    const game = phase(
      (g) => {
        holds(g, MACEDONIA, '');
        holds(g, ILLYRICUM, '');
        wages(g, 'war:6');
      },
      [4, 4, 4],
    );
    expect(fights(game)).toEqual([`${ILLYRICUM} war:6`]);
    // Before Wars are moved to the Unprosecuted spaces.
    expect(game.logKeys().indexOf('combat.unprosecuted')).toBeGreaterThan(game.logKeys().indexOf('provinces.battle'));
  });

  test('[2.02.4-n] not against a War that a Roman Force has held or beaten', () => {
    // 10 Legions and MIL 4 against 10: 13 is a Stalemate without losses, 15 a Standoff, 11 + 4 a Victory.
    for (const dice of [
      [3, 3, 3, 0],
      [5, 5, 5, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS],
      [4, 4, 3, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS],
    ]) {
      const game = phase((g) => {
        holds(g, CISALPINA, '');
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 10 });
      }, dice);
      expect(fights(game)).toEqual([]);
    }
  });

  test('[2.02.4-n][A2-22] a Naval Stalemate holds it as well', () => {
    // 8 Fleets and MIL 4 against 8: 9 + 4 is 13.
    const game = phase(
      (g) => {
        holds(g, 'province:bithynia', '');
        sends(g, 'senator:1', wages(g, 'war:71').id, { fleets: 8 });
      },
      [3, 3, 3],
    );
    expect(fights(game)).toEqual([]);
  });

  test('[2.02.4-n] for this turn only', () => {
    const t = provincial((g) => {
      holds(g, CISALPINA, '');
      wages(g, 'war:5');
      g.advanced!.provinces!.met = ['war:5'];
    });
    expect(warsToFight(t.g)).toEqual([]);
    forgetBattles(t.g);
    expect(warsToFight(t.g).map((w) => w.id)).toEqual(['war:5']);
  });

  test('[2.02.4-o][A2-21] a Proconsul’s Force holds it like any other', () => {
    const game = phase(
      (g) => {
        holds(g, CISALPINA, '');
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 10, force: { sentIn: 0 } });
      },
      [3, 3, 3, 0],
    );
    expect(fights(game)).toEqual([]);
  });

  test('[own-73] so does Lucullus with a Standoff that cost him nothing', () => {
    const game = phase(
      (g) => {
        faction(g, 0, 'senator:16', 'senator:29B');
        holds(g, CISALPINA, '');
        sends(g, 'senator:29B', wages(g, 'war:5').id, { legions: 10 });
      },
      [5, 5, 5, 0],
    );
    expect(fights(game)).toEqual([]);
  });

  test('[2.02.4-p][A2-48] a Roman Defeat or Disaster does not', () => {
    // 13 is the Disaster of the Gallic War; then the Province rolls.
    const disaster = phase(
      (g) => {
        holds(g, CISALPINA, '');
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 2 });
      },
      [4, 4, 5, 0, HARMLESS, ...DEFEAT],
    );
    expect(fights(disaster)).toEqual([`${CISALPINA} war:5`]);
    // His Legion is still there: Prosecuted all the same.
    expect(disaster.g.wars[0]).toMatchObject({ unprosecuted: false });
    const defeat = phase(
      (g) => {
        holds(g, CISALPINA, '');
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 1 });
      },
      [1, 1, 1, 0, ...DEFEAT],
    );
    expect(fights(defeat)).toEqual([`${CISALPINA} war:5`]);
  });

  test('[2.02.4-q][2.02.4-r] one that has risen, or has joined a War, is passed over', () => {
    const t = provincial((g) => {
      holds(g, ILLYRICUM, '').inRevolt = true;
      wages(g, 'war:revolt-illyricum');
      holds(g, MACEDONIA, '');
      wages(g, 'war:6');
    });
    expect(warsToFight(t.g).map((w) => w.id)).toEqual(['war:6']);
    expect(t.g.provinces.map((p) => isUnderAttack(t.g, p))).toEqual([false, true]);
    t.g.advanced!.provinces!.allied = [{ province: MACEDONIA, war: 'war:6' }];
    expect(warsToFight(t.g)).toEqual([]);
  });

  test('[2.02.4-a][2.02.4-r] so is one whose Governor is a Rebel', () => {
    const t = provincial((g) => {
      holds(g, ILLYRICUM, 'senator:1');
      revolts(g, 'senator:1');
      holds(g, MACEDONIA, '');
      wages(g, 'war:6');
    });
    expect(t.g.provinces.map((p) => isUnderAttack(t.g, p))).toEqual([false, true]);
    expect(defenderAgainst(t.g, t.g.wars[0]!)?.id).toBe(MACEDONIA);
  });

  test('[2.02.4-s][A2-47] one Province for each War: the next one fights next turn', () => {
    const game = phase((g) => {
      holds(g, CISALPINA, '');
      holds(g, 'province:gallia-narbonensis', '');
      wages(g, 'war:5');
    }, DEFEAT);
    expect(fights(game)).toEqual([`${CISALPINA} war:5`]);
    expect(warsToFight(game.g).map((w) => w.id)).toEqual(['war:5']);
  });

  test('[2.02.4-t][2.02.4-u][2.02.41-e][A2-23] one Province may have to fight several Wars, in an order by dice, also of one series', () => {
    // Both Illyrian Wars attack Macedonia; the second one is first by dice.
    const game = phase(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:3');
        wages(g, 'war:4');
      },
      [1, 1, 6, 6, 4, 4, 4, 4, 4, 4],
    );
    // 12 + 5 − 8, 12 + 5 − 10.
    expect(fights(game)).toEqual([`${MACEDONIA} war:4`, `${MACEDONIA} war:3`]);
    // A War of the series that does not name the Province is not fought.
    const punic = phase((g) => {
      holds(g, CISALPINA, '');
      wages(g, 'war:1');
      wages(g, 'war:2');
    }, DEFEAT);
    expect(fights(punic)).toEqual([`${CISALPINA} war:2`]);
  });

  test('[2.02.4-r][2.02.4-t] lost to the first War, it does not fight the second', () => {
    const game = phase(
      (g) => {
        holds(g, MACEDONIA, '');
        wages(g, 'war:3');
        wages(g, 'war:4');
      },
      [1, 1, 6, 6, ...DEFEAT],
    );
    expect(fights(game)).toEqual([`${MACEDONIA} war:4`]);
  });

  test('[2.02.4-v][A2-45] one that was created in this phase has to fight at once', () => {
    // The Migrations are attacked by Illyricum and create Narbonensis, which the 2nd Punic War names.
    const game = phase(
      (g) => {
        holds(g, ILLYRICUM, '');
        wages(g, 'war:70');
        wages(g, 'war:2');
      },
      [...DEFEAT, ...DEFEAT],
    );
    expect(fights(game)).toEqual([`${ILLYRICUM} war:70`, 'province:gallia-narbonensis war:2']);
  });

  test('[2.02.4-w] four Wars are counted when the Provinces have fought', () => {
    // Macedonia beats one of four: 18 + 5 − 5.
    const game = phase(
      (g) => {
        holds(g, MACEDONIA, '');
        for (const id of ['war:1', 'war:118', 'war:124', 'war:3'] as const) wages(g, id);
      },
      [6, 6, 6],
    );
    expect(game.over).toBeUndefined();
    expect(game.g.wars.filter((w) => w.status === 'active')).toHaveLength(3);
  });

  test('[2.02.H-d][2.02.31-a] without the rule no Province fights, and its Garrison stands there', () => {
    const game = phase(
      (g) => {
        addProvinces(g, CISALPINA);
        legionsTo(g, CISALPINA, 3);
        wages(g, 'war:5');
      },
      [],
      {},
    );
    expect(fights(game)).toEqual([]);
    expect(legionsAt(game.g, CISALPINA)).toBe(3);
  });
});

describe('what is asked', () => {
  test('[1.10.71-g][amb-16] whose Captives the War holds may ransom them before the dice', () => {
    const game = at(
      combat,
      undefined,
      { ...PROVINCIAL, seats: 3 },
      (g) => {
        g.wars = [];
        faction(g, 0, 'senator:16', 'senator:1');
        faction(g, 1, 'senator:17', 'senator:2');
        faction(g, 2, 'senator:20', 'senator:13');
        holds(g, CISALPINA, '');
        wages(g, 'war:5');
        captured(g, 'senator:2', 'war:5');
        rich(g, 'senator:2', 30);
      },
      [],
    );
    expect(game.waitingFor).toEqual([1]);
    game
      .as(1)
      .rolling(...DEFEAT)
      .does('letFight');
    expect(fights(game)).toEqual([`${CISALPINA} war:5`]);
  });
});
