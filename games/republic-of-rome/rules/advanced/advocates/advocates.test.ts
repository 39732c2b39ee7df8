import { describe, expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { proposalInWords } from '../../senate/sentence.ts';
import { agreed, states, writes } from '../../testing/agreements.ts';
import { chit } from '../../testing/chits.ts';
import { PRINTED } from '../../testing/printed.ts';
import { A, accuse, C, CENSOR, corrupt, D, E, F, prosecuting, untilAppeal } from '../../testing/prosecutions.ts';
import { ballots, type Game, TURN } from '../../testing/senate.ts';
import { readTrial } from './trial-roll.ts';

/** C, of seat 1, is accused by A; seat 0 has the Censor. */
const accused = (patch: (g: Rome) => void = () => {}): Game => {
  const game = prosecuting(
    (g) => {
      corrupt(C)(g);
      patch(g);
    },
    [],
    { advanced: ['advocates'] },
  );
  return accuse(game, C, 'charge:corrupt').as(1);
};
const pleading = (advocate: string, patch?: (g: Rome) => void): Game => {
  const game = accused(patch).does('askAdvocate', advocate);
  if (advocate === E || advocate === F) game.as(2).does('consent');
  return game.as(1);
};
/** Seat 2 votes for conviction, seat 0 as it is told, seat 1, after it has done without an appeal, for C; then the Advocate rolls. */
const tried = (game: Game, way: 'aye' | 'nay', dice: number[]): Game => {
  ballots(game, { 0: way, 2: 'aye' }).as(1).does('noAppeal');
  return ballots(game.rolling(...dice), { 0: way, 1: 'nay', 2: 'aye' });
};
const appealing = (game: Game, dice: (number | string)[]): Game =>
  untilAppeal(game)
    .rolling(...dice)
    .does('appeal');

/** As printed on their cards. */
const PRINTED_INFLUENCE = { A: 5, C: 5, E: 4 };

describe('choosing an Advocate', () => {
  test('[2.05.2-a][2.05.2-h] the Accused is asked right after the Prosecutor has been appointed, before anybody steps in or votes', () => {
    expect(accused().question?.prompt).toEqual({ k: 'ask.advocate', a: { who: C, prosecutor: A } });
  });
  test('[2.05.2-b][2.05.2-c][2.05.2-d] anybody in Rome of any Faction, not the Censor, not the Prosecutor', () => {
    expect(accused().offers('askAdvocate')).toMatchObject({ of: [D, E, F] });
    expect(accused((g) => void (senator(g, F).at = 'field')).offers('askAdvocate')).toMatchObject({ of: [D, E] });
  });
  test('[2.05.2-e] another player must agree; [A2-115] one’s own Senators agree by being named', () => {
    const own = accused().does('askAdvocate', D).expectLog('advocate.speaks', { who: D, accused: C });
    expect(own.g.senate.floors[0]!.proposal).toMatchObject({ advocate: D });
    expect(proposalInWords(own.g.senate.floors[0]!.proposal)).toContainEqual({
      k: 'board.floor.advocate',
      a: { who: D },
    });
    const other = accused().does('askAdvocate', E);
    expect(other.as(2).question?.prompt.k).toBe('ask.advocate.consent');
    other.does('refuse').expectLog('advocate.refused', { who: E });
    expect(other.as(1).offers('askAdvocate')).toMatchObject({ of: [D, F] });
    other.does('askAdvocate', F).as(2).does('consent').expectLog('advocate.speaks', { who: F, accused: C });
  });
  test('[AGR-15] whoever has promised to be Advocate agrees, and where he belongs to the Accused’s own player he has kept his word', () => {
    const promised = (by: number, advocate: SenatorId): Game =>
      accused((g) => void agreed(g, 7, [[by, 0, { t: 'appoint', role: 'advocate', senator: advocate }]]));
    const other = promised(2, E).does('askAdvocate', E).as(2);
    other.refuses('refuse', undefined, 'no.agreement').does('consent');
    expect(states(other, 7)).toEqual(['performed']);
    // Of F nothing was promised.
    expect(promised(2, E).does('askAdvocate', F).as(2).offers('refuse')).toBeDefined();
    expect(states(promised(1, D).does('askAdvocate', D), 7)).toEqual(['performed']);
    // Who says nothing keeps his word as well.
    promised(2, E).does('askAdvocate', E).as(2).saysNothing().expectLog('advocate.speaks', { who: E });
  });
  test('[AGR-15][2.00-c] it can be promised only where Advocates are played', () => {
    const roles = (game: Game): readonly string[] => {
      writes(game, 1, 'deal:new-public', 'faction:0', 'deal:clause', 'faction:1', 'faction:0', 'word:appoint');
      const o = game.as(1).offers('deal');
      return o?.t === 'pick' ? o.of : [];
    };
    expect(roles(prosecuting(corrupt(C), [], { advanced: ['advocates'] }))).toContain('role:advocate');
    expect(roles(prosecuting(corrupt(C), [], { advanced: ['pontifex'] }))).not.toContain('role:advocate');
    expect(roles(prosecuting(corrupt(C)))).not.toContain('role:advocate');
  });
  test('[2.05.2-f][2.05.2-g] he may speak for himself, and does when nobody will', () => {
    const game = accused().does('speakForHimself').expectLog('advocate.himself', { who: C });
    expect(proposalInWords(game.g.senate.floors[0]!.proposal).map((m) => m.k)).toContain('board.floor.himself');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ advocate: C });
    const none = accused((g) => {
      for (const id of [D, E, F]) senator(g, id).at = 'field';
    });
    expect(none.offers('askAdvocate')).toBeUndefined();
    none.does('speakForHimself');
  });
  test('[2.05.2-i] anew for each Prosecution', () => {
    const game = tried(pleading(E, corrupt(D)), 'nay', [3, 4]);
    expect(game.g.senate.floors).toEqual([]);
    accuse(game, D, 'charge:corrupt');
    expect(game.as(1).question?.prompt.k).toBe('ask.advocate');
  });
  test('[A2-113] whose Advocate is killed speaks for himself, and nobody gains or loses as Advocate', () => {
    const game = pleading(E, (g) => void (g.factions[0]!.attempted = 0));
    game.rolling(6).as(0).does('assassinate', E).does('sendAssassin', CENSOR).does('strike');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ advocate: C });
    const heir = game.g.senators.find((s) => s.id === E);
    const before = heir?.influence;
    // 2d6 and the ORA of C, less that of A.
    tried(game, 'nay', [3, 4]).expectLog('advocate.pleads', { who: C, dice: 7, total: 6 });
    expect(heir?.influence).toBe(before);
  });
  test('[2.00-c] without the rule nobody is asked', () => {
    const game = prosecuting(corrupt(C));
    accuse(game, C, 'charge:corrupt');
    expect(game.as(1).question?.prompt.k).not.toBe('ask.advocate');
    expect(game.g.senate.floors[0]!.proposal).not.toHaveProperty('advocate');
  });
});

describe('the trial', () => {
  test('[2.05.3-c][2.05.3-d][tbl-appeal-adv] the column of the table', () => {
    expect([-4, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20].map((n) => readTrial(PRINTED, n))).toEqual([
      -20, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 20,
    ]);
  });
  test('[2.05.3-b][2.05.3-e][2.05.3-j] 2d6 and the ORA of the Advocate, less that of the Prosecutor, always, at once when all have voted', () => {
    const ora = (id: string, n: number) => (g: Rome) => {
      senator(g, id).influence = n;
    };
    // E has ORA 3, F 2, A 3.
    tried(pleading(E), 'nay', [3, 4]).expectLog('advocate.pleads', { who: E, dice: 7, total: 7 });
    tried(pleading(F, ora(F, 9)), 'nay', [3, 4]).expectLog('advocate.pleads', { who: F, dice: 7, total: 6 });
    tried(accused().does('speakForHimself'), 'nay', [6, 4]).expectLog('advocate.pleads', { who: C, total: 9 });
  });
  test('[2.05.3-k] Evil Omens are taken off', () => {
    const omens = (g: Rome) => void g.events.push({ id: 'event:168', level: 1, since: TURN });
    tried(pleading(E, omens), 'nay', [3, 4]).expectLog('advocate.pleads', { dice: 7, total: 6 });
  });
  test('[2.05.3-a][2.05.3-d][2.05.3-g][2.05.3-h] votes, Influence and trial together: guilty only if more are for it', () => {
    // 10 for conviction; against it the 5 votes of seat 1 and the 5 Influence of C.
    const popularity = (dice: number[]) => senator(tried(pleading(E), 'aye', dice).g, C).popularity;
    expect(popularity([3, 4])).toBe(0);
    expect(popularity([3, 3])).toBe(-5);
    expect(popularity([4, 4])).toBe(0);
    // Without the speech he would have been convicted.
    const rich = (dice: number[]) =>
      senator(
        tried(
          pleading(E, (g) => void (senator(g, A).knights = 4)),
          'aye',
          dice,
        ).g,
        C,
      ).popularity;
    expect(rich([3, 4])).toBe(-5);
    expect(rich([4, 4])).toBe(0);
  });
  test('[2.05.3-f][2.05.3-g] the Popular Appeal keeps its place, and both count', () => {
    // The crowd gives 8 for conviction, the speech 8 against it: 18 against 18.
    const game = appealing(pleading(E), [2, 3]);
    expect(game.g.senate.floors[0]).toMatchObject({ appeal: -8, appealed: true });
    ballots(game.rolling(5, 4), { 0: 'aye', 1: 'nay', 2: 'aye' }).expectLog('prosecution.acquitted', { who: C });
    // A speech that gives 4 would have saved him without the crowd: 18 against 14.
    const guilty = appealing(pleading(E), [2, 3]).rolling(4, 4);
    ballots(guilty, { 0: 'aye', 1: 'nay', 2: 'aye' }).expectLog('prosecution.guilty', { who: C });
  });
  test('[2.05.1-b] Cicero adds 2 as Advocate, and takes 2 away as Prosecutor', () => {
    const game = accused((g) => {
      senator(g, E).id = 'senator:28A';
      for (const s of g.senators) s.priorConsul = false;
    });
    game.does('askAdvocate', 'senator:28A').as(2).does('consent');
    // ORA 6 and 2 more, against 3.
    tried(game, 'nay', [1, 1]).expectLog('advocate.pleads', { dice: 2, total: 7 });
    const against = prosecuting(
      (g) => {
        corrupt(C)(g);
        senator(g, A).id = 'senator:28A';
      },
      [],
      { advanced: ['advocates'] },
    );
    accuse(against, C, 'charge:corrupt', 'senator:28A').as(1).does('askAdvocate', D);
    tried(against, 'nay', [6, 6]).expectLog('advocate.pleads', { dice: 12, total: 12 + 3 - 6 - 2 });
  });
  test('[2.05.3-i] when the crowd frees or kills the Accused there is no roll', () => {
    const freed = appealing(
      pleading(E, (g) => void (senator(g, C).popularity = 4)),
      [6, 2, 'chit:none'],
    );
    freed.expectLog('prosecution.freed', { who: C });
    expect(freed.said('advocate.pleads')).toEqual([]);
  });
  test('[2.05.1-a][2.05.H-a] the Leader of an Assassin has no Advocate', () => {
    const game = prosecuting((g) => void (g.factions[1]!.attempted = 0), [], { advanced: ['advocates'] });
    game.rolling(1).as(1).does('assassinate', E).does('sendAssassin', D).does('strike');
    game.expectLog('assassin.trial');
    expect(game.as(1).question?.prompt.k).not.toBe('ask.advocate');
  });
});

describe('the crowd and the Advocate', () => {
  const lynched = (advocate: string | undefined, ...chits: string[]): Game => {
    const poor = (g: Rome): void => void (senator(g, C).popularity = -1);
    const game = advocate === undefined ? accused(poor).does('speakForHimself') : pleading(advocate, poor);
    return appealing(game, [1, 1, ...chits]).expectLog('prosecution.lynched', { who: C });
  };
  test('[2.05.4-a][2.05.4-b][2.05.4-c] a chit for each point below 3, and only the Advocate may die of them', () => {
    // 2 − 1 = 1: two chits, those of A and of the Advocate.
    lynched(E, chit(1), chit(5)).expectLog('death', { who: E });
    const spared = lynched(E, chit(1), chit(6));
    expect(senator(spared.g, A).office).toBe('rome-consul');
    expect(senator(spared.g, F).id).toBe(F);
  });
  test('[2.05.4-d] none if the Accused speaks for himself', () => {
    lynched(undefined);
  });
  test('[2.05.4-e] above 11 Censor and Prosecutor are in danger, and the Advocate is not', () => {
    const game = appealing(
      pleading(E, (g) => void (senator(g, C).popularity = 4)),
      [5, 4, chit(5), chit(2)],
    );
    game.expectLog('death', { who: CENSOR });
    expect(game.said('death').map((a) => a['who'])).not.toContain(E);
  });
  test('[2.05.5-d] killed by the crowd is guilty for the Advocate', () => {
    const game = lynched(E, chit(1), chit(6));
    expect(senator(game.g, E).influence).toBe(PRINTED_INFLUENCE.E - 3);
  });
});

describe('what follows from the verdict', () => {
  const influence = (game: Game, id: string): number => senator(game.g, id).influence;
  test('[2.05.5-a][2.05.5-b] guilty: the Advocate loses 3 Influence, not below 0', () => {
    const game = tried(pleading(E), 'aye', [3, 3]).expectLog('prosecution.guilty', { who: C });
    expect(influence(game, E)).toBe(PRINTED_INFLUENCE.E - 3);
    expect(influence(game, C)).toBe(0);
    // Half of the 5 that C lost, rounded up.
    expect(influence(game, A)).toBe(PRINTED_INFLUENCE.A + 3);
    const poor = tried(
      pleading(E, (g) => void (senator(g, E).influence = 2)),
      'aye',
      [3, 3],
    );
    expect(influence(poor, E)).toBe(0);
  });
  test('[2.05.5-c] who speaks for himself suffers nothing besides', () => {
    const game = tried(accused((g) => void (senator(g, C).influence = 9)).does('speakForHimself'), 'aye', [1, 2]);
    expect(influence(game, C)).toBe(4);
  });
  test('[2.05.6-a][2.05.6-b] innocent: the Advocate gains 3, the Prosecutor loses 3, not below 0', () => {
    const game = tried(pleading(E), 'nay', [3, 4]).expectLog('prosecution.acquitted', { who: C });
    expect(influence(game, E)).toBe(PRINTED_INFLUENCE.E + 3);
    expect(influence(game, A)).toBe(PRINTED_INFLUENCE.A - 3);
    const poor = tried(
      pleading(E, (g) => void (senator(g, A).influence = 1)),
      'nay',
      [3, 4],
    );
    expect(influence(poor, A)).toBe(0);
  });
  test('[2.05.6-c] who speaks for himself gains nothing, and the Prosecutor loses 3', () => {
    const game = tried(accused().does('speakForHimself'), 'nay', [3, 4]);
    expect([influence(game, C), influence(game, A)]).toEqual([PRINTED_INFLUENCE.C, PRINTED_INFLUENCE.A - 3]);
  });
  test('[2.05.6-d] freed by the crowd is innocent', () => {
    const game = appealing(
      pleading(E, (g) => void (senator(g, C).popularity = 4)),
      [6, 2, 'chit:none'],
    );
    expect([influence(game, E), influence(game, A)]).toEqual([PRINTED_INFLUENCE.E + 3, PRINTED_INFLUENCE.A - 3]);
  });
  test('[2.05.6-e] a vetoed Prosecution has no verdict', () => {
    const game = pleading(E, (g) => {
      g.factions[2]!.hand = ['card:38'];
    });
    game.as(2).does('vetoByTribune', 'card:38').expectLog('senate.vetoed');
    expect([influence(game, E), influence(game, A)]).toEqual([PRINTED_INFLUENCE.E, PRINTED_INFLUENCE.A]);
  });
});

describe('what is told before somebody decides', () => {
  const told = (game: Game, verb: string, ref = '') => explain(game.view(game.waitingFor[0]!), verb, ref);
  const DICE = [1, 2, 3, 4, 5, 6];
  test('[2.05.3-b][2.05.3-c] every throw of every Advocate, as it then comes', () => {
    for (const advocate of [D, E, C]) {
      const game = accused();
      const ways = advocate === C ? told(game, 'speakForHimself') : told(game, 'askAdvocate', advocate);
      const rolls = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));
      for (const { roll, chance, brings } of ways!.throws!) {
        const these = rolls.filter(([a, b]) => a + b === roll);
        expect(chance).toBeCloseTo(these.length / rolls.length);
        const done = advocate === C ? accused().does('speakForHimself') : pleading(advocate);
        const [said] = tried(done, 'nay', [...these[0]!]).said('advocate.votes');
        const guilty = said!['way'] === 'guilty';
        expect([roll, brings]).toEqual([roll, { k: guilty ? 'appeal.guilty' : 'appeal.free', a: { n: said!['n'] } }]);
      }
    }
  });
  test('[2.05.2-e] whoever is asked to speak is told the same', () => {
    const game = accused();
    const before = told(game, 'askAdvocate', E);
    game.does('askAdvocate', E);
    expect(told(game.as(2), 'consent')).toEqual(before);
  });
  test('[2.05.3-g] an appeal says what the speeches leave open', () => {
    // Without them he would be lost or saved by the votes of the people: 20 more or less may come.
    const game = untilAppeal(pleading(E));
    expect(told(game, 'appeal')!.throws!.map((t) => t.end)).toEqual(['lose', ...Array<string>(9).fill('draw'), 'win']);
  });
});
