import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { grain } from '../../revenue/grain.ts';
import { rebelMaintenance } from '../../revenue/rebels.ts';
import { redistribution } from '../../revenue/redistribution.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, rebels } from '../../testing/armies.ts';
import { takeCard } from '../../testing/at.ts';
import { bare, rich, treasury } from '../../testing/bare.ts';
import { atNeutrals, IMPERIALS } from '../../testing/neutrals.ts';

/** senator:2 of the Imperials is in Revolt, and senator:10 with him. */
const revolt = (legions: number, patch: (g: Rome) => void) =>
  atNeutrals(rebelMaintenance, undefined, {}, (g) => {
    bare(g);
    g.phase = 'revenue';
    g.senators.push(fresh(g, 'senator:10', IMPERIALS));
    rebels(g, 'senator:2', legions);
    Object.assign(senator(g, 'senator:10'), { rebel: 'secondary', at: 'field' });
    patch(g);
  });

describe('a Neutral Rebel', () => {
  test('[4.03.2-a][4.03.1-d] the richer Rebel pays first, the Faction Treasury what they lack', () => {
    const game = revolt(5, (g) => {
      rich(g, 'senator:2', 3);
      rich(g, 'senator:10', 5);
      treasury(g, IMPERIALS, 9);
      rich(g, 'senator:1', 50);
    });
    expect(game.offers('over')).toBeDefined();
    expect(['senator:2', 'senator:10'].map((id) => senator(game.g, id).talents)).toEqual([0, 0]);
    expect(game.g.factions[IMPERIALS]!.treasury).toBe(7);
    const less = revolt(2, (g) => {
      rich(g, 'senator:2', 3);
      rich(g, 'senator:10', 5);
    });
    expect(['senator:2', 'senator:10'].map((id) => senator(less.g, id).talents)).toEqual([3, 1]);
  });

  test('[4.02.2-a] if there is too little, the Dominant Player says which Legions go, and how many Rome keeps', () => {
    const game = revolt(3, (g) => void rich(g, 'senator:2', 4));
    expect(game.question?.prompt).toMatchObject({ k: 'ask.revenue.release', a: { n: 1 } });
    game.does('releaseLegions', ['legion:1']);
    expect(game.question?.prompt.k).toBe('ask.revenue.released');
    game.does('keepReleased', 1);
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, 'active')]).toEqual([2, 1]);
    expect(senator(game.g, 'senator:2').talents).toBe(0);
  });
});

describe('what no guideline settles', () => {
  test('[4.02.2-a] Drought: a Neutral leaves the profit, unless the Dominant Player will have it', () => {
    const drought = () =>
      atNeutrals(grain, undefined, {}, (g) => {
        bare(g);
        g.phase = 'revenue';
        g.events = [{ id: 'event:164', level: 1, since: 0 }];
        g.concessions.push({ id: 'concession:54', holder: 'senator:3', revealed: false, voted: 0 });
      });
    const game = drought();
    expect(game.question?.prompt.k).toBe('ask.revenue.grain');
    game.saysNothing();
    expect(senator(game.g, 'senator:3').popularity).toBe(0);
    const taken = drought().does('droughtProfit');
    expect(senator(taken.g, 'senator:3').popularity).toBeLessThan(0);
  });

  const guard = () =>
    atNeutrals(redistribution, undefined, {}, (g) => {
      bare(g);
      g.phase = 'revenue';
      takeCard(g, 'card:152');
      rich(g, 'senator:3', 2).bodyguard = true;
    });
  test('[4.02.2-a] a Neutral pays his Bodyguard, unless the Dominant Player dismisses it', () => {
    const kept = guard().does('redistributed');
    expect(senator(kept.g, 'senator:3')).toMatchObject({ bodyguard: true, talents: 1 });
    const gone = guard().does('dropBodyguard').does('redistributed');
    expect(senator(gone.g, 'senator:3')).toMatchObject({ bodyguard: false, talents: 2 });
  });
});
