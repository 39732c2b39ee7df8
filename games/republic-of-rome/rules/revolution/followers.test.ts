import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { decider, hrao, factionsFrom } from '../rome/hrao.ts';
import { primaryRebel, rebelLeaders, rebelFaction } from '../rome/rebels.ts';
import { senator } from '../rome/senators.ts';
import { rebelCost } from '../revenue/rebels.ts';
import { empty } from '../testing/empty.ts';
import { newProvince } from '../wars/provinces.ts';
import { gatherVeterans } from './allegiance.ts';
import { mayRevolt, strengthOfDeclarer } from './declaration.ts';
import { ownVeterans, testable } from './loyalty.ts';
import { callable } from './veterans.ts';
import { revolts } from '../testing/people.ts';

type Patch = (g: Rome) => unknown;
const set = (id: string, how: object) => (g: Rome) => Object.assign(senator(g, id), how);
/** `senator:1` of seat 0 is Primary Rebel since turn 3; `senator:2` of seat 0 and `senator:3` of seat 1 are loyal. */
const table = (...patches: Patch[]) =>
  empty((g) => {
    g.turn = 4;
    g.senators.push(fresh(g, 'senator:1', 0), fresh(g, 'senator:2', 0), fresh(g, 'senator:3', 1));
    revolts(g, 'senator:1', { since: 3 }).at = 'field';
    for (const patch of patches) patch(g);
  });
const legion =
  (n: number, at: string, allegiance = '', veteran = allegiance !== ''): Patch =>
  (g) => {
    g.legions[n] = { at, allegiance, veteran } as Rome['legions'][number];
  };

describe('[1.11.34-a] Veterans of a Rebel', () => {
  const places = (...patches: Patch[]): string[] => {
    const { cx, g, log } = table(...patches);
    gatherVeterans(cx);
    return [...g.legions.slice(0, 2).map((l) => l.at), ...log.map((line) => String(line.m.a?.['n']))];
  };
  test('come to him wherever they are; those of loyal men, of nobody, and ordinary Legions stay', () => {
    expect(places(legion(0, 'active', 'senator:1'), legion(1, 'province:sicilia', 'senator:1'))).toEqual([
      'rebel',
      'rebel',
      '2',
    ]);
    expect(places(legion(0, 'active', 'senator:2'), legion(1, 'active', '', true))).toEqual(['active', 'active']);
    expect(places(legion(0, 'active', 'senator:9'), legion(1, 'rebel', 'senator:1'))).toEqual(['active', 'rebel']);
    expect(places(legion(0, 'active'), legion(1, 'active', 'senator:1'))).toEqual(['active', 'rebel', '1']);
  });
});

describe('[1.11.34-b][amb-17] Veterans of loyal men with the Rebels', () => {
  const of = (seat: number, ...patches: Patch[]) => callable(table(...patches).g, seat);
  const sicilia =
    (how: object = {}): Patch =>
    (g) =>
      g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:2', ...how });
  test('in his army, called by the player of the man they follow', () => {
    expect(of(1, legion(0, 'rebel', 'senator:3'))).toEqual(['legion:0']);
    expect(of(0, legion(0, 'rebel', 'senator:3'))).toEqual([]);
    expect(of(0, legion(0, 'rebel', 'senator:2'))).toEqual(['legion:0']);
    expect(of(0, legion(0, 'rebel', 'senator:1'))).toEqual([]);
    expect(of(1, legion(0, 'active', 'senator:3'))).toEqual([]);
    expect(of(1, legion(0, 'rebel', '', true))).toEqual([]);
    expect(of(1, legion(0, 'rebel', 'senator:9'))).toEqual([]);
    expect(of(-1, legion(0, 'rebel', 'senator:3'), set('senator:3', { faction: -1 }))).toEqual([]);
  });
  test('or in a Province that a Rebel governs', () => {
    const there = legion(0, 'province:sicilia', 'senator:3');
    expect(of(1, there, sicilia(), set('senator:2', { rebel: 'secondary' }))).toEqual(['legion:0']);
    expect(of(1, there, sicilia())).toEqual([]);
    expect(of(1, there, sicilia({ governor: '' }))).toEqual([]);
  });
});

describe('[1.11.35-c] what a Rebel pays for', () => {
  test('2 for each Legion but the Veterans of a Rebel', () => {
    const cost = (...patches: Patch[]) => rebelCost(table(...patches).g);
    expect(cost(legion(0, 'rebel'), legion(1, 'rebel'))).toBe(4);
    expect(cost(legion(0, 'rebel', 'senator:1'), legion(1, 'rebel'))).toBe(2);
    expect(cost(legion(0, 'rebel', 'senator:2'), legion(1, 'rebel', '', true))).toBe(4);
    expect(cost(legion(0, 'rebel', 'senator:9'))).toBe(2);
    expect(cost(legion(0, 'active'))).toBe(0);
  });
});

describe('asking Legions, and declaring', () => {
  const force: Patch = (g) => Object.assign(newForce(g, 'war:1'), { commander: 'senator:2' });
  test('[1.11.31-d] his own Veterans follow unasked, all others are asked', () => {
    const { g } = table(
      force,
      legion(0, 'force:1'),
      legion(1, 'force:1', 'senator:2'),
      legion(2, 'force:1', 'senator:3'),
      legion(3, 'active', 'senator:2'),
    );
    expect([ownVeterans(g, g.forces[0]!), testable(g, g.forces[0]!)]).toEqual([[1], ['legion:0', 'legion:2']]);
  });
  test('[amb-131] the strength of a declaration: Legions, and MIL up to as much again', () => {
    const { g } = table(legion(0, 'active'), legion(1, 'active', 'senator:2'));
    // Cornelius has MIL 4.
    const s = senator(g, 'senator:1');
    expect([strengthOfDeclarer(g, s, [0]), strengthOfDeclarer(g, s, [0, 1]), strengthOfDeclarer(g, s, [])]).toEqual([
      2, 6, 0,
    ]);
    expect(strengthOfDeclarer(g, s, [2, 3, 4, 5, 6])).toBe(9);
  });
  test('[1.11.3-j][1.11.3-f][amb-133] not a Consul for Life, not while a Rebel lives, not against one of his own Faction', () => {
    const may = (declared: string, ...patches: Patch[]) => {
      const { g } = table((x) => (x.rebels = []), set('senator:1', { rebel: 'no' }), ...patches);
      return mayRevolt(g, senator(g, 'senator:2'), declared === '' ? undefined : senator(g, declared));
    };
    expect([may(''), may('senator:1'), may('senator:3')]).toEqual([true, false, true]);
    expect(may('', set('senator:2', { consulForLife: true }))).toBe(false);
    const { g } = table();
    expect(mayRevolt(g, senator(g, 'senator:2'), undefined)).toBe(false);
  });
});

describe('who leads the Rebels, and who decides', () => {
  test('[1.11.37-b][1.11.37-c] the Primary Rebel, and his Master of Horse who joined him and is free', () => {
    const lead = (...patches: Patch[]) => {
      const { g } = table(...patches);
      return rebelLeaders(g, g.rebels[0]!).map((s) => s.id);
    };
    const horse: Patch = (g) => (g.rebels[0]!.masterOfHorse = 'senator:2');
    expect(lead()).toEqual(['senator:1']);
    expect(lead(horse, set('senator:2', { rebel: 'secondary' }))).toEqual(['senator:1', 'senator:2']);
    expect(lead(horse)).toEqual(['senator:1']);
    expect(lead(horse, set('senator:2', { rebel: 'secondary', captive: 'war:1' }))).toEqual(['senator:1']);
    // The Revolt is over: his heir has his name and is no Rebel.
    expect(lead(set('senator:1', { rebel: 'no' }))).toEqual([]);
  });
  test('[1.11.3-d] there is one while a Revolt goes on', () => {
    expect(primaryRebel(table().g)?.id).toBe('senator:1');
    expect(primaryRebel(table(set('senator:1', { rebel: 'secondary' })).g)).toBeUndefined();
    expect([rebelFaction(table().g), rebelFaction(table(set('senator:1', { faction: -1 })).g)]).toEqual([0, undefined]);
  });
  test('[1.09.823-a] in the Senate Phase the Consul for Life decides for all but the Rebel’s Faction', () => {
    const decides = (...patches: Patch[]) => [0, 1, 2].map((seat) => decider(table(...patches).g, seat));
    const life = set('senator:3', { consulForLife: true });
    const senate: Patch = (g) => (g.phase = 'senate');
    expect(decides(life, senate)).toEqual([0, 1, 1]);
    expect(decides(life)).toEqual([0, 1, 2]);
    expect(decides(senate)).toEqual([0, 1, 2]);
    expect(decides(life, senate, set('senator:3', { faction: -1, consulForLife: true }))).toEqual([0, 1, 2]);
    expect(decides(life, senate, (g) => (g.rebels = []), set('senator:1', { rebel: 'no' }))).toEqual([1, 1, 1]);
  });
  test('[1.04.8-c] clockwise from a seat, those out of the game left out', () => {
    const { g } = table((x) => (x.factions[1]!.status = 'out'));
    expect([factionsFrom(g, 0), factionsFrom(g, 2), factionsFrom(g, 1)]).toEqual([
      [0, 2],
      [2, 0],
      [2, 0],
    ]);
  });
  test('[1.09.11-b][1.04.1-b] nobody outside Rome is HRAO, whatever his office', () => {
    expect(hrao(table(set('senator:1', { office: 'dictator' }), set('senator:3', { office: 'censor' })).g)?.id).toBe(
      'senator:3',
    );
  });
});
