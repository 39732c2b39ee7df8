import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS } from '../../testing/neutrals.ts';
import { dividing, isOver, offeredTo, s, taken, takes, vacantProvince } from '../../testing/spoils.ts';

test('[4.05.41-a] a Faction without anybody eligible cannot choose an office; a Player needs only somebody to give it to', () => {
  const t = dividing({ members: [0, PLUTOCRATS] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.faction === IMPERIALS;
  });
  expect(offeredTo(t, 0, 'takeSpoil')).toContain('office:censor');
  t.as(0).does('takeSpoil', 'office:censor');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:4', 'senator:5', 'senator:6']);
  t.does('otherSpoil').does('passSpoils');
  // Not the Censor, though that is first on their list.
  expect(taken(t)).toEqual(['rome-consul senator:7']);
});

test('[4.05.41-b] a Neutral’s office goes to the eligible Senator with least Influence, and dice settle a tie', () => {
  const t = dividing(
    { members: [CONSERVATIVES, 0] },
    (g) => {
      senator(g, 'senator:10').influence = 14;
      senator(g, 'senator:11').influence = 12;
      senator(g, 'senator:12').influence = 12;
    },
    [1, 1, 6, 6],
  );
  expect(taken(t)).toEqual(['rome-consul senator:12']);
});

test('[4.05.41-c] an office that nobody in the Coalition can have goes last to the outsider with least Influence', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => {
    for (const x of g.senators) x.priorConsul = [6, 7, 1].some((n) => x.id === `senator:${n}`);
    senator(g, 'senator:1').at = 'field';
  });
  expect(taken(t)).toEqual(['rome-consul senator:10', 'field-consul senator:11', 'censor senator:6']);
  expect(isOver(t)).toBe(true);
});

test('[4.05.41-c] so does a Province, also to somebody unaligned in the Forum', () => {
  const t = dividing({ members: [CONSERVATIVES] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    for (const x of g.senators) if (x.faction === CONSERVATIVES && x.id !== 'senator:10') x.at = 'field';
    Object.assign(senator(g, 'senator:15'), { faction: -1, influence: 0 });
  });
  expect(taken(t)).toEqual([
    'rome-consul senator:10',
    'field-consul senator:1',
    'censor senator:2',
    'province:sicilia senator:15',
  ]);
});

test('[4.05.41-c] with a Player in the Coalition he may give it away himself; if he passes it goes by the rule', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.id === 'senator:7' || x.id === 'senator:5';
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 0, 'office:field-consul', 'senator:2');
  t.as(0).does('passSpoils');
  expect(taken(t).at(-1)).toBe('censor senator:5');
});

test('[4.05.41-d] no Consul or Dictator of last turn is Consul again before Tradition Erodes', () => {
  const eligible = (law: boolean): string[] => {
    const t = dividing({ members: [0] }, (g) => {
      senator(g, 'senator:1').office = 'field-consul';
      senator(g, 'senator:4').office = 'dictator';
      if (law) g.laws = ['card:109'];
    });
    t.as(0).does('takeSpoil', 'office:field-consul');
    return offeredTo(t, 0, 'giveSpoil');
  };
  expect(eligible(false)).toHaveLength(13);
  expect(eligible(false)).not.toContain('senator:4');
  expect(eligible(true)).toHaveLength(15);
});

test('[4.05.41-d] where the bar leaves nobody, it is lifted for the one with most Influence', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) if (x.id !== 'senator:1' && x.id !== 'senator:2') x.at = 'field';
    senator(g, 'senator:1').office = 'rome-consul';
    senator(g, 'senator:2').office = 'field-consul';
  });
  t.as(0).does('takeSpoil', 'office:rome-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:2']);
});

test('[4.05.412-a] only those of the Coalition are Rome Consul whose Popularity is not below Unrest', () => {
  const t = dividing({ members: [CONSERVATIVES, 0] }, (g) => {
    g.unrest = 3;
    senator(g, 'senator:12').popularity = 3;
    senator(g, 'senator:1').popularity = 5;
  });
  expect(taken(t)).toEqual(['rome-consul senator:12']);
});

test('[4.05.412-b][4.05.412-c] if there is nobody like that, only the most popular of the Coalition, or whom a Player takes from outside', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => {
    g.unrest = 9;
    senator(g, 'senator:11').popularity = 2;
    senator(g, 'senator:2').popularity = 1;
    senator(g, 'senator:13').popularity = 8;
  });
  t.as(0).does('takeSpoil', 'office:rome-consul');
  // [4.05.412-c] And anybody outside, if he gives it away.
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(
    ['senator:11', ...[4, 5, 6, 7, 8, 9, 13, 14, 15].map((n) => `senator:${n}`)].sort(),
  );
  t.does('giveSpoil', 'senator:7');
  expect(s(t, 7).office).toBe('rome-consul');
});

test('[4.05.412-b] a Neutral leaves the office to the Faction that has the only eligible one', () => {
  const t = dividing({ members: [CONSERVATIVES, IMPERIALS] }, (g) => {
    g.unrest = 9;
    senator(g, 'senator:5').popularity = 2;
  });
  expect(taken(t).slice(0, 2)).toEqual(['censor senator:10', 'field-consul senator:4']);
  expect(taken(t)).toContain('rome-consul senator:5');
});

test('[4.05.34-h] in a Crisis each Faction has one candidate for a Consulship: most MIL, then least Influence', () => {
  const t = dividing({ members: [0], crisis: true });
  t.as(0).does('takeSpoil', 'office:field-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:1', 'senator:12', 'senator:13', 'senator:4', 'senator:8']);
});

test('[4.05.34-h][4.05.412-b] the test of MIL comes before that of Popularity', () => {
  const t = dividing({ members: [0, PLUTOCRATS], crisis: true }, (g) => {
    g.unrest = 4;
    senator(g, 'senator:3').popularity = 9;
    senator(g, 'senator:8').popularity = 1;
  });
  t.as(0).does('takeSpoil', 'office:rome-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:12', 'senator:13', 'senator:4', 'senator:8']);
});

test('[4.05.418-a] an office that one Faction of the Coalition could fill is not left to outsiders, though another could not', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.id === 'senator:3' || x.id === 'senator:5';
  });
  takes(t, 0, 'office:field-consul', 'senator:1');
  expect(taken(t)).toEqual(['field-consul senator:1', 'rome-consul senator:10']);
  t.as(0).does('passSpoils');
  expect(taken(t)).toHaveLength(2);
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
});

test('[4.05.418-a] a Player is held to it also by the only Senator who could have it', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.id === 'senator:3';
  });
  takes(t, 0, 'office:field-consul', 'senator:1');
  takes(t, 0, 'office:rome-consul', 'senator:2');
  t.as(0).does('passSpoils');
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
  takes(t, 0, 'office:censor', 'senator:3');
  expect(isOver(t)).toBe(true);
});

test('[4.05.418-a] a Player is held to one office though nobody of the Coalition can have the other', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.id === 'senator:3' || x.id === 'senator:5';
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  t.as(0).does('passSpoils');
  t.change((g) => Object.assign(senator(g, 'senator:3'), { at: 'field', captive: 'barbarians' }));
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
});

test('[4.05.415-c] a Player gives a Province to anybody of any Faction, and to nobody without one', () => {
  const t = dividing({ members: [0] }, (g) => {
    vacantProvince(g, 'province:sicilia');
    Object.assign(senator(g, 'senator:15'), { faction: -1, influence: 0 });
  });
  t.as(0).does('takeSpoil', 'province:sicilia');
  expect(offeredTo(t, 0, 'giveSpoil')).toContain('senator:14');
  expect(offeredTo(t, 0, 'giveSpoil')).not.toContain('senator:15');
});

test('[4.05.418-a] who was held to fill an office may pass when nobody of the Coalition can have it any more', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) x.priorConsul = x.id === 'senator:3' || x.id === 'senator:5';
  });
  takes(t, 0, 'office:field-consul', 'senator:1');
  takes(t, 0, 'office:rome-consul', 'senator:2');
  t.as(0).does('passSpoils');
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
  t.change((g) => Object.assign(senator(g, 'senator:3'), { at: 'field', captive: 'barbarians' }));
  t.does('passSpoils');
  expect(taken(t).at(-1)).toBe('censor senator:5');
});
