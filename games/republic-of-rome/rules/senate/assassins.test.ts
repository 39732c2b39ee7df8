import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { at, faction, hand } from '../testing/at.ts';
import { session, inSession, floorVote } from '../testing/session.ts';
import { attemptTally, extraRolls, isCaught, isKilled } from './bodyguards.ts';
import { revolts } from '../testing/people.ts';
import { ballots } from '../testing/senate.ts';

/** Three Factions with three Senators each, nobody holding a card. */
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
/** Seat 1 sends senator:5 against senator:2. */
const attack = (game: ReturnType<typeof meeting>, ...dice: number[]) =>
  game
    .rolling(...dice)
    .as(1)
    .does('assassinate', 'senator:2')
    .does('sendAssassin', 'senator:5');
const lives = (game: { g: Rome }, id: SenatorId) => maybeSenator(game.g, id) !== undefined;
/** What the seat may do, but for talking. */
const verbs = (game: ReturnType<typeof meeting>, seat: number) =>
  Object.keys(game.as(seat).question?.verbs ?? {}).filter((verb) => !verb.toLowerCase().includes('deal'));
const offered = (game: ReturnType<typeof meeting>, seat: number) => game.as(seat).offers('assassinate');

describe('who may attempt it, on whom', () => {
  test('[1.09.7-a][1.09.7-e] one named Senator against one of another Faction', () => {
    const game = meeting();
    expect(offered(game, 1)).toMatchObject({
      of: ['senator:1', 'senator:2', 'senator:3', 'senator:7', 'senator:8', 'senator:9'],
    });
    game.refuses('assassinate', 'senator:4');
    game.does('assassinate', 'senator:2');
    expect(game.offers('sendAssassin')).toMatchObject({ of: ['senator:4', 'senator:5', 'senator:6'] });
    game.does('sendAssassin', 'senator:5').expectLog('assassin.announced', { who: 'senator:5', target: 'senator:2' });
  });

  test('[1.09.7-d] a Faction is attacked once a turn, and attacks once a turn', () => {
    const game = attack(meeting(), 3).does('strike');
    expect(offered(game, 1)).toBeUndefined();
    expect(offered(game, 2)).toMatchObject({ of: ['senator:4', 'senator:5', 'senator:6'] });
    expect(offered(game, 0)).toMatchObject({ t: 'pick' });
    game.change((g) => {
      g.turn++;
    });
    expect(offered(game, 1)).toMatchObject({ t: 'pick' });
  });

  test('[1.09.71-a] only by and against Senators in Rome', () => {
    const game = meeting((g) => {
      senator(g, 'senator:2').at = 'field';
      senator(g, 'senator:5').at = 'province:sicilia';
      Object.assign(senator(g, 'senator:7'), { captive: 'barbarians', at: 'field' });
    });
    expect(offered(game, 1)).toMatchObject({ of: ['senator:1', 'senator:3', 'senator:8', 'senator:9'] });
    game.does('assassinate', 'senator:1');
    expect(game.offers('sendAssassin')).toMatchObject({ of: ['senator:4', 'senator:6'] });
  });

  test('[1.09.71-a] a Faction with nobody in Rome cannot', () => {
    const game = meeting((g) => {
      for (const id of ['senator:4', 'senator:5', 'senator:6']) senator(g, id).at = 'field';
    });
    expect(offered(game, 1)).toBeUndefined();
  });

  test('[1.09.71-a][1.09.71-b] only while the Senate sits: not in another phase, not once it has adjourned', () => {
    expect(
      offered(
        meeting((g) => (g.phase = 'forum')),
        1,
      ),
    ).toBeUndefined();
    expect(
      offered(
        meeting((g) => (g.senate.step = 'adjourning')),
        1,
      ),
    ).toBeUndefined();
    expect(
      offered(
        meeting((g) => (g.senate.step = 'closed')),
        1,
      ),
    ).toBeUndefined();
    expect(
      offered(
        meeting((g) => (g.senate.step = 'consuls')),
        1,
      ),
    ).toBeDefined();
  });

  test('[amb-102] the unaligned are no targets', () => {
    const game = meeting((g) => {
      senator(g, 'senator:2').faction = -1;
    });
    game.as(1).refuses('assassinate', 'senator:2');
  });

  test('[1.09.821-e][1.09.823-e] nobody attempts it on the Consul for Life, and those he rules attempt nothing', () => {
    const game = meeting((g) => {
      senator(g, 'senator:1').consulForLife = true;
    });
    expect(offered(game, 1)).toBeUndefined();
    expect(offered(game, 2)).toBeUndefined();
    expect(offered(game, 0)).toBeDefined();
  });

  test('[1.09.823-g] a Rebel’s Faction may, but not on the Consul for Life', () => {
    const game = meeting((g) => {
      senator(g, 'senator:1').consulForLife = true;
      revolts(g, 'senator:6').at = 'field';
    });
    expect(offered(game, 1)).toMatchObject({
      of: ['senator:2', 'senator:3', 'senator:7', 'senator:8', 'senator:9'],
    });
  });
});

describe('the roll', () => {
  test('[tbl-assassin-5][tbl-assassin-3][tbl-assassin-2] 5 or more kills, 2 or less is caught', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => [isCaught(n), isKilled(n)])).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  test('[1.09.72-a][tbl-assassin-5] ex-82: a 5 kills', () => {
    const game = attack(meeting(), 5).does('strike').expectLog('assassin.roll', { die: 5, total: 5 });
    expect(lives(game, 'senator:2')).toBe(false);
    expect(lives(game, 'senator:5')).toBe(true);
    expect(game.g.curia).toContain('senator:2');
  });

  test('[tbl-assassin-3] 3 and 4 do nothing', () => {
    for (const die of [3, 4]) {
      const game = attack(meeting(), die).does('strike').expectLog('assassin.fails');
      expect([lives(game, 'senator:2'), lives(game, 'senator:5')]).toEqual([true, true]);
    }
  });

  test('[1.09.7-b][card-49-a] cards are not needed; any number may be added, each adds 1 and is discarded', () => {
    const game = meeting((g) => hand(g, 1, 'card:49', 'card:99', 'card:100', 'card:38'));
    attack(game, 3);
    expect(game.offers('addAssassins')).toMatchObject({ of: ['card:49', 'card:99', 'card:100'], min: 1, max: 3 });
    game.does('addAssassins', ['card:49', 'card:100']).expectLog('assassin.roll', { die: 3, total: 5 });
    expect(lives(game, 'senator:2')).toBe(false);
    expect(game.g.factions[1]!.hand).toEqual(['card:99', 'card:38']);
    expect(game.g.discards).toEqual(expect.arrayContaining(['card:49', 'card:100']));
  });

  test('[card-49-a] every Assassin card is one', () => {
    for (const card of ['card:49', 'card:99', 'card:100', 'card:147', 'card:148', 'card:149'] as const) {
      const game = attack(
        meeting((g) => hand(g, 1, card)),
        4,
      ).does('addAssassins', [card]);
      expect(lives(game, 'senator:2')).toBe(false);
    }
  });

  test('[1.09.71-c][amb-11] nothing else can be done between announcement and roll', () => {
    const game = meeting((g) => {
      hand(g, 2, 'card:48', 'card:49', 'card:38');
      hand(g, 1, 'card:48', 'card:49');
    });
    game.as(1).does('assassinate', 'senator:2');
    for (const seat of [0, 2]) expect(verbs(game, seat)).toEqual([]);
    game.as(1).does('sendAssassin', 'senator:5');
    expect(verbs(game, 1).sort()).toEqual(['addAssassins', 'strike']);
    for (const seat of [0, 2]) expect(verbs(game, seat)).toEqual([]);
  });

  test('[1.09.7-c] those who are not the target cannot help or hinder', () => {
    const game = meeting((g) => {
      hand(g, 0, 'card:47');
      hand(g, 2, 'card:101', 'card:49');
    });
    attack(game, 5).does('strike');
    expect(game.waitingFor).toEqual([0]);
    expect(verbs(game, 2)).toEqual([]);
  });

  test('[tbl-assassin-mod-a][tbl-assassin-mod-b] +1 for an Assassin card, −1 for a Secret and −2 for an Open Bodyguard', () => {
    const { g } = meeting();
    expect(attemptTally(g, 4, { assassins: 2, secret: 0, open: false }).total).toBe(6);
    expect(attemptTally(g, 4, { assassins: 0, secret: 3, open: false }).total).toBe(1);
    expect(attemptTally(g, 4, { assassins: 1, secret: 1, open: true }).total).toBe(2);
  });

  test('[amb-13] Evil Omens takes its share off every roll', () => {
    const { g } = meeting((x) => x.events.push({ id: 'event:168', level: 2, since: 1 }));
    expect(attemptTally(g, 5, { assassins: 1, secret: 0, open: false }).total).toBe(4);
  });
});

describe('Bodyguards', () => {
  const guarded = (...cards: Parameters<typeof hand>[2][]) => meeting((g) => hand(g, 0, ...cards));

  test('[1.09.73-a][card-47-a] after the roll the target’s player plays as many as he likes, each −1 and discarded', () => {
    const game = attack(guarded('card:47', 'card:101', 'card:102', 'card:38'), 6).does('strike');
    expect(game.waitingFor).toEqual([0]);
    expect(game.as(0).offers('playBodyguards')).toMatchObject({
      of: ['card:47', 'card:101', 'card:102'],
      min: 1,
      max: 3,
    });
    game.rolling(6, 6).does('playBodyguards', ['card:47', 'card:102']).rolled();
    expect(lives(game, 'senator:2')).toBe(true);
    expect(game.g.factions[0]!.hand).toEqual(['card:101', 'card:38']);
    expect(game.g.discards).toEqual(expect.arrayContaining(['card:47', 'card:102']));
  });

  test('[1.09.823-d][amb-78] nobody plays those of a Faction that a Consul for Life rules', () => {
    const game = meeting((g) => {
      senator(g, 'senator:7').consulForLife = true;
      revolts(g, 'senator:6').at = 'field';
      hand(g, 0, 'card:47');
    });
    attack(game, 5).does('strike');
    expect(lives(game, 'senator:2')).toBe(false);
    expect(game.g.factions[0]!.hand).toEqual(['card:47']);
  });

  test('[1.09.73-a] he need not, and it looks the same whether or not he has one', () => {
    const game = attack(guarded('card:38'), 5).does('strike').as(0);
    expect(game.offers('playBodyguards')).toBeUndefined();
    game.does('noBodyguard');
    expect(lives(game, 'senator:2')).toBe(false);
  });

  test('[1.09.73-c][card-47-b] ex-80: 4 + 1 − 1 does nothing; the extra roll, with all modifiers, only catches', () => {
    const start = () =>
      attack(
        meeting((g) => {
          hand(g, 0, 'card:47');
          hand(g, 1, 'card:49');
        }),
        4,
      ).does('addAssassins', ['card:49']);
    const caught = start().as(0).rolling(2).does('playBodyguards', ['card:47']);
    caught.expectLog('assassin.again', { die: 2, total: 2 }).expectLog('assassin.caught', { who: 'senator:5' });
    expect([lives(caught, 'senator:2'), lives(caught, 'senator:5')]).toEqual([true, false]);
    const free = start().as(0).rolling(6).does('playBodyguards', ['card:47']);
    expect([lives(free, 'senator:2'), lives(free, 'senator:5')]).toEqual([true, true]);
  });

  test('[1.09.73-c] one roll for each, none once he is caught', () => {
    expect(extraRolls({ assassins: 3, secret: 2, open: false })).toBe(2);
    const game = attack(guarded('card:47', 'card:101'), 3).does('strike').as(0);
    // 3 − 2 catches him by the first roll already.
    game.does('playBodyguards', ['card:47', 'card:101']).expectLog('assassin.caught');
    const later = attack(guarded('card:47', 'card:101'), 5).does('strike').as(0);
    later.rolling(6, 4).does('playBodyguards', ['card:47', 'card:101']).rolled().expectLog('assassin.caught');
  });

  test('[1.09.73-d] the victim may die and the Assassin still be caught', () => {
    const game = attack(guarded('card:47'), 6).does('strike').as(0);
    game.rolling(1).does('playBodyguards', ['card:47']);
    expect([lives(game, 'senator:2'), lives(game, 'senator:5')]).toEqual([false, false]);
  });

  test('[1.09.73-b][card-152-c] ex-81: an Open Bodyguard takes off 2, and calls for one more roll whatever happened', () => {
    const open = () =>
      meeting((g) => {
        senator(g, 'senator:2').bodyguard = true;
        hand(g, 0, 'card:152');
        g.factions[0]!.hand = [];
      });
    const game = attack(open(), 6, 4).does('strike').expectLog('assassin.roll', { die: 6, total: 4 });
    game.expectLog('assassin.again', { die: 4, total: 2 }).rolled();
    expect([lives(game, 'senator:2'), lives(game, 'senator:5')]).toEqual([true, false]);
    const free = attack(open(), 6, 5).does('strike').rolled();
    expect(lives(free, 'senator:5')).toBe(true);
  });

  test('[card-152-c] it lies with the dead no more', () => {
    const game = attack(
      meeting((g) => {
        senator(g, 'senator:2').bodyguard = true;
        hand(g, 1, 'card:49');
        hand(g, 0, 'card:152');
        g.factions[0]!.hand = [];
      }),
      6,
      6,
    ).does('addAssassins', ['card:49']);
    expect(lives(game, 'senator:2')).toBe(false);
    expect(game.g.discards).toContain('card:152');
  });
});

describe('over a Land Bill', () => {
  const bill = (sponsor: SenatorId, coSponsor: SenatorId, patch: (g: Rome) => void = () => {}) =>
    at(
      floorVote,
      { proposal: { t: 'land-bill', type: 'I', sponsor, coSponsor }, by: 0, means: 'presiding' },
      { seats: 3 },
      (g) => {
        three(g);
        patch(g);
      },
    );

  test('[1.09.623-a][1.09.623-b] both sponsors of one Faction: who is caught dies, and nothing falls on his Faction', () => {
    const game = bill('senator:2', 'senator:3', (g) => {
      senator(g, 'senator:2').popularity = 9;
    });
    const { influence } = senator(game.g, 'senator:4');
    attack(game, 1).does('strike').expectLog('assassin.caught');
    expect(lives(game, 'senator:5')).toBe(false);
    expect(senator(game.g, 'senator:4').influence).toBe(influence);
    expect(game.g.senate.floors).toHaveLength(1);
    expect(game.g.senate.floors[0]!.attempted).toBe(true);
  });

  test('[1.09.623-b][amb-181] nor when it was his last Senator', () => {
    const game = bill('senator:2', 'senator:3', (g) => {
      faction(g, 1, 'senator:5');
    });
    attack(game, 2).does('strike');
    expect(game.g.factions[1]!.status).toBe('in');
  });

  test('[1.09.623-a] sponsors of two Factions, or another target: the ordinary punishment', () => {
    const two = bill('senator:2', 'senator:7');
    attack(two, 1).does('strike').expectLog('assassin.trial', { who: 'senator:4' });
    const other = bill('senator:1', 'senator:3');
    attack(other, 1).does('strike').expectLog('assassin.trial', { who: 'senator:4' });
  });

  test('[1.09.623-a] also while a trial has suspended the vote on the bill', () => {
    const game = bill('senator:2', 'senator:3');
    game.rolling(1).as(1).does('assassinate', 'senator:7').does('sendAssassin', 'senator:5').does('strike');
    game.expectLog('assassin.trial', { who: 'senator:4' });
    const { influence } = senator(game.g, 'senator:7');
    game.rolling(1).as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:8').does('strike');
    expect(lives(game, 'senator:8')).toBe(false);
    expect(senator(game.g, 'senator:7').influence).toBe(influence);
    expect(game.g.senate.floors).toHaveLength(2);
  });

  test('[1.09.623-c] the vote goes on, though the Sponsor is dead', () => {
    const game = bill('senator:2', 'senator:3');
    attack(game, 6).does('strike');
    expect(lives(game, 'senator:2')).toBe(false);
    ballots(game, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(game.g.landBills.I).toBe(1);
  });

  test('[1.09.623-d] the limits hold for it too', () => {
    const game = bill('senator:2', 'senator:3');
    attack(game, 3).does('strike');
    expect(offered(game, 2)).toMatchObject({ of: ['senator:4', 'senator:5', 'senator:6'] });
    expect(offered(game, 1)).toBeUndefined();
    game.as(0).refuses('assassinate', 'senator:3');
  });
});
