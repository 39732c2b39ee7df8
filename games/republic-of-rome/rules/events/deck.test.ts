import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, table } from '../testing/bare.ts';
import { createProvince } from '../wars/provinces.ts';
import { collectBequests, drawBequest, ptolemysProvince } from './bequests.ts';
import { deckEvent } from './index.ts';
import { levelOf } from './in-play.ts';
import { passageOfTime } from './passage-of-time.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';

describe('153 Catilinarian Conspiracy', () => {
  test('[card-153-a][card-153-b][1.07.37-a] the HRAO names another Faction; a die of chits for it alone, and as much Popularity lost; then it is discarded', () => {
    const game = at(deckEvent, { card: 'card:153', by: 4 }, { drawn: 'card:153' }, (g) => {
      bare(g);
      senator(g, 'senator:3').office = 'rome-consul';
      g.senators.push(fresh(g, 'senator:10', 1), fresh(g, 'senator:11', 0));
    });
    expect(game.waitingFor).toEqual([2]);
    game.refuses('accuseFaction', 'faction:2');
    game.rolling(3, 9, 9, 20).does('accuseFaction', 'faction:1');
    expect(maybeSenator(game.g, 'senator:10')).toBeUndefined();
    expect(maybeSenator(game.g, 'senator:11')).toBeDefined();
    expect(senator(game.g, 'senator:3').popularity).toBe(-3);
    expect(game.g.discards).toContain('card:153');
  });
});

test('[card-153-b] as many as were drawn in the end cost Popularity', () => {
  const game = at(deckEvent, { card: 'card:153', by: 4 }, { drawn: 'card:153' }, (g) => {
    bare(g);
    senator(g, 'senator:3').office = 'rome-consul';
  });
  // One chit, which demands two more.
  game.rolling(1, 34, 28, 28).does('accuseFaction', 'faction:1');
  expect(senator(game.g, 'senator:3').popularity).toBe(-2);
});

describe('106, 154, 155 Bequests', () => {
  const mission = (card: 'card:106' | 'card:154', patch: (g: Rome) => void = () => {}) => {
    const t = table((g) => {
      g.bequests = [{ card, status: 'waiting' }];
      const f = newForce(g, card);
      f.commander = 'senator:1';
      f.fleets = 3;
      Object.assign(senator(g, 'senator:1'), { at: 'mission', office: 'field-consul' });
      legionsTo(g, `force:${f.id}`, 3);
      patch(g);
    });
    collectBequests(t.cx);
    return t;
  };

  test('[card-106-a][amb-172] the State has 50 when the Revenue Phase begins, and the Field Consul is back with his Force', () => {
    const t = mission('card:106');
    expect(t.g).toMatchObject({ state: 150, fleets: 3, forces: [] });
    expect(senator(t.g, 'senator:1')).toMatchObject({ at: 'rome', office: 'field-consul' });
    expect(t.g.legions.filter((l) => l.at === 'active')).toHaveLength(3);
  });

  test('[card-106-a] nothing is collected when he has died on the way', () => {
    const t = mission('card:106', (g) => {
      g.forces[0]!.commander = '';
    });
    expect(t.g).toMatchObject({ state: 100, bequests: [{ status: 'waiting' }] });
    expect(t.g.forces).toHaveLength(1);
  });

  test('[card-106-b] Asia is created when the Forum Phase begins; until it is collected the card stays', () => {
    const t = table((g) => {
      g.bequests = [{ card: 'card:106', status: 'waiting' }];
    });
    passageOfTime(t.cx);
    collectBequests(t.cx);
    expect(t.g).toMatchObject({ state: 100, bequests: [{ card: 'card:106', status: 'waiting' }], provinces: [] });
    const done = mission('card:106');
    expect(done.g.provinces).toEqual([]);
    passageOfTime(done.cx);
    expect(done.g.provinces).toMatchObject([{ id: 'province:asia', developed: false }]);
    expect(done.g.bequests).toEqual([]);
    expect(done.g.discards).toContain('card:106');
  });

  test('[card-106-b] a Field Consul in revolt keeps it', () => {
    const t = mission('card:106', (g) => {
      revolts(g, 'senator:1');
    });
    expect(t.g.state).toBe(100);
    expect(senator(t.g, 'senator:1').talents).toBe(50);
  });

  test('[card-154-a] 35 and Bithynia; discarded where Bithynia exists', () => {
    const t = mission('card:154');
    expect(t.g.state).toBe(135);
    passageOfTime(t.cx);
    expect(t.g.provinces).toMatchObject([{ id: 'province:bithynia' }]);
    drawBequest(t.cx, 'card:154');
    expect(t.g.bequests).toEqual([]);
  });

  test('[card-154-a] one that waits is discarded when Bithynia has come into being otherwise', () => {
    const t = table((g) => {
      g.bequests = [{ card: 'card:154', status: 'waiting' }];
    });
    createProvince(t.cx, 'province:bithynia', true);
    passageOfTime(t.cx);
    expect(t.g.bequests).toEqual([]);
    expect(t.g.discards).toContain('card:154');
    expect(t.g.provinces).toMatchObject([{ id: 'province:bithynia', developed: true }]);
  });

  test('[card-155-a] Creta et Cyrenaica when the Senate meets; discarded where it exists, else gone at the next Forum Phase', () => {
    const t = table();
    drawBequest(t.cx, 'card:155');
    expect(t.g.bequests).toHaveLength(1);
    ptolemysProvince(t.cx);
    expect(t.g.provinces).toMatchObject([{ id: 'province:creta-cyrenaica' }]);
    passageOfTime(t.cx);
    expect(t.g.bequests).toEqual([]);
    expect(t.g.discards).toContain('card:155');
    t.g.discards = [];
    drawBequest(t.cx, 'card:155');
    expect(t.g.bequests).toEqual([]);
    expect(t.g.discards).toContain('card:155');
  });
});

describe('1.07.1 passage of time', () => {
  test('[1.07.1-a][1.07.1-b][1.07.1-c][amb-44] all events go, with their Drought and shortage, but for those that stay', () => {
    const t = table((g) => {
      g.events = [164, 168, 170, 174, 175, 176].map((n) => ({ id: `event:${n}` as const, level: 2, since: 1 }));
    });
    passageOfTime(t.cx);
    expect(t.g.events.map((e) => e.id)).toEqual(['event:174', 'event:175', 'event:176']);
    expect(levelOf(t.g, 'event:164')).toBe(0);
  });
});
