import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { at, faction } from '../testing/at.ts';
import { battle, legionsTo, sends, wages } from '../testing/armies.ts';
import { attack } from './attack.ts';
import { chit, HARMLESS } from '../testing/chits.ts';

const who = (g: Rome, id = 'senator:1') => g.senators.find((s) => s.id === id)!;

/** 1st Gallic War: Land 10, Spoils 20, Gallia Cisalpina; Disaster 13, Standoff 15. 18 and more. */
const won = (dice: Dice = [6, 6, 4, 0], also?: (g: Rome) => void) =>
  battle('senator:1', 'war:5', { legions: 12 }, dice, also);

describe('a Land Victory', () => {
  test('[1.10.4-a] takes 1 Unrest and ends the War', () => {
    const game = won();
    expect(game.g.unrest).toBe(4);
    expect(game.g.wars.some((w) => w.id === 'war:5')).toBe(false);
    expect(game.g.discards).toContain('card:5');
  });

  test('[1.10.4-b][1.10.4-l] other Commanders come home with their Forces, and so do units without one', () => {
    const game = won(undefined, (g) => {
      faction(g, 1, 'senator:2');
      sends(g, 'senator:2', 'war:5', { legions: 2, fleets: 1 });
      const left = sends(g, 'senator:16', 'war:5', { legions: 1 });
      left.commander = '';
    });
    expect(game.g.forces).toHaveLength(1);
    expect(who(game.g, 'senator:2').at).toBe('rome');
    expect(game.g.legions.filter((l) => l.at === 'active')).toHaveLength(4 + 3);
    expect(game.g.fleets).toBe(1);
  });

  test('[1.10.4-d][1.10.4-j] costs what the table says, and he stays in the field with the rest', () => {
    // 8 + 12 + 4 − 10 = 14.
    const game = won([3, 3, 2, 0, 0, 0, 0, 0, 30, 30, 30, 30]);
    expect(game.g.legions.filter((l) => l.at === 'force:1')).toHaveLength(8);
    expect(game.g.forces).toMatchObject([{ war: '', commander: 'senator:1', victorious: true, fought: false }]);
    expect(who(game.g).at).toBe('field');
  });

  test('[1.10.4-e] if he dies his Force goes home, and he gains nothing', () => {
    const game = won([3, 3, 2, 0, 0, 0, 0, 0, chit(1), 29, 29, 29], (g) => {
      g.factions[0]!.leader = 'senator:16';
    });
    expect(who(game.g)).toBeUndefined();
    expect(game.g.forces).toEqual([]);
    expect(game.g.legions.filter((l) => l.at === 'active')).toHaveLength(4 + 8);
    expect(game.g.wars.some((w) => w.id === 'war:5')).toBe(false);
  });

  test('[1.10.4-f] creates the Provinces of the War', () => {
    expect(won().g.provinces.map((p) => p.id)).toEqual(['province:gallia-cisalpina']);
  });

  test('[1.10.4-g][1.10.4-h][amb-121] he gains half the printed Strength, rounded up, whatever it was now', () => {
    // 2nd Punic War, printed 15, with Hannibal: 22. 14 + 20 + 4 − 22 = 16.
    const game = battle('senator:1', 'war:2', { legions: 20, fleets: 5 }, [5, 5, 4, 0, 0, 0, 30, 30, 30, 30], (g) => {
      g.leaders.push({ id: 'leader:35', at: 'wars', aids: [], refuge: false });
    });
    // 2 Legions lost: −1, then +8.
    expect(who(game.g)).toMatchObject({ influence: 5 + 8, popularity: 7 });
  });

  test('[1.10.4-i] brings the Spoils to the State; a Revolt brings none', () => {
    expect(won().g.state).toBe(120);
    expect(won(undefined, (g) => Object.assign(g.wars.find((w) => w.id === 'war:5')!, { revolt: true })).g.state).toBe(
      100,
    );
  });

  test('[1.10.4-i] a Naval Victory pays nothing', () => {
    expect(battle('senator:1', 'war:1', { fleets: 8 }, [6, 6, 5]).g.state).toBe(100);
  });

  test('[1.10.4-k][1.10.71-i] Captives of the War die', () => {
    const game = at(
      attack,
      { force: 1 },
      { seats: 3 },
      (g) => {
        faction(g, 0, 'senator:1');
        faction(g, 1, 'senator:2', 'senator:3');
        sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 12 });
        Object.assign(who(g, 'senator:3'), { captive: 'war:5', at: 'field' });
      },
      [],
    );
    // [1.10.71-g] Before the dice his player is asked for the last time.
    expect(game.waitingFor).toEqual([1]);
    // Saying nothing pays nothing.
    game.as(1).rolling(6, 6, 4, 0).saysNothing().rolled();
    expect(who(game.g, 'senator:3')).toBeUndefined();
  });
});

describe('Germanic Migrations', () => {
  test('[card-70-a][card-70-b] being attacked creates Gallia Narbonensis, whatever the result, and once', () => {
    const game = battle('senator:1', 'war:70', { legions: 1 }, [1, 1, 1, 0]);
    game.expectLog('combat.battle', { result: 'result:defeat' });
    expect(game.g.provinces.map((p) => p.id)).toEqual(['province:gallia-narbonensis']);
    const again = battle('senator:1', 'war:70', { legions: 24 }, [6, 6, 6, 0], (g) => {
      g.wars.find((w) => w.id === 'war:70')!.attacked = true;
      g.legions.forEach((l) => (l.at = 'force:1'));
    });
    expect(again.g.provinces.map((p) => p.id)).toEqual(['province:gallia-narbonensis']);
  });
});

describe('Veterans', () => {
  const veterans = (g: Rome) => g.legions.filter((l) => l.veteran);

  test('[1.10.5-a][1.10.5-d][amb-120] one surviving Legion becomes Veteran, with Allegiance to the Commander', () => {
    expect(veterans(won().g)).toEqual([{ at: 'force:1', veteran: true, allegiance: 'senator:1' }]);
    // A Standoff.
    const stood = won([5, 5, 5, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS]);
    stood.expectLog('combat.battle', { result: 'result:standoff' });
    expect(veterans(stood.g)).toHaveLength(1);
    // A Stalemate.
    const drawn = battle('senator:1', 'war:5', { legions: 8 }, [4, 4, 3, 0]);
    drawn.expectLog('combat.battle', { total: 13, result: 'result:stalemate' });
    expect(veterans(drawn.g)).toHaveLength(1);
  });

  test('[1.10.5-a] none when all are Veterans already, none when nobody survives', () => {
    const all = battle('senator:1', 'war:5', { veterans: 6 }, [6, 5, 6]);
    expect(veterans(all.g)).toHaveLength(6);
    expect(veterans(all.g).every((l) => l.allegiance === '')).toBe(true);
  });

  test('[1.10.5-b] none after a Defeat', () => {
    expect(veterans(battle('senator:1', 'war:70', { legions: 6 }, [4, 1, 1, 0, 0, 0, 0, 0, 0]).g)).toEqual([]);
  });

  test('[1.10.5-e][1.10.5-g] a Veteran stays one under another Commander, and when its own is dead owes Allegiance to nobody', () => {
    const game = won([3, 3, 2, 0, 0, 0, 0, 0, chit(1), 29, 29, 29], (g) => {
      g.factions[0]!.leader = 'senator:16';
      legionsTo(g, 'active', 1, { veteran: true, allegiance: 'senator:1' });
    });
    expect(veterans(game.g)).toHaveLength(2);
    expect(veterans(game.g).every((l) => l.allegiance === '' && l.at === 'active')).toBe(true);
  });

  test('[card-125-a] Caesar may make a second one after a Victory', () => {
    const game = battle('senator:4A', 'war:5', { legions: 12 }, [6, 6, 4, 0]);
    expect(game.waitingFor).toEqual([0]);
    game.as(0).rolling(0).does('secondVeteran');
    expect(veterans(game.g)).toHaveLength(2);
    expect(veterans(game.g).every((l) => l.allegiance === 'senator:4A')).toBe(true);
    const one = battle('senator:4A', 'war:5', { legions: 12 }, [6, 6, 4, 0]);
    expect(veterans(one.as(0).does('oneVeteran').g)).toHaveLength(1);
    const silent = battle('senator:4A', 'war:5', { legions: 12 }, [6, 6, 4, 0]);
    expect(veterans(silent.as(0).rolling(0).saysNothing().g)).toHaveLength(2);
  });

  test('[card-125-a] not after a Stalemate', () => {
    const game = battle('senator:4A', 'war:5', { legions: 6 }, [4, 4, 3, 0]);
    expect(game.as(0).offers('secondVeteran')).toBeUndefined();
  });
});
