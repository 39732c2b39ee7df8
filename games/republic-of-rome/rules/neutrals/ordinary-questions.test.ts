import { describe, expect, test } from 'vitest';
import { peddleInfluence } from '../cards/intrigue/influence-peddling.ts';
import { capturedGovernors } from '../events/captured-governors.ts';
import { catilina } from '../events/catilina.ts';
import { enemyLeaderDies } from '../events/enemy-leader-dies.ts';
import { loseFleets } from '../events/lose-fleets.ts';
import { newAlliance } from '../events/new-alliance.ts';
import { openAuction } from '../forum/bidding.ts';
import type { Rome } from '../game.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { senator } from '../rome/senators.ts';
import { hand } from '../testing/at.ts';
import { wages } from '../testing/armies.ts';
import { rich, treasury } from '../testing/bare.ts';
import { bareNeutrals, IMPERIALS, joins, PLUTOCRATS } from '../testing/neutrals.ts';
import { captured } from '../testing/people.ts';
import { neutralsOf } from './state.ts';

/** The Plutocrats have the Rome Consul, and of two Players the second is the Dominant one. */
const neutralHrao = (g: Rome): void => {
  senator(g, 'senator:3').office = 'rome-consul';
};
const dominantIsSecond = (g: Rome): void => {
  neutralsOf(g).dominant = 1;
  senator(g, 'senator:4').office = 'rome-consul';
};

describe('[A4-57] a Faction that has lost everybody', () => {
  const lost = (faction: number, patch: (g: Rome) => void = () => {}) =>
    bareNeutrals(factionsWithoutSenators, undefined, { seats: 2 }, (g) => {
      g.senators = g.senators.filter((s) => s.faction !== faction);
      g.curia = ['senator:20', 'senator:19'];
      g.factions[faction]!.leader = '';
      patch(g);
    });
  test('a Neutral takes the first of the Curia by itself, and goes on', () => {
    const t = lost(4);
    expect(senator(t.g, 'senator:20').faction).toBe(4);
    expect(t.g.factions[4]).toMatchObject({ leader: 'senator:20', status: 'in' });
    expect(t.as(0).offers('over')).toBeDefined();
  });
  test('[1.05.4-e] or waits, if there is nobody', () => {
    const t = lost(4, (g) => {
      g.curia = [];
    });
    expect(t.g.factions[4]).toMatchObject({ leader: '', status: 'in' });
    expect(t.as(0).offers('over')).toBeDefined();
  });
  test('a Player is asked himself', () => {
    const t = lost(1);
    expect(t.waitingFor).toEqual([1]);
    t.as(1).does('takeHeir');
    expect(t.g.factions[1]!.leader).toBe('senator:20');
  });
});

describe('[A4-58][4.02.2-a][4.02.2-b] what the HRAO decides, the Dominant Player decides for a Neutral', () => {
  const leader = (g: Rome): void => {
    g.events.push({ id: 'event:165', level: 1, since: 1 });
    wages(g, 'war:1');
    g.leaders.push({ id: 'leader:34', at: 'wars', aids: [], refuge: false });
    g.leaders.push({ id: 'leader:35', at: 'wars', aids: [], refuge: false });
    wages(g, 'war:2');
  };
  test('which enemy Leader dies', () => {
    const t = bareNeutrals(enemyLeaderDies, undefined, {}, (g) => {
      neutralHrao(g);
      leader(g);
    });
    expect(t.waitingFor).toEqual([0]);
    expect(t.question?.prompt).toEqual({ k: 'ask.neutral.leaderDies', a: { faction: 'faction:2' } });
    t.does('leaderDies', 'leader:35');
    expect(t.g.leaders.map((l) => l.id)).toEqual(['leader:34']);
  });
  test('of two Players the Dominant one', () => {
    const t = bareNeutrals(enemyLeaderDies, undefined, { seats: 2 }, (g) => {
      dominantIsSecond(g);
      leader(g);
    });
    expect(t.waitingFor).toEqual([1]);
  });
  test('which Faction conspires', () => {
    const t = bareNeutrals(catilina, undefined, {}, neutralHrao);
    expect(t.question?.prompt).toEqual({ k: 'ask.neutral.catilina', a: { faction: 'faction:2' } });
    expect(t.offers('accuseFaction')).toMatchObject({ of: ['faction:3', 'faction:4', 'faction:0', 'faction:1'] });
  });
  test('which Fleets are lost', () => {
    const t = bareNeutrals(loseFleets, { n: 1, rule: 'card-177-1-a' }, {}, (g) => {
      neutralHrao(g);
      g.fleets = 3;
      wages(g, 'war:1');
      g.forces.push({
        id: 9,
        war: 'war:1',
        commander: '',
        masterOfHorse: '',
        fleets: 2,
        sent: 0,
        sentIn: 0,
        reinforcedIn: 0,
        hadLegions: false,
        victorious: false,
        homeward: false,
        fought: false,
      });
    });
    expect(t.question?.prompt).toEqual({ k: 'ask.neutral.fleets', a: { faction: 'faction:2', n: 1 } });
  });
  test('which War ends', () => {
    const t = bareNeutrals(newAlliance, undefined, {}, (g) => {
      neutralHrao(g);
      wages(g, 'war:1');
      g.events.push({ id: 'event:173', level: 1, since: 1 });
    });
    expect(t.question?.prompt).toEqual({ k: 'ask.neutral.newAlliance', a: { faction: 'faction:2' } });
  });
  test('a Player who has the HRAO is asked as ever', () => {
    const t = bareNeutrals(catilina, undefined, {}, (g) => (senator(g, 'senator:1').office = 'rome-consul'));
    expect(t.question?.prompt).toEqual({ k: 'ask.event.catilina' });
  });
});

test('[4.02.1-c] only Players are asked for a Ransom, each for his own', () => {
  const t = bareNeutrals(capturedGovernors, undefined, { seats: 2 }, (g) => {
    captured(g, 'senator:2');
    captured(g, 'senator:4');
    rich(g, 'senator:2', 20);
  });
  expect(t.waitingFor).toEqual([1]);
  expect(t.as(1).offers('ransom')).toMatchObject({ of: ['senator:2'] });
  t.does('pass');
  expect(t.as(0).offers('over')).toBeDefined();
});

test('[4.02.1-c] of two Players each bids with his own Senators', () => {
  const t = bareNeutrals(openAuction, undefined, { seats: 2 }, (g) => {
    neutralsOf(g).dominant = 1;
    rich(g, 'senator:1', 3);
    rich(g, 'senator:2', 5);
    senator(g, 'senator:1').office = 'rome-consul';
  });
  expect(t.as(0).offers('bid')).toMatchObject({ of: ['senator:1'] });
  t.does('bid', 'senator:1').sets('amount', 2);
  expect(t.as(1).offers('bid')).toMatchObject({ of: ['senator:2'] });
  t.does('bid', 'senator:2').sets('amount', 4).expectLog('forum.auctionWon', { faction: 'faction:1', n: 4 });
});

test('[4.07.1-b] what a Player draws from the open hand of a Neutral, everybody has seen', () => {
  const t = bareNeutrals(
    peddleInfluence,
    { by: 0, from: PLUTOCRATS },
    { seats: 2 },
    (g) => {
      hand(g, 0, 'card:48');
      hand(g, PLUTOCRATS, 'card:38');
    },
    [0],
  );
  expect(t.g.factions[0]!.hand).toEqual(['card:38']);
  expect(t.lines('peddling.card')).toMatchObject([{ card: 'card:38' }]);
  expect(t.lines('peddling')).toEqual([]);
});

test('[A4-64] cards are shown to Players only', () => {
  const t = bareNeutrals(openAuction, undefined, { seats: 2 }, (g) => {
    hand(g, 0, 'card:38');
    rich(g, 'senator:1', 3);
  });
  expect(t.as(0).offers('showCards')).toMatchObject({ of: ['word:everybody', 'faction:1'] });
});

test('[A4-64] a Player who is alone has nobody to show them to', () => {
  const t = bareNeutrals(openAuction, undefined, {}, (g) => {
    hand(g, 0, 'card:38');
    rich(g, 'senator:1', 3);
  });
  expect(t.as(0).offers('showCards')).toBeUndefined();
});

test('[4.04.21-h] a Player moves his money through his Faction Treasury as ever', () => {
  const t = bareNeutrals(redistribution, undefined, {}, (g) => {
    g.phase = 'revenue';
    rich(g, 'senator:1', 4);
    treasury(g, 0, 6);
    joins(g, 'senator:16', 0);
    joins(g, 'senator:17', IMPERIALS);
  });
  t.as(0).does('allocate', { 'faction:0': 1, 'senator:16': 9 });
  expect(t.g.factions[0]!.treasury).toBe(1);
  expect(senator(t.g, 'senator:16').talents).toBe(9);
});
