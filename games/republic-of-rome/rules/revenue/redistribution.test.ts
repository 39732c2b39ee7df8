import { describe, expect, test } from 'vitest';
import { counterBribes } from '../forum/counter-bribes.ts';
import type { Rome } from '../game.ts';
import { republicOfRome } from '../index.ts';
import { fresh, killSenator } from '../rome/death.ts';
import { ransom } from '../rome/ransom.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, rich, table, treasury } from '../testing/bare.ts';
import { rebelCost, rebelMaintenance } from './rebels.ts';
import { redistribution } from './redistribution.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';

const sharing = (patch: (g: Rome) => void) =>
  at(redistribution, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    patch(g);
  });
const lump = (g: Rome, seat: number, n: number): void => {
  g.factions[seat]!.lump = n;
  g.bank -= n;
};

describe('1.06.3 Redistribution', () => {
  test('[1.06.3-a][1.06.3-b] income, treasury and Senators’ money in any way, to and from those away from Rome', () => {
    const game = sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      lump(g, 0, 7);
      treasury(g, 0, 5);
      rich(g, 'senator:10', 4);
      governs(g, 'senator:10', 'province:sicilia');
    });
    expect(game.as(0).offers('allocate')).toMatchObject({ min: 16, max: 16 });
    game.refuses('allocate', { 'senator:1': 15 });
    game.does('allocate', { 'senator:1': 10, 'faction:0': 6 });
    expect(senator(game.g, 'senator:1').talents).toBe(10);
    expect(senator(game.g, 'senator:10').talents).toBe(0);
    expect(game.g.factions[0]).toMatchObject({ treasury: 6, lump: 0 });
    game.does('allocate', { 'senator:10': 16 });
    expect(senator(game.g, 'senator:10').talents).toBe(16);
  });

  test('[1.06.3-c] Rebels share only among themselves', () => {
    const game = sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 0));
      lump(g, 0, 7);
      revolts(g, 'senator:10').at = 'field';
      Object.assign(senator(g, 'senator:11'), { rebel: 'secondary', at: 'field' });
      rich(g, 'senator:10', 9);
      rich(g, 'senator:1', 3);
    });
    expect(game.as(0).offers('allocate')).toEqual(
      expect.objectContaining({ of: { 'faction:0': 10, 'senator:1': 10 }, max: 10 }),
    );
    expect(game.offers('allocateRebels')).toEqual(
      expect.objectContaining({ of: { 'senator:10': 9, 'senator:11': 9 }, min: 9, max: 9 }),
    );
    game.does('allocateRebels', { 'senator:11': 8, 'senator:10': 1 });
    expect(senator(game.g, 'senator:11').talents).toBe(8);
    game.does('openGift').does('giftTo', 'faction:1');
    expect(Object.keys((game.offers('give') as { of: object }).of)).toEqual(['senator:1']);
  });

  test('[1.06.3-d] a Captive neither gives nor receives', () => {
    const game = sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      Object.assign(rich(g, 'senator:10', 9), { captive: 'barbarians', at: 'field' });
      rich(g, 'senator:1', 2);
    });
    expect(game.as(0).offers('allocate')).toEqual(
      expect.objectContaining({ of: { 'faction:0': 2, 'senator:1': 2 }, max: 2 }),
    );
    game.does('openGift').does('giftTo', 'faction:1');
    expect(game.offers('give')).toEqual(expect.objectContaining({ of: { 'senator:1': 2 }, max: 2 }));
  });

  test('[1.06.3-e][1.06.3-f][amb-32] gifts from treasury and Senators, at once and for good; the receiver may go on', () => {
    const game = sharing((g) => {
      treasury(g, 0, 5);
      rich(g, 'senator:1', 4);
    });
    game.as(1).does('redistributed');
    expect(new Set(game.waitingFor)).toEqual(new Set([0, 2]));
    game.as(0).does('openGift').does('giftTo', 'faction:1').does('give', { 'faction:0': 3, 'senator:1': 4 });
    expect(game.g.factions.map((f) => f.treasury)).toEqual([2, 7, 0]);
    expect(senator(game.g, 'senator:1').talents).toBe(0);
    expect(game.canUndo(0)).toBe(false);
    expect(new Set(game.waitingFor)).toEqual(new Set([0, 1, 2]));
    game.as(1).does('allocate', { 'senator:2': 7 });
    expect(senator(game.g, 'senator:2').talents).toBe(7);
  });

  test('[amb-72] money from a Senator is seen by all; from treasury to treasury only that it moved', () => {
    const game = sharing((g) => {
      treasury(g, 0, 5);
      rich(g, 'senator:1', 4);
    });
    game.as(0).does('openGift').does('giftTo', 'faction:1').does('give', { 'senator:1': 4 });
    game.expectLog('revenue.gift.senator', { who: 'senator:1', faction: 'faction:1', n: 4 });
    game.does('openGift').does('giftTo', 'faction:1').does('give', { 'faction:0': 3 });
    game.expectLog('revenue.gift.treasury', { n: 3 });
    expect(game.logKeys()).not.toContain('revenue.gift.senator');
    // Whom he is about to give to is his own affair.
    game.does('openGift').does('giftTo', 'faction:2');
    const giving = (seat: number) =>
      (
        republicOfRome.view(game.state, seat).flow.find((f) => f.proc === 'revenue.redistribution')!.local as {
          givingTo: object;
        }
      ).givingTo;
    expect(giving(0)).toEqual({ 0: 2 });
    expect(giving(2)).toEqual({});
    game.does('dropGift');
    expect(giving(0)).toEqual({});
  });

  test('[amb-67] also to the player of a Rebel: into his Faction Treasury', () => {
    const game = sharing((g) => {
      treasury(g, 0, 5);
      revolts(g, 'senator:2').at = 'field';
    });
    game.as(0).does('openGift').does('giftTo', 'faction:1').does('give', { 'faction:0': 5 });
    expect(game.g.factions[1]!.treasury).toBe(5);
    expect(senator(game.g, 'senator:2').talents).toBe(0);
  });

  test('[1.06.3-g] nobody need move anything; what was not placed goes to the Faction Treasury', () => {
    const game = sharing((g) => {
      lump(g, 0, 7);
      rich(g, 'senator:1', 4);
    });
    for (const seat of [0, 1, 2]) game.as(seat).does('redistributed');
    expect(game.g.factions[0]).toMatchObject({ lump: 0, treasury: 7 });
    expect(senator(game.g, 'senator:1').talents).toBe(4);
    expect(game.as(0).question?.prompt.k).toBe('testing');
  });

  test('[1.06.3-h] once all are done nobody gives or moves anything', () => {
    const game = sharing((g) => treasury(g, 0, 5));
    for (const seat of [0, 1, 2]) game.as(seat).does('redistributed');
    game.as(0).refuses('openGift').refuses('allocate', { 'senator:1': 5 });
  });

  test('[1.04.6-a] nobody hands Talents to another player in any other step', () => {
    const game = sharing((g) => treasury(g, 0, 5));
    game.as(0).does('openGift').does('giftTo', 'faction:2').does('give', { 'faction:0': 5 });
    expect(game.g.factions[2]!.treasury).toBe(5);
    const gives = republicOfRome.procs.filter((p) =>
      Object.values(p.nodes).some(
        (node) =>
          typeof node === 'object' &&
          ['openGift', 'giftTo', 'give'].some((verb) =>
            [node.buttons, node.picks, node.allots].some((verbs) => verbs !== undefined && verb in verbs),
          ),
      ),
    );
    expect(gives.map((p) => p.name)).toEqual([redistribution.name]);
    expect(republicOfRome.interrupts!.map((i) => i.verb)).not.toContain('give');
  });

  test('[1.06.31-a] what lies in a Faction Treasury only its player sees', () => {
    const game = sharing((g) => treasury(g, 0, 5));
    expect(republicOfRome.view(game.state, 0).factions[0]!.treasury).toBe(5);
    for (const seat of [1, 2, 'public'] as const)
      expect(republicOfRome.view(game.state, seat).factions[0]!.treasury).toBeUndefined();
  });
});

describe('1.06.31 what a Faction Treasury may pay', () => {
  test('[1.06.31-b] counter-bribes, which nothing else can pay', () => {
    const game = at(counterBribes, { seat: 0, target: 'senator:3', base: 5 }, { seats: 3 }, (g) => {
      bare(g);
      treasury(g, 1, 4);
      rich(g, 'senator:2', 20);
    });
    expect(game.waitingFor).toEqual([1]);
    expect(game.offers('counterBribe')).toMatchObject({ min: 1, max: 4 });
    game.sets('counterBribe', 4);
    expect(game.g.factions[1]!.treasury).toBe(0);
    expect(senator(game.g, 'senator:2').talents).toBe(20);
    // Who has nothing in his treasury can only pass, however rich his Senators are.
    game.change((g) => rich(g, 'senator:3', 20));
    expect(game.offers('counterBribe')).toBeUndefined();
  });

  test('[1.06.31-d] the ransom of one of its own', () => {
    const game = at(ransom, { by: 0, captive: 'senator:1' }, { seats: 3 }, (g) => {
      bare(g);
      treasury(g, 0, 15);
      Object.assign(senator(g, 'senator:1'), { captive: 'barbarians', at: 'field' });
    });
    game.sets('payFromCaptive', 0);
    expect(game.g.factions[0]!.treasury).toBe(5);
    expect(senator(game.g, 'senator:1')).toMatchObject({ captive: '', at: 'rome' });
  });
});

describe('card 152: Open Bodyguard', () => {
  test('[card-152-a][amb-24] played on an own Senator in Rome, who pays for the first time', () => {
    const game = sharing((g) => {
      g.senators.push(fresh(g, 'senator:10', 0), fresh(g, 'senator:11', 0));
      for (const id of ['senator:1', 'senator:10', 'senator:2'] as const) rich(g, id, 2);
      governs(g, 'senator:10', 'province:sicilia');
      g.factions[0]!.hand = ['card:152'];
    });
    expect(game.as(1).offers('playBodyguard')).toBeUndefined();
    expect(game.as(0).offers('playBodyguard')).toMatchObject({ of: ['senator:1'] });
    game.does('playBodyguard', 'senator:1');
    expect(senator(game.g, 'senator:1')).toMatchObject({ bodyguard: true, talents: 1, popularity: -1 });
    expect(game.g.factions[0]!.hand).toEqual([]);
    expect(game.offers('keepBodyguard')).toBeUndefined();
  });

  const guarded = (talents: number) =>
    sharing((g) => {
      rich(g, 'senator:1', talents).bodyguard = true;
    });

  test('[card-152-b] 1 Talent and 1 Popularity in each Revenue Phase, or it is discarded', () => {
    const kept = guarded(2).as(0).does('keepBodyguard');
    expect(senator(kept.g, 'senator:1')).toMatchObject({ bodyguard: true, talents: 1, popularity: -1 });
    expect(kept.offers('keepBodyguard')).toBeUndefined();
    const dropped = guarded(2).as(0).does('dropBodyguard');
    expect(senator(dropped.g, 'senator:1')).toMatchObject({ bodyguard: false, talents: 2, popularity: 0 });
    expect(dropped.g.discards).toContain('card:152');
    // Unsaid: kept if he can, else lost.
    const unsaid = guarded(1).as(0).does('redistributed');
    expect(senator(unsaid.g, 'senator:1')).toMatchObject({ bodyguard: true, talents: 0 });
    const poor = guarded(0).as(0);
    poor.refuses('keepBodyguard', undefined, 'no.bodyguardMoney');
    poor.does('redistributed');
    expect(senator(poor.g, 'senator:1').bodyguard).toBe(false);
  });

  test('[card-152-b] it is discarded when he dies', () => {
    const t = table((g) => {
      senator(g, 'senator:1').bodyguard = true;
    });
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(senator(t.g, 'senator:1').bodyguard).toBe(false);
    expect(t.g.discards).toContain('card:152');
  });
});

describe('1.06.2 Rebel maintenance', () => {
  const rebelling = (patch: (g: Rome) => void) =>
    at(rebelMaintenance, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.senators.push(fresh(g, 'senator:10', 1), fresh(g, 'senator:11', 1));
      revolts(g, 'senator:2').at = 'field';
      Object.assign(senator(g, 'senator:10'), { rebel: 'secondary', at: 'field' });
      senator(g, 'senator:1').office = 'rome-consul';
      legionsTo(g, 'rebel', 4);
      patch(g);
    });

  test('[1.06.2-a][1.06.31-c][1.11.35-a][1.11.35-b][amb-30] 2 for each Legion, from Rebels and Faction Treasury, not from what the phase brought', () => {
    const game = rebelling((g) => {
      g.phase = 'revenue';
      rich(g, 'senator:2', 3);
      rich(g, 'senator:10', 4);
      rich(g, 'senator:11', 50);
      treasury(g, 1, 6);
      lump(g, 1, 20);
    });
    expect(game.waitingFor).toEqual([1]);
    expect(game.offers('payRebels')).toMatchObject({
      of: { 'senator:2': 3, 'senator:10': 4, 'faction:1': 6 },
      min: 8,
      max: 8,
    });
    game.does('payRebels', { 'senator:10': 4, 'faction:1': 4 });
    expect(game.g.factions[1]).toMatchObject({ treasury: 2, lump: 20 });
    expect(game.g.legions.filter((l) => l.at === 'rebel')).toHaveLength(4);
  });

  test('[1.11.35-c] Veterans of a Rebel and Garrisons of Rebels cost nothing; Veterans of nobody or of the loyal do', () => {
    const { g } = rebelling((x) => {
      for (const [i, who] of (['senator:10', '', 'senator:1'] as const).entries()) {
        Object.assign(x.legions[i]!, { veteran: true, allegiance: who });
      }
      governs(x, 'senator:10', 'province:sicilia');
      legionsTo(x, 'province:sicilia', 2);
    });
    expect(rebelCost(g)).toBe(6);
  });

  test('[1.11.35-d] what he cannot pay he must release, as many as that and no more', () => {
    const game = rebelling((g) => {
      rich(g, 'senator:2', 5);
    });
    expect(game.offers('payRebels')).toBeUndefined();
    expect(game.offers('releaseLegions')).toMatchObject({ min: 2, max: 2 });
    game.does('releaseLegions', ['legion:0', 'legion:3']);
    expect(game.g.legions[3]!.at).toBe('active');
    game.does('payRebels', { 'senator:2': 4 });
    expect(game.as(0).question?.prompt.k).toBe('ask.revenue.released');
  });

  test('[1.06.53-h][1.11.35-e][amb-138] the HRAO says how many Rome keeps, Veterans first; the others are lost', () => {
    const game = rebelling((g) => {
      Object.assign(g.legions[3]!, { veteran: true });
    });
    game.as(1).does('releaseLegions', ['legion:0', 'legion:1', 'legion:2', 'legion:3']);
    game.as(0).sets('keepReleased', 1);
    expect(game.g.legions.slice(0, 4).map((l) => l.at)).toEqual(['pool', 'pool', 'pool', 'active']);
  });

  test('[1.11.35-d][1.11.371-d][amb-132] a Rebel who has released all his Legions has failed', () => {
    const game = rebelling(() => {});
    game.as(1).does('releaseLegions', ['legion:0', 'legion:1', 'legion:2', 'legion:3']);
    game.expectLog('revolution.failed');
    expect(game.g.rebels).toEqual([]);
    expect(game.g.senators.some((s) => s.id === 'senator:10')).toBe(false);
    expect(game.waitingFor).toEqual([0]);
  });
});
