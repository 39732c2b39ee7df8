import type { Msg } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { attack } from '../../../rules/combat/attack.ts';
import { combat } from '../../../rules/combat/index.ts';
import { fightWar } from '../../../rules/combat/war.ts';
import type { Rome } from '../../../rules/game.ts';
import { battle, sends, wages } from '../../../rules/testing/armies.ts';
import { at, faction } from '../../../rules/testing/at.ts';
import { rich } from '../../../rules/testing/bare.ts';
import { chit, HARMLESS } from '../../../rules/testing/chits.ts';
import { captured } from '../../../rules/testing/people.ts';
import { holds, PROVINCIAL } from '../../../rules/testing/provinces.ts';
import { deploying, FIELD, GALLIC, X } from '../../../rules/testing/deployment.ts';
import { onScreen, press } from '../testing/filled.ts';
import { forcesAhead } from './battles.tsx';
import { battleForm } from './form.tsx';
import { asItWas, type Fought, foughtIn, oddsBefore } from './record.ts';

const line = (k: string, a: Msg['a'] = {}) => ({ m: { k, a } });
const phase = (name: string) => line('phase', { phase: `phase:${name}`, turn: 3 });
const attacked = (who: string, dice: number, modifier: number, result: string) =>
  line('combat.battle', {
    who,
    war: GALLIC,
    ground: 'ground:land',
    dice,
    modifier,
    total: dice + modifier,
    result: `result:${result}`,
  });

describe('the battles of this turn, from the record', () => {
  const record = [
    { input: 1, lines: [phase('combat'), attacked('senator:9', 3, 0, 'defeat'), phase('revolution')] },
    {
      input: 7,
      lines: [
        phase('senate'),
        line('senate.closed'),
        phase('combat'),
        attacked(FIELD, 15, 1, 'standoff'),
        line('combat.losses', { legions: 3, fleets: 1 }),
        line('combat.captured', { who: FIELD, war: GALLIC }),
        attacked(X, 16, 2, 'victory'),
        line('combat.reward', { who: X, n: 5 }),
        line('combat.unprosecuted', { war: 'war:1' }),
      ],
    },
    { input: 8, lines: [phase('revolution'), line('trade.gave')] },
  ];
  test('[1.10.11-e][1.10.6-a] each with its dice, its losses and what it brought, those of earlier turns left out', () => {
    const [one, two, ...rest] = foughtIn(record);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({
      input: 7,
      who: FIELD,
      dice: 15,
      modifier: 1,
      total: 16,
      result: 'standoff',
      legions: 3,
      fleets: 1,
    });
    expect(one!.lines.map((m) => m.k)).toEqual(['combat.captured']);
    expect(two).toMatchObject({ who: X, result: 'victory', legions: 0 });
    expect(two!.lines.map((m) => m.k)).toEqual(['combat.reward']);
  });
  test('[1.10.11-e][card-135-b] the three dice one by one, without a skill that was rolled before them', () => {
    const lines = [phase('combat'), { ...attacked(X, 14, 1, 'victory'), dice: [2, 5, 6, 3] }];
    expect(foughtIn([{ input: 1, lines }])[0]?.thrown).toEqual([5, 6, 3]);
    expect(foughtIn([{ input: 1, lines: [phase('combat'), attacked(X, 14, 1, 'victory')] }])[0]?.thrown).toEqual([]);
  });
  test('[2.02.413-a][2.03.92-c] battles of Provinces, and for those of Rebels, are battles of their own', () => {
    const shares = { ground: 'ground:land', dice: 10, modifier: 0, total: 10, result: 'result:defeat' };
    const lines = [
      phase('combat'),
      attacked(X, 14, 1, 'victory'),
      line('rebels.battle', { who: FIELD, province: 'province:africa', ...shares, ground: 'ground:sea' }),
      line('rebels.losses', { legions: 2, fleets: 3, rebelArmies: 0, rebelLegions: 0, rebelFleets: 3 }),
      line('provinces.battle', { province: 'province:sicilia', war: GALLIC, ...shares }),
      line('provinces.losses', { armies: 2, legions: 1, fleets: 0 }),
      line('provinces.joins', { province: 'province:sicilia', war: GALLIC }),
      line('provinces.helpless', { province: 'province:asia', war: GALLIC }),
    ];
    const [roman, rebel, province] = foughtIn([{ input: 1, lines }]);
    expect(roman).toMatchObject({ who: X, isCalm: false, lines: [] });
    expect(rebel).toMatchObject({
      who: FIELD,
      against: 'province:africa',
      ground: 'sea',
      isCalm: true,
      legions: 2,
      fleets: 3,
    });
    expect(province).toMatchObject({ who: 'province:sicilia', against: GALLIC, isCalm: true, legions: 1 });
    expect(province!.lines.map((m) => m.k)).toEqual(['provinces.losses', 'provinces.joins']);
  });
  test('[1.11.371-b][1.11.373-d][2.03.91-k][2.03.92-c][own-85] Unrest falls by a land Victory over a Rebel and by nothing else in a Civil War', () => {
    const calm = (k: string, ground: string, result: string): boolean => {
      const fought = line(k, { who: FIELD, dice: 10, modifier: 0, total: 10, ground, result: `result:${result}` });
      return foughtIn([{ input: 1, lines: [phase('combat'), fought] }])[0]!.isCalm;
    };
    expect(['victory', 'stalemate', 'defeat'].map((r) => calm('combat.civil', '', r))).toEqual([false, true, true]);
    const province = (ground: string): boolean[] =>
      ['victory', 'defeat'].map((r) => calm('rebels.battle', `ground:${ground}`, r));
    expect([province('land'), province('sea')]).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(calm('provinces.battle', 'ground:land', 'victory')).toBe(true);
  });
  describe('[1.10.7-a][1.05.21-c] the chits drawn for the units lost', () => {
    const inCombat = { input: 0, lines: [phase('combat')] };
    const lost = [3, 3, 2, 0, 0, 0, 0] as const;
    const fought = (...chits: string[]): Fought => {
      const game = battle('senator:6', 'war:124', { legions: 5, fleets: 1 }, [...lost, ...chits]);
      return foughtIn([inCombat, ...game.record])[0]!;
    };
    test('as they came, whether they strike somebody or nobody', () => {
      expect(fought(chit(7), HARMLESS, chit(13), chit(6))).toMatchObject({
        legions: 3,
        fleets: 1,
        chits: ['chit:7', 'chit:none', 'chit:13', 'chit:6'],
      });
      expect(fought(HARMLESS, HARMLESS, HARMLESS, chit(29)).chits).toHaveLength(4);
    });
    test('[1.05.21-d] with those that go back for two more', () => {
      const chits = [HARMLESS, 'chit:draw-2', HARMLESS, chit(2), chit(3), chit(4)];
      expect(fought(...chits).chits).toEqual(chits);
    });
    test('each battle has its own; an older record has none', () => {
      const lines = [
        phase('combat'),
        attacked(FIELD, 15, 1, 'standoff'),
        { ...line('combat.losses', { legions: 1, fleets: 0 }), drawn: ['chit:9'] },
        { ...attacked(X, 9, 2, 'stalemate'), drawn: ['chit:1', 'chit:2'] },
        attacked('senator:9', 16, 2, 'victory'),
      ];
      expect(foughtIn([{ input: 1, lines }]).map((b) => b.chits)).toEqual([['chit:9'], ['chit:1', 'chit:2'], []]);
    });
  });
  test('nothing before the first Combat Phase', () => {
    expect(foughtIn([{ input: 1, lines: [phase('senate')] }])).toEqual([]);
  });
});

describe('every throw as it was before the dice fell', () => {
  const fought = (who: string, dice: number, modifier: number, result: string): Fought =>
    foughtIn([{ input: 1, lines: [phase('combat'), attacked(who, dice, modifier, result)] }])[0]!;
  const before = deploying((x) => {
    wages(x, GALLIC);
    sends(x, X, GALLIC, { legions: 0 });
    for (const n of [0, 1, 2, 3, 4, 5, 6]) x.legions[n]!.at = 'force:1';
  }).g;
  test('[1.10.11-e] where it leads to what was thrown', () => {
    const was = asItWas(before, fought(X, 14, 1, 'victory'), []);
    expect(was?.throws).toHaveLength(16);
    expect(oddsBefore(was!, fought(X, 14, 1, 'victory'))?.tallies.map((t) => t.total)).toEqual([11, 10]);
  });
  test('[1.10.21-d] a number that has worked in this turn works no more', () => {
    expect(asItWas(before, fought(X, 13, 1, 'stalemate'), [])).toBeUndefined();
    expect(asItWas(before, fought(X, 13, 1, 'victory'), [fought(FIELD, 13, 1, 'disaster')])).toBeDefined();
  });
  test('[amb-118] where the sum alone did not decide, what was really thrown stands in its column', () => {
    const unsure = { ...before, events: [{ id: 'event:161' as const, level: 1, since: 1 }] };
    const { throws = [] } = asItWas(unsure, fought(X, 14, 1, 'victory'), []) ?? {};
    expect(throws.find((t) => t.natural === 14)).toMatchObject({ result: 'victory', row: 15, isUnsure: false });
  });
  test('not where something came between, or nobody was there', () => {
    expect(asItWas(before, fought(X, 14, 5, 'victory'), [])).toBeUndefined();
    expect(asItWas(before, fought('senator:19', 14, 1, 'victory'), [])).toBeUndefined();
  });
  test('[1.09.642-a] of a Force that the last vote sent', () => {
    const game = deploying((x) => void wages(x, GALLIC));
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', GALLIC).sets('legions', 10);
    if (game.offers('fleets')) game.sets('fleets', 0);
    game.does('put');
    const was = asItWas(game.view('public'), fought(FIELD, 14, 1, 'victory'), []);
    expect(was?.g.legions.filter((l) => l.at === `force:${was.f.id}`)).toHaveLength(10);
  });
});

describe('the decisions of a battle', () => {
  const two = (g: Rome): void => {
    faction(g, 0, 'senator:16', 'senator:1');
    faction(g, 1, 'senator:18', 'senator:2');
    g.phase = 'combat';
    wages(g, GALLIC);
    sends(g, 'senator:1', GALLIC, { legions: 3 });
    sends(g, 'senator:2', GALLIC, { legions: 4 });
  };
  test('[1.10.1-e] who attacks first: one button for each Commander', () => {
    const game = at(fightWar, { foe: GALLIC }, { seats: 3 }, two);
    expect(forcesAhead(game.view(0)).map((f) => f.commander)).toEqual(['senator:1', 'senator:2']);
    const seen = onScreen(game, battleForm, 0);
    expect(seen.commits.map((c) => c.name)).toEqual(['attackFirst senator:1', 'attackFirst senator:2']);
    press(game, battleForm, seen, 'attackFirst senator:2');
    expect(game.waitingFor).toEqual([1]);
  });
  const beatenAtSea = (legions: number) =>
    at(
      attack,
      { force: 1 },
      { seats: 3 },
      (g) => {
        faction(g, 0, 'senator:16', 'senator:1');
        g.phase = 'combat';
        sends(g, 'senator:1', wages(g, 'war:1').id, { legions, fleets: 20 });
      },
      [6, 6, 6],
    );
  test('[amb-123] who is too weak on land is likely to stay at sea', () => {
    expect(onScreen(beatenAtSea(3), battleForm, 0).commits.map((c) => c.name)).toEqual(['stayAtSea', 'fightOnLand']);
  });
  test('[1.10.12-d] the Land Battle after the one at sea', () => {
    const game = beatenAtSea(8);
    const seen = onScreen(game, battleForm, 0);
    expect(seen.commits.map((c) => c.name)).toEqual(['fightOnLand', 'stayAtSea']);
    expect(forcesAhead(game.view(0)).map((f) => f.id)).toEqual([1]);
    press(game, battleForm, seen, 'stayAtSea');
    expect(game.logKeys()).not.toContain('combat.battle');
  });
});

test('[amb-16][2.02.4-x] before a Province fights a Captive may be ransomed, or they fight', () => {
  const game = at(combat, undefined, { ...PROVINCIAL, seats: 3 }, (g) => {
    g.wars = [];
    faction(g, 0, 'senator:16', 'senator:1');
    faction(g, 1, 'senator:17', 'senator:2');
    faction(g, 2, 'senator:20', 'senator:13');
    holds(g, 'province:gallia-cisalpina', '');
    wages(g, 'war:5');
    captured(g, 'senator:2', 'war:5');
    rich(g, 'senator:2', 30);
  });
  const seen = onScreen(game, battleForm, 1);
  expect(seen.sent).toEqual([{ verb: 'letFight' }]);
  game.rolling(1, 1, 1);
  press(game, battleForm, seen, 'letFight');
  expect(game.lines('provinces.battle')).toHaveLength(1);
});
