import { describe, expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { gives, inSenate, type Meeting, RAISE, result, voting, who } from '../testing/meeting.ts';
import { at } from '../testing/at.ts';
import { addProvince, CROWD, crowd, meeting } from '../testing/senate.ts';
import { isUnsettled } from './between.ts';
import { governorsStep } from './elections/governors-step.ts';
import { business } from './other-business.ts';
import { putToVote } from './proposals.ts';
import { repopulate } from './repopulating.ts';

/** Eight in Rome: `senator:9` is away. */
const thin = (patch: (g: Meeting['g']) => void, rolling: number[] = []): Meeting =>
  inSenate(
    repopulate,
    undefined,
    (g) => {
      senator(g, 'senator:9').at = 'province:sicilia';
      patch(g);
    },
    rolling,
  );
const factionOf = (p: Meeting, n: number): number => who(p, n).faction;

describe('fewer than eight', () => {
  test('[1.09.81-a] the uppermost of the Curia joins the Faction with fewest Senators, away or not', () => {
    const p = thin((g) => {
      g.curia = ['senator:11', 'senator:12'];
      g.senators = g.senators.filter((s) => s.id !== 'senator:5');
    });
    expect(factionOf(p, 11)).toBe(1);
    expect(p.g.curia).toEqual(['senator:12']);
    expect(thin((g) => g.curia.push('senator:11')).g.curia).toEqual(['senator:11']);
  });
  test('[1.09.81-b] then the one with least Influence in Rome', () => {
    const p = thin((g) => {
      g.curia = ['senator:11'];
      senator(g, 'senator:8').at = 'field';
      senator(g, 'senator:9').influence = 20;
    });
    expect(factionOf(p, 11)).toBe(2);
  });
  test('[1.09.81-b] then a roll decides', () => {
    const p = thin(
      (g) => {
        g.curia = ['senator:11'];
        for (const s of g.senators) s.influence = s.faction === 2 ? 9 : 1;
        senator(g, 'senator:8').at = 'field';
        senator(g, 'senator:9').at = 'rome';
        senator(g, 'senator:7').at = 'field';
      },
      [1, 1, 6, 6],
    );
    expect(factionOf(p, 11)).toBe(1);
    p.rolled();
  });
  test('[1.09.81-c] until there are eight, the Faction found anew each time', () => {
    const p = thin((g) => {
      g.curia = ['senator:11', 'senator:12', 'senator:13', 'senator:14'];
      for (const n of [7, 8]) senator(g, `senator:${n}`).at = 'field';
      senator(g, 'senator:4').influence = 9;
    });
    expect(p.g.senators).toHaveLength(11);
    // Seat 2 has the least Influence in Rome; then seat 1 would have 9 + 4 + 4, seat 0 has 15.
    expect([factionOf(p, 11), factionOf(p, 12)]).toEqual([2, 0]);
  });
  test('[1.09.81-d] with an empty Curia the player who receives chooses in the Forum', () => {
    const p = thin((g) => {
      senator(g, 'senator:8').at = 'field';
      g.senators.push(fresh(g, 'senator:11', -1), fresh(g, 'senator:12', -1));
    });
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('takeSenator', 'senator:12');
    expect([factionOf(p, 11), factionOf(p, 12)]).toEqual([-1, 2]);
  });
  test('[1.09.81-e] if there is nobody nothing happens', () => {
    const p = thin((g) => {
      senator(g, 'senator:8').at = 'field';
    });
    expect(p.as(0).offers('over')).toBeDefined();
    expect(p.g.senators).toHaveLength(9);
  });
  test('[1.09.81-f] a Family whose Statesman is in play is passed over', () => {
    const p = thin((g) => {
      g.senators = g.senators.filter((s) => s.id !== 'senator:4');
      Object.assign(senator(g, 'senator:8'), { at: 'field' });
      g.senators.push({ ...fresh(g, 'senator:18A', 1), at: 'field' });
      g.curia = ['senator:18', 'senator:11'];
    });
    expect(p.g.curia[0]).toBe('senator:18');
    expect(p.g.senators.some((s) => s.id === 'senator:11')).toBe(true);
  });
});

test('[1.09.8-a][1.09.81-a][amb-14][amb-F6] beside the order of business: not during a vote, but as soon as it is over', () => {
  const p = inSenate(putToVote, { proposal: RAISE, by: 0, means: 'presiding' }, (g) => {
    g.curia = ['senator:11'];
    gives(g, 2, 'card:38');
  });
  p.change((g) => {
    g.senators = g.senators.filter((s) => s.id !== 'senator:9' && s.id !== 'senator:6');
  });
  expect(p.g.curia).toEqual(['senator:11']);
  p.as(2).does('pass');
  voting(p, 'aye', 'aye', 'aye');
  expect(result(p)).toBe('passed');
  expect(p.g.curia).toEqual([]);
  expect(p.g.senators.find((s) => s.id === 'senator:11')).toBeDefined();
});

describe('[1.09.81-a][amb-14] after an Assassination', () => {
  /** Eight in Rome, and seat 2 may kill one of them. */
  const eight = (g: Meeting['g']): void => {
    senator(g, 'senator:9').at = 'province:sicilia';
    g.curia = ['senator:11'];
    g.factions[2]!.attempted = 0;
  };
  test('while a proposal is worded: whoever comes votes on it', () => {
    const p = inSenate(business, undefined, eight).as(0).does('propose', 'kind:raise');
    p.as(2).does('assassinate', 'senator:5').does('sendAssassin', 'senator:7').rolling(6).does('strike');
    p.as(0).sets('legions', 1).sets('fleets', 0);
    expect(p.g.senate.floors[0]!.present).toContain('senator:11');
  });
  test('[1.09.642-a] but not when the Presiding Magistrate has left for war', () => {
    const p = inSenate(business, undefined, (g) => {
      g.curia = ['senator:11'];
      senator(g, 'senator:9').at = 'province:sicilia';
      senator(g, 'senator:8').at = 'province:sicilia';
      g.senate.departed = true;
    });
    expect(p.as(0).offers('over')).toBeDefined();
    expect(p.g.curia).toEqual(['senator:11']);
    expect(isUnsettled(p.g)).toBe(false);
  });
});

test('[1.09.81-a][1.09.5-c][amb-14] whoever joins for a Governor who was appointed can be sent to the next Province', () => {
  const game = at(governorsStep, undefined, { seats: 3 }, (g) => {
    meeting(g, 'governors', ['senator:1', 'senator:2'], ['senator:3', 'senator:4'], ['senator:5']);
    addProvince(g, 'province:sicilia');
    addProvince(g, 'province:asia');
    // Eight in Rome, and the Senate has rejected all but one who could be sent.
    for (const s of crowd(g)) {
      if (['senator:1', 'senator:2'].includes(s.id)) continue;
      for (const p of ['province:sicilia', 'province:asia']) g.senate.rejected.push(`governors ${p}=${s.id}`);
    }
    for (const id of CROWD.slice(3)) senator(g, id).at = 'field';
    g.curia = ['senator:16'];
  });
  game.as(0).does('fillProvince', 'province:sicilia');
  expect(game.g.provinces.map((p) => p.governor)).toEqual(['senator:2', 'senator:16']);
});
