import { Broken, copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Tetrarchia } from './game.ts';
import { all, place, position } from './testing/barbarian.ts';

const sound = (): Tetrarchia => {
  const game = position(
    {
      emperors: { diocletian: 'V-6', galerius: 'III-1', constantius: 'II-2', maximian: 'IT-3' },
      armies: { 'I-2': 'I', 'V-F': 'V' },
      discs: { ...all('revolt', 'I-2', 'I-1', 'IV-4'), 'VI-3': 'unrest', 'II-F': 'constantius', 'V-3': 'diocletian' },
      glory: { galerius: 1 },
    },
    { level: '5300', variants: ['el-grande'] },
  );
  return copy(game.g);
};

/** An Emperor who moves may stand on another's province. */
const shared = (g: Tetrarchia): void => {
  g.emperors[0]!.at = g.emperors[1]!.at;
};

test('[TET.comp-a][TET.comp-b][TET.comp-c] a sound position passes, also with a shared province', () => {
  const g = sound();
  expect(() => check(g)).not.toThrow();
  shared(g);
  expect(() => check(g)).not.toThrow();
});

describe('what can never be true', () => {
  const broken: Readonly<Record<string, readonly [saying: string, harm: (g: Tetrarchia) => void]>> = {
    'an Unrest disc is lost': ['Unrest discs are lost or made', (g) => g.unrest--],
    'an Unrest disc too many lies on the board': [
      'Unrest discs are lost or made',
      (g) => {
        g.discs[0] = 'unrest';
        g.revolt++;
      },
    ],
    'glory comes from nowhere': ['Unrest discs are lost or made', (g) => g.emperors[2]!.glory++],
    'more Unrest than there is': [
      'Unrest discs are lost or made',
      (g) => {
        g.emperors[1]!.glory += g.unrest + 1;
        g.unrest = -1;
      },
    ],
    'a Revolt disc is lost': ['Revolt discs are lost or made', (g) => g.revolt--],
    'a Revolt disc is made': ['Revolt discs are lost or made', (g) => g.revolt++],
    'more Revolt than there is': [
      'Revolt discs are lost or made',
      (g) => {
        for (let at = 0; at < 42; at++) if (g.discs[at] === 'none') g.discs[at] = 'revolt';
        g.revolt = 21 - g.discs.filter((d) => d === 'revolt').length;
      },
    ],
    'an Emperor disc is lost': ['discs of an Emperor are lost or made', (g) => g.emperors[0]!.discs--],
    'an Emperor disc is made by paying one': ['discs of an Emperor are lost or made', (g) => g.emperors[3]!.spent++],
    'an Emperor owes a disc': [
      'discs of an Emperor are lost or made',
      (g) => {
        g.emperors[3]!.spent = 6;
        g.emperors[3]!.discs = -1;
      },
    ],
    'an Emperor beside an army': ['an Emperor and an army in one place', (g) => (g.emperors[3]!.at = place('I-2'))],
    'three Emperors together': [
      'three Emperors in one place',
      (g) => {
        shared(g);
        g.emperors[2]!.at = g.emperors[1]!.at;
      },
    ],
    'a fourth army': [
      'too many armies',
      (g) => g.armies.push({ id: 3, at: place('VI-F'), from: 5 }, { id: 4, at: place('IV-F'), from: 3 }),
    ],
    'two armies together': ['two armies in one place', (g) => g.armies.push({ id: 3, at: place('I-2'), from: 0 })],
    'one army twice': ['two armies in one place', (g) => g.armies.push({ id: 1, at: place('VI-F'), from: 5 })],
    'an army off its route': ['an army off its route', (g) => (g.armies[0]!.at = place('I-4'))],
    'a fleet is lost': ['fleets are lost or made', (g) => (g.fleets[1] = 0)],
    'two fleets in one zone': ['two fleets in one zone', (g) => g.fleets.splice(0, 3, 2, 1, 0)],
    'a place is missing': ['a place is missing', (g) => g.discs.pop()],
    'Revolt in a frontier': [
      'a frontier in revolt',
      (g) => {
        g.discs[place('I-F')] = 'revolt';
        g.revolt--;
      },
    ],
    'Unrest in a frontier': [
      'a frontier in revolt',
      (g) => {
        g.discs[place('I-F')] = 'unrest';
        g.unrest--;
      },
    ],
    'points owed': ['imperium points out of range', (g) => (g.imperium = -1)],
    'more points than any turn has': ['imperium points out of range', (g) => (g.imperium = 9)],
  };

  test.each(Object.entries(broken))('%s', (_, [saying, harm]) => {
    const g = sound();
    harm(g);
    expect(() => check(g)).toThrow(Broken);
    expect(() => check(g)).toThrow(saying);
  });
});

test('[TET.A21] with stacking agreed two fleets may share a zone', () => {
  const g = sound();
  g.fleets.splice(0, 3, 2, 1, 0);
  expect(() => check({ ...g, agreed: { ...g.agreed, fleetStacking: true } })).not.toThrow();
});
