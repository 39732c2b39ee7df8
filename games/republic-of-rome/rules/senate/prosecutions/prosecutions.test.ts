import { describe, expect, test } from 'vitest';
import { type Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { at, offered } from '../../testing/at.ts';
import { addProvince, allVote, ballots, type Game, hasEnded, meeting } from '../../testing/senate.ts';
import { putOnFloor } from '../floor.ts';
import { popularAppeal } from './appeal.ts';
import { chargesAgainst, triedKey } from './eligibility.ts';
import { endProsecutions } from './index.ts';
import { prosecution } from './trial.ts';
import { A, CENSOR, C, D, E, F, prosecuting, accuse, untilAppeal, corrupt } from '../../testing/prosecutions.ts';

describe('the Censor', () => {
  test('[1.09.41-a][1.09.45-a][1.09.45-b][1.09.45-c] may declare none, and all markers in Rome go', () => {
    const game = prosecuting((g) => {
      Object.assign(senator(g, C), { corrupt: true, major: true });
      Object.assign(senator(g, D), { corrupt: true, major: true, at: 'field' });
      g.concessions = [52, 53, 56].map((n) => ({ id: `concession:${n}`, holder: C, revealed: true, voted: 0 }));
    });
    game.as(0).does('endProsecutions');
    expect(hasEnded(game)).toBe(true);
    expect(senator(game.g, C)).toMatchObject({ corrupt: false, major: false });
    expect(senator(game.g, D)).toMatchObject({ corrupt: true, major: true });
    expect(game.g.concessions.map((c) => c.revealed)).toEqual([false, false, true]);
  });

  test('[1.09.41-b] holds two Minor Prosecutions at most', () => {
    const game = prosecuting(corrupt(C, D, E));
    accuse(game, C, 'charge:corrupt');
    allVote(game, 'abstain').as(1).does('noAppeal');
    allVote(game, 'abstain');
    accuse(game, E, 'charge:corrupt');
    allVote(game, 'abstain').as(2).does('noAppeal');
    allVote(game, 'abstain');
    expect(game.g.senate.minor).toBe(2);
    expect(offered(game, 'prosecute')).toEqual([]);
  });

  test('[1.09.41-b][amb-88] or a Major one, and never both kinds', () => {
    const major = (g: Rome) => {
      for (const id of [C, E]) senator(g, id).major = true;
    };
    const first = prosecuting(major);
    accuse(first, C, 'charge:office');
    allVote(first, 'abstain').as(1).does('noAppeal');
    allVote(first, 'abstain').as(0).does('prosecute', E);
    expect(offered(first, 'charge')).toEqual(['charge:office']);
    const other = prosecuting(major);
    accuse(other, C, 'charge:major');
    allVote(other, 'abstain').as(1).does('noAppeal');
    allVote(other, 'abstain');
    expect(offered(other, 'prosecute')).toEqual([]);
  });

  test('[1.09.41-c] a Special Major Prosecution counts nothing', () => {
    const { g } = prosecuting(corrupt(C));
    expect({ minor: g.senate.minor, major: g.senate.major }).toEqual({ minor: 0, major: 0 });
    g.senate.floors.push({ proposal: { t: 'special-prosecution', accused: D, popularity: 0 } } as never);
    expect(chargesAgainst(g, senator(g, C))).toEqual([{ kind: 'minor', ground: 'corrupt' }]);
  });

  test('[1.09.41-d] presides and calls the votes', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      senator(g, CENSOR).faction = 2;
    });
    game.as(2).does('prosecute', C).does('charge', 'charge:corrupt').does('appointProsecutor', E);
    expect(game.waitingFor).toEqual([2]);
    expect(game.as(2).offers('callFaction')).toBeDefined();
    expect(game.g.senate.presiding).toBe(CENSOR);
  });

  test('[1.09.41-e] after a unanimous defeat he loses 1 Influence or hands the meeting back', () => {
    const tried = (influence: number) => {
      const game = prosecuting((g) => {
        corrupt(C, E)(g);
        senator(g, CENSOR).influence = influence;
      });
      accuse(game, C, 'charge:corrupt');
      ballots(game, {}).as(1).does('noAppeal');
      return ballots(game, { 0: 'aye', 1: 'nay', 2: 'nay' });
    };
    const pays = tried(3).as(0).does('loseInfluence');
    expect(senator(pays.g, CENSOR).influence).toBe(2);
    expect(offered(pays, 'prosecute')).toEqual([E]);
    expect(hasEnded(tried(3).as(0).does('giveUpChair'))).toBe(true);
    expect(hasEnded(tried(0))).toBe(true);
  });

  test('[1.09.41-f][1.09.41-g] accuses neither himself nor anybody away from Rome', () => {
    const game = prosecuting((g) => {
      corrupt(CENSOR, C, D)(g);
      senator(g, D).at = 'field';
    });
    expect(offered(game, 'prosecute')).toEqual([C]);
  });

  test('[1.09.41-h] without him everything unresolved fails, and it is over', () => {
    const { g } = prosecuting(corrupt(C));
    const p = { t: 'prosecution', kind: 'minor', accused: C, prosecutor: A, ground: 'corrupt' } as const;
    expect(prosecution.surviving({ g } as never, p, [])).toBe(p);
    senator(g, CENSOR).office = '';
    expect(prosecution.surviving({ g } as never, p, [])).toBeUndefined();
    expect(hasEnded(prosecuting((x) => void (senator(x, CENSOR).office = '')))).toBe(true);
  });

  test('it ends without verdict when Prosecutor or Accused has died [1.09.721-d][1.09.721-h]', () => {
    const { g } = prosecuting(corrupt(C));
    const p = { t: 'prosecution', kind: 'minor', accused: C, prosecutor: A, ground: 'corrupt' } as const;
    expect(prosecution.surviving({ g } as never, p, [A])).toBeUndefined();
    expect(prosecution.surviving({ g } as never, p, [C])).toBeUndefined();
    expect(prosecution.surviving({ g } as never, p, [E])).toBe(p);
  });
});

describe('the Prosecutor', () => {
  test('[1.09.411-a][1.09.411-d] is in Rome, of any Faction, neither Censor nor Accused, and agrees', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      senator(g, F).at = 'field';
    });
    game.as(0).does('prosecute', C).does('charge', 'charge:corrupt');
    expect(offered(game, 'appointProsecutor')).toEqual([A, D, E]);
    game.as(0).does('appointProsecutor', D).as(1).does('consent');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ accused: C, prosecutor: D });
  });

  test('[1.09.411-b][amb-88] without one it does not take place, and does not count', () => {
    const game = prosecuting(corrupt(C));
    game.as(0).does('prosecute', C).does('charge', 'charge:corrupt').does('appointProsecutor', E);
    game.as(2).does('refuse').as(0).refuses('appointProsecutor', E).does('letLapse');
    expect(game.g.senate).toMatchObject({ minor: 0, tried: [], floors: [] });
    expect(offered(game, 'prosecute')).toEqual([C]);
  });

  test('[1.09.411-c] a Special Major Prosecution has none: the people turn on the Censor alone', () => {
    const special = (dice: number[]): Game =>
      at(
        popularAppeal,
        { seat: 1 },
        { seats: 3 },
        (g) => {
          meeting(g, 'business', [A, CENSOR], [C, D], [E, F]);
          senator(g, CENSOR).office = 'censor';
          putOnFloor(
            { g, log: () => {} } as never,
            { t: 'special-prosecution', accused: C, popularity: -3 },
            0,
            'special',
          );
        },
        dice,
      );
    // 6 + 6 + 3: four chits, of A, the Censor and two nobody has.
    const game = special([6, 6, 0, 0, 30, 30]).rolled();
    expect(game.g.senators.map((s) => s.id).sort()).toEqual([A, C, D, E, F]);
  });
});

describe('grounds', () => {
  test('[1.09.412-a][1.09.43-b] Corrupt or Major marker, and each Concession with its bar showing', () => {
    const game = prosecuting((g) => {
      Object.assign(senator(g, C), { corrupt: true, major: true });
      g.concessions = [
        { id: 'concession:56', holder: C, revealed: true, voted: 0 },
        { id: 'concession:57', holder: C, revealed: true, voted: 0 },
        { id: 'concession:58', holder: C, revealed: false, voted: 0 },
      ];
    });
    game.as(0).does('prosecute', C);
    expect(offered(game, 'charge')).toEqual([
      'charge:corrupt',
      'charge:major',
      'charge:office',
      'concession:56',
      'concession:57',
    ]);
  });

  test('[1.09.413-a] only a Major marker is a ground for a Major Prosecution', () => {
    const { g } = prosecuting((x) => {
      senator(x, C).corrupt = true;
      senator(x, D).major = true;
    });
    expect(chargesAgainst(g, senator(g, C))).toEqual([{ kind: 'minor', ground: 'corrupt' }]);
    expect(chargesAgainst(g, senator(g, D))).toContainEqual({ kind: 'major', ground: 'major' });
  });

  test('[1.13.1-d] each Province plundered by Legate this turn, while its Governor is in Rome', () => {
    const { g } = prosecuting((x) => {
      addProvince(x, 'province:sicilia');
      addProvince(x, 'province:asia');
      for (const p of x.provinces) Object.assign(p, { governor: C, legate: true, spoilsTaken: true });
      senator(x, C).corrupt = true;
    });
    const grounds = () => chargesAgainst(g, senator(g, C)).map((c) => c.ground);
    expect(grounds()).toEqual(['province:sicilia', 'province:asia']);
    g.provinces[0]!.spoilsTaken = false;
    expect(grounds()).toEqual(['province:asia']);
    senator(g, C).at = 'field';
    expect(grounds()).toEqual([]);
  });
});

describe('the trial', () => {
  test('[1.09.42-a][1.09.42-b][1.09.42-c] for is guilty; the Accused has his Influence besides; more than half convicts', () => {
    const tried = (influence: number) => {
      const game = prosecuting((g) => {
        corrupt(C)(g);
        Object.assign(senator(g, C), { influence });
      });
      accuse(game, C, 'charge:corrupt');
      untilAppeal(game).does('noAppeal');
      ballots(game, { 0: 'aye', 1: 'nay', 2: 'aye' });
      return senator(game.g, C).popularity;
    };
    // For: 3 + 2 + 3 + 2. Against: 2 + 3 and the Influence of the Accused.
    expect(tried(4)).toBe(-5);
    expect(tried(5)).toBe(0);
  });

  test('[1.09.42-b][amb-89] those votes go the way his own go', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      senator(g, C).influence = 9;
    });
    accuse(game, C, 'charge:corrupt');
    untilAppeal(game).does('noAppeal');
    ballots(game, { 1: 'aye' });
    expect(senator(game.g, C).popularity).toBe(-5);
  });

  test('[1.09.422-a][1.09.422-b] a veto ends it, and it counts', () => {
    const game = prosecuting((g) => {
      corrupt(C, E)(g);
      g.factions[2]!.hand = ['card:38'];
    });
    accuse(game, C, 'charge:corrupt');
    game.as(2).does('vetoByTribune', 'card:38');
    ballots(game, {});
    expect(game.g.senate).toMatchObject({ minor: 1, tried: [triedKey(C, 'corrupt')] });
    expect(offered(game, 'prosecute')).toEqual([E]);
  });

  test('[1.09.422-c][amb-19] the Accused may still veto after his appeal, before he votes', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      g.factions[1]!.hand = ['card:38'];
    });
    accuse(game, C, 'charge:corrupt');
    ballots(game, { 0: 'aye', 2: 'aye' });
    game.as(1).rolling(3, 3).does('appeal');
    game.as(1).does('vetoByTribune', 'card:38');
    ballots(game, {});
    expect(senator(game.g, C).popularity).toBe(0);
    expect(offered(game, 'prosecute')).toEqual([]);
  });

  test('[1.09.43-a] without a majority he is free, and not tried again for the same', () => {
    const game = prosecuting((g) => {
      Object.assign(senator(g, C), { corrupt: true, major: true });
    });
    accuse(game, C, 'charge:corrupt');
    untilAppeal(game).does('noAppeal');
    ballots(game, { 1: 'nay' }).expectLog('prosecution.acquitted', { who: C });
    game.as(0).does('prosecute', C);
    expect(offered(game, 'charge')).toEqual(['charge:office']);
  });
});

describe('conviction', () => {
  const convicted = (charge: string, patch: (g: Rome) => void): Game => {
    const game = prosecuting(patch);
    accuse(game, C, charge);
    untilAppeal(game).does('noAppeal');
    return ballots(game, { 1: 'aye' });
  };

  test('[ex-76][1.09.441-a][1.09.44-a][1.09.44-b] minor: 5 Popularity, 5 Influence, the marker, all Concessions', () => {
    const game = convicted('charge:corrupt', (g) => {
      Object.assign(senator(g, C), { corrupt: true, influence: 3, popularity: -6, priorConsul: true });
      g.concessions = [{ id: 'concession:56', holder: C, revealed: true, voted: 0 }];
    });
    expect(senator(game.g, C)).toMatchObject({ influence: 0, popularity: -9, priorConsul: false });
    expect(game.g.concessions[0]).toMatchObject({ holder: 'forum', revealed: false });
    // Half of the 3 that were lost, rounded up.
    expect(senator(game.g, A)).toMatchObject({ influence: 5 + 2, priorConsul: true });
  });

  test('[ex-77][1.09.442-a][1.09.44-b] major: he dies, and half of all his Influence is the Prosecutor’s', () => {
    const game = convicted('charge:major', (g) => {
      Object.assign(senator(g, C), { major: true, influence: 17 });
      g.factions[1]!.leader = D;
    });
    game.expectLog('death', { who: C });
    expect(senator(game.g, A).influence).toBe(5 + 9);
  });

  test('[1.09.44-c] nobody has two Prior Consul markers', () => {
    const game = convicted('charge:corrupt', (g) => {
      for (const id of [A, C]) senator(g, id).priorConsul = true;
      senator(g, C).corrupt = true;
    });
    expect(game.g.senators.filter((s) => s.priorConsul).map((s) => s.id)).toEqual([A]);
  });

  test('[ex-27][1.09.43-c] Concessions lost are no ground any more; a marker still is', () => {
    const game = convicted('concession:56', (g) => {
      senator(g, C).corrupt = true;
      g.concessions = [56, 57].map((n) => ({ id: `concession:${n}`, holder: C, revealed: true, voted: 0 }));
    });
    game.as(0).does('prosecute', C);
    expect(offered(game, 'charge')).toEqual(['charge:corrupt']);
  });
});

test('[1.09.45-a] the markers of the dead and absent are no concern of it', () => {
  const { g } = prosecuting(corrupt(C, D));
  senator(g, D).captive = 'war:1';
  endProsecutions(g);
  expect([senator(g, C).corrupt, senator(g, D).corrupt]).toEqual([false, true]);
});
