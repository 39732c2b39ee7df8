import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fleetsInPlay, newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, table } from '../testing/bare.ts';
import { newWar } from '../wars/wars.ts';
import { endOfCombatEvents, resolveEvent } from './index.ts';
import { levelOf } from './in-play.ts';
import { passageOfTime } from './passage-of-time.ts';
import { endRhodianAlliance, rhodesHelps } from './rhodian-alliance.ts';
import { legionsTo, wages } from '../testing/armies.ts';
import { revolts } from '../testing/people.ts';

const inPlay = (n: number, level: number) => [{ id: `event:${n}` as const, level, since: 1 }];

describe('176 Rhodian Maritime Alliance', () => {
  const rhodes = (event: 1 | 2, patch: (g: Rome) => void = () => {}) => {
    const t = table((g) => {
      g.events = inPlay(176, event);
      g.wars = [newWar('war:5', 'active', false), newWar('war:8', 'active', false)];
      patch(g);
    });
    rhodesHelps(t.cx, event);
    return t;
  };

  test('[card-176-1-a] no War needs Fleets: nothing, and the card is gone', () => {
    const t = rhodes(1, (g) => {
      g.wars = [newWar('war:5', 'active', false)];
    });
    expect(t.g).toMatchObject({ fleets: 0, events: [] });
  });

  test('[card-176-1-b] 8 Fleets for nothing, never more than 25', () => {
    expect(rhodes(1).g).toMatchObject({ fleets: 8, state: 100, rhodian: { fleets: 8 } });
    const full = rhodes(1, (g) => {
      g.fleets = 20;
    });
    expect(fleetsInPlay(full.g)).toBe(25);
  });

  test('[card-176-2-a][1.13.2-a] 12 in all: 4 more', () => {
    const t = rhodes(2, (g) => {
      g.fleets = 8;
      g.rhodian = { fleets: 8, wars: ['war:8'] };
    });
    expect(t.g).toMatchObject({ fleets: 12, rhodian: { fleets: 12, wars: ['war:8'] } });
  });

  test('[card-176-2-a][card-176-1-a] no War needs Fleets when it comes again: nothing, and 8 go home in the end', () => {
    const t = rhodes(2, (g) => {
      g.fleets = 8;
      g.rhodian = { fleets: 8, wars: ['war:5'] };
      g.wars = [newWar('war:5', 'active', false)];
    });
    expect(t.g).toMatchObject({ fleets: 8, rhodian: { fleets: 8, wars: ['war:5'] } });
    expect(levelOf(t.g, 'event:176')).toBe(1);
    // Other Events are as strong as before.
    const other = rhodes(2, (g) => {
      g.events.push(...inPlay(163, 2));
      g.wars = [newWar('war:5', 'active', false)];
    });
    expect(levelOf(other.g, 'event:163')).toBe(2);
  });

  const over = (fleets: number, deployed: number) =>
    at(endOfCombatEvents, undefined, {}, (g) => {
      bare(g);
      senator(g, 'senator:3').office = 'rome-consul';
      g.events = inPlay(176, 1);
      g.rhodian = { fleets: 8, wars: ['war:1', 'war:8'] };
      g.wars = [newWar('war:1', 'active', false)];
      g.fleets = fleets;
      for (const id of ['senator:4', 'senator:5'] as const) {
        const f = newForce(g, wages(g, 'war:1').id);
        f.commander = id;
        f.fleets = deployed;
        senator(g, id).at = 'field';
      }
    });

  test('[card-176-1-c][amb-162] it ends with either of the Wars that needed most: 8 Fleets go, those not deployed first', () => {
    const { g } = rhodes(1, (x) => {
      x.wars = [newWar('war:1', 'active', false), newWar('war:8', 'active', false), newWar('war:118', 'active', false)];
    });
    // 5 + 10 for the 1st Punic War, 2 + 10 for the Alexandrine.
    expect(g.rhodian.wars).toEqual(['war:1']);
    expect(over(9, 3).g).toMatchObject({ fleets: 1, events: [], rhodian: { fleets: 0, wars: [] } });
    const game = over(5, 3);
    expect(game.waitingFor).toEqual([2]);
    game.does('loseFleets', { 'senator:4': 1, 'senator:5': 2 });
    expect(game.g.forces.map((f) => f.fleets)).toEqual([2, 1]);
    expect(over(1, 2).g.forces.map((f) => f.fleets)).toEqual([0, 0]);
  });

  test('[card-176-1-c] while all those Wars go on, nothing goes home', () => {
    const game = at(endOfCombatEvents, undefined, {}, (g) => {
      bare(g);
      g.events = inPlay(176, 1);
      g.rhodian = { fleets: 8, wars: ['war:1'] };
      g.wars = [newWar('war:1', 'active', false)];
      g.fleets = 8;
    });
    expect(game.g).toMatchObject({ fleets: 8, rhodian: { wars: ['war:1'] } });
  });

  test('[card-176-1-a] it is this event that brings Fleets, and no other', () => {
    const fleets = (event: 161 | 176) =>
      at(resolveEvent, { event: `event:${event}`, by: 0 }, {}, (g) => {
        bare(g);
        g.wars = [newWar('war:1', 'active', false)];
      }).g.fleets;
    expect([fleets(176), fleets(161)]).toEqual([8, 0]);
  });

  test('[1.07.21-d] when it comes for the third time nothing more happens', () => {
    const game = at(resolveEvent, { event: 'event:176', by: 0 }, {}, (g) => {
      bare(g);
      g.events = inPlay(176, 2);
      g.wars = [newWar('war:1', 'active', false)];
      Object.assign(g, { fleets: 12, rhodian: { fleets: 12, wars: ['war:1'] } });
    });
    expect(game.g).toMatchObject({ fleets: 12, rhodian: { fleets: 12, wars: ['war:1'] } });
    expect(levelOf(game.g, 'event:176')).toBe(2);
    expect(game.lines('event.nothing')).toHaveLength(1);
    expect(game.lines('event.rhodes')).toEqual([]);
  });

  test('[card-176-1-d][amb-44] it stays over the turns until it ends', () => {
    const t = rhodes(1);
    passageOfTime(t.cx);
    expect(levelOf(t.g, 'event:176')).toBe(1);
    endRhodianAlliance(t.g);
    expect(levelOf(t.g, 'event:176')).toBe(0);
  });
});

describe('177 Storm at Sea', () => {
  const storm = (level: number, patch: (g: Rome) => void, rolling: number[]) =>
    at(
      resolveEvent,
      { event: 'event:177', by: 0 },
      {},
      (g) => {
        bare(g);
        senator(g, 'senator:3').office = 'rome-consul';
        g.events = level > 0 ? inPlay(177, level) : [];
        g.fleets = 4;
        const f = newForce(g, wages(g, 'war:1').id);
        f.fleets = 5;
        legionsTo(g, `force:${f.id}`, 3);
        patch(g);
      },
      rolling,
    );

  test('[card-177-1-a] 2d6 Fleets, deployed or not, as the HRAO chooses; Legions are safe', () => {
    const game = storm(0, () => {}, [2, 1]);
    expect(game.waitingFor).toEqual([2]);
    game.refuses('loseFleets', { 'fleets:active': 2 });
    game.does('loseFleets', { 'fleets:active': 1, 'war:1': 2 });
    expect(game.g.fleets).toBe(3);
    expect(game.g.forces[0]!.fleets).toBe(3);
    expect(game.g.legions.filter((l) => l.at !== 'pool')).toHaveLength(3);
  });

  test('[card-177-1-a] of two Forces against one War the one loses what the other does not have', () => {
    const game = storm(0, (g) => void (newForce(g, 'war:1').fleets = 2), [4, 3]);
    game.does('loseFleets', { 'fleets:active': 1, 'war:1': 6 });
    expect([game.g.fleets, ...game.g.forces.map((f) => f.fleets)]).toEqual([3, 0, 1]);
  });

  test('[card-177-1-a] Fleets left before a Rebel by a dead Commander are told by the Rebel’s name', () => {
    const game = storm(
      0,
      (g) => {
        revolts(g, 'senator:2').at = 'field';
        legionsTo(g, 'rebel', 1);
        newForce(g, 'rebel').fleets = 2;
      },
      [1, 1],
    );
    game.as(2).does('loseFleets', { 'senator:2': 2 });
    expect(game.g.forces.map((f) => f.fleets)).toEqual([5, 0]);
  });

  test('[card-177-1-a] at most those there are', () => {
    const game = storm(0, () => {}, [5, 5]);
    expect(fleetsInPlay(game.g)).toBe(0);
    expect(game.lines('event.storm')).toMatchObject([{ n: 9 }]);
  });

  test.each([
    ['2 of those at home', [1, 1], 2, 5],
    ['all of them', [2, 2], 0, 5],
    ['and one that is deployed', [3, 2], 0, 4],
    ['and what is missing', [4, 4], 0, 1],
  ])('[card-177-1-a] a silent HRAO loses those at home first: %s', (_, dice, atHome, deployed) => {
    const game = storm(0, () => {}, dice)
      .as(2)
      .saysNothing();
    expect([game.g.fleets, game.g.forces[0]!.fleets]).toEqual([atHome, deployed]);
  });

  test('[card-177-1-a] then those of the largest Force', () => {
    const game = storm(
      0,
      (g) => {
        g.fleets = 0;
        newForce(g, wages(g, 'war:8').id).fleets = 7;
      },
      [2, 1],
    );
    expect(
      game
        .as(2)
        .saysNothing()
        .g.forces.map((f) => f.fleets),
    ).toEqual([5, 4]);
  });

  test('[card-177-1-a] one at home and one deployed are two places to choose from', () => {
    const game = storm(
      0,
      (g) => {
        g.fleets = 1;
        g.forces[0]!.fleets = 1;
        newForce(g, wages(g, 'war:8').id).fleets = 3;
      },
      [1, 1],
    );
    expect(game.as(2).offers('loseFleets')).toEqual(
      expect.objectContaining({ of: { 'fleets:active': 1, 'war:1': 1, 'war:8': 3 } }),
    );
  });

  test('[card-177-1-a] where there are no Fleets is nothing to choose', () => {
    const game = storm(0, (g) => void newForce(g, wages(g, 'war:8').id), [1, 1]);
    expect(game.as(2).offers('loseFleets')).toEqual(
      expect.objectContaining({ of: { 'fleets:active': 4, 'war:1': 5 } }),
    );
    expect(Object.keys((game.offers('loseFleets') as { of: object }).of)).toHaveLength(2);
  });

  test('[card-177-1-a][amb-159] where Omens leave nothing of the roll, nobody is asked', () => {
    const game = at(
      resolveEvent,
      { event: 'event:177', by: 0 },
      { options: { strictOmens: true } },
      (g) => {
        bare(g);
        g.events = inPlay(168, 2);
        g.fleets = 4;
        newForce(g, wages(g, 'war:1').id).fleets = 5;
      },
      [1, 1],
    );
    expect(game.question?.prompt.k).toBe('testing');
    expect(fleetsInPlay(game.g)).toBe(9);
    expect(game.logKeys()).not.toContain('event.fleetsLost');
  });

  test('[card-177-2-a] and again every time', () => {
    for (const level of [1, 2]) {
      const game = storm(
        level,
        (g) => {
          g.forces = [];
          for (const l of g.legions) l.at = 'pool';
        },
        [1, 2],
      );
      expect(game.g.fleets).toBe(1);
    }
  });
});

describe('168 in rolls that only measure', () => {
  test('[amb-159] Evil Omens spares them, unless the table plays strictly', () => {
    const left = [false, true].map((strictOmens) => {
      const game = at(
        resolveEvent,
        { event: 'event:177', by: 0 },
        { options: { strictOmens } },
        (g) => {
          bare(g);
          g.events = inPlay(168, 2);
          g.fleets = 10;
        },
        [3, 4],
      );
      return game.g.fleets;
    });
    expect(left).toEqual([3, 5]);
  });
});
