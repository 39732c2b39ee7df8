import { describe, expect, test } from 'vitest';
import { combat } from '../combat/index.ts';
import type { Rome } from '../game.ts';
import type { WarId } from '../ids.ts';
import { at, takeCard } from '../testing/at.ts';
import { legionsTo, rebels, sends, three, wages } from '../testing/armies.ts';
import { attackable, rebelEndGame } from './rebel.ts';
import { chit } from '../testing/chits.ts';
import { newProvince } from '../wars/provinces.ts';
import { fleetSupport } from '../wars/wars.ts';
import { ridesWithRebel } from '../testing/people.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('the Rebel End Game', () => {
  const FOUR: readonly WarId[] = ['war:5', 'war:68', 'war:120', 'war:118'];
  /** senator:2 of seat 1 with 12 Legions; three more of Rome's, 2 Fleets at home and 3 with senator:1. */
  const game = (by: 'battle' | 'default' | 'bankruptcy' | 'people-revolt', patch: (g: Rome) => void = () => {}) =>
    at(rebelEndGame, { by }, { seats: 3 }, (g) => {
      three(g);
      g.phase = 'revenue';
      rebels(g, 'senator:2', 12);
      for (const id of FOUR) wages(g, id);
      legionsTo(g, 'active', 1);
      g.fleets = 2;
      sends(g, 'senator:1', 'war:5', { legions: 2, fleets: 3 });
      patch(g);
    });

  test('[1.12.3-b][1.03-c][1.12.3-i] with four Wars, his own not counted, play goes to the Combat Phase', () => {
    expect(game('bankruptcy').g.phase).toBe('combat');
    expect(game('bankruptcy', (g) => g.wars.pop()).over).toEqual({ how: 'rebel-bankruptcy', winners: [1] });
  });

  test('[1.12.3-c] he takes all Legions but Garrisons and all Fleets; other Commanders come home', () => {
    const { g } = game('battle', (x) => {
      x.provinces = [newProvince('province:sicilia', false)];
      legionsTo(x, 'province:sicilia', 2);
    });
    expect(g.forces).toHaveLength(1);
    expect(g.forces[0]).toMatchObject({ commander: 'senator:2', fleets: 5 });
    expect(g.legions.filter((l) => l.at === `force:${g.forces[0]!.id}`)).toHaveLength(15);
    expect(g.legions.filter((l) => l.at === 'province:sicilia')).toHaveLength(2);
    expect(who(g, 'senator:1').at).toBe('rome');
  });

  test('[1.12.3-c][1.11.37-c] the Master of Horse who joined him rides with him', () => {
    const { g } = game('battle', (x) => {
      ridesWithRebel(x, 'senator:4');
    });
    expect(g.forces[0]).toMatchObject({ commander: 'senator:2', masterOfHorse: 'senator:4' });
  });

  test('[1.12.3-d][1.12.3-e] he chooses one War after another, for which he has the Support', () => {
    const play = game('battle', (g) => {
      wages(g, 'war:6');
    });
    // With one Fleet only Wars without Support are left, for a Naval Battle as for one on land.
    const f = { ...play.g.forces[0]!, fleets: 1 };
    expect(attackable(play.g, f).map((w) => w.id)).toEqual(['war:5', 'war:120']);
    expect(play.offers('attackWar')).toMatchObject({ of: FOUR });
    // As many Fleets as a War asks for are enough.
    const [asks] = play.g.wars
      .map((w) => fleetSupport(play.g, w))
      .filter((n) => n > 1)
      .sort((a, b) => a - b);
    expect(attackable(play.g, { ...f, fleets: asks! }).length).toBeGreaterThan(2);
    expect(attackable(play.g, { ...f, fleets: asks! - 1 })).toHaveLength(2);
    play.as(1).rolling(5, 6, 6, 0).does('attackWar', 'war:5');
    expect(play.over).toBeUndefined();
    expect(play.waitingFor).toEqual([1]);
  });

  test('[card-139-a][amb-26] whoever may hold Cleopatra is asked before the Alexandrine War', () => {
    const play = game('battle', (g) => {
      g.era = 'late';
      takeCard(g, 'card:139');
      g.factions[2]!.hand.push('card:139');
      g.fleets = 20;
    });
    play.as(1).does('attackWar', 'war:118');
    expect(play.as(2).offers('cleopatraHelps')).toBeDefined();
  });

  test('[1.12.3-e] one War that he can attack is enough to go on', () => {
    const play = game('battle', (g) => {
      g.wars = g.wars.filter((w) => w.id !== 'war:120');
      wages(g, 'war:6');
      g.fleets = 0;
      for (const f of g.forces) f.fleets = 0;
    });
    expect(play.as(1).offers('attackWar')).toMatchObject({ of: ['war:5'] });
  });

  test('[1.12.3-d] who says nothing attacks the weakest', () => {
    const play = game('battle');
    play.as(1).rolling(4, 4, 4, 0).saysNothing().expectLog('combat.battle', { war: 'war:120' }, '1.10.11-e');
  });

  test('[1.12.3-f] fewer than four are left: he has won', () => {
    const play = game('battle');
    play.as(1).rolling(5, 6, 6, 0).does('attackWar', 'war:5');
    expect(play.over).toEqual({ how: 'rebel-battle', winners: [1] });
  });

  test('[1.12.3-e][1.12.3-g][amb-137] anything but a Victory and all lose', () => {
    const play = game('default');
    // 1st Gallic War: Disaster 13.
    play.as(1).byChance(5, 5, 3).does('attackWar', 'war:5');
    expect(play.over).toEqual({ how: 'rebel-falls', winners: [] });
  });

  test('[1.12.3-e][1.12.3-g] without the Support for any War all lose', () => {
    const over = game('battle', (g) => {
      g.wars = [];
      g.forces[0]!.war = 'war:6';
      for (const id of ['war:6', 'war:7', 'war:66', 'war:114'] as const) wages(g, id);
      g.fleets = 0;
      g.forces[0]!.fleets = 0;
    }).over;
    expect(over).toEqual({ how: 'rebel-falls', winners: [] });
  });

  test('[1.12.3-e] at sea first, and then the same War on land or another', () => {
    const play = game('battle', (g) => {
      g.fleets = 12;
    });
    // 15 Fleets and MIL 4 against 10.
    play.as(1).rolling(5, 5, 5).does('attackWar', 'war:118');
    expect(play.g.wars.find((w) => w.id === 'war:118')!.navalVictory).toBe(true);
    expect(attackable(play.g, play.g.forces[0]!).map((w) => w.id)).toEqual(FOUR);
    play.rolling(5, 5, 5, 0).does('attackWar', 'war:118');
    expect(play.over?.how).toBe('rebel-battle');
  });

  /** A Victory of 14 over Gaul costs four Legions and four Fleets; the first chit is the Rebel's own. */
  const DEADLY = [1, 3, 1, 0, 0, 0, 0, 0, chit(2), 29, 29, 29, 29] as const;
  /** 5 + 15 + 4 − 10 = 14. */
  const noHeir = (g: Rome): void => {
    g.factions[1]!.leader = 'senator:4';
  };
  const FATAL = [...DEADLY, 5, 5, 5] as const;

  test('[1.12.3-f] the last battle needed makes him win even if it costs his life', () => {
    const play = game('bankruptcy', noHeir);
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5');
    expect(play.over).toEqual({ how: 'rebel-bankruptcy', winners: [1] });
  });

  test('[1.12.3-h] but not if he came to it by battle or by default: the Revolt fails and the game goes on', () => {
    const play = game('battle', noHeir);
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5');
    expect(play.over).toBeUndefined();
    expect(who(play.g, 'senator:2')).toBeUndefined();
    expect(play.g.rebels).toEqual([]);
    // Everything is Rome's again.
    expect(play.g.forces).toEqual([]);
    expect(play.g.legions.filter((l) => l.at === 'active')).toHaveLength(11);
    expect(play.g.fleets).toBe(1);
  });

  test('[1.12.3-h] or a living Consul for Life wins', () => {
    const play = game('default', (g) => {
      noHeir(g);
      who(g, 'senator:6').consulForLife = true;
    });
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5');
    expect(play.over).toEqual({ how: 'consul-for-life', winners: [2] });
  });

  test('[1.12.3-g] dead with Wars still to be beaten, all lose', () => {
    const play = game('bankruptcy', (g) => {
      noHeir(g);
      wages(g, 'war:119');
    });
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5');
    expect(play.over).toEqual({ how: 'rebel-falls', winners: [] });
  });

  test('[1.12.2-b][1.12.3-a][amb-144] not attacked in a Combat Phase, he wins with three other Wars on the table', () => {
    const play = at(combat, undefined, { seats: 3 }, (g) => {
      three(g);
      rebels(g, 'senator:2', 3);
      for (const id of FOUR.slice(0, 3)) wages(g, id);
    });
    expect(play.over).toEqual({ how: 'rebel-default', winners: [1] });
  });

  test('[1.03-c][1.12.3-h] after a coup that came to nothing the turn goes on', () => {
    const play = at(combat, undefined, { seats: 3 }, (g) => {
      three(g);
      noHeir(g);
      rebels(g, 'senator:2', 15);
      g.fleets = 5;
      for (const id of FOUR) wages(g, id);
    });
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5');
    expect(play.over).toBeUndefined();
    expect(play.as(0).offers('over')).toBeDefined();
  });

  test('[1.12.3-h][1.10.9-a] and a War from which he took the Legions is Unprosecuted', () => {
    const play = at(
      combat,
      undefined,
      { seats: 3 },
      (g) => {
        three(g);
        noHeir(g);
        rebels(g, 'senator:2', 9);
        g.fleets = 5;
        for (const id of FOUR) wages(g, id);
        sends(g, 'senator:1', 'war:120', { legions: 5 });
      },
      // A Stalemate that costs nothing, and a Veteran.
      [4, 4, 2, 0],
    );
    play
      .as(1)
      .rolling(...FATAL)
      .does('attackWar', 'war:5')
      .rolled();
    expect(play.over).toBeUndefined();
    expect(play.g.wars.find((w) => w.id === 'war:120')).toMatchObject({ foughtLand: true, unprosecuted: true });
  });

  test('[amb-68][1.12.3-g] a Rebel whose player leaves with the phase takes nothing over, and all lose', () => {
    const { over } = game('bankruptcy', (g) => {
      g.factions[1]!.leaving = true;
    });
    expect(over).toEqual({ how: 'rebel-falls', winners: [] });
  });
});
