import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at, faction, hand } from '../testing/at.ts';
import { session, inSession, floorVote } from '../testing/session.ts';
import { presiding } from './presiding.ts';
import { chit } from '../testing/chits.ts';
import { ballots, type Ways } from '../testing/senate.ts';

const three = (g: Rome): void => {
  inSession(g);
  faction(g, 0, 'senator:1', 'senator:2', 'senator:3');
  faction(g, 1, 'senator:4', 'senator:5', 'senator:6');
  faction(g, 2, 'senator:7', 'senator:8', 'senator:9');
  for (const seat of [0, 1, 2]) hand(g, seat);
};
const meeting = (patch: (g: Rome) => void = () => {}) =>
  at(session, undefined, { seats: 3 }, (g) => {
    three(g);
    patch(g);
  });
/** Seat 1 is caught attacking senator:2. */
const caught = (game: ReturnType<typeof meeting>, assassin: SenatorId, ...further: Dice) =>
  game
    .rolling(1, ...further)
    .as(1)
    .does('assassinate', 'senator:2')
    .does('sendAssassin', assassin)
    .does('strike');
const lives = (game: { g: Rome }, id: SenatorId) => maybeSenator(game.g, id) !== undefined;
const ALL_GUILTY: Ways = { 0: 'aye', 1: 'nay', 2: 'aye' };

describe('the Assassin', () => {
  test('[1.09.74-a] dies', () => {
    const game = caught(meeting(), 'senator:5').expectLog('assassin.caught', { who: 'senator:5' });
    expect(lives(game, 'senator:5')).toBe(false);
    expect(game.g.curia).toContain('senator:5');
  });

  test('[1.09.74-i][1.09.74-l] who leads dies without trial, his Family goes under the Curia, nobody leads', () => {
    const game = caught(meeting(), 'senator:4');
    expect(lives(game, 'senator:4')).toBe(false);
    expect(game.g.curia.at(-1)).toBe('senator:4');
    expect(game.g.factions[1]!.leader).toBe('');
    expect(game.g.senate.floors).toEqual([]);
  });

  test('[1.09.74-i][1.09.74-h] and chits are drawn for the target’s Popularity, against his Faction in Rome', () => {
    const game = caught(
      meeting((g) => {
        senator(g, 'senator:2').popularity = 3;
        senator(g, 'senator:6').at = 'field';
      }),
      'senator:4',
      // 5 is of the Faction and in Rome; 6 is away; 7 is somebody else.
      chit(5),
      chit(6),
      chit(7),
    ).rolled();
    expect([lives(game, 'senator:5'), lives(game, 'senator:6'), lives(game, 'senator:7')]).toEqual([false, true, true]);
    game.expectLog('assassin.chits', { n: 3 });
  });

  test('[1.09.74-h] nothing is drawn for one without Popularity', () => {
    for (const popularity of [0, -3]) {
      caught(
        meeting((g) => {
          senator(g, 'senator:2').popularity = popularity;
        }),
        'senator:4',
      ).rolled();
    }
  });

  test('[amb-105] without a Leader only the Assassin dies', () => {
    const game = caught(
      meeting((g) => {
        g.factions[1]!.leader = '';
        senator(g, 'senator:2').popularity = 5;
      }),
      'senator:5',
    ).rolled();
    expect(lives(game, 'senator:5')).toBe(false);
    expect(game.g.senate.floors).toEqual([]);
  });

  test('[1.09.74-j] a Faction that loses its last Senator is eliminated', () => {
    const game = caught(
      meeting((g) => {
        faction(g, 1, 'senator:4');
        hand(g, 1, 'card:38');
        g.factions[1]!.treasury = 8;
        g.bank -= 8;
      }),
      'senator:4',
    );
    expect(game.g.factions[1]).toMatchObject({ status: 'out', hand: [], treasury: 0 });
    expect(game.g.discards).toContain('card:38');
  });
});

describe('his Leader', () => {
  test('[1.09.74-b] loses 5 Influence and is tried at once', () => {
    const game = meeting((g) => {
      senator(g, 'senator:4').influence = 9;
    });
    caught(game, 'senator:5').expectLog('assassin.trial', { who: 'senator:4' });
    expect(senator(game.g, 'senator:4').influence).toBe(4);
    expect(game.g.senate.floors.at(-1)).toMatchObject({
      means: 'special',
      proposal: { t: 'special-prosecution', accused: 'senator:4' },
    });
  });

  test('[1.09.74-k] away from Rome he only loses the Influence', () => {
    const game = meeting((g) => {
      Object.assign(senator(g, 'senator:4'), { influence: 3, at: 'province:sicilia' });
    });
    caught(game, 'senator:5');
    expect(senator(game.g, 'senator:4').influence).toBe(0);
    expect(game.g.senate.floors).toEqual([]);
  });
});

describe('the trial', () => {
  /** Caught by senator:5; then everybody votes, the crowd rolling these dice when senator:4's Faction is called. */
  const trial = (ways: Ways, dice: Dice, patch: (g: Rome) => void = () => {}) => {
    const game = meeting(patch);
    caught(game, 'senator:5');
    game.rolling(...dice);
    return ballots(game, ways);
  };

  test('[1.09.74-c] the appeal is compulsory and the target’s Popularity is taken off: ex-25', () => {
    // Popularity −3: 7 becomes 10, twelve votes for him. Popularity 4: 7 becomes 3, sixteen against.
    const popular = (n: number) => (g: Rome) => {
      senator(g, 'senator:2').popularity = n;
    };
    trial({ 0: 'abstain', 1: 'abstain', 2: 'abstain' }, [3, 4], popular(-3)).rolled();
    const game = meeting(popular(-3));
    caught(game, 'senator:5').rolling(3, 4);
    ballots(game, { 0: 'aye', 1: 'nay', 2: 'aye' });
    expect(lives(game, 'senator:4')).toBe(true);
    const guilty = trial({ 0: 'abstain', 1: 'nay', 2: 'abstain' }, [3, 4, 30, 30, 30, 30], popular(4));
    expect(lives(guilty, 'senator:4')).toBe(false);
  });

  test('[1.09.74-d] the Censor presides, even as the Accused', () => {
    const game = meeting((g) => {
      senator(g, 'senator:7').office = 'rome-consul';
      senator(g, 'senator:4').office = 'censor';
    });
    expect(presiding(game.g)!.id).toBe('senator:7');
    caught(game, 'senator:5');
    expect(presiding(game.g)!.id).toBe('senator:4');
  });

  test('[1.09.74-d] without a Censor whoever presides', () => {
    const game = meeting((g) => {
      senator(g, 'senator:7').office = 'rome-consul';
    });
    caught(game, 'senator:5');
    expect(presiding(game.g)!.id).toBe('senator:7');
  });

  test('[1.09.74-e] no veto; the Accused’s Influence of now counts, and there is nobody else in the case', () => {
    const game = meeting((g) => {
      hand(g, 2, 'card:38');
      senator(g, 'senator:4').influence = 25;
    });
    caught(game, 'senator:5');
    expect(game.as(2).offers('vetoByTribune')).toBeUndefined();
    game.rolling(3, 4);
    ballots(game, ALL_GUILTY);
    // 20 of Influence and the votes of his own against two Factions of three.
    expect(lives(game, 'senator:4')).toBe(true);
    game.expectLog('assassin.acquitted', { who: 'senator:4' });
  });

  test('[1.09.74-g][1.09.74-l] guilty: the Leader dies, his Family goes under the Curia, nobody leads', () => {
    const game = trial(ALL_GUILTY, [3, 4]);
    expect(lives(game, 'senator:4')).toBe(false);
    expect(game.g.curia.at(-1)).toBe('senator:4');
    expect(game.g.factions[1]!.leader).toBe('');
    expect(lives(game, 'senator:6')).toBe(true);
  });

  test('[1.09.74-h] guilty: as many chits as the target’s Popularity, against his Faction in Rome', () => {
    const game = trial(ALL_GUILTY, [4, 4, chit(6)], (g) => {
      senator(g, 'senator:2').popularity = 1;
    });
    game.rolled();
    expect(lives(game, 'senator:6')).toBe(false);
    // [1.09.74-j] That was the last of them.
    expect(game.g.factions[1]!.status).toBe('out');
  });

  test('[amb-90] killed by the crowd is guilty, with the chits; freed is acquitted', () => {
    const killed = trial({ 0: 'nay', 1: 'nay', 2: 'nay' }, [1, 2, chit(6)], (g) => {
      senator(g, 'senator:2').popularity = 1;
    });
    expect([lives(killed, 'senator:4'), lives(killed, 'senator:6')]).toEqual([false, false]);
    const freed = trial(ALL_GUILTY, [6, 6, 30], (g) => {
      senator(g, 'senator:2').popularity = 0;
    });
    expect(lives(freed, 'senator:4')).toBe(true);
  });

  test('[1.09.74-f][amb-12] the proposal on the floor waits, and goes on afterwards', () => {
    const game = at(
      floorVote,
      { proposal: { t: 'raise', legions: 1, fleets: 0 }, by: 0, means: 'presiding' },
      { seats: 3 },
      three,
    );
    caught(game, 'senator:5');
    expect(game.g.senate.floors.map((f) => f.proposal.t)).toEqual(['raise', 'special-prosecution']);
    // Another Faction may attempt another while the trial is on.
    expect(game.as(2).offers('assassinate')).toBeDefined();
    game.rolling(3, 4);
    for (let i = 0; i < 50 && game.g.senate.floors.length > 1; i++) {
      const [seat] = game.waitingFor;
      game.as(seat!);
      if (game.offers('pass')) game.does('pass');
      else if (game.offers('callClockwise')) game.does('callClockwise');
      else game.does(ALL_GUILTY[seat!]!);
    }
    expect(lives(game, 'senator:4')).toBe(false);
    expect(game.g.senate.floors.map((f) => f.proposal.t)).toEqual(['raise']);
    ballots(game, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(game.g.senate.floors).toEqual([]);
    expect(game.g.state).toBe(90);
  });

  test('[amb-12] a second trial is held inside the first', () => {
    const game = meeting();
    caught(game, 'senator:5');
    game.rolling(1).as(2).does('assassinate', 'senator:6').does('sendAssassin', 'senator:8').does('strike');
    expect(game.g.senate.floors.map((f) => f.proposal)).toMatchObject([
      { accused: 'senator:4' },
      { accused: 'senator:7' },
    ]);
  });
});
