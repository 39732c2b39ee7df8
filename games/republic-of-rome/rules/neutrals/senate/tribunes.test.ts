import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import {
  type Divided,
  dividing,
  inForum,
  isOver,
  offeredTo,
  s,
  taken,
  takes,
  withLandBills,
} from '../../testing/spoils.ts';
import { neutralsOf } from '../state.ts';

const TRIBUNE = 'card:38';

test('[4.05.419-a] a Player’s Tribune skips the Faction that is choosing, and the next in order chooses instead', () => {
  const t = dividing({ members: [CONSERVATIVES, PLUTOCRATS] }, (g) => hand(g, 0, TRIBUNE));
  expect(t.as(0).question?.prompt).toMatchObject({
    k: 'ask.spoils.callChoice',
    a: { faction: 'faction:3', what: 'office:rome-consul', who: 'senator:10' },
  });
  t.does('skipByTribune', TRIBUNE);
  expect(t.g.discards).toContain(TRIBUNE);
  expect(taken(t).slice(0, 2)).toEqual(['censor senator:7', 'rome-consul senator:10']);
});

test('[4.05.419-a] who is skipped has lost that turn and no more', () => {
  const t = dividing({ seats: 2, members: [0, 1] }, (g) => hand(g, 1, TRIBUNE));
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(t.waitingFor).toEqual([1]);
  t.as(1).does('skipByTribune', TRIBUNE);
  expect(s(t, 1).office).toBe('');
  expect(t.waitingFor).toEqual([1]);
  takes(t, 1, 'office:rome-consul', 'senator:4');
  expect(t.waitingFor).toEqual([0]);
});

test('[4.05.419-a] nobody skips himself, and without a Tribune nobody skips', () => {
  const t = dividing({ seats: 2, members: [0, CONSERVATIVES] }, (g) => {
    hand(g, 0, TRIBUNE);
    hand(g, 1, 'card:49');
  });
  takes(t, 0, 'office:censor', 'senator:1');
  expect(t.as(0).offers('skipByTribune')).toBeUndefined();
  expect(t.as(1).offers('skipByTribune')).toBeUndefined();
});

test('[4.05.419-b][4.07.2-a] a Neutral uses its Tribune when it is next and the thing is the first that is left on its list', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => hand(g, CONSERVATIVES, TRIBUNE));
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(taken(t)).toEqual(['rome-consul senator:10']);
  expect(t.g.factions[CONSERVATIVES]!.hand).toEqual([]);
  const told = { faction: 'faction:3', against: 'faction:0', what: 'office:rome-consul' };
  t.expectLog('neutral.tribune.plays', told, '4.05.419-b');
});

test('[4.05.419-b] not for something else, not if another is next, and not outside the Coalition', () => {
  const tribunes = (g: Rome): void => hand(g, CONSERVATIVES, TRIBUNE);
  const other = dividing({ members: [0, CONSERVATIVES] }, tribunes);
  takes(other, 0, 'office:censor', 'senator:1');
  expect(taken(other)).toEqual(['censor senator:1', 'rome-consul senator:10']);
  const later = dividing({ members: [0, PLUTOCRATS, CONSERVATIVES] }, tribunes);
  takes(later, 0, 'office:rome-consul', 'senator:1');
  expect(taken(later)[0]).toBe('rome-consul senator:1');
  const outside = dividing({ members: [0] }, tribunes);
  takes(outside, 0, 'office:rome-consul', 'senator:1');
  expect(taken(outside)).toEqual(['rome-consul senator:1']);
});

test('[4.05.419-b] nor for what it has nobody for', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => {
    hand(g, CONSERVATIVES, TRIBUNE);
    for (const [i, office] of (['rome-consul', 'field-consul', 'dictator'] as const).entries())
      senator(g, `senator:${10 + i}`).office = office;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(taken(t)).toEqual(['rome-consul senator:1', 'censor senator:10']);
});

const sponsored = (patch: (g: Rome) => void): Divided => {
  const t = dividing({ members: [POPULISTS, CONSERVATIVES] }, (g) => {
    withLandBills(g);
    inForum(g, 'concession:56');
    for (const [i, x] of g.senators.entries()) x.popularity = (15 - i) % 9;
    patch(g);
  });
  // Until the Populists sponsor a Land Bill.
  for (let i = 0; i < 20 && !isOver(t); i++) {
    const choice = neutralsOf(t.g).choice;
    if (choice !== '' && choice.spoil === 'sponsor') break;
    t.as(0).does('pass');
  }
  return t;
};

test('[4.05.419-c] a Player’s Tribune cancels a Land Bill that is not mandatory', () => {
  const t = sponsored((g) => hand(g, 0, TRIBUNE));
  expect(offeredTo(t, 0, 'cancelBillByTribune')).toEqual([TRIBUNE]);
  t.as(0).does('cancelBillByTribune', TRIBUNE);
  expect(neutralsOf(t.g).landBill.status).toBe('failed');
  expect(neutralsOf(t.g).taken.some((x) => x.spoil === 'sponsor')).toBe(false);
  // It was still to be sponsored: what is told of is the Bill that it would have been.
  expect(t.lines('neutral.bill.failed')).toEqual([{ bill: 'land-bill:III', why: 'bill-fails:tribune' }]);
});

test('[4.05.417-d] a Tribune supplies a Co-Sponsor against a pass and against nothing else', () => {
  const t = dividing({ members: [CONSERVATIVES, PLUTOCRATS] }, (g) => {
    withLandBills(g);
    hand(g, 0, TRIBUNE);
  });
  expect(t.as(0).question?.prompt).toMatchObject({ k: 'ask.spoils.callChoice', a: { what: 'office:rome-consul' } });
  expect(t.as(0).offers('coSponsorByTribune')).toBeUndefined();
});

test('[4.05.419-c] so does Laenas, and nobody can answer him', () => {
  const t = sponsored((g) => {
    g.senators.push(fresh(g, 'senator:23A', 0));
    hand(g, 0, 'card:49');
    hand(g, POPULISTS, 'card:103');
  });
  expect(offeredTo(t, 0, 'cancelBillByTribune')).toEqual(['senator:23A']);
  // [own-125] He does nothing else.
  expect(t.as(0).offers('skipByTribune')).toBeUndefined();
  t.as(0).does('cancelBillByTribune', 'senator:23A');
  expect(neutralsOf(t.g).landBill.status).toBe('failed');
  expect(t.g.factions[POPULISTS]!.hand).toEqual(['card:103']);
});

test('[4.05.419-c] a mandatory one cannot be cancelled', () => {
  const t = dividing({ seats: 2, members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
    hand(g, 1, TRIBUNE);
  });
  takes(t, 0, 'office:rome-consul', 'senator:1').as(1).does('pass');
  takes(t, 0, 'spoil:co-sponsor', 'senator:2');
  expect(t.as(1).offers('cancelBillByTribune')).toBeUndefined();
  expect(offeredTo(t, 1, 'skipByTribune')).toEqual([TRIBUNE]);
});

test('[4.05.419-d] a Statesman’s own Tribune counts, once a turn', () => {
  const t = dividing({ members: [CONSERVATIVES, PLUTOCRATS] }, (g) => {
    g.senators.push(fresh(g, 'senator:22A', 0));
  });
  t.as(0).does('skipByTribune', 'senator:22A');
  expect(t.as(0).question?.prompt).toMatchObject({ a: { faction: 'faction:2', what: 'office:censor' } });
  expect(t.as(0).offers('skipByTribune')).toBeUndefined();
});

test('[4.05.419-d] also a Neutral’s', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => {
    g.senators.push({ ...fresh(g, 'senator:22A', CONSERVATIVES), influence: 30 });
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(taken(t)).toEqual(['rome-consul senator:10']);
  expect(senator(t.g, 'senator:22A').usedAbility).toBe(t.g.turn);
});

test('[4.05.419-a] a Player with two Factions after him answers for his own alone', () => {
  const t = dividing({ members: [IMPERIALS] }, (g) => hand(g, 0, TRIBUNE));
  t.as(0).does('passUntil', 'until:senate');
  expect(taken(t)).toHaveLength(3);
  expect(isOver(t)).toBe(true);
});

test('[4.07.6-a] a Land Bill that is cancelled costs its Sponsor as well: his Faction answers', () => {
  const cancelling = (cards: `card:${number}`[]): Divided => {
    const t = dividing({ members: [IMPERIALS, POPULISTS] }, (g) => {
      withLandBills(g);
      for (const [i, x] of g.senators.entries()) x.popularity = (15 - i) % 9;
      rich(g, 'senator:13', 6);
      hand(g, 0, TRIBUNE);
      hand(g, POPULISTS, ...cards);
    });
    for (let i = 0; i < 30; i++) {
      const { choice } = neutralsOf(t.g);
      if (choice !== '' && choice.spoil === 'co-sponsor') break;
      t.as(0).does('pass');
    }
    return t;
  };
  const t = cancelling(['card:103']);
  const { choice, landBill } = neutralsOf(t.g);
  expect([choice !== '' && choice.by, senator(t.g, landBill.sponsor).faction]).toEqual([IMPERIALS, POPULISTS]);
  t.as(0).rolling(3).does('cancelBillByTribune', TRIBUNE);
  expect(neutralsOf(t.g).landBill.status).toBe('passed');
  const undefended = cancelling([]).as(0).does('cancelBillByTribune', TRIBUNE);
  expect(neutralsOf(undefended.g).landBill.status).toBe('failed');
});
