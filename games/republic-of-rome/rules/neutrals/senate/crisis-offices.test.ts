import { describe, expect, test } from 'vitest';
import type { Dice } from '@tabularium/kit';
import type { Rome } from '../../game.ts';
import { holderOf, senator } from '../../rome/senators.ts';
import { faction } from '../../testing/at.ts';
import { wages } from '../../testing/armies.ts';
import { atNeutrals, CONSERVATIVES, PLUTOCRATS, POPULISTS, ruledOut } from '../../testing/neutrals.ts';
import { armed } from '../../testing/plans.ts';
import { neutralsOf, noPlan } from '../state.ts';
import { crisisOffices } from './crisis-offices.ts';
import { candidatesOf } from './eligibility.ts';
import { coalitionSenate } from './senate.ts';

/** MIL: senator:1 and senator:4 and senator:2 have 4, senator:6 and senator:8 have 3, senator:3 has 1, senator:5 has 2. */
const offices = (patch: (g: Rome) => void, dice: Dice = []) =>
  atNeutrals(
    crisisOffices,
    undefined,
    {},
    (g) => {
      armed(g, { members: [PLUTOCRATS] });
      neutralsOf(g).plan = { ...noPlan(), crisis: true };
      for (const s of g.senators) s.influence = 5;
      patch(g);
    },
    dice,
  );
/** Only these Senators, one or more for each Faction from the Player's on. */
const only = (g: Rome, ...all: Parameters<typeof faction>[2][][]): void => {
  g.senators = [];
  all.forEach((ids, i) => faction(g, i, ...ids));
  for (const s of g.senators) s.influence = 5;
};
const held = (g: Rome) => [holderOf(g, 'dictator')?.id, holderOf(g, 'master-of-horse')?.id];

describe('Dictator', () => {
  test('[4.05.34-c] the highest Military, in the Coalition or not', () => {
    const t = offices((g) => only(g, ['senator:3'], ['senator:4'], ['senator:6'], ['senator:5'], ['senator:7']));
    expect(held(t.g)).toEqual(['senator:4', 'senator:6']);
    expect(senator(t.g, 'senator:4').influence).toBe(12);
    t.expectLog('neutral.dictator', { refs: ['senator:4'] }, '4.05.34-c');
  });

  test('[4.05.34-d] of equal ones a Statesman who is immune in the War that is attacked first', () => {
    // Both have 5; Flamininus is immune in Macedonian Wars, the other is of the Coalition.
    const at = (war: 'war:6' | 'war:119') =>
      offices((g) => {
        only(g, ['senator:3'], ['senator:18A'], ['senator:27A'], ['senator:5'], ['senator:7']);
        wages(g, war);
        neutralsOf(g).plan.attacks = [{ war, legions: 1, fleets: 0, commander: '' }];
      });
    expect(held(at('war:6').g)[0]).toBe('senator:18A');
    expect(ruledOut(at('war:6'), 'neutral.dictator')['senator:27A']).toBe('neutral.lacks.immunity');
    expect(held(at('war:119').g)[0]).toBe('senator:27A');
  });

  test('[4.05.34-e][4.05.411-b] then one of the Coalition, then the least Influence, then the dice', () => {
    const equal = ['senator:1', 'senator:2', 'senator:4'] as const;
    const three = (g: Rome): void => only(g, ['senator:3'], [equal[0]], ['senator:7'], [equal[1]], [equal[2]]);
    const inCoalition = offices((g) => {
      three(g);
      neutralsOf(g).coalition.members = [CONSERVATIVES, POPULISTS];
      senator(g, 'senator:1').influence = 1;
      senator(g, 'senator:4').influence = 4;
    });
    expect(held(inCoalition.g)).toEqual(['senator:4', 'senator:2']);
    // He is of it or is not: there is no number to tell.
    expect(ruledOut(inCoalition, 'neutral.dictator')['senator:1']).toBe('neutral.lacks.coalition');
    const byDice = offices(three, [1, 1, 6, 6, 1, 2, 2, 2, 1, 1]);
    expect(held(byDice.g)).toEqual(['senator:2', 'senator:1']);
  });

  test('[4.05.34-i] Aligned, in Rome, and in no other Major Office; a Censor may', () => {
    const t = offices((g) => {
      only(g, ['senator:3', 'senator:6'], ['senator:1'], ['senator:2'], ['senator:4'], ['senator:8']);
      Object.assign(senator(g, 'senator:1'), { at: 'field', captive: 'barbarians' });
      senator(g, 'senator:2').faction = -1;
      g.factions[2]!.leader = '';
      senator(g, 'senator:4').office = 'censor';
      senator(g, 'senator:8').influence = 4;
    });
    expect(held(t.g)).toEqual(['senator:4', 'senator:8']);
  });
});

describe('Master of Horse', () => {
  test('[4.05.34-f] the next highest Military; only ties favour the Coalition', () => {
    const t = offices((g) => {
      only(g, ['senator:3'], ['senator:4'], ['senator:8'], ['senator:6'], ['senator:2']);
      senator(g, 'senator:4').influence = 4;
    });
    expect(held(t.g)).toEqual(['senator:4', 'senator:2']);
    const tie = offices((g) => {
      only(g, ['senator:3'], ['senator:4'], ['senator:8'], ['senator:6'], ['senator:7']);
      senator(g, 'senator:6').influence = 1;
    });
    expect(held(tie.g)).toEqual(['senator:4', 'senator:8']);
    expect(senator(tie.g, 'senator:8').influence).toBe(8);
  });

  test('[4.05.34-f] immunity plays no part', () => {
    const t = offices((g) => {
      only(g, ['senator:3'], ['senator:1A'], ['senator:27A'], ['senator:18A'], ['senator:7']);
      wages(g, 'war:1');
      neutralsOf(g).plan.attacks = [{ war: 'war:6', legions: 1, fleets: 0, commander: '' }];
      wages(g, 'war:6');
      neutralsOf(g).coalition.members = [PLUTOCRATS];
    });
    expect(held(t.g)).toEqual(['senator:18A', 'senator:27A']);
  });

  test('[4.05.34-g] a Player whose Senator is Dictator appoints whom he likes', () => {
    const t = offices((g) => only(g, ['senator:4'], ['senator:3'], ['senator:6'], ['senator:8'], ['senator:7']));
    t.as(0).picks('senator:3');
    expect(held(t.g)).toEqual(['senator:4', 'senator:3']);
    expect(neutralsOf(t.g).taken).toMatchObject([
      { spoil: 'dictator' },
      { spoil: 'master-of-horse', who: 'senator:3' },
    ]);
  });
});

describe('the order of things', () => {
  const crisis = (patch: (g: Rome) => void = () => {}) =>
    atNeutrals(coalitionSenate, undefined, { byChance: true }, (g) => {
      armed(g, {});
      only(g, ['senator:3'], ['senator:4'], ['senator:6'], ['senator:5'], ['senator:7']);
      for (const war of ['war:119', 'war:120', 'war:121'] as const) wages(g, war);
      senator(g, 'senator:7').knights = 30;
      patch(g);
    });

  test('[4.05.34-a][4.05.34-b] filled in a Crisis, and nobody’s choice among the Spoils', () => {
    const t = crisis();
    expect(held(t.g)).toEqual(['senator:4', 'senator:6']);
    expect(neutralsOf(t.g).taken).toEqual([
      { spoil: 'dictator', by: -1, who: 'senator:4' },
      { spoil: 'master-of-horse', by: -1, who: 'senator:6' },
    ]);
    expect(neutralsOf(t.g).coalition.members).toEqual([POPULISTS]);
  });

  test('[4.05.411-a] and only in a Crisis', () => {
    const t = crisis((g) => {
      g.wars.pop();
    });
    expect(held(t.g)).toEqual([undefined, undefined]);
  });

  test('[4.05.34-j] last turn’s officials are out of office, and may be Dictator again', () => {
    const t = crisis((g) => {
      senator(g, 'senator:4').office = 'dictator';
      senator(g, 'senator:6').office = 'master-of-horse';
      senator(g, 'senator:5').office = 'rome-consul';
      senator(g, 'senator:7').office = 'field-consul';
    });
    expect(held(t.g)).toEqual(['senator:4', 'senator:6']);
    expect(senator(t.g, 'senator:5')).toMatchObject({ office: '', priorConsul: true });
    expect(neutralsOf(t.g).outgoing).toEqual(['senator:4', 'senator:5', 'senator:7']);
  });
});

test('[4.05.34-h] in a Crisis a Faction has one candidate for Consul: its best in Military, then the one with least Influence', () => {
  const t = offices((g) => {
    only(
      g,
      ['senator:3'],
      ['senator:1', 'senator:2', 'senator:6'],
      ['senator:4'],
      ['senator:5', 'senator:7'],
      ['senator:8'],
    );
    senator(g, 'senator:2').influence = 4;
    senator(g, 'senator:4').influence = 1;
    senator(g, 'senator:5').influence = 2;
  });
  expect(held(t.g)).toEqual(['senator:4', 'senator:2']);
  expect(
    candidatesOf(t.g, 'field-consul')
      .map((s) => s.id)
      .sort(),
  ).toEqual(['senator:1', 'senator:3', 'senator:5', 'senator:8']);
});

test('[4.05.34-f] where the Dictator is alone in Rome there is no Master of Horse, and nothing is said of one', () => {
  const t = offices((g) => {
    for (const s of g.senators) if (s.id !== 'senator:2') Object.assign(s, { at: 'field', captive: 'barbarians' });
  });
  expect(senator(t.g, 'senator:2').office).toBe('dictator');
  expect(t.lines('neutral.horse')).toEqual([]);
  expect(t.offers('over')).toBeDefined();
});
