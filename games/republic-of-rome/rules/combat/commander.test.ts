import { type Cx, end } from '@tabularium/kernel';
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { abilityOf, senatorCard } from '../data/printed.ts';
import { epidemic } from '../events/epidemic.ts';
import type { Rome } from '../game.ts';
import { drawMortality } from '../mortality/draw.ts';
import { proc } from '../procs.ts';
import { personalRevenue } from '../revenue/personal.ts';
import { loyalPurses } from '../revenue/purses.ts';
import { battle, quietRome, wages } from '../testing/armies.ts';
import { at, faction } from '../testing/at.ts';
import { PRINTED } from '../testing/printed.ts';
import { chit, HARMLESS } from '../testing/chits.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id);
/** He is no Leader of his Faction, so that his death leaves no heir. */
const noLeader = (g: Rome): void => {
  g.factions[0]!.leader = 'senator:16';
};

describe('chits', () => {
  // Gladiator Revolt, Land 6, numbers 6 and 16. 8 + 5 + 3 − 6 = 10: a Stalemate of three Legions (and three Fleets).
  const drawn = (legions: number, fleets: number, dice: Dice, also: (g: Rome) => void = noLeader) =>
    battle('senator:6', 'war:124', { legions, fleets }, dice, also);

  test('[1.10.7-a][amb-122] as many as units were lost, Legions and Fleets; [1.10.71-a] the last of two or more takes him captive', () => {
    const game = drawn(5, 1, [3, 3, 2, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS, chit(6)]);
    game.expectLog('combat.losses', { legions: 3, fleets: 1 });
    game.expectLog('combat.captured', { who: 'senator:6', war: 'war:124' });
    expect(who(game.g, 'senator:6')).toMatchObject({ captive: 'war:124', at: 'field' });
    expect(game.g.forces[0]).toMatchObject({ commander: '', fought: false });
  });

  test('[1.10.71-a] any chit but the last kills him', () => {
    const game = drawn(5, 1, [3, 3, 2, 0, 0, 0, 0, chit(6), 29, 29, 29]);
    expect(who(game.g, 'senator:6')).toBeUndefined();
    expect(game.g.forces[0]).toMatchObject({ war: 'war:124', commander: '' });
  });

  test('[1.10.71-a] a single chit kills him as well', () => {
    // 10 + 5 + 3 − 6 = 12: one Legion.
    const game = drawn(5, 0, [4, 3, 3, 0, 0, chit(6)]);
    expect(who(game.g, 'senator:6')).toBeUndefined();
  });

  test('[1.10.71-a] in a Victory the last chit kills', () => {
    // 14 + 5 + 3 − 6 = 16: two Legions.
    const game = drawn(5, 0, [5, 5, 4, 0, 0, 0, HARMLESS, chit(6)]);
    expect(who(game.g, 'senator:6')).toBeUndefined();
    expect(game.g.wars.some((w) => w.id === 'war:124')).toBe(false);
  });

  test('[1.10.71-a] a Disaster and a Standoff can lead to captivity too', () => {
    const disaster = drawn(4, 0, [2, 2, 2, 0, 0, HARMLESS, chit(6)]);
    expect(who(disaster.g, 'senator:6')?.captive).toBe('war:124');
    const standoff = drawn(5, 0, [6, 6, 4, 0, 0, 0, HARMLESS, chit(6)]);
    expect(who(standoff.g, 'senator:6')?.captive).toBe('war:124');
  });

  test('[1.10.7-b] nobody who was not there is struck', () => {
    const game = drawn(5, 0, [4, 3, 3, 0, 0, chit(16)]);
    expect(who(game.g, 'senator:16')).toBeDefined();
    expect(game.g.forces[0]!.commander).toBe('senator:6');
  });

  test('[1.10.7-d] losing the whole Force does not harm him', () => {
    // 10 + 1 + 1 − 6 = 6 would be a Defeat; 12 + 2 − 6 = 8: all he has.
    const game = drawn(1, 0, [4, 4, 4, 0, HARMLESS]);
    expect(game.g.legions.some((l) => l.at === 'force:1')).toBe(false);
    expect(game.g.forces[0]).toMatchObject({ commander: 'senator:6', fought: true });
  });

  test('[1.10.71-c] a Captive keeps his office and becomes no Proconsul', () => {
    const game = drawn(5, 1, [3, 3, 2, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS, chit(6)], (g) => {
      noLeader(g);
      who(g, 'senator:6')!.office = 'field-consul';
    });
    expect(who(game.g, 'senator:6')).toMatchObject({ office: 'field-consul', priorConsul: false });
  });
});

describe('a Dictator and his Master of Horse', () => {
  const together = (dice: Dice) =>
    battle('senator:6', 'war:124', { legions: 5, horse: 'senator:13' }, dice, (g) => {
      noLeader(g);
      who(g, 'senator:6')!.office = 'dictator';
    });

  test('[1.09.34-f][1.10.7-e][1.09.34-h] the Master of Horse is struck by his own chit, and the place stays empty', () => {
    // 7 + 5 + 5 − 6 = 11: two Legions.
    const killed = together([3, 2, 2, 0, 0, 0, chit(13), HARMLESS]);
    expect(who(killed.g, 'senator:13')).toBeUndefined();
    expect(killed.g.forces[0]).toMatchObject({ commander: 'senator:6', masterOfHorse: '' });
    const captured = together([3, 2, 2, 0, 0, 0, HARMLESS, chit(13)]);
    expect(who(captured.g, 'senator:13')).toMatchObject({ captive: 'war:124', office: 'master-of-horse' });
    expect(captured.g.forces[0]).toMatchObject({ commander: 'senator:6', masterOfHorse: '' });
  });

  test('[1.10.7-f][1.09.34-g] when the Dictator is killed or captured, his Master of Horse is in Rome with his office', () => {
    const killed = together([3, 2, 2, 0, 0, 0, chit(6), HARMLESS]);
    expect(who(killed.g, 'senator:6')).toBeUndefined();
    expect(who(killed.g, 'senator:13')).toMatchObject({ at: 'rome', office: 'master-of-horse' });
    const captured = together([3, 2, 2, 0, 0, 0, HARMLESS, chit(6)]);
    expect(who(captured.g, 'senator:6')).toMatchObject({ captive: 'war:124', office: 'dictator' });
    expect(who(captured.g, 'senator:13')).toMatchObject({ at: 'rome', office: 'master-of-horse', captive: '' });
  });

  test('[1.10.7-f][1.09.34-f] both struck: the Dictator is dead, his Master of Horse a Captive and not in Rome', () => {
    const { g } = together([3, 2, 2, 0, 0, 0, chit(6), chit(13)]);
    expect(who(g, 'senator:6')).toBeUndefined();
    expect(who(g, 'senator:13')).toMatchObject({ captive: 'war:124', at: 'field', office: 'master-of-horse' });
    expect(g.forces).toMatchObject([{ commander: '', masterOfHorse: '' }]);
  });

  test('[1.09.34-d] after a Victory only the Dictator gains', () => {
    // 14 + 5 + 5 − 6 = 18.
    const game = together([6, 5, 3, 0]);
    expect(game.g.wars.some((w) => w.id === 'war:124')).toBe(false);
    expect(who(game.g, 'senator:6')).toMatchObject({ influence: 4 + 3, popularity: 3 });
    expect(who(game.g, 'senator:13')).toMatchObject({ influence: 3, popularity: 0 });
    // [1.09.34-c] He stays where the Dictator is.
    expect(game.g.forces[0]!.masterOfHorse).toBe('senator:13');
  });
});

describe('a Captive', () => {
  const held = (g: Rome): void => {
    faction(g, 1, 'senator:4', 'senator:7');
    Object.assign(who(g, 'senator:7')!, { captive: 'war:5', at: 'field', talents: 9, knights: 3 });
    wages(g, 'war:5');
  };

  test('[1.10.71-b] earns nothing, and his money is out of reach', () => {
    const g = quietRome(held);
    // The Leader's 3 alone.
    expect(personalRevenue(g, 1, [], []).total).toBe(3);
    expect(loyalPurses(g, 1).map((s) => s.id)).toEqual(['senator:4']);
  });

  test('[1.10.71-e] is found by Mortality and by an epidemic abroad', () => {
    const struck = (run: (cx: Cx<Rome>) => void): Rome => {
      const tested = proc('tested', () => ({}), {
        start: (cx) => {
          run(cx);
          return end();
        },
      });
      return at(tested, undefined, { seats: 3, byChance: true }, held, [chit(7)]).g;
    };
    expect(
      who(
        struck((cx) => drawMortality(cx)),
        'senator:7',
      ),
    ).toBeUndefined();
    expect(
      who(
        struck((cx) => epidemic(cx, 2)),
        'senator:7',
      ),
    ).toBeUndefined();
  });
});

test('[card-125-b][card-133-b] Caesar has Popularity 2 and Influence 5; Lucullus and Crassus do not oppose each other, both oppose Pompeius', () => {
  expect(senatorCard(PRINTED, 'senator:4A')).toMatchObject({ popularity: 2, influence: 5 });
  expect(abilityOf(PRINTED, 'senator:29B')!.opposes).toEqual(['senator:30A']);
  expect(abilityOf(PRINTED, 'senator:29A')!.opposes).toEqual(['senator:30A']);
});
