import { call, end } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { drawChits } from '../rome/chits.ts';
import { hrao } from '../rome/hrao.ts';
import { idsOf, numberOf, senatorsOf } from '../rome/senators.ts';
import { answers, offers, statusOf, writes } from '../testing/agreements.ts';
import { at, faction, hand } from '../testing/at.ts';
import { changeInfluence } from '../rome/standing.ts';
import { consulCandidates } from '../senate/elections/consuls.ts';
import { opening } from './opening.ts';
import { temporaryConsul } from './temporary-consul.ts';
import { PRINTED } from '../testing/printed.ts';
import { chit } from '../testing/chits.ts';
import { ownFaction } from '../rome/players.ts';

const opened = (
  scenario: string,
  seats: number,
  patch: (g: Rome) => void = () => {},
  rolling: Dice = [],
  seed = 'test',
) =>
  at(
    opening,
    undefined,
    { seats, options: { scenario }, seed, ...(rolling.length === 0 && { byChance: true }) },
    patch,
    rolling,
  );

/** Everybody answers with the first thing offered until the cards are asked for. */
const through = (game: ReturnType<typeof opened>, until: string) => {
  for (let i = 0; i < 60 && !game.offers(until); i++) {
    const [seat] = game.waitingFor;
    game.as(seat!);
    if (game.offers(until)) break;
    const [verb, offer] = Object.entries(game.question!.verbs).find(([v]) => !game.question!.asides.includes(v))!;
    if (offer.t === 'pick') game.does(verb, offer.of[0]!);
    else if (offer.t === 'range') game.does(verb, offer.min);
    else game.does(verb);
  }
  return game;
};

describe('Temporary Rome Consul', () => {
  const three = (g: Rome) => {
    faction(g, 0, 'senator:1', 'senator:2', 'senator:3');
    faction(g, 1, 'senator:4', 'senator:5', 'senator:6');
    faction(g, 2, 'senator:7', 'senator:8', 'senator:9');
  };

  test('[3.01.6-a][3.01.6-e][3.01.6-f] the first whose chit comes is Rome Consul, Prior Consul, and has 5 Influence more', () => {
    const game = opened('early', 3, three, [chit(5)]);
    const consul = hrao(game.g)!;
    expect(consul).toMatchObject({ id: 'senator:5', office: 'rome-consul', priorConsul: true, influence: 4 + 5 });
    game.expectLog('setup.consul', { who: 'senator:5' });
  });

  test('[3.01.6-b][3.01.6-c] a chit of nobody in play stays out while others are drawn', () => {
    // 20 to 22 are nobody's.
    const game = opened('early', 3, three, [chit(20), chit(21), chit(22), chit(2)]);
    expect(hrao(game.g)!.id).toBe('senator:2');
  });

  test('[3.01.6-d][3.01.3-b] 36 chits; those without a number match nobody, and none demands more draws', () => {
    const game = opened('early', 3, three, [35, 34, 33, 32, 31, 30, chit(9)]);
    expect(hrao(game.g)!.id).toBe('senator:9');
  });

  test('[3.01.6-g][3.01.3-b] afterwards all chits are in the cup again', () => {
    const drawing = proc('testing.cup', () => ({}), {
      start: (cx) => {
        temporaryConsul(cx);
        cx.log({ k: 'cup', a: { n: drawChits(cx, 100).length } });
        return end();
      },
    });
    // All but the two that demand more draws and go back at once.
    at(drawing, undefined, { seats: 3, byChance: true }, () => {}).expectLog('cup', { n: 34 });
  });

  test('[3.01.6-h] he holds the office when the first turn begins, and nothing is filled yet', () => {
    const game = through(opened('early', 3, three, [chit(5)]), 'over');
    expect(game.g.senators.filter((s) => s.office !== '').map((s) => s.id)).toEqual(['senator:5']);
    expect(game.g.senate.filled.consuls).toBe(false);
  });
});

test('[3.01.6-h][3.03.2C-c] he cannot be elected Consul in turn 1, but in the Late Republic he can', () => {
  const isCandidate = ({ g }: ReturnType<typeof opened>) => consulCandidates(g).includes(hrao(g)!);
  expect(isCandidate(opened('early', 3))).toBe(false);
  expect(isCandidate(opened('middle', 3))).toBe(false);
  expect(isCandidate(opened('late', 3))).toBe(true);
});

test('[3.03.2C-c] nor does anybody become Consul for Life by 35 Influence alone in the Late Republic', () => {
  const rising = proc('testing.rising', () => ({}), {
    start: (cx) => {
      changeInfluence(cx, cx.g.senators[0]!, 40);
      return end();
    },
  });
  const isFor = (scenario: string) =>
    at(rising, undefined, { options: { scenario } }, () => {}).g.senators.some((s) => s.consulForLife);
  expect(isFor('early')).toBe(true);
  expect(isFor('late')).toBe(false);
});

describe('Faction Leaders', () => {
  test('[3.01.7-a][3.01.7-b][3.01.7-c] clockwise from the Consul, any of their own, and there is no way round it', () => {
    const game = opened('early', 4, (g) => faction(g, 2, 'senator:1', 'senator:2', 'senator:3'), [chit(2)], 'leaders');
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      const [seat] = game.waitingFor;
      order.push(seat!);
      game.as(seat!);
      const own = idsOf(senatorsOf(game.g, ownFaction(game.g, seat!)));
      expect(game.offers('nameLeader')).toMatchObject({ t: 'pick', of: own });
      expect(Object.keys(game.question!.verbs).filter((v) => !game.question!.asides.includes(v))).toEqual([
        'nameLeader',
      ]);
      game.does('nameLeader', own.at(-1)!);
      expect(game.g.factions[seat!]!.leader).toBe(own.at(-1));
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  test('[3.01.7-b] somebody else’s Senator cannot be named', () => {
    const game = opened('early', 3);
    const [seat] = game.waitingFor;
    const other = game.g.senators.find((s) => s.faction !== seat)!;
    game.as(seat!).refuses('nameLeader', other.id);
  });
});

describe('agreements before the first turn', () => {
  const PAYS = ['faction:1', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always'];

  test('[AGR-04][1.04.3-a] are made while Leaders are named', () => {
    const game = opened('early', 3);
    const id = offers(game, 1, 0, 'public', ...PAYS);
    expect(statusOf(answers(game, 0, 'accept', id), id)).toBe('active');
  });

  test('[AGR-03] and an offer for this time alone lapses with it', () => {
    const begun = proc('testing.begun', () => ({}), {
      start: () => call(opening, undefined, 'turn'),
      turn: (cx) => {
        enterPhase(cx, 'mortality');
        return end();
      },
    });
    const game = at(begun, undefined, { seats: 3, byChance: true }, () => {});
    writes(game, 1, 'deal:new-public', 'faction:0', 'deal:until-phase', 'deal:clause', ...PAYS, 'deal:offer');
    const { id, status } = game.g.agreements.all[0]!;
    expect(status).toBe('offered');
    expect(statusOf(through(game, 'over'), id)).toBe('lapsed');
  });
});

describe('Provinces', () => {
  test('[3.02.4-a][3.02.4-c] Middle: one for each player, the rest lies in the Forum', () => {
    for (const seats of [3, 4, 5, 6]) {
      const { g } = through(opened('middle', seats), 'done');
      const governed = g.provinces.filter((p) => p.governor !== '');
      expect(governed).toHaveLength(seats);
      const owners = governed.map((p) => g.senators.find((s) => s.id === p.governor)!.faction).sort((a, b) => a - b);
      expect(owners).toEqual(Array.from({ length: seats }, (_, i) => i));
    }
  });

  test('[3.02.4-d][3.02.4-e][3.02.4-f][3.02.4-i] each names one of his Senators and a term of 1, 2 or 3; he is away then', () => {
    const game = through(opened('middle', 4), 'nameGovernor');
    const [seat] = game.waitingFor;
    game.as(seat!);
    expect(Object.keys(game.question!.verbs).filter((v) => !game.question!.asides.includes(v))).toEqual([
      'nameGovernor',
    ]);
    const offer = game.offers('nameGovernor');
    const who = offer?.t === 'pick' ? offer.of[0]! : '';
    game.does('nameGovernor', who);
    expect(game.offers('setTerm')).toMatchObject({ min: 1, max: 3 });
    game.does('setTerm', 2);
    const p = game.g.provinces.find((x) => x.governor === who)!;
    expect(p.term).toBe(2);
    expect(game.g.senators.find((s) => s.id === who)!.at).toBe(p.id);
    game.expectLog('setup.governor', { who, province: p.id, term: 2 });
  });

  test('[3.02.4-g][3.02.4-h] not the Temporary Rome Consul, but a Faction Leader may go', () => {
    const game = through(opened('middle', 3), 'nameGovernor');
    const consul = hrao(game.g)!;
    const faction = consul.faction;
    while (game.waitingFor[0] !== faction) through(game.as(game.waitingFor[0]!), 'nameGovernor');
    game.as(faction);
    game.refuses('nameGovernor', consul.id);
    const offer = game.offers('nameGovernor');
    const own = idsOf(senatorsOf(game.g, faction)).filter((id) => id !== consul.id);
    expect(offer).toMatchObject({ of: own });
    game.change((g) => {
      g.factions[faction]!.leader = own[0]!;
    });
    game.does('nameGovernor', own[0]).does('setTerm', 3);
    expect(game.g.factions[faction]!.leader).toBe(own[0]);
  });

  test('[3.03.4-a][3.03.4-b][3.03.4-c][3.03.4-e][3.03.4-f] Late: two for each of up to five players', () => {
    for (const seats of [3, 5]) {
      const { g } = through(opened('late', seats), 'done');
      for (let seat = 0; seat < seats; seat++) {
        const own = g.provinces.filter((p) => g.senators.find((s) => s.id === p.governor)?.faction === seat);
        expect(own.filter((p) => p.developed)).toHaveLength(1);
        expect(own).toHaveLength(2);
        expect(own.every((p) => p.term >= 1 && p.term <= 3)).toBe(true);
      }
      expect(g.provinces.filter((p) => p.governor === '')).toHaveLength(11 - 2 * seats);
    }
  });

  test('[3.03.4-g][3.03.4-h] to two different Senators, neither the Consul', () => {
    const { g } = through(opened('late', 4), 'done');
    const governors = g.provinces.map((p) => p.governor).filter((id) => id !== '');
    expect(new Set(governors).size).toBe(governors.length);
    expect(governors).not.toContain(hrao(g)!.id);
    for (const id of governors) expect(g.senators.find((s) => s.id === id)!.at).not.toBe('rome');
  });

  test('[3.03.4-d] six players: the lowest of 2d6 gets none of the five, the tied lowest roll again', () => {
    const game = opened('late', 6);
    for (let i = 0; i < 5; i++) {
      game.as(game.waitingFor[0]!);
      const offer = game.offers('nameLeader');
      game.does('nameLeader', offer?.t === 'pick' ? offer.of[0]! : '');
    }
    const last = game.waitingFor[0]!;
    const consul = hrao(game.g)!.faction;
    game.as(last);
    const offer = game.offers('nameLeader');
    // The six old Provinces are shuffled, then all six roll: the first two tie, and the second loses the second roll.
    game.byChance(0, 0, 0, 0, 0, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 2, 2, 0, 0, 0, 0);
    game.does('nameLeader', offer?.t === 'pick' ? offer.of[0]! : '').rolled();
    const loser = (consul + 1) % 6;
    game.expectLog('setup.noProvince', { faction: `faction:${loser}` });
    const { g } = through(game, 'done');
    const count = (seat: number) =>
      g.provinces.filter((p) => g.senators.find((s) => s.id === p.governor)?.faction === seat).length;
    expect([0, 1, 2, 3, 4, 5].map(count)).toEqual([0, 1, 2, 3, 4, 5].map((seat) => (seat === loser ? 1 : 2)));
  });
});

describe('Initial Faction Phase', () => {
  test('[3.01.9-a][3.01.9-b][3.01.9-c][3.01.9-d][3.01.9-e][3.01.9-f] in the same order Statesmen and Concessions may be played, nothing else', () => {
    const game = opened(
      'early',
      3,
      (g) => {
        faction(g, 0, 'senator:3', 'senator:4', 'senator:5');
        faction(g, 1, 'senator:1', 'senator:6', 'senator:7');
        faction(g, 2, 'senator:8', 'senator:9', 'senator:10');
        hand(g, 1, 'card:10', 'card:56', 'card:58', 'card:40');
      },
      [chit(6)],
    );
    through(game, 'done').as(1);
    expect(game.waitingFor).toEqual([1]);
    expect(game.offers('playStatesman')).toMatchObject({ of: ['card:10'] });
    // No Land Bill is in effect, so the Land Commissioner stays in hand.
    expect(game.offers('playConcession')).toMatchObject({ of: ['card:56'] });
    game.refuses('playConcession', 'card:58', { reason: 'no.landBill' });
    game.does('playStatesman', 'card:10').does('playConcession', 'card:56').does('giveConcession', 'senator:6');
    expect(game.g.concessions).toEqual([{ id: 'concession:56', holder: 'senator:6', revealed: false, voted: 0 }]);
    expect(
      senatorsOf(game.g, 1)
        .map((s) => numberOf(PRINTED, s.id))
        .sort((a, b) => a - b),
    ).toEqual([1, 6, 7]);
    expect(Object.keys(game.question!.verbs).filter((v) => !game.question!.asides.includes(v))).toEqual(['done']);
    game.does('done');
    expect(game.waitingFor).toEqual([2]);
    game.as(2).does('done').as(0).does('done');
    expect(game.offers('over')).toBeDefined();
  });
});
