import { describe, expect, test } from 'vitest';
import { initiative } from '../forum/initiative.ts';
import { fresh } from '../rome/death.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, table } from '../testing/bare.ts';
import { droughtEffects } from '../wars/wars.ts';
import { epidemic } from './epidemic.ts';
import { evilOmens } from './evil-omens.ts';
import { levelOf, occur } from './in-play.ts';
import { resolveEvent } from './index.ts';
import { unitCost } from './manpower-shortage.ts';
import { mobViolence } from './mob-violence.ts';
import { naturalDisaster } from './natural-disaster.ts';
import { eventFor } from './table.ts';
import type { EventId } from '../ids.ts';
import { PRINTED } from '../testing/printed.ts';

const NAMES = {
  allies: 161,
  enthusiasm: 162,
  raids: 163,
  drought: 164,
  leader: 165,
  enemys: 166,
  epidemic: 167,
  omens: 168,
  disorder: 169,
  shortage: 170,
  mob: 171,
  disaster: 172,
  alliance: 173,
  pretender: 174,
  refuge: 175,
  rhodes: 176,
  storm: 177,
  verres: 178,
} as const;
type Name = keyof typeof NAMES;
const row = (roll: number): EventId[] =>
  (['early', 'middle', 'late'] as const).map((era) => eventFor(PRINTED, era, roll));
const named = (...names: Name[]): EventId[] => names.map((n): EventId => `event:${NAMES[n]}`);

describe('tbl-event', () => {
  test('[1.07.21-a][tbl-event-03][tbl-event-04][tbl-event-05][tbl-event-06] by era, 3 to 6', () => {
    expect(row(3)).toEqual(named('mob', 'pretender', 'epidemic'));
    expect(row(4)).toEqual(named('disaster', 'storm', 'storm'));
    expect(row(5)).toEqual(named('allies', 'allies', 'allies'));
    expect(row(6)).toEqual(named('omens', 'disaster', 'pretender'));
  });
  test('[tbl-event-07][tbl-event-08][tbl-event-09][tbl-event-10] 7 to 10', () => {
    expect(row(7)).toEqual(named('refuge', 'mob', 'disaster'));
    expect(row(8)).toEqual(named('epidemic', 'disorder', 'mob'));
    expect(row(9)).toEqual(named('drought', 'drought', 'drought'));
    expect(row(10)).toEqual(named('omens', 'omens', 'omens'));
  });
  test('[tbl-event-11][tbl-event-12][tbl-event-13][tbl-event-14] 11 to 14', () => {
    expect(row(11)).toEqual(named('storm', 'epidemic', 'disorder'));
    expect(row(12)).toEqual(named('shortage', 'shortage', 'raids'));
    expect(row(13)).toEqual(named('enthusiasm', 'raids', 'shortage'));
    expect(row(14)).toEqual(named('alliance', 'enthusiasm', 'verres'));
  });
  test('[tbl-event-15][tbl-event-16][amb-153][tbl-event-17][tbl-event-18] 15 to 18', () => {
    expect(row(15)).toEqual(named('rhodes', 'alliance', 'enthusiasm'));
    expect(row(16)).toEqual(named('enemys', 'enemys', 'enemys'));
    expect(row(17)).toEqual(named('leader', 'verres', 'leader'));
    expect(row(18)).toEqual(named('verres', 'rhodes', 'alliance'));
  });
});

describe('1.07.21 events in play', () => {
  test('[1.07.21-b][1.07.21-c] first light side up, then turned', () => {
    const t = table();
    expect(occur(t.cx, 'event:161')).toBe(1);
    expect(t.g.events).toEqual([{ id: 'event:161', level: 1, since: 1 }]);
    expect(occur(t.cx, 'event:161')).toBe(2);
    expect(t.g.events).toEqual([{ id: 'event:161', level: 2, since: 1 }]);
  });

  test('[1.07.21-d][amb-43] a third time only some cards do more', () => {
    const t = table();
    const goOn: string[] = [];
    for (let n = 161; n <= 178; n++) {
      const id: EventId = `event:${n}`;
      occur(t.cx, id);
      occur(t.cx, id);
      if (occur(t.cx, id) > 0) goOn.push(id);
    }
    expect(goOn).toEqual(['event:164', 'event:167', 'event:168', 'event:170', 'event:171', 'event:172', 'event:177']);
    expect(levelOf(t.g, 'event:161')).toBe(2);
    expect(levelOf(t.g, 'event:164')).toBe(3);
  });

  test('[1.07.21-e] an event draws no card and brings no second event', () => {
    const game = at(resolveEvent, { event: 'event:164', by: 1 }, {}, bare);
    expect(game.g.events).toEqual([{ id: 'event:164', level: 1, since: 1 }]);
    const fresh = at(resolveEvent, { event: 'event:166', by: 1 }, {}, (g) => {
      bare(g);
      g.deck = ['card:38'];
    });
    expect(fresh.g.deck).toEqual(['card:38']);
    expect(fresh.g.factions[1]!.hand).toEqual([]);
  });

  test('[1.07.21-g][card-168-1-d] Evil Omens leaves Initiative and event rolls alone: they are read as they fall', () => {
    const game = at(
      initiative,
      { seat: 0 },
      {},
      (g) => {
        bare(g);
        g.events = [{ id: 'event:168', level: 3, since: 1 }];
      },
      [3, 4, 3, 3, 3],
    );
    expect(levelOf(game.g, 'event:164')).toBe(1);
  });

  test('[card-164-1-a][card-164-2-a] every Drought is one more Drought Effect', () => {
    const t = table();
    for (const n of [1, 2, 3]) {
      occur(t.cx, 'event:164');
      expect(droughtEffects(t.g)).toBe(n);
    }
  });

  test('[card-170-1-a][card-170-2-a] a unit costs 10; 20 with a shortage, 30 with the next, 40 …', () => {
    const t = table();
    const costs = [unitCost(t.g)];
    for (let i = 0; i < 3; i++) {
      occur(t.cx, 'event:170');
      costs.push(unitCost(t.g));
    }
    expect(costs).toEqual([10, 20, 30, 40]);
  });
});

describe('167 Epidemic', () => {
  const sick = (rolling: number[]) =>
    table((g) => {
      for (const id of ['senator:10', 'senator:11', 'senator:12'] as const) g.senators.push(fresh(g, id, 0));
      g.senators.push(fresh(g, 'senator:13', -1));
      senator(g, 'senator:11').at = 'province:sicilia';
      Object.assign(senator(g, 'senator:12'), { at: 'field', captive: 'barbarians' });
    }, rolling);

  test('[card-167-1-a] six chits; whoever is in Rome dies, the unaligned too', () => {
    const t = sick([9, 9, 9, 9, 25, 25]);
    epidemic(t.cx, 1);
    expect(t.left()).toBe(0);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:13')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeDefined();
    expect(maybeSenator(t.g, 'senator:12')).toBeDefined();
  });

  test('[card-167-2-a][amb-158] abroad: only the first one drawn who is away dies', () => {
    // 10 is in Rome; 12, drawn next, is a Captive; 11 comes after him.
    const t = sick([9, 10, 9, 20, 20, 20]);
    epidemic(t.cx, 2);
    expect(t.left()).toBe(0);
    expect(maybeSenator(t.g, 'senator:10')).toBeDefined();
    expect(maybeSenator(t.g, 'senator:12')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeDefined();
  });

  test('[card-167-2-b] a third epidemic is a foreign one as well', () => {
    const t = sick([9, 9, 20, 20, 20, 20]);
    epidemic(t.cx, 3);
    expect(maybeSenator(t.g, 'senator:10')).toBeDefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeUndefined();
  });
});

describe('168 Evil Omens', () => {
  test('[card-168-1-a] the State pays 20 at once, or is Bankrupt', () => {
    const t = table();
    evilOmens(t.cx);
    expect(t.g.state).toBe(80);
    const poor = table((g) => {
      g.state = 19;
      g.bank = -19;
    });
    poor.run(evilOmens);
    expect(poor.ending()).toBe('bankruptcy');
  });

  test('[card-168-2-a] only once in a turn, while the modifier grows each time', () => {
    let game = at(resolveEvent, { event: 'event:168', by: 0 }, {}, bare);
    expect(game.g).toMatchObject({ state: 80, omensPaid: 1 });
    const events = [{ id: 'event:168' as const, level: 1, since: 1 }];
    game = at(resolveEvent, { event: 'event:168', by: 0 }, {}, (g) => {
      bare(g);
      Object.assign(g, { omensPaid: 1, events });
    });
    expect(game.g.state).toBe(100);
    expect(levelOf(game.g, 'event:168')).toBe(2);
  });
});

describe('171 Mob Violence', () => {
  const angry = (unrest: number, rolling: number[]) =>
    table((g) => {
      g.unrest = unrest;
      for (const id of ['senator:10', 'senator:11', 'senator:12'] as const) g.senators.push(fresh(g, id, 0));
      senator(g, 'senator:10').popularity = 1;
      senator(g, 'senator:11').popularity = 2;
      senator(g, 'senator:12').popularity = 3;
    }, rolling);

  test('[card-171-1-a] as many chits as Unrest, and only those less popular than that', () => {
    const t = angry(2, [9, 9]);
    mobViolence(t.cx, 1);
    expect(t.left()).toBe(0);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeDefined();
  });

  test('[card-171-2-a] from the second on a die more of chits, and one point more of danger', () => {
    for (const level of [2, 3]) {
      const t = angry(2, [1, 9, 9, 9]);
      mobViolence(t.cx, level);
      expect(t.left()).toBe(0);
      expect(maybeSenator(t.g, 'senator:11')).toBeUndefined();
      expect(maybeSenator(t.g, 'senator:12')).toBeDefined();
    }
  });
});

describe('172 Natural Disaster', () => {
  const struck = (die: number, level = 0) => {
    const t = table(
      (g) => {
        for (const n of [52, 53, 56, 57] as const) {
          g.concessions.push({ id: `concession:${n}`, holder: 'senator:1', revealed: true, voted: 0 });
        }
        g.events = level > 0 ? [{ id: 'event:168', level, since: 1 }] : [];
      },
      [die],
    );
    naturalDisaster(t.cx);
    return t;
  };
  const lost = (t: ReturnType<typeof table>) =>
    t.g.concessions.filter((c) => c.holder !== 'senator:1').map((c) => c.id);

  test('[card-172-1-a] the State pays 50 at once, or is Bankrupt', () => {
    expect(struck(1).g.state).toBe(50);
    const poor = table((g) => {
      g.state = 49;
      g.bank = -49;
    });
    poor.run(naturalDisaster);
    expect(poor.ending()).toBe('bankruptcy');
  });

  test('[card-172-1-b][card-52-a][card-53-a][card-56-a][card-57-a] the die destroys a Concession', () => {
    const hits = [1, 2, 3, 4, 5, 6].map((die) => lost(struck(die)));
    expect(hits).toEqual([
      ['concession:57'],
      ['concession:57'],
      ['concession:56'],
      ['concession:56'],
      ['concession:52'],
      ['concession:53'],
    ]);
    const none = table(undefined, [1]);
    naturalDisaster(none.cx);
    expect(none.g.concessions).toEqual([]);
  });

  test('[1.07.21-f] Evil Omens does not touch that die', () => {
    expect(lost(struck(3, 2))).toEqual(['concession:56']);
  });

  test('[card-172-2-a] again in the same turn: another die, no second payment', () => {
    const again = table(
      (g) => {
        g.disasterPaid = 1;
        g.concessions.push({ id: 'concession:53', holder: 'forum', revealed: false, voted: 0 });
      },
      [6],
    );
    naturalDisaster(again.cx);
    expect(again.g.state).toBe(100);
    expect(again.g.concessions).toMatchObject([{ holder: 'curia' }]);
  });
});
