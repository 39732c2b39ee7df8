import { describe, expect, test } from 'vitest';
import { contentOf, concessionCard } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { ConcessionId, SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { at } from '../testing/at.ts';
import { bare, governs, rich, table } from '../testing/bare.ts';
import { activate } from '../wars/placing.ts';
import { newWar } from '../wars/wars.ts';
import { revenue } from './index.ts';
import { collectRevenue, concessionIncome, personalRevenue } from './personal.ts';
import { PRINTED } from '../testing/printed.ts';
import { revolts } from '../testing/people.ts';
import { legionsTo } from '../testing/armies.ts';

const concession = (g: Rome, n: number, holder: SenatorId | 'forum'): void => {
  g.concessions.push({ id: `concession:${n}` as ConcessionId, holder, revealed: false, voted: 0 });
};
const income = (g: Rome, seat = 0): number => personalRevenue(g, seat, [], []).total;

describe('1.06 the phase', () => {
  test('[1.06-a][1.06.5-a] start effects and 100 for the State, Spoils, Rebels, Redistribution, development and taxes, contributions, Debits, Governors home', () => {
    const game = at(revenue, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.events = [{ id: 'event:162', level: 1, since: 0 }];
      const p = governs(g, 'senator:1', 'province:sicilia');
      p.term = 1;
      rich(g, 'senator:2', 30);
      revolts(g, 'senator:3').at = 'field';
      legionsTo(g, 'rebel', 1);
      rich(g, 'senator:3', 10);
    });
    const asked: (string | undefined)[] = [];
    const ask = (seat: number): typeof game => {
      asked.push(game.as(seat).question?.prompt.k);
      return game;
    };
    expect(game.g.state).toBe(250);
    ask(0).rolling(4).does('takeSpoils', ['province:sicilia']);
    expect(game.g.factions[0]!.lump).toBe(7);
    ask(2).does('payRebels', { 'senator:3': 2 });
    for (const seat of [0, 1]) ask(seat).does('redistributed');
    // Development 5 (corrupt: no help), taxes 3 + 4 − 2.
    ask(2).rolling(5, 3, 4).does('redistributed');
    expect(game.g.state).toBe(255);
    expect(game.g.provinces[0]!.developed).toBe(false);
    expect(senator(game.g, 'senator:1').at).toBe('province:sicilia');
    ask(1).does('contributed');
    expect(asked).toEqual([
      'ask.revenue.spoils',
      'ask.revenue.rebels',
      'ask.revenue.redistribution',
      'ask.revenue.redistribution',
      'ask.revenue.redistribution',
      'ask.revenue.contribute',
    ]);
    // 20 for the Civil War.
    expect(game.g.state).toBe(235);
    expect(senator(game.g, 'senator:1').at).toBe('rome');
  });
});

test('[1.05.4-d][amb-101] a Faction whose last Senator dies with his Revolt has another before the Redistribution', () => {
  const game = at(revenue, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.senators[1] = fresh(g, 'senator:22A', 1);
    revolts(g, 'senator:22A').at = 'field';
    g.factions[1]!.leader = 'senator:22A';
    legionsTo(g, 'rebel', 1);
    g.curia = ['senator:12'];
  });
  game.as(1).does('releaseLegions', ['legion:0']).as(0).sets('keepReleased', 0);
  expect(game.waitingFor).toEqual([1]);
  game.as(1).does('takeHeir');
  expect(game.g.factions[1]!.leader).toBe('senator:12');
  expect(game.question?.prompt.k).toBe('ask.revenue.redistribution');
});

describe('1.06.1 personal revenue', () => {
  test('[1.06.1-a] Aligned Senators only, no Rebels, no Captives', () => {
    const { g } = table((x) => {
      x.senators.push(
        fresh(x, 'senator:10', 0),
        fresh(x, 'senator:11', 0),
        fresh(x, 'senator:12', 0),
        fresh(x, 'senator:13', -1),
      );
      revolts(x, 'senator:11').at = 'field';
      Object.assign(senator(x, 'senator:12'), { captive: 'barbarians', at: 'field', knights: 3 });
    });
    expect(income(g)).toBe(3 + 1);
  });

  test('[1.06.1-b] Governors, Commanders and Proconsuls as well', () => {
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:10', 0), fresh(x, 'senator:11', 0));
      governs(x, 'senator:10', 'province:sicilia');
      Object.assign(senator(x, 'senator:11'), { at: 'field', office: 'proconsul', knights: 2 });
    });
    expect(income(g)).toBe(3 + 1 + 1 + 2);
  });

  test('[1.06.1-c][1.06.11-a][1.06.11-b][1.06.12-a] base, Knights, Concessions and Spoils', () => {
    // ex-67, with Spoils.
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:10', 0), fresh(x, 'senator:11', 0));
      senator(x, 'senator:1').knights = 2;
      concession(x, 59, 'senator:10');
      concession(x, 57, 'senator:10');
      governs(x, 'senator:10', 'province:sicilia');
      Object.assign(senator(x, 'senator:11'), { captive: 'barbarians', at: 'field', knights: 3 });
    });
    expect(income(g)).toBe(11);
    const whole = personalRevenue(g, 0, [{ province: 'province:sicilia', n: 4 }], []);
    expect(whole.total).toBe(15);
    expect(whole.parts.map((p) => [p.k, p.n])).toEqual([
      ['leader', 3],
      ['knights', 2],
      ['senator', 1],
      ['concession', 2],
      ['concession', 3],
      ['spoils', 4],
    ]);
  });

  test('[1.06.1-d] one sum for the Faction, in nobody’s treasury yet', () => {
    const t = table((g) => {
      senator(g, 'senator:1').knights = 2;
    });
    collectRevenue(t.cx, [], []);
    expect(t.g.factions.map((f) => f.lump)).toEqual([5, 3, 3, 3, 3]);
    expect(senator(t.g, 'senator:1').talents).toBe(0);
    expect(t.g.factions[0]!.treasury).toBe(0);
  });

  test('[1.06.12-b][1.06.12-c] who earns takes the revenue of his Concessions, asked or not, and their bars show', () => {
    const t = table((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      concession(g, 57, 'senator:1');
      concession(g, 56, 'senator:10');
      concession(g, 59, 'forum');
      concession(g, 52, 'senator:1');
      Object.assign(senator(g, 'senator:10'), { captive: 'barbarians', at: 'field' });
    });
    collectRevenue(t.cx, [], []);
    expect(t.g.factions[0]!.lump).toBe(6);
    expect(t.g.concessions.map((c) => c.revealed)).toEqual([true, false, false, false]);
  });

  test('[card-54-a][card-55-a][card-56-a][card-57-a][card-58-a][card-59-a] what each pays', () => {
    const { g } = table((x) => {
      for (let n = 54; n <= 64; n++) concession(x, n, 'senator:1');
    });
    expect(g.concessions.map((c) => concessionIncome(g, c, []))).toEqual([5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2]);
  });

  test('[card-54-a][card-55-a][card-58-a] Wars destroy Grain; nothing destroys the Land Commissioner', () => {
    const lost = (war: 'war:118' | 'war:74' | 'war:75') => {
      const t = table((g) => {
        for (const n of [54, 55, 58]) concession(g, n, 'senator:1');
        g.wars = [newWar(war, 'inactive', false)];
      });
      activate(t.cx, t.g.wars[0]!);
      return t.g.concessions.filter((c) => c.holder === 'curia').map((c) => c.id);
    };
    expect(lost('war:118')).toEqual(['concession:54']);
    expect(lost('war:74')).toEqual(['concession:55']);
    expect(lost('war:75')).toEqual(['concession:55']);
    expect(contentOf(PRINTED).wars.flatMap((w) => w.destroys)).not.toContain('concession:58');
    expect(concessionCard(PRINTED, 'concession:58').disaster).toEqual([]);
  });

  test('[1.06.12-e][card-52-a][card-53-a] Armaments and Ship Building pay nothing now', () => {
    const { g } = table((x) => {
      for (const n of [52, 53]) concession(x, n, 'senator:1');
    });
    expect(g.concessions.map((c) => concessionIncome(g, c, []))).toEqual([0, 0]);
    expect(income(g)).toBe(3);
  });

  test('[card-132-a] Crassus doubles base income and Concessions, not Knights', () => {
    const { g } = table((x) => {
      x.senators.push(fresh(x, 'senator:29A', 0));
      senator(x, 'senator:29A').knights = 3;
      concession(x, 57, 'senator:29A');
    });
    expect(income(g)).toBe(3 + 2 + 3 + 6);
    g.factions[0]!.leader = 'senator:29A';
    expect(income(g)).toBe(1 + 6 + 3 + 6);
  });
});

describe('card 54, card 55: Grain in a Drought', () => {
  const dry = (effects: number, popularity = 0) =>
    at(revenue, undefined, { seats: 3 }, (g) => {
      bare(g);
      g.events = [{ id: 'event:164', level: effects, since: 0 }];
      concession(g, 54, 'senator:1');
      senator(g, 'senator:1').popularity = popularity;
    });

  test('[card-54-b][amb-165] doubled for 2 Popularity; one more of each for every further Drought Effect', () => {
    const got = [1, 2, 3].map((effects) => {
      const game = dry(effects).as(0).does('droughtProfit');
      return [game.g.factions[0]!.lump - 3, senator(game.g, 'senator:1').popularity];
    });
    expect(got).toEqual([
      [10, -2],
      [15, -3],
      [20, -4],
    ]);
  });

  test('[1.06.12-d] it is optional, and open even at −9', () => {
    const plain = dry(1).as(0).does('plainIncome');
    expect(plain.g.factions[0]!.lump).toBe(8);
    expect(senator(plain.g, 'senator:1').popularity).toBe(0);
    const hated = dry(1, -9).as(0).does('droughtProfit');
    expect(hated.g.factions[0]!.lump).toBe(13);
    expect(senator(hated.g, 'senator:1').popularity).toBe(-9);
  });

  test('[card-55-a] Sicilian Grain too; with no Drought nobody is asked, and a War with the icon is a Drought', () => {
    const sicilian = (war: boolean) =>
      at(revenue, undefined, { seats: 3 }, (g) => {
        bare(g);
        concession(g, 55, 'senator:1');
        if (war) g.wars = [newWar('war:3', 'inactive', false)];
      });
    expect(sicilian(false).as(0).question?.prompt.k).toBe('ask.revenue.redistribution');
    const game = sicilian(true).as(0).does('droughtProfit');
    expect(game.g.factions[0]!.lump).toBe(3 + 8);
  });
});
