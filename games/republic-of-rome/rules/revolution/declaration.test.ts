import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { faction } from '../testing/at.ts';
import { legionsAt, legionsTo, rebels, sends, victorious, wages } from '../testing/armies.ts';
import { strengthOfDeclarer } from './declaration.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('laying down', () => {
  test('[1.11.3-a][1.11.3-b] the victor is asked; he lays it down, is in Rome, and his Force in the Active Forces boxes', () => {
    const game = victorious({ legions: 4, fleets: 2 });
    expect(game.waitingFor).toEqual([0]);
    game.as(0).does('layDown');
    expect(who(game.g, 'senator:1').at).toBe('rome');
    expect([legionsAt(game.g, 'active'), game.g.fleets, game.g.forces.length]).toEqual([4, 2, 0]);
  });

  test('[1.11.3-a] whoever has not won stays with his Force where he is', () => {
    const game = victorious({ legions: 4 }, (g) => void sends(g, 'senator:2', wages(g, 'war:5').id, { legions: 3 }));
    game.as(0).does('layDown');
    expect(game.g.forces).toMatchObject([{ commander: 'senator:2', war: 'war:5' }]);
    expect(who(game.g, 'senator:2').at).toBe('field');
  });

  test('[1.11.3-a] so does one who says nothing', () => {
    const game = victorious({ veterans: 2 }, (g) => {
      g.legions.forEach((l) => l.veteran && (l.allegiance = 'senator:1'));
    });
    game.as(0).saysNothing().expectLog('revolution.laysDown', { who: 'senator:1' });
    expect(game.g.rebels).toEqual([]);
  });

  test('[1.11.3-c] the order begins with the HRAO, everybody counted as in Rome', () => {
    const game = victorious({ legions: 1 }, (g) => {
      sends(g, 'senator:6', '' as never, { legions: 1, force: { victorious: true } });
      sends(g, 'senator:2', '' as never, { legions: 1, force: { victorious: true } });
      who(g, 'senator:6').office = 'rome-consul';
    });
    expect(game.waitingFor).toEqual([2]);
    game.does('layDown');
    expect(game.waitingFor).toEqual([0]);
    game.does('layDown');
    expect(game.waitingFor).toEqual([1]);
  });

  test('[1.11.3-c][1.09.11-f] a Proconsul counts by his Influence there, not by that post', () => {
    const game = victorious({ legions: 1 }, (g) => {
      for (const s of g.senators) Object.assign(s, { office: '', influence: 1 });
      sends(g, 'senator:2', '' as never, { legions: 1, force: { victorious: true } });
      who(g, 'senator:2').office = 'proconsul';
      who(g, 'senator:5').influence = 9;
    });
    expect(game.waitingFor).toEqual([0]);
  });

  test('[1.11.3-c][own-5] with most Influence of those without an office he is the first', () => {
    const game = victorious({ legions: 1 }, (g) => {
      for (const s of g.senators) Object.assign(s, { office: '', influence: 1 });
      sends(g, 'senator:2', '' as never, { legions: 1, force: { victorious: true } });
      Object.assign(who(g, 'senator:2'), { office: 'proconsul', influence: 9 });
    });
    expect(game.waitingFor).toEqual([1]);
  });

  test('[1.11.3-j] a Consul for Life lays it down unasked', () => {
    const game = victorious({ veterans: 2 }, (g) => {
      who(g, 'senator:1').consulForLife = true;
      g.legions.forEach((l) => l.veteran && (l.allegiance = 'senator:1'));
    });
    game.expectLog('revolution.laysDown', { who: 'senator:1' });
    expect(game.g.rebels).toEqual([]);
  });

  test('[1.11.3-f][1.11.3-k] so does everybody while a Rebel of an earlier turn lives', () => {
    const game = victorious({ veterans: 2 }, (g) => {
      rebels(g, 'senator:2', 2);
      g.turn = 2;
      g.legions.forEach((l) => l.veteran && (l.allegiance = 'senator:1'));
    });
    game.expectLog('revolution.laysDown', { who: 'senator:1' });
    expect(who(game.g, 'senator:1').rebel).toBe('no');
  });

  test('[1.11.3-l][amb-132] without a Legion that follows him he cannot declare', () => {
    const game = victorious({ legions: 4 });
    game.as(0).refuses('declareRevolt', undefined, { reason: 'no.legionFollows', rule: '1.11.3-l' });
  });
});

describe('asking the Legions', () => {
  test('[1.11.31-a] once', () => {
    const game = victorious({ legions: 2 });
    const legionsOfHis = game.g.legions.flatMap((l, n) => (l.at === 'force:1' ? [`legion:${n}`] : []));
    game.as(0).does('testLoyalty').rolling(1, 1).does('testLegions', legionsOfHis);
    expect(game.offers('testLoyalty')).toBeUndefined();
    expect(game.offers('layDown')).toBeDefined();
  });

  test('[1.11.31-d] if there is any that would not follow him anyway', () => {
    const own = (legions: number) =>
      victorious({ legions }, (g) => {
        legionsTo(g, 'force:1', 2, { veteran: true, allegiance: 'senator:1' });
      }).as(0);
    expect(own(0).offers('testLoyalty')).toBeUndefined();
    expect(own(0).offers('declareRevolt')).toBeDefined();
    expect(own(1).offers('testLoyalty')).toBeDefined();
  });
});

test('[1.11.3-c] nobody begins the order who belongs to no Faction', () => {
  const game = victorious({ legions: 1 }, (g) => {
    for (const s of g.senators) Object.assign(s, { office: '', influence: 1 });
    sends(g, 'senator:2', '' as never, { legions: 1, force: { victorious: true } });
    who(g, 'senator:4').influence = 9;
    g.senators.push({ ...fresh(g, 'senator:20', -1), influence: 30 });
  });
  expect(game.waitingFor).toEqual([1]);
});

describe('several victors', () => {
  const two = (second: 'senator:2' | 'senator:5', veterans: number) =>
    victorious({}, (g) => {
      legionsTo(g, 'force:1', 2, { veteran: true, allegiance: 'senator:1' });
      const f = sends(g, second, '' as never, { legions: 0, fleets: 3, force: { victorious: true } });
      legionsTo(g, `force:${f.id}`, veterans, { veteran: true, allegiance: second });
      who(g, 'senator:1').office = 'rome-consul';
    });

  test('[1.11.3-d][1.11.3-e][1.11.3-i] a later and stronger one voids the earlier declaration, who lays down his command', () => {
    // 4 and MIL 4; then 6 and MIL 4.
    const game = two('senator:2', 3);
    game.as(0).does('declareRevolt');
    game.as(1).does('declareRevolt');
    expect([who(game.g, 'senator:1').rebel, who(game.g, 'senator:2').rebel]).toEqual(['no', 'primary']);
    expect(who(game.g, 'senator:1').at).toBe('rome');
    expect(legionsAt(game.g, 'active')).toBe(2);
    expect(game.g.senators.filter((s) => s.rebel === 'primary')).toHaveLength(1);
  });

  test('[1.11.3-e][amb-131] one who is only as strong cannot', () => {
    const game = two('senator:2', 2);
    game.as(0).does('declareRevolt');
    game.as(1).refuses('declareRevolt', undefined, { reason: 'no.strongerRebel', rule: '1.11.3-e' });
    game.does('layDown');
    expect(who(game.g, 'senator:1').rebel).toBe('primary');
  });

  test('[1.11.3-d][amb-133] a colleague of the same Faction lays his down, and may join', () => {
    const game = two('senator:5', 5);
    game.as(0).does('declareRevolt');
    game.expectLog('revolution.laysDown', { who: 'senator:5' });
    expect(game.offers('joinRevolt')).toMatchObject({ of: expect.arrayContaining(['senator:5']) });
  });

  test('[1.13.3-a] Pompeius counts MIL 2 when the Primary Rebel is chosen', () => {
    const game = victorious({}, (g) => {
      faction(g, 1, 'senator:30A');
      legionsTo(g, 'force:1', 3);
    });
    expect(strengthOfDeclarer(game.g, who(game.g, 'senator:30A'), [0, 1, 2])).toBe(5);
  });
});

describe('the Manilian Law', () => {
  const marching = (fleets: number) =>
    victorious({ legions: 4, fleets }, (g) => {
      g.laws.push('card:159');
      wages(g, 'war:121').status = 'inactive';
      wages(g, 'war:68', { unprosecuted: true });
      who(g, 'senator:1').office = 'field-consul';
    });

  test('[card-159-a][amb-175] a victor with the Fleet Support may keep his Army and move on; an Inactive War becomes Active', () => {
    const game = marching(2);
    game.as(0).does('marchOn', 'war:121');
    expect(game.g.wars.find((w) => w.id === 'war:121')!.status).toBe('active');
    expect(game.g.forces).toMatchObject([{ war: 'war:121', commander: 'senator:1', victorious: false }]);
    expect(legionsAt(game.g, 'force:1')).toBe(4);
  });

  test('[card-159-b] he counts as Proconsul, does not attack now, and an Unprosecuted War stays so', () => {
    const game = marching(2);
    game.as(0).does('marchOn', 'war:68');
    expect(who(game.g, 'senator:1').office).toBe('proconsul');
    expect(game.g.wars.find((w) => w.id === 'war:68')).toMatchObject({ unprosecuted: true, foughtLand: false });
  });

  test('[card-159-b][1.10.8-f] a Dictator is Proconsul then; his Master of Horse comes home and keeps his office', () => {
    const game = victorious({ legions: 3, fleets: 2, horse: 'senator:5' }, (g) => {
      g.laws = ['card:159'];
      wages(g, 'war:5');
      who(g, 'senator:1').office = 'dictator';
    });
    game.does('marchOn', 'war:5');
    expect(who(game.g, 'senator:1')).toMatchObject({ office: 'proconsul', at: 'field' });
    expect(who(game.g, 'senator:5')).toMatchObject({ office: 'master-of-horse', at: 'rome' });
    expect(game.g.forces[0]!.masterOfHorse).toBe('');
  });

  test('[card-159-a] without the Support, or the Law, there is nowhere to go', () => {
    marching(1).as(0).refuses('marchOn', 'war:121');
    const lawful = (legions: number) =>
      victorious({ legions, fleets: 9 }, (g) => {
        g.laws.push('card:159');
        wages(g, 'war:68');
      }).as(0);
    // Nor with Fleets alone; one Legion is enough.
    lawful(0).refuses('marchOn', 'war:68');
    lawful(1).does('marchOn', 'war:68');
    victorious({ legions: 4, fleets: 9 }, (g) => void wages(g, 'war:68'))
      .as(0)
      .refuses('marchOn', 'war:68');
  });
});
