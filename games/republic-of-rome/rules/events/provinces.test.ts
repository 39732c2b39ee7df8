import { describe, expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { bare, governs, table, treasury } from '../testing/bare.ts';
import { at } from '../testing/at.ts';
import { landStrength, revoltOf, war } from '../wars/wars.ts';
import { barbarianRaids, defence } from './barbarian-raids.ts';
import { internalDisorder, isDisordered } from './internal-disorder.ts';
import { passageOfTime } from './passage-of-time.ts';
import { onActiveWarDrawn } from './pretender.ts';
import { startOfRevenue } from './start-of-revenue.ts';
import { revenue } from '../revenue/index.ts';
import { revolts, captured } from '../testing/people.ts';
import { legionsTo, wages } from '../testing/armies.ts';

const inPlay = (n: number, level: number) => [{ id: `event:${n}` as const, level, since: 1 }];

describe('163 Barbarian Raids', () => {
  const raided = (level: number, rolling: number[], patch: Parameters<typeof table>[0] = () => {}) =>
    table((g) => {
      g.events = inPlay(163, level);
      // Illyricum: a Frontier Province of Land Strength 2 (4 when developed); the Governor has MIL 4.
      governs(g, 'senator:1', 'province:illyricum', true);
      patch(g);
    }, rolling);

  test('[card-163-1-a][amb-156] 2d6, Land Strength, 2 for each Legion whatever it is, MIL: 15 saves', () => {
    const t = raided(1, [2, 1], (g) => {
      legionsTo(g, 'province:illyricum', 2);
      g.legions[0]!.veteran = true;
    });
    expect(defence(t.g, t.g.provinces[0]!, 3).total).toBe(3 + 4 + 4 + 4);
    barbarianRaids(t.cx);
    expect(t.g.provinces[0]).toMatchObject({ overrun: false, developed: true });
    const one = raided(1, [1, 1, 0, 29], (g) => legionsTo(g, 'province:illyricum', 2));
    barbarianRaids(one.cx);
    expect(one.g.provinces[0]!.overrun).toBe(true);
  });

  test('[card-163-2-a] on the dark side 17 is needed', () => {
    const t = raided(2, []);
    expect(defence(t.g, t.g.provinces[0]!, 8).total).toBe(16);
    const lost = raided(2, [4, 4, 29, 28, 27, 26]);
    barbarianRaids(lost.cx);
    expect(lost.g.provinces[0]!.overrun).toBe(true);
    const saved = raided(2, [4, 5]);
    barbarianRaids(saved.cx);
    expect(saved.g.provinces[0]!.overrun).toBe(false);
  });

  test('[card-163-1-a][prov-c] only Frontier Provinces with a Governor', () => {
    const t = table((g) => {
      g.events = inPlay(163, 1);
      governs(g, 'senator:1', 'province:sicilia');
      g.provinces.push({ ...g.provinces[0]!, id: 'province:illyricum', governor: '' });
    });
    barbarianRaids(t.cx);
    expect(t.g.provinces.map((p) => p.overrun)).toEqual([false, false]);
  });

  test('[card-163-1-b][card-163-1-c] overrun: Undeveloped, the black die in Legions as far as there are, and in chits', () => {
    // Black 3: two Legions are all there is; three chits.
    const t = raided(1, [3, 1, 1, 0, 20, 20, 20], (g) => {
      g.provinces[0]!.developed = false;
      g.senators[0]!.at = 'rome';
      g.senators.push({ ...fresh(g, 'senator:16', 0), at: 'province:illyricum' });
      g.provinces[0]!.governor = 'senator:16';
      legionsTo(g, 'province:illyricum', 2);
    });
    barbarianRaids(t.cx);
    expect(t.left()).toBe(0);
    expect(t.g.provinces[0]).toMatchObject({ overrun: true, developed: false, governor: 'senator:16' });
    expect(t.g.legions.some((l) => l.at === 'province:illyricum')).toBe(false);
  });

  test('[card-163-1-c] a chit kills the Governor, and only him', () => {
    const t = raided(1, [2, 1, 0, 20], (g) => g.senators.push(fresh(g, 'senator:21', 0)));
    barbarianRaids(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({ at: 'rome' });
    expect(t.g.provinces[0]).toMatchObject({ governor: '', overrun: true });
    expect(maybeSenator(t.g, 'senator:21')).toBeDefined();
  });

  test('[amb-103] the last of two chits captures him, and the Province goes to the Forum', () => {
    const t = raided(1, [2, 1, 20, 0]);
    barbarianRaids(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({ captive: 'barbarians', at: 'field' });
    expect(t.g.provinces[0]).toMatchObject({ governor: '', term: 0 });
    // A single chit kills.
    const one = raided(1, [1, 1, 0]);
    barbarianRaids(one.cx);
    expect(senator(one.g, 'senator:1').captive).toBe('');
    expect(one.g.provinces[0]!.governor).toBe('');
  });

  test('[amb-103][card-158-a] captured for a Province he rules by Legate, he is no longer in the one where he was', () => {
    const t = raided(1, [2, 1, 20, 0], (g) => {
      g.provinces[0]!.legate = true;
      g.provinces.push({ ...g.provinces[0]!, id: 'province:sicilia', legate: false });
      g.provinces.push({ ...g.provinces[0]!, id: 'province:africa' });
      senator(g, 'senator:1').at = 'province:sicilia';
    });
    barbarianRaids(t.cx);
    expect(senator(t.g, 'senator:1').captive).toBe('barbarians');
    expect(t.g.provinces.map((p) => p.governor)).toEqual(['', '', 'senator:1']);
  });

  test('[own-54][own-30] a Captive of a War who rules a Province by Legate may die of it, but stays the Captive of that War', () => {
    const captive = (g: Parameters<Parameters<typeof table>[0] & object>[0]): void => {
      g.provinces[0]!.legate = true;
      captured(g, 'senator:1', wages(g, 'war:1').id);
    };
    const t = raided(1, [2, 1, 20, 0], captive);
    barbarianRaids(t.cx);
    expect(senator(t.g, 'senator:1')).toMatchObject({ captive: 'war:1', at: 'field' });
    expect(t.g.provinces[0]).toMatchObject({ governor: 'senator:1', overrun: true });
    const dead = raided(1, [1, 1, 0], captive);
    barbarianRaids(dead.cx);
    expect(senator(dead.g, 'senator:1').captive).toBe('');
  });

  test('[1.10.71-g][1.10.71-b][amb-16] he can be ransomed before the revenue, and then he has some', () => {
    const raid = () =>
      at(
        revenue,
        undefined,
        { seats: 3 },
        (g) => {
          bare(g);
          g.events = inPlay(163, 1);
          governs(g, 'senator:1', 'province:illyricum');
          senator(g, 'senator:1').knights = 2;
          treasury(g, 0, 30);
        },
        [2, 1, 20, 0],
      );
    const game = raid();
    expect(game.waitingFor).toEqual([0]);
    expect(game.as(0).question?.prompt.k).toBe('ask.revenue.ransom');
    game.does('ransom', 'senator:1').does('payFromCaptive', 0);
    expect(senator(game.g, 'senator:1')).toMatchObject({ captive: '', at: 'rome' });
    expect(game.g.factions[0]!.lump).toBe(3 + 2);
    // Later it is too late for that.
    const later = raid().as(0).does('pass');
    expect(later.g.factions[0]!.lump).toBe(0);
    later.does('ransom', 'senator:1').does('payFromCaptive', 0);
    expect(later.g.factions[0]!.lump).toBe(0);
  });

  test('[card-163-1-d] not ransomed when the Forum Phase begins, he dies', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 0));
      Object.assign(senator(g, 'senator:10'), { captive: 'barbarians', at: 'field' });
      captured(g, 'senator:11', wages(g, 'war:1').id);
    });
    passageOfTime(t.cx);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeDefined();
  });

  test('[1.13.1-a] a Province held through a Legate counts on its Governor as if he were there', () => {
    const t = raided(1, [], (g) => {
      g.provinces[0]!.legate = true;
      senator(g, 'senator:1').at = 'rome';
    });
    expect(defence(t.g, t.g.provinces[0]!, 7).total).toBe(7 + 4 + 4);
  });
});

describe('169 Internal Disorder', () => {
  const disordered = (level: number, die: number, garrison = 0) => {
    const t = table(
      (g) => {
        g.events = inPlay(169, level);
        g.senators.push(fresh(g, 'senator:10', 0));
        governs(g, 'senator:10', 'province:macedonia');
        legionsTo(g, 'province:macedonia', garrison);
      },
      [die],
    );
    internalDisorder(t.cx);
    return t;
  };

  test('[card-169-1-b] die and Garrison: more than 4 keeps the peace', () => {
    expect(disordered(1, 5).g.provinces[0]!.inRevolt).toBe(false);
    expect(disordered(1, 4).g.provinces[0]!.inRevolt).toBe(true);
    expect(disordered(1, 4, 1).g.provinces[0]!.inRevolt).toBe(false);
  });

  test('[card-169-2-a] on the dark side more than 5', () => {
    expect(disordered(2, 5).g.provinces[0]!.inRevolt).toBe(true);
    expect(disordered(2, 6).g.provinces[0]!.inRevolt).toBe(false);
  });

  test('[card-169-1-c][amb-163] a revolt kills Governor and Garrison, and the Province is an Active War of its printed Strength', () => {
    const t = disordered(1, 1, 2);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(t.g.legions.every((l) => l.at === 'pool')).toBe(true);
    expect(t.g.provinces[0]).toMatchObject({ inRevolt: true, governor: '', developed: false });
    const w = war(t.g, revoltOf('province:macedonia'));
    expect(w).toMatchObject({ status: 'active', revolt: true });
    expect(landStrength(t.g, w)).toBe(5);
  });

  test('[card-169-1-a] Undeveloped Provinces yield nothing and are not developed; Developed ones are untouched', () => {
    const game = at(
      revenue,
      undefined,
      {},
      (g) => {
        bare(g);
        g.events = inPlay(169, 1);
        governs(g, 'senator:1', 'province:sicilia');
        governs(g, 'senator:2', 'province:africa', true);
        // Sicilia keeps the peace; only Africa is asked about and rolls 1d6+1 for the State.
      },
      [6],
    );
    expect(isDisordered(game.g, game.g.provinces[0]!)).toBe(true);
    expect(game.waitingFor).toEqual([1]);
    game.as(1).does('takeSpoils', []);
    for (const seat of [0, 1, 2, 3, 4])
      game
        .as(seat)
        .rolling(...(seat === 4 ? [3] : []))
        .does('redistributed');
    expect(game.g.state).toBe(204);
    expect(game.g.provinces[0]!.developed).toBe(false);
  });
});

test('[own-31][card-163-1-b][card-169-1-b] the Raids come first: what they overrun is Undeveloped when disorder is looked for', () => {
  const t = table(
    (g) => {
      g.events = [...inPlay(163, 1), ...inPlay(169, 1)];
      g.senators.push(fresh(g, 'senator:16', 0));
      governs(g, 'senator:16', 'province:illyricum', true);
    },
    // Overrun by 2 + 4 + 1, one chit of nobody's; and then 4 is not enough.
    [1, 1, 29, 4],
  );
  startOfRevenue(t.cx);
  expect(t.left()).toBe(0);
  expect(t.g.provinces[0]).toMatchObject({ overrun: true, inRevolt: true });
});

describe('174 Pretender', () => {
  const pretender = (level: number, rolling: number[], garrison: number) => {
    const t = table((g) => {
      g.events = inPlay(174, level);
      g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 1));
      governs(g, 'senator:10', 'province:sicilia');
      legionsTo(g, 'province:sicilia', garrison);
      governs(g, 'senator:11', 'province:africa');
    }, rolling);
    onActiveWarDrawn(t.cx);
    return t;
  };

  test('[card-174-1-a][amb-161] a governed Province chosen by chance; the Garrison fights for it', () => {
    // Sicilia, second by name: 4 Legions, MIL 1, Land Strength 2: 11 + 3 = 14, Victory, 4 lost.
    const t = pretender(1, [1, 4, 4, 3, 0, 0, 0, 0], 4);
    expect(t.left()).toBe(0);
    expect(t.g.provinces.map((p) => p.inRevolt)).toEqual([false, false]);
    expect(senator(t.g, 'senator:10').at).toBe('province:sicilia');
    expect(t.g.legions.every((l) => l.at === 'pool')).toBe(true);
    expect(t.g.events).toEqual([]);
  });

  test('[amb-161] a Rebel Governor is not chosen, and MIL counts no more than the Garrison is worth', () => {
    const t = table((g) => {
      g.events = inPlay(174, 1);
      governs(g, 'senator:1', 'province:sicilia');
      revolts(g, 'senator:1');
    });
    onActiveWarDrawn(t.cx);
    expect(t.g.events).toHaveLength(1);
    // MIL 4 without a Garrison adds nothing: 15 − 2 = 13, no Victory.
    const bareHanded = table(
      (g) => {
        g.events = inPlay(174, 1);
        governs(g, 'senator:1', 'province:sicilia');
      },
      [0, 5, 5, 5],
    );
    onActiveWarDrawn(bareHanded.cx);
    expect(bareHanded.g.provinces[0]!.inRevolt).toBe(true);
  });

  test('[card-135-b] Pompeius rolls his MIL for this battle as well', () => {
    const t = table(
      (g) => {
        g.events = inPlay(174, 1);
        g.senators.push(fresh(g, 'senator:30A', 0));
        governs(g, 'senator:30A', 'province:sicilia');
        legionsTo(g, 'province:sicilia', 8);
      },
      // MIL 5 + 1: 3 + 8 + 6 − 2 = 15, three lost; with MIL 2 it would have been 11.
      [0, 5, 1, 1, 1, 0, 0, 0],
    );
    onActiveWarDrawn(t.cx);
    expect(t.left()).toBe(0);
    expect(t.g.provinces[0]!.inRevolt).toBe(false);
  });

  test('[card-12-a] Fabius loses half of what the table takes in this battle as well', () => {
    const t = table(
      (g) => {
        g.events = inPlay(174, 1);
        g.senators = g.senators.filter((s) => s.id !== 'senator:2');
        g.senators.push(fresh(g, 'senator:2A', 1));
        governs(g, 'senator:2A', 'province:sicilia');
        legionsTo(g, 'province:sicilia', 4);
      },
      // 8 + 4 + 4 − 2 = 14: Victory, four lost, of which he loses two.
      [0, 3, 3, 2, 0, 0],
    );
    onActiveWarDrawn(t.cx);
    expect(t.left()).toBe(0);
    expect(t.g.legions.filter((l) => l.at === 'province:sicilia')).toHaveLength(2);
  });

  test('[card-174-1-b] anything but Victory kills the Governor; survivors come home, the Province is an Active Revolt', () => {
    // 10 + 3 = 13: Stalemate without losses.
    const t = pretender(1, [1, 4, 3, 3], 4);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(4);
    expect(t.g.provinces[0]).toMatchObject({ inRevolt: true, governor: '' });
    expect(war(t.g, revoltOf('province:sicilia'))).toMatchObject({ status: 'active', revolt: true });
  });

  test('[card-174-1-c][amb-44] it waits, over the turns, until there is a Province to rise', () => {
    const t = table((g) => {
      g.events = inPlay(174, 1);
    });
    passageOfTime(t.cx);
    onActiveWarDrawn(t.cx);
    expect(t.g.events).toHaveLength(1);
    expect(pretender(1, [1, 4, 3, 3], 4).g.events).toEqual([]);
  });

  test('[amb-163] a Developed Province is Undeveloped again once it has risen', () => {
    const t = table(
      (g) => {
        g.events = inPlay(174, 2);
        governs(g, 'senator:1', 'province:illyricum', true);
      },
      [0],
    );
    onActiveWarDrawn(t.cx);
    expect(t.g.provinces[0]).toMatchObject({ inRevolt: true, developed: false });
  });

  test('[card-174-2-a] on the dark side nobody fights: Governor and Garrison die', () => {
    const t = pretender(2, [1], 4);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(t.g.legions.every((l) => l.at === 'pool')).toBe(true);
    expect(t.g.provinces[0]!.inRevolt).toBe(true);
    expect(t.g.events).toEqual([]);
  });
});
