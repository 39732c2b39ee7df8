import { describe, expect, test } from 'vitest';
import { at } from '../testing/at.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';
import { bare, governs, rich, table, treasury } from '../testing/bare.ts';
import { fresh, killSenator } from './death.ts';
import { eliminateIfGone, factionsWithoutSenators, leaveGame } from './factions.ts';
import { senator, senatorsOf } from './senators.ts';

describe('1.05.4 a Faction without Senators', () => {
  const without = (patch: Parameters<typeof bare>[0] extends infer G ? (g: G) => void : never) =>
    at(factionsWithoutSenators, undefined, {}, (g) => {
      bare(g);
      g.senators = g.senators.filter((s) => s.faction !== 2);
      treasury(g, 2, 9);
      g.factions[2]!.hand = ['card:38'];
      patch(g);
    });

  test('[1.05.4-c][1.05.4-d][amb-101] keeps hand and treasury, takes the uppermost suitable card and makes him Leader', () => {
    const game = without((g) => {
      // The first card of the Curia matches a Statesman in play.
      g.curia = ['senator:22', 'senator:12', 'senator:13'];
      g.senators.push(fresh(g, 'senator:22A', 0));
    });
    expect(game.waitingFor).toEqual([2]);
    game.does('takeHeir').expectLog('faction.heir', { who: 'senator:12' });
    expect(senatorsOf(game.g, 2).map((s) => s.id)).toEqual(['senator:12']);
    expect(game.g.factions[2]).toMatchObject({ leader: 'senator:12', treasury: 9, hand: ['card:38'], status: 'in' });
    expect(game.g.curia).toEqual(['senator:22', 'senator:13']);
  });

  test('[1.05.4-e] waits while nobody suitable is in the Curia', () => {
    const game = without((g) => {
      g.curia = ['senator:22'];
      g.senators.push(fresh(g, 'senator:22A', 0));
    });
    expect(game.question?.prompt.k).toBe('testing');
    expect(game.g.factions[2]).toMatchObject({ treasury: 9, hand: ['card:38'], status: 'in' });
  });

  test('[1.05.4-d] or leaves the game', () => {
    const game = without((g) => {
      g.curia = ['senator:12'];
    });
    game.does('leaveGame').expectLog('faction.leaves', { faction: 'faction:2' });
    expect(game.g.factions[2]).toMatchObject({ treasury: 0, hand: [], status: 'out' });
    expect(game.g.curia).toEqual(['senator:12']);
  });

  test('[1.04.8-c] of several the one next to the HRAO is served first', () => {
    const game = without((g) => {
      g.senators = g.senators.filter((s) => s.faction === 3);
      g.curia = ['senator:12', 'senator:13', 'senator:14', 'senator:15'];
    });
    for (const seat of [4, 0, 1, 2]) {
      expect(game.waitingFor).toEqual([seat]);
      game.as(seat).does('takeHeir');
    }
    expect(game.g.factions.map((f) => f.leader)).toEqual([
      'senator:13',
      'senator:14',
      'senator:15',
      'senator:4',
      'senator:12',
    ]);
  });
});

describe('1.05.4 elimination', () => {
  test('[1.05.4-a][1.05.4-b] punished to the last Senator: hand discarded, treasury to the Bank', () => {
    const t = table((g) => {
      treasury(g, 0, 30);
      g.factions[0]!.hand = ['card:38', 'card:47'];
    });
    eliminateIfGone(t.cx, 0);
    expect(t.g.factions[0]!.status).toBe('in');
    killSenator(t.cx, senator(t.g, 'senator:1'), 'assassin-caught');
    eliminateIfGone(t.cx, 0);
    expect(t.g.factions[0]).toMatchObject({ status: 'out', treasury: 0, hand: [] });
    expect(t.g.discards).toEqual(expect.arrayContaining(['card:38', 'card:47']));
    expect(t.g.bank).toBe(-100);
  });

  test('[amb-181] a death without punishment eliminates nobody', () => {
    const t = table((g) => treasury(g, 0, 30));
    killSenator(t.cx, senator(t.g, 'senator:1'), 'assassin-caught');
    expect(senatorsOf(t.g, 0)).toEqual([]);
    expect(t.g.factions[0]).toMatchObject({ status: 'in', treasury: 30 });
  });

  test('[amb-68] whoever leaves is out, and his Senators are unaligned in the Forum', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 1));
      governs(g, 'senator:2', 'province:sicilia');
      Object.assign(rich(g, 'senator:10', 4), { office: 'censor', influence: 12 });
      g.concessions.push({ id: 'concession:57', holder: 'senator:10', revealed: true, voted: 0 });
    });
    leaveGame(t.cx, 1);
    expect(t.g.factions[1]).toMatchObject({ status: 'out', leader: '' });
    expect(senator(t.g, 'senator:2')).toMatchObject({ faction: -1, at: 'rome' });
    expect(senator(t.g, 'senator:10')).toMatchObject({
      faction: -1,
      at: 'rome',
      office: '',
      influence: 12,
      talents: 4,
    });
    expect(t.g.provinces).toMatchObject([{ governor: '' }]);
    expect(t.g.concessions).toMatchObject([{ holder: 'forum' }]);
  });

  test('[amb-68] the last one left wins', () => {
    const t = table(undefined, [], { seats: 3 });
    t.run((cx) => {
      leaveGame(cx, 0);
      leaveGame(cx, 2);
    });
    expect(t.ending()).toBe('last-faction');
  });
});

test('[amb-68] who leaves the game leaves his own Provinces, and nobody else’s', () => {
  const t = table((g) => {
    governs(g, 'senator:2', 'province:sicilia');
    governs(g, 'senator:3', 'province:asia');
  });
  leaveGame(t.cx, 1);
  expect(t.g.provinces.map((p) => [p.governor, p.term])).toEqual([
    ['', 0],
    ['senator:3', 3],
  ]);
});

test('[amb-68] a Revolt fails when its own player leaves, not when another does', () => {
  const left = (faction: number) => {
    const t = table((g) => {
      revolts(g, 'senator:3').at = 'field';
      legionsTo(g, 'rebel', 2);
    });
    leaveGame(t.cx, faction);
    return t.g.rebels.length;
  };
  expect([left(1), left(2)]).toEqual([1, 0]);
});
