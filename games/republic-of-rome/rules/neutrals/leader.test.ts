import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { senator } from '../rome/senators.ts';
import { bareNeutrals, CONSERVATIVES, IMPERIALS, joins, PLUTOCRATS, POPULISTS, ruledOut } from '../testing/neutrals.ts';
import { chooseLeader } from './leader.ts';

const choosing = (faction: FactionId, patch: (g: Rome) => void, dice: number[] = []) =>
  bareNeutrals(chooseLeader, { faction }, {}, patch, dice);
const leads = (faction: FactionId, patch: (g: Rome) => void, dice: number[] = []): SenatorId | '' =>
  choosing(faction, patch, dice).g.factions[faction]!.leader;

describe('[4.01.3-a][4.01.3-b][4.01.3-g] who fits its card best becomes Leader', () => {
  test('Imperials: most Military', () => {
    const t = choosing(IMPERIALS, (g) => {
      senator(g, 'senator:2').influence = 20;
      joins(g, 'senator:18A', IMPERIALS);
    });
    expect(t.g.factions[IMPERIALS]!.leader).toBe('senator:18A');
    expect(ruledOut(t, 'neutral.leader')).toEqual({ 'senator:2': 'measure:military', 'senator:18A': '' });
  });
  test.each([PLUTOCRATS, CONSERVATIVES])('Plutocrats and Conservatives: most Influence', (faction) => {
    expect(leads(faction, (g) => joins(g, 'senator:16', faction, { influence: 6, popularity: -9 }))).toBe('senator:16');
  });
  test('Populists: most Influence and Popularity together', () => {
    expect(leads(POPULISTS, (g) => joins(g, 'senator:16', POPULISTS, { influence: 2, popularity: 3 }))).toBe(
      'senator:16',
    );
    const also = (g: Rome): void => {
      joins(g, 'senator:16', POPULISTS, { influence: 1, popularity: 3 });
    };
    expect(leads(POPULISTS, also)).toBe('senator:5');
  });
});

test('[4.01.3-c] one who only fits as well does not replace the Leader, and nothing is said', () => {
  const t = choosing(CONSERVATIVES, (g) => joins(g, 'senator:16', CONSERVATIVES, { influence: 4 }));
  expect(t.g.factions[CONSERVATIVES]!.leader).toBe('senator:4');
  expect(t.lines('neutral.leader')).toEqual([]);
});

test('[4.01.3-e] one who is away, or a Captive, may lead', () => {
  const away = (g: Rome): void => {
    joins(g, 'senator:16', CONSERVATIVES, { influence: 9, at: 'field', captive: 'barbarians' });
  };
  expect(leads(CONSERVATIVES, away)).toBe('senator:16');
});

test('[4.01.3-d][4.01.3-f] without a Leader it chooses anew, and of equals by two dice each', () => {
  const t = choosing(
    CONSERVATIVES,
    (g) => {
      joins(g, 'senator:16', CONSERVATIVES, { influence: 4 });
      joins(g, 'senator:17', CONSERVATIVES, { influence: 3 });
      g.factions[CONSERVATIVES]!.leader = '';
    },
    [1, 2, 3, 4],
  );
  expect(t.g.factions[CONSERVATIVES]!.leader).toBe('senator:16');
  expect(t.lines('neutral.leader')).toMatchObject([{ who: ['senator:4', 'senator:16'], k: 2 }]);
  expect(t.lines('neutral.tie')).toMatchObject([{ who: 'senator:16' }]);
});

test('[4.01.3-a] one without Senators chooses nobody', () => {
  const alone = (g: Rome): void => {
    g.senators = g.senators.filter((s) => s.faction !== CONSERVATIVES);
  };
  expect(leads(CONSERVATIVES, alone)).toBe('');
});
