import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import {
  type AtNeutrals,
  bareNeutrals,
  CONSERVATIVES,
  IMPERIALS,
  PLUTOCRATS,
  POPULISTS,
  ruledOut,
} from '../../testing/neutrals.ts';
import { playHeld } from '../forum/cards.ts';

const peddling = (patch: (g: Rome) => void, dice: number[] = [], how: AtNeutrals = {}) =>
  bareNeutrals(
    playHeld,
    { plays: 'in-turn' },
    how,
    (g) => {
      g.phase = 'forum';
      hand(g, IMPERIALS, 'card:48');
      patch(g);
    },
    dice,
  );
const from = (t: ReturnType<typeof peddling>) => t.lines('peddling.card').map((x) => [x['from'], x['card']]);

describe('[4.07.5-a][A4-51] at once, against whoever holds most Intrigue cards', () => {
  test('Statesmen, Concessions and Laws are not counted, but may be drawn', () => {
    const t = peddling(
      (g) => {
        hand(g, PLUTOCRATS, 'card:29', 'card:31', 'card:111');
        hand(g, CONSERVATIVES, 'card:38', 'card:58');
      },
      [1],
    );
    expect(from(t)).toEqual([['faction:3', 'card:58']]);
    expect(t.g.factions[IMPERIALS]!.hand).toEqual(['card:58']);
    expect(t.g.discards).toContain('card:48');
    expect(ruledOut(t, 'neutral.peddling')).toEqual({ 'faction:2': 'measure:intrigue', 'faction:3': '' });
  });
  test('[4.07.5-c] the card is drawn by chance, and [4.07.1-b] everybody sees it', () => {
    const t = peddling((g) => hand(g, CONSERVATIVES, 'card:38', 'card:39', 'card:40'), [2]);
    expect(from(t)).toEqual([['faction:3', 'card:40']]);
  });
  test('a Concession that it draws is played', () => {
    const t = peddling((g) => hand(g, 0, 'card:59'), [0]);
    expect(t.g.concessions).toMatchObject([{ id: 'concession:59', holder: 'senator:2' }]);
  });
  test('not while nobody else holds anything, nor in the Revolution Phase', () => {
    expect(peddling(() => {}).g.factions[IMPERIALS]!.hand).toEqual(['card:48']);
    const revolution = peddling((g) => {
      hand(g, 0, 'card:38');
      g.phase = 'revolution';
    });
    expect(revolution.g.factions[IMPERIALS]!.hand).toEqual(['card:48']);
  });
});

describe('[4.07.5-b] of equals', () => {
  const equal = (patch: (g: Rome) => void, dice: number[]) =>
    peddling((g) => {
      hand(g, PLUTOCRATS, 'card:38');
      hand(g, POPULISTS, 'card:39');
      patch(g);
    }, dice);
  test('the Faction with most Influence', () => {
    expect(from(equal(() => {}, [0]))).toEqual([['faction:2', 'card:38']]);
    expect(from(equal((g) => (senator(g, 'senator:5').influence = 9), [0]))).toEqual([['faction:4', 'card:39']]);
  });
  test('then dice', () => {
    expect(from(equal((g) => (senator(g, 'senator:5').influence = 5), [1, 1, 2, 2, 0]))).toEqual([
      ['faction:4', 'card:39'],
    ]);
  });
});

test('[A4-21] nothing is told of what is in a Player’s hand', () => {
  const t = peddling(
    (g) => {
      hand(g, 0, 'card:38', 'card:29');
      hand(g, CONSERVATIVES, 'card:39', 'card:40');
      hand(g, PLUTOCRATS, 'card:41');
    },
    [0],
  );
  expect(ruledOut(t, 'neutral.peddling')).toEqual({
    'faction:0': 'neutral.peddling.less',
    'faction:2': 'measure:intrigue',
    'faction:3': '',
  });
  const his = peddling(
    (g) => {
      hand(g, 0, 'card:38', 'card:42');
      hand(g, CONSERVATIVES, 'card:39');
    },
    [0],
  );
  expect(ruledOut(his, 'neutral.peddling')).toEqual({ 'faction:0': '', 'faction:3': 'neutral.peddling.less' });
});
