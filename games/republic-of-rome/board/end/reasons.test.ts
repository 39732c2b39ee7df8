import { describe, expect, test } from 'vitest';
import type { Rome } from '../../rules/game.ts';
import { UNALIGNED } from '../../rules/ids.ts';
import { senator } from '../../rules/rome/senators.ts';
import { factionsWithoutSenators } from '../../rules/rome/factions.ts';
import { agreed } from '../../rules/testing/agreements.ts';
import { at, faction } from '../../rules/testing/at.ts';
import { bare } from '../../rules/testing/bare.ts';
import { captured, revolts } from '../../rules/testing/people.ts';
import { ENDINGS } from '../../rules/victory/endings.ts';
import { en } from './words/en.ts';
import { reasonsOf } from './reasons.ts';

/** Three Factions of two Senators with 10 and 5, 9 and 4, 8 and 3 Influence, as everybody sees them. */
const seen = (change: (g: Rome) => void = () => {}) =>
  at(factionsWithoutSenators, undefined, { seats: 3 }, (g) => {
    bare(g);
    faction(g, 0, 'senator:1', 'senator:2');
    faction(g, 1, 'senator:3', 'senator:4');
    faction(g, 2, 'senator:5', 'senator:6');
    for (const [i, n] of [10, 5, 9, 4, 8, 3].entries()) senator(g, `senator:${i + 1}`).influence = n;
    g.turn = 6;
    change(g);
  }).view('public');

const told = (
  how: string,
  winners: readonly number[],
  change?: (g: Rome) => void,
  before: ReturnType<typeof seen>[] = [],
) => {
  const view = seen(change);
  return [0, 1, 2].map((f) =>
    reasonsOf({ view, over: { how, winners: [...winners] }, views: before }, f).map(({ k, a }) => [
      k,
      ...Object.values(a ?? {}),
    ]),
  );
};

describe('why a Faction stands where it stands', () => {
  test('[1.12.2-e] by Influence: how far ahead, how far behind', () => {
    expect(told('era-influence', [0])).toEqual([
      [['end.ahead', 2]],
      [['end.behind', 2, 'faction:0']],
      [['end.behind', 4, 'faction:0']],
    ]);
  });
  test('[1.12.2-f] between equals it names what decided, as the rules decide it', () => {
    const equal = (g: Rome): void => {
      senator(g, 'senator:4').influence = 6;
    };
    const [first, second] = told('era-senator', [0], equal);
    expect(first).toEqual([['end.bySenator', 'senator:1', 10]]);
    expect(second![0]).toEqual(['end.lessSenator', 'faction:0', 'senator:3', 9, 'senator:1', 10]);
    const same = (g: Rome): void => {
      senator(g, 'senator:3').influence = 10;
      senator(g, 'senator:4').influence = 5;
      senator(g, 'senator:1').knights = 9;
    };
    const [won, lost] = told('era-votes', [0], same);
    expect([won![0]![0], lost![0]![0]]).toEqual(['end.byVotes', 'end.lessVotes']);
    expect(won![0]![1]).toBe(lost![0]![3]);
    const dice = told('era-dice', [1], (g) => {
      same(g);
      senator(g, 'senator:3').knights = Number(won![0]![1]) - Number(lost![0]![2]);
    });
    expect([dice[0]![0], dice[1]![0]]).toEqual([['end.lessDice', 'faction:1'], ['end.byDice']]);
  });
  test('[1.12.2-e][1.10.71-d] Rebels and Captives do not count, and it says so with what they had', () => {
    const [first, second] = told('era-influence', [2], (g) => {
      captured(g, 'senator:1');
      revolts(g, 'senator:3');
    });
    expect(first).toContainEqual(['end.captive', 'senator:1', 10]);
    expect(second).toContainEqual(['end.rebel', 'senator:3', 9]);
  });
  test('[1.05.4-a] whoever is out of the game is just that; the last Faction has won by being left', () => {
    const out = told('last-faction', [1], (g) => {
      Object.assign(g.factions[0]!, { status: 'out', leader: '' });
      for (const s of g.senators) if (s.faction === 0) Object.assign(s, { faction: UNALIGNED, influence: 0 });
    });
    expect([out[0], out[1]]).toEqual([[['end.out']], [['end.lastLeft']]]);
  });
  test('[1.12.2-g][1.12.1-a] a Consul for Life has won, or came too late', () => {
    const life = (g: Rome): void => {
      senator(g, 'senator:3').consulForLife = true;
    };
    for (const how of ['consul-for-life', 'era-consul-for-life'])
      expect(told(how, [1], life)[1]).toEqual([['end.isLife', 'senator:3']]);
    expect(told('four-wars', [], life)[1]).toEqual([['end.lifeTooLate', 'senator:3']]);
  });
  test('[1.12.2-b][1.12.3-f] the Rebel is named, if he lives', () => {
    const [, won] = told('rebel-battle', [1], (g) => revolts(g, 'senator:3'));
    expect(won).toEqual([['end.isMaster', 'senator:3']]);
    expect(told('rebel-bankruptcy', [1])[1]![0]).toEqual(['end.wasMaster']);
  });
  test('[1.09.822-a] who came near to Consul for Life at any time in the game is told of, with the nearest that he came', () => {
    const before = seen((g) => {
      g.turn = 3;
      senator(g, 'senator:1').influence = 24;
      senator(g, 'senator:4').influence = 25;
      senator(g, 'senator:5').influence = 35;
    });
    const all = told('bankruptcy', [], undefined, [before]);
    expect(all).toEqual([[], [['end.lifeMissed', 'senator:4', 25, 3, 10]], [['end.lifeLost', 'senator:5', 35, 3]]]);
  });
  test('[AGR-08] who broke an agreement is told so, and nobody else', () => {
    const [first, second] = told('era-influence', [0], (g) => {
      agreed(g, 7, [[1, 0, { t: 'pay', n: 1, paid: 0 }]]);
      const [a] = g.agreements.all;
      a!.status = 'broken';
      a!.clauses[0]!.state = 'failed';
    });
    expect(second!.at(-1)).toEqual(['end.broke', 'agreement:7']);
    expect(first!.flat()).not.toContain('end.broke');
  });
  test('every end has a reason for who has won, and the words for it', () => {
    const silent = ENDINGS.filter((how) => {
      // [own-126] Nobody wins so.
      if (how === 'no-player') return false;
      const [won] = told(how, [0], (g) => {
        senator(g, 'senator:1').consulForLife = true;
      });
      return won!.length === 0 || won!.some(([k]) => !Object.keys(en).includes(String(k)));
    });
    expect(silent).toEqual([]);
  });
});
