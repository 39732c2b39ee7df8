import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { agreed, type Said, states } from '../testing/agreements.ts';
import { at, hand } from '../testing/at.ts';
import { bare, rich, table, treasury } from '../testing/bare.ts';
import { captured, revolts } from '../testing/people.ts';
import { giftSources } from './gifts.ts';
import { grain } from './grain.ts';
import { collectRevenue, earns } from './personal.ts';
import { redistribution } from './redistribution.ts';

const sharing = (patch: (g: Rome) => void) =>
  at(redistribution, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    patch(g);
  });
const owed = (n: number, to = 1): Said => [0, to, { t: 'pay', n, paid: 0 }];

test('[1.06.3-e][1.06.3-d] gifts come out of one’s own Treasury and purses, as far as there is anything in them', () => {
  const { g } = table((x) => {
    x.senators.push(fresh(x, 'senator:10', 0), fresh(x, 'senator:11', 0), fresh(x, 'senator:12', 0));
    treasury(x, 0, 1);
    rich(x, 'senator:1', 4);
    rich(x, 'senator:2', 7);
    rich(x, 'senator:11', 5);
    captured(x, 'senator:11');
    rich(x, 'senator:12', 6);
    revolts(x, 'senator:12').at = 'field';
  });
  expect(giftSources(g, 0)).toEqual({ 'faction:0': 1, 'senator:1': 4 });
  expect(giftSources(g, 1)).toEqual({ 'senator:2': 7 });
});

test('[1.06.3-c] a Rebel alone has nobody to share with, and nobody shares while he makes a gift', () => {
  const rebels = (...ids: ('senator:10' | 'senator:11')[]) =>
    sharing((g) => {
      treasury(g, 0, 3);
      for (const id of ids) {
        g.senators.push(fresh(g, id, 0));
        rich(g, id, 4);
        if (id === 'senator:10') revolts(g, id).at = 'field';
        else Object.assign(senator(g, id), { rebel: 'secondary', at: 'field' });
      }
    }).as(0);
  expect(rebels('senator:10').offers('allocateRebels')).toBeUndefined();
  const two = rebels('senator:10', 'senator:11');
  expect(two.offers('allocateRebels')).toMatchObject({ max: 8 });
  expect(two.does('openGift').offers('allocateRebels')).toBeUndefined();
});

describe('[AGR-10] debts', () => {
  test('nobody is done who owes and has a single Talent', () => {
    const owing = (n: number) =>
      sharing((g) => {
        treasury(g, 0, n);
        agreed(g, 7, [owed(5)]);
      }).as(0);
    owing(1).refuses('redistributed', undefined, 'no.owes');
    expect(owing(0).offers('redistributed')).toBeDefined();
  });

  test('who says nothing pays with the last Talent he has', () => {
    const p = sharing((g) => {
      treasury(g, 0, 1);
      agreed(g, 7, [owed(5)]);
    });
    p.as(0).saysNothing();
    expect(p.g.factions.map((f) => f.treasury)).toEqual([0, 1, 0]);
  });

  test('out of the Treasury alone where that is enough, and nothing is said of the others', () => {
    const p = sharing((g) => {
      treasury(g, 0, 6);
      rich(g, 'senator:1', 9);
      agreed(g, 7, [owed(5)]);
    });
    p.as(0).saysNothing().expectLog('revenue.gift.treasury', { n: 5 });
    expect(p.logKeys()).not.toContain('revenue.gift.senator');
    expect([p.g.factions[0]!.treasury, senator(p.g, 'senator:1').talents]).toEqual([1, 9]);
    expect(states(p, 7)).toEqual(['performed']);
  });

  test('the oldest first; whoever receives nothing is not asked again', () => {
    const p = sharing((g) => {
      treasury(g, 0, 5);
      agreed(g, 7, [owed(5, 1)]);
      agreed(g, 8, [owed(5, 2)]);
    });
    p.as(1).does('redistributed').as(2).does('redistributed').as(0).saysNothing();
    expect([states(p, 7), states(p, 8)]).toEqual([['performed'], ['open']]);
    expect(p.waitingFor).toEqual([0, 1]);
  });

  test('[AGR-17] who cannot pay what he owes ransoms whom he promised to, if that one can pay for himself', () => {
    const p = sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      captured(g, 'senator:10');
      rich(g, 'senator:10', 30);
      agreed(g, 7, [owed(5), [0, 2, { t: 'spend', how: 'ransom', senator: 'senator:10', n: 0 }]]);
    });
    p.as(0).refuses('redistributed', undefined, 'no.agreement').saysNothing();
    expect(senator(p.g, 'senator:10').captive).toBe('');
  });
});

describe('Concessions that nobody holds', () => {
  const lying = (g: Rome): void => {
    g.concessions = [
      { id: 'concession:54', holder: 'forum', revealed: false, voted: 0 },
      { id: 'concession:55', holder: 'curia', revealed: false, voted: 0 },
      { id: 'concession:56', holder: 'curia', revealed: false, voted: 0 },
    ];
  };
  test('[1.06.12-d][card-54-b] in a Drought nobody is asked about their grain', () => {
    const dry = (patch: (g: Rome) => void) =>
      at(grain, undefined, { seats: 3 }, (g) => {
        bare(g);
        g.events = [{ id: 'event:164', level: 1, since: 1 }];
        lying(g);
        patch(g);
      });
    expect(dry(() => {}).question?.prompt.k).toBe('testing');
    expect(dry((g) => void (g.concessions[0]!.holder = 'senator:2')).waitingFor).toEqual([1]);
    // Nor whoever does not earn.
    const frozen = dry((g) => {
      g.concessions[0]!.holder = 'senator:2';
      captured(g, 'senator:2');
    });
    expect(frozen.question?.prompt.k).toBe('testing');
    // Nor about other Concessions.
    expect(dry((g) => void (g.concessions[2]!.holder = 'senator:2')).question?.prompt.k).toBe('testing');
  });

  test('[1.06.12-c] and they stay as they were when all have earned', () => {
    const t = table(lying);
    collectRevenue(t.cx, [], []);
    expect(t.g.concessions.map((c) => c.revealed)).toEqual([false, false, false]);
  });
});

test('[1.06.1-a] the unaligned, Rebels and Captives earn nothing', () => {
  const { g } = table((x) => {
    x.senators.push(fresh(x, 'senator:10', -1));
    revolts(x, 'senator:2').at = 'field';
    captured(x, 'senator:3');
  });
  const who = ['senator:1', 'senator:2', 'senator:3', 'senator:10'];
  expect(who.map((id) => earns(senator(g, id)))).toEqual([true, false, false, false]);
});

describe('[amb-32] while he is about to make a gift, or has nothing', () => {
  test('there is no money to allocate, no gift to open', () => {
    const poor = sharing(() => {}).as(0);
    expect([poor.offers('allocate'), poor.offers('openGift')]).toEqual([undefined, undefined]);
  });
  test('he does nothing else before he has made or dropped it', () => {
    const p = sharing((g) => {
      rich(g, 'senator:1', 4);
      hand(g, 0, 'card:152');
    }).as(0);
    const others = ['allocate', 'playBodyguard', 'openGift', 'redistributed'];
    expect(others.every((verb) => p.offers(verb) !== undefined)).toBe(true);
    p.does('openGift');
    expect(others.every((verb) => p.offers(verb) === undefined)).toBe(true);
    p.does('dropGift');
    expect(others.every((verb) => p.offers(verb) !== undefined)).toBe(true);
  });
});

test('[1.06.3-c][1.06.3-d] Rebels share with no Captive, and nobody shares what Rebels of others have', () => {
  const p = sharing((g) => {
    for (const id of ['senator:10', 'senator:11', 'senator:12'] as const) {
      g.senators.push({ ...fresh(g, id, 0), rebel: 'secondary', at: 'field' });
      rich(g, id, 4);
    }
    revolts(g, 'senator:10').at = 'field';
    captured(g, 'senator:12');
  });
  expect(p.as(0).offers('allocateRebels')).toEqual(
    expect.objectContaining({ of: { 'senator:10': 8, 'senator:11': 8 }, max: 8 }),
  );
  expect(p.as(1).offers('allocateRebels')).toBeUndefined();
});

test('[AGR-10] who says nothing pays the last Talent of a debt too', () => {
  const p = sharing((g) => {
    treasury(g, 0, 5);
    rich(g, 'senator:1', 3);
    agreed(g, 7, [owed(6)]);
  });
  p.as(0).saysNothing();
  expect([states(p, 7), senator(p.g, 'senator:1').talents]).toEqual([['performed'], 2]);
});

test('[AGR-17] who has promised anything else of a Captive need not ransom him', () => {
  const p = (how: 'ransom' | 'games') =>
    sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      captured(g, 'senator:10');
      rich(g, 'senator:10', 30);
      agreed(g, 7, [[0, 2, { t: 'spend', how, senator: 'senator:10', n: how === 'games' ? 7 : 0 }]]);
    }).as(0);
  expect([p('ransom').offers('redistributed'), p('games').offers('redistributed')]).toMatchObject([
    undefined,
    { t: 'button' },
  ]);
});

test('[1.06.3-e] the question says how far a gift has got', () => {
  const p = sharing((g) => treasury(g, 0, 4)).as(0);
  expect(p.question?.prompt.k).toBe('ask.revenue.redistribution');
  expect(p.does('openGift').question?.prompt.k).toBe('ask.revenue.giftTo');
  expect(p.does('giftTo', 'faction:2').question?.prompt).toMatchObject({
    k: 'ask.revenue.gift',
    a: { faction: 'faction:2' },
  });
});

test('[card-152-b] a Bodyguard is paid for by his own player, not when another is done', () => {
  const p = sharing((g) => {
    rich(g, 'senator:1', 4);
    senator(g, 'senator:1').bodyguard = true;
  });
  p.as(1).does('redistributed');
  expect(senator(p.g, 'senator:1').talents).toBe(4);
  p.as(0).does('redistributed');
  expect(senator(p.g, 'senator:1').talents).toBe(3);
});
