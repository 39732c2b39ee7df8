import { describe, expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { business } from '../../senate/other-business.ts';
import { rich } from '../../testing/bare.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, result, who } from '../../testing/meeting.ts';

/** Seat 2 has two Tribunes; seat 0 what the test gives it. */
const vetoed = (patch: (g: Meeting['g']) => void): Meeting =>
  onVote(RAISE, (g) => {
    gives(g, 2, 'card:38', 'card:39');
    patch(g);
  })
    .as(2)
    .does('vetoByTribune', 'card:38');

describe('Murder of a Tribune', () => {
  test('[card-97-a][card-97-b][card-97-c][amb-7] an even die stops it; the Senator loses Popularity by the die; another Tribune may be played', () => {
    const p = vetoed((g) => gives(g, 0, 'card:97', 'card:98'));
    expect(p.waitingFor).toEqual([0]);
    p.as(0).rolling(4).does('murderTribune', 'senator:2').expectLog('senate.murdered', { die: 4 });
    expect(who(p, 2).popularity).toBe(-4);
    expect(p.g.discards).toEqual(['card:38', 'card:97']);
    expect(p.g.senate.floors[0]!.status).toBe('open');
    p.as(2).does('pass').as(2).does('vetoByTribune', 'card:39').as(0).does('pass');
    expect(result(p)).toBe('vetoed');
  });
  test('[card-97-a][card-97-b] an odd one does not, and costs as much; another may try', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:98');
    });
    p.as(0).rolling(3).does('murderTribune', 'senator:2').expectLog('senate.notMurdered');
    expect(who(p, 2).popularity).toBe(-3);
    p.as(1).does('pass').as(2).does('pass');
    p.as(1).rolling(2).does('murderTribune', 'senator:4');
    expect(p.g.senate.floors[0]!.status).toBe('open');
  });
  test('[card-97-a] by a Senator in Rome, never by the player of the Tribune', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:97');
      gives(g, 2, 'card:98');
      senator(g, 'senator:2').at = 'province:sicilia';
    });
    p.as(0).refuses('murderTribune', 'senator:2').refuses('murderTribune', 'senator:4');
    p.as(2).refuses('murderTribune', 'senator:7');
  });
  test('[card-97-a][card-103-a] only by whoever holds the card', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:103');
    });
    expect([p.as(0).offers('murderTribune'), p.as(0).offers('graftTribune')]).toMatchObject([{ t: 'pick' }, undefined]);
    expect([p.as(1).offers('murderTribune'), p.as(1).offers('graftTribune')]).toMatchObject([undefined, { t: 'pick' }]);
  });
  test.each([
    ['an odd die leaves it', 3, 1],
    ['an even one takes it away', 4, 0],
  ])('[card-97-a][card-97-c] against a proposal on the floor: %s', (_, die, left) => {
    const p = inSenate(business, undefined, (g) => {
      gives(g, 2, 'card:38');
      gives(g, 0, 'card:97');
    });
    p.as(2).does('proposeByTribune', 'card:38').as(0).does('pass');
    p.as(2).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    p.as(0).rolling(die).does('murderTribune', 'senator:2');
    expect(p.g.senate.floors).toHaveLength(left);
  });
  test('[card-97-c] only against a Tribune’s proposal, not against another', () => {
    const p = onVote(RAISE, (g) => gives(g, 1, 'card:97', 'card:103'));
    expect([p.as(1).offers('murderTribune'), p.as(1).offers('graftTribune')]).toEqual([undefined, undefined]);
  });
  test('[card-97-c][card-103-b][amb-7] against a proposal before the first Faction is called, not after', () => {
    const p = inSenate(business, undefined, (g) => {
      gives(g, 2, 'card:38');
      gives(g, 0, 'card:97', 'card:103');
    });
    p.as(2).does('proposeByTribune', 'card:38').as(0).does('pass');
    p.as(2).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(p.as(0).offers('murderTribune')).toBeDefined();
    expect(p.as(0).offers('graftTribune')).toBeDefined();
    p.as(0).does('pass');
    expect(p.as(0).offers('murderTribune')).toBeDefined();
    p.does('callFaction', 'faction:1');
    // Called, though nobody has voted yet.
    expect(p.as(0).offers('murderTribune')).toBeUndefined();
    expect(p.as(0).offers('graftTribune')).toBeUndefined();
    p.as(1).does('aye');
    expect(p.as(0).offers('murderTribune')).toBeUndefined();
    expect(p.as(0).offers('graftTribune')).toBeUndefined();
  });
});

describe('Graft', () => {
  test('[card-103-a][card-103-d] the Senator pays the die to the Bank and the Tribune is stopped; another may be played', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:103');
      rich(g, 'senator:2', 6);
    });
    const { bank } = p.g;
    p.as(0).rolling(5).does('graftTribune', 'senator:2').does('payGraft').expectLog('senate.grafted');
    expect(who(p, 2).talents).toBe(1);
    expect(p.g.bank).toBe(bank + 5);
    p.as(2).does('pass').does('vetoByTribune', 'card:39');
    expect(result(p)).toBe('vetoed');
  });
  test('[card-103-a] he may desist, and must when he has too little; the card is gone', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:145');
      rich(g, 'senator:2', 2);
    });
    p.as(0).rolling(3).does('graftTribune', 'senator:2').refuses('payGraft', undefined, 'no.talents').does('desist');
    expect(p.g.discards).toContain('card:145');
    expect(who(p, 2).talents).toBe(2);
    p.as(2).does('pass');
    expect(result(p)).toBe('vetoed');
  });
  test('[card-103-a] with exactly the price he pays', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:103');
      rich(g, 'senator:2', 3);
    });
    p.as(0).rolling(3).does('graftTribune', 'senator:2').does('payGraft');
    expect(who(p, 2).talents).toBe(0);
  });
  test('[card-105-a] a Mob is incited by whoever holds that card', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:40');
    });
    p.as(1).does('pass').as(0).rolling(3).does('murderTribune', 'senator:2');
    expect(p.question?.prompt.k).toBe('ask.senate.mob');
    expect(p.as(1).offers('inciteMob')).toBeUndefined();
  });
  test('[amb-159] Evil Omens spares the price, unless the table is strict', () => {
    for (const [strictOmens, price] of [
      [false, 5],
      [true, 3],
    ] as const) {
      const p = vetoed((g) => {
        gives(g, 0, 'card:103');
        g.events = [{ id: 'event:168', level: 2, since: 1 }];
        Object.assign(g.agreed, { strictOmens });
      });
      p.as(0).rolling(5).does('graftTribune', 'senator:2').expectLog('senate.graft', { n: price });
    }
  });
  test('[card-103-c] 97, 98 and 151 are Murder, 103 and 145 Graft', () => {
    for (const [verb, cards] of [
      ['murderTribune', [97, 98, 151]],
      ['graftTribune', [103, 145]],
    ] as const) {
      for (const n of cards) {
        const p = vetoed((g) => gives(g, 0, `card:${n}`));
        expect(p.as(0).offers(verb)).toBeDefined();
      }
    }
  });
});

describe('Mob Incited to Violence', () => {
  test('[card-105-a][card-105-b][amb-8] chits by die and ORA, against those in Rome of whoever moved against the Tribune', () => {
    const p = vetoed((g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:105');
      senator(g, 'senator:3').at = 'province:sicilia';
    });
    p.as(0).rolling(3).does('murderTribune', 'senator:2');
    expect(p.waitingFor).toEqual([1, 2]);
    expect(p.as(0).offers('inciteMob')).toBeUndefined();
    // 1 and the 2 of senator:6: chits 2, 3 and 4 are drawn.
    p.as(1).rolling(1, 1, 1, 1).does('inciteMob', 'senator:6').rolled();
    p.expectLog('death', { who: 'senator:2' });
    expect(p.logKeys().filter((k) => k === 'death')).toHaveLength(1);
  });
  test('[card-105-a] also after an attempt that failed, and at no other time', () => {
    const p = vetoed((g) => gives(g, 1, 'card:105'));
    expect(p.as(1).offers('inciteMob')).toBeUndefined();
  });
});
