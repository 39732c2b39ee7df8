/** Worked examples of Prosecutions and Assassins. */
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at, faction, hand, offered } from '../testing/at.ts';
import { A, accuse, prosecuting, C, CENSOR, corrupt, D, untilAppeal } from '../testing/prosecutions.ts';
import { ballots, type Game } from '../testing/senate.ts';
import { session, inSession } from '../testing/session.ts';

describe('Prosecutions', () => {
  /** Convicted by the votes of his own Faction, which are more than all the others'. */
  const convicted = (charge: string, patch: (g: Rome) => void): Game => {
    const game = prosecuting(patch);
    accuse(game, C, charge);
    untilAppeal(game).does('noAppeal');
    return ballots(game, { 1: 'aye' });
  };
  const appealing = (popularity: number, dice: number[]): Game => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      Object.assign(senator(g, C), { popularity, influence: 7 });
      g.factions[1]!.leader = D;
    });
    accuse(game, C, 'charge:corrupt');
    return untilAppeal(game)
      .rolling(...dice)
      .does('appeal')
      .rolled();
  };

  test('[ex-76] minor, Influence 3 and Popularity −6: 0 and −9, the marker and 2 Influence are the Prosecutor’s', () => {
    const game = convicted('charge:corrupt', (g) => {
      Object.assign(senator(g, C), { corrupt: true, influence: 3, popularity: -6, priorConsul: true });
      senator(g, A).influence = 5;
    });
    expect(senator(game.g, C)).toMatchObject({ influence: 0, popularity: -9, priorConsul: false });
    expect(senator(game.g, A)).toMatchObject({ influence: 7, priorConsul: true });
  });
  test('[ex-77] major, Influence 17: he dies, and the Prosecutor gains 9', () => {
    const game = convicted('charge:major', (g) => {
      Object.assign(senator(g, C), { major: true, influence: 17 });
      senator(g, A).influence = 5;
      g.factions[1]!.leader = D;
    });
    game.expectLog('death', { who: C });
    expect(senator(game.g, A).influence).toBe(14);
  });
  test('[ex-78] an appeal of 11 + 4 frees him; four chits against Censor and Prosecutor', () => {
    // Those of the Prosecutor (1) and the Censor (2), then of C and of D, who are in no danger.
    const game = appealing(4, [6, 5, 0, 0, 0, 0]).expectLog('prosecution.freed', { who: C });
    game.expectLog('death', { who: A }).expectLog('death', { who: CENSOR });
    expect(senator(game.g, C)).toMatchObject({ popularity: 4, influence: 7 });
    expect(maybeSenator(game.g, D)).toBeDefined();
  });
  test('[ex-79] an appeal of 3 − 1 kills him, and he counts as guilty', () => {
    const game = appealing(-1, [1, 2]).expectLog('prosecution.lynched', { who: C });
    game.expectLog('death', { who: C });
    // Half of his 7 Influence, rounded up.
    expect(senator(game.g, A).influence).toBe(5 + 4);
  });
  test('[ex-27] convicted over one of two Concessions he loses both; a marker is still a ground', () => {
    const both = (g: Rome): void => {
      g.concessions = [56, 57].map((n) => ({ id: `concession:${n}`, holder: C, revealed: true, voted: 0 }));
    };
    const marked = convicted('concession:56', (g) => {
      both(g);
      senator(g, C).corrupt = true;
    });
    expect(marked.g.concessions.map((c) => c.holder)).toEqual(['forum', 'forum']);
    marked.as(0).does('prosecute', C);
    expect(offered(marked, 'charge')).toEqual(['charge:corrupt']);
    const bare = convicted('concession:56', both);
    bare.as(0).refuses('prosecute', C);
  });
});

describe('Assassins', () => {
  const meeting = (patch: (g: Rome) => void = () => {}) =>
    at(session, undefined, { seats: 3 }, (g) => {
      inSession(g);
      faction(g, 0, 'senator:1', 'senator:2', 'senator:3');
      faction(g, 1, 'senator:4', 'senator:5', 'senator:6');
      faction(g, 2, 'senator:7', 'senator:8', 'senator:9');
      for (const seat of [0, 1, 2]) hand(g, seat);
      patch(g);
    });
  /** Seat 1's senator:5 against seat 0's senator:2. */
  const attack = (game: ReturnType<typeof meeting>, ...dice: number[]) =>
    game
      .rolling(...dice)
      .as(1)
      .does('assassinate', 'senator:2')
      .does('sendAssassin', 'senator:5');
  const living = (game: { g: Rome }) => ['senator:2', 'senator:5'].filter((id) => maybeSenator(game.g, id));
  const held = (mine: CardId[], theirs: CardId[]) =>
    meeting((g) => {
      hand(g, 0, ...theirs);
      hand(g, 1, ...mine);
    });

  test('[ex-80] 4 and an Assassin card kill; a Secret Bodyguard makes it 4, and one more roll catches on 2 or less', () => {
    const plain = attack(held(['card:49'], []), 4).does('addAssassins', ['card:49']);
    expect(living(plain)).toEqual(['senator:5']);
    const guarded = (die: number) =>
      attack(held(['card:49'], ['card:47']), 4)
        .does('addAssassins', ['card:49'])
        .as(0)
        .rolling(die)
        .does('playBodyguards', ['card:47'])
        .rolled();
    expect([1, 2, 3].map((die) => living(guarded(die)))).toEqual([
      ['senator:2'],
      ['senator:2'],
      ['senator:2', 'senator:5'],
    ]);
  });
  test('[ex-81] 6 against an Open Bodyguard is 4, and one more roll less 2 catches on 4 or less', () => {
    const guarded = (die: number) => {
      const game = meeting((g) => {
        senator(g, 'senator:2').bodyguard = true;
        hand(g, 0, 'card:152');
        g.factions[0]!.hand = [];
      });
      return attack(game, 6, die).does('strike').expectLog('assassin.roll', { die: 6, total: 4 }).rolled();
    };
    expect([4, 5].map((die) => living(guarded(die)))).toEqual([['senator:2'], ['senator:2', 'senator:5']]);
  });
  test('[ex-82] a 5 kills; the Faction cannot be attacked again this turn, nor the attacker try again', () => {
    const game = attack(meeting(), 5).does('strike');
    expect(living(game)).toEqual(['senator:5']);
    expect(game.as(1).offers('assassinate')).toBeUndefined();
    expect(game.as(2).offers('assassinate')).toMatchObject({ of: ['senator:4', 'senator:5', 'senator:6'] });
    game.as(2).refuses('assassinate', 'senator:1');
  });

  describe('[ex-25] the Leader of one who was caught', () => {
    const tried = (popularity: number, ...chits: number[]) => {
      const game = meeting((g) => {
        senator(g, 'senator:2').popularity = popularity;
        senator(g, 'senator:4').influence = 5;
      });
      attack(game, 1).does('strike').expectLog('assassin.trial', { who: 'senator:4' });
      game.rolling(3, 4, ...chits);
      return game;
    };
    const appealOf = (game: ReturnType<typeof meeting>): number | undefined => {
      for (;;) {
        const [seat] = game.waitingFor;
        const floor = game.g.senate.floors.at(-1);
        if (seat === undefined || floor?.appealed) return floor?.appeal;
        game.as(seat);
        if (game.offers('pass')) game.does('pass');
        else if (game.offers('callClockwise')) game.does('callClockwise');
        else game.does('abstain');
      }
    };
    test('[ex-25] target’s Popularity −3: 7 is 10, twelve votes for him; convicted anyway, no chits', () => {
      expect(appealOf(tried(-3))).toBe(12);
      // Enough votes against the twelve.
      const game = tried(-3);
      game.change((g) => {
        for (const id of ['senator:1', 'senator:7']) senator(g, id).knights = 20;
      });
      ballots(game, { 0: 'aye', 1: 'nay', 2: 'aye' }).rolled();
      expect(maybeSenator(game.g, 'senator:4')).toBeUndefined();
    });
    test('[ex-25] target’s Popularity 4: 7 is 3, sixteen votes against him; four chits against his Faction in Rome', () => {
      expect(appealOf(tried(4))).toBe(-16);
      // 6 is in danger; 1, 2 and 3 are not of his Faction.
      const game = ballots(tried(4, 5, 0, 0, 0), { 0: 'abstain', 1: 'nay', 2: 'abstain' }).rolled();
      expect(maybeSenator(game.g, 'senator:4')).toBeUndefined();
      expect(maybeSenator(game.g, 'senator:6')).toBeUndefined();
      expect([1, 2, 3].every((n) => maybeSenator(game.g, `senator:${n}`))).toBe(true);
    });
  });
});
