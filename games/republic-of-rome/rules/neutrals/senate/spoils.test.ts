import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import {
  dividing,
  inForum,
  isOver,
  offeredTo,
  s,
  taken,
  takes,
  vacantProvince,
  withLandBills,
} from '../../testing/spoils.ts';
import { neutralsOf } from '../state.ts';

const everything = (g: Rome): void => {
  withLandBills(g);
  vacantProvince(g, 'province:sicilia');
  inForum(g, 'concession:56');
};
/** More Senators of a Faction; the later the more votes, Influence and Popularity. */
const more = (g: Rome, faction: FactionId, ...ids: SenatorId[]): void => {
  for (const [i, x] of g.senators.entries()) Object.assign(x, { knights: 15 + 3 * i, popularity: 5 + (i % 3) });
  for (const [i, id] of ids.entries()) {
    g.senators.push({ ...fresh(g, id, faction), influence: i, knights: 3 * i, popularity: i + 1, priorConsul: true });
  }
};

test('[4.05.4-a][4.05.4-b] offices, Provinces, Concessions and, when it is known whether one is mandatory, a Land Bill', () => {
  const t = dividing({ members: [0] }, everything);
  const offices = ['office:censor', 'office:field-consul', 'office:rome-consul'];
  expect(offeredTo(t, 0, 'takeSpoil')).toEqual(['concession:56', ...offices, 'province:sicilia']);
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(offeredTo(t, 0, 'takeSpoil')).toEqual([
    'concession:56',
    ...offices.slice(0, 2),
    'province:sicilia',
    'spoil:sponsor',
  ]);
});

test('[4.05.4-a] a Concession that cannot be assigned is none of them: the Land Commissioner without a Land Bill', () => {
  const t = dividing({ members: [0] }, (g) => inForum(g, 'concession:56', 'concession:58'));
  expect(offeredTo(t, 0, 'takeSpoil')).toContain('concession:56');
  expect(offeredTo(t, 0, 'takeSpoil')).not.toContain('concession:58');
});

test('[4.05.4-c][4.05.4-d] only members choose, one thing at a time, in their order and then from the first again', () => {
  const t = dividing({ members: [PLUTOCRATS, 0, IMPERIALS] });
  // The Plutocrats have the Censor; now the Player, then the Imperials, then the Plutocrats again.
  expect(taken(t)).toEqual(['censor senator:7']);
  takes(t, 0, 'office:field-consul', 'senator:1');
  expect(neutralsOf(t.g).taken.map((x) => [x.by, x.spoil])).toEqual([
    [PLUTOCRATS, 'censor'],
    [0, 'field-consul'],
    [IMPERIALS, 'rome-consul'],
  ]);
  expect(isOver(t)).toBe(true);
});

const LISTS = [
  [IMPERIALS, ['field-consul', 'rome-consul', 'province', 'censor', 'concession', 'sponsor', 'co-sponsor']],
  [PLUTOCRATS, ['censor', 'concession', 'province', 'rome-consul', 'field-consul']],
  [CONSERVATIVES, ['rome-consul', 'censor', 'field-consul', 'province', 'concession']],
  [POPULISTS, ['rome-consul', 'field-consul', 'censor', 'concession', 'sponsor', 'co-sponsor', 'province']],
] as const;
test.each(LISTS)('[4.05.4-e][4.05.4-f] the Neutral %i takes what its list has, in that order', (faction, list) => {
  const t = dividing({ members: [faction] }, (g) => {
    everything(g);
    more(g, faction, 'senator:16', 'senator:17', 'senator:18', 'senator:19');
  });
  expect(taken(t).map((x) => x.split(/[ :]/u)[0])).toEqual(list);
});

test('[4.05.4-e] what a Neutral has nobody for it leaves out', () => {
  const t = dividing({ members: [IMPERIALS, 0] }, (g) => {
    // All of them were Consuls or Dictator last turn; they may still be Censor.
    for (const [i, office] of (['rome-consul', 'field-consul', 'dictator'] as const).entries())
      senator(g, `senator:${4 + i}`).office = office;
  });
  expect(taken(t)).toEqual(['censor senator:4']);
});

test('[4.05.4-e] it says which line of its list it goes by, and what ruled out the lines above', () => {
  const t = dividing({ members: [IMPERIALS], pace: 'step' }, (g) => {
    for (const [i, office] of (['rome-consul', 'field-consul', 'dictator'] as const).entries())
      senator(g, `senator:${4 + i}`).office = office;
  });
  expect(t.as(0).question?.prompt).toMatchObject({
    k: 'neutral.spoils.takes',
    a: { faction: 'faction:1', what: 'office:censor', who: ['senator:4'] },
  });
  t.does('nextMove');
  expect(taken(t)).toEqual(['censor senator:4']);
});

test('[4.05.4-g] a Player gives it to anybody of any Faction, in the Coalition or not', () => {
  const t = dividing({ members: [0, IMPERIALS] });
  t.as(0).does('takeSpoil', 'office:field-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).toHaveLength(15);
  t.does('giveSpoil', 'senator:13');
  expect(s(t, 13).office).toBe('field-consul');
});

test('[4.05.4-g] he may think again before he says who', () => {
  const t = dividing({ members: [0] });
  t.as(0)
    .does('takeSpoil', 'office:field-consul')
    .does('otherSpoil')
    .does('takeSpoil', 'office:censor')
    .does('giveSpoil', 'senator:2');
  expect(taken(t)).toEqual(['censor senator:2']);
});

test('[4.05.4-h] a Neutral has everything for its own', () => {
  const t = dividing({ members: [IMPERIALS] }, (g) => {
    everything(g);
    more(g, IMPERIALS, 'senator:16');
  });
  expect(
    neutralsOf(t.g).taken.every((x) => ['senator:4', 'senator:5', 'senator:6', 'senator:16'].includes(x.who)),
  ).toBe(true);
  expect(taken(t)).toHaveLength(7);
});

test('[4.05.4-i] offices bring what they bring by the ordinary rules', () => {
  const t = dividing({ members: [CONSERVATIVES] });
  expect([10, 11, 12].map((n) => [s(t, n).office, s(t, n).influence])).toEqual([
    ['rome-consul', 15],
    ['censor', 16],
    ['field-consul', 17],
  ]);
  expect(t.g.senate.presiding).toBe('senator:10');
});

test('[4.05.4-j] last turn’s officials are out of office, and outgoing Consuls can be Censor but not Consul', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) x.priorConsul = false;
    senator(g, 'senator:1').office = 'rome-consul';
    senator(g, 'senator:2').office = 'censor';
    senator(g, 'senator:3').office = 'master-of-horse';
  });
  expect([1, 2, 3].map((n) => s(t, n).office)).toEqual(['', '', '']);
  expect(s(t, 1).priorConsul).toBe(true);
  t.as(0).does('takeSpoil', 'office:censor');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:1']);
  t.does('otherSpoil').does('takeSpoil', 'office:rome-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).not.toContain('senator:1');
  expect(offeredTo(t, 0, 'giveSpoil')).toContain('senator:2');
});

test('[4.05.4-j] the Dictator of this Crisis stays in office', () => {
  const t = dividing({ members: [CONSERVATIVES], crisis: true }, (g) => {
    g.senate.filled.consuls = true;
    senator(g, 'senator:1').office = 'dictator';
    senator(g, 'senator:4').office = 'master-of-horse';
  });
  expect([s(t, 1).office, s(t, 4).office]).toEqual(['dictator', 'master-of-horse']);
});

test('[4.05.4-j] the heir of an outgoing Consul is not barred', () => {
  const t = dividing({ members: [0] }, (g) => {
    senator(g, 'senator:4').office = 'rome-consul';
    g.factions[0]!.attempted = 0;
  });
  t.as(0).rolling(2).does('demandCheck', 'senator:4').does('sendAssassin', 'senator:3').rolling(5).does('strike');
  t.as(0).does('takeSpoil', 'office:rome-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).toContain('senator:4');
});

test('[4.05.4-k] whoever has an office of this Senate Phase has no other', () => {
  const t = dividing({ members: [0] });
  takes(t, 0, 'office:censor', 'senator:1');
  t.as(0).does('takeSpoil', 'office:rome-consul');
  expect(offeredTo(t, 0, 'giveSpoil')).not.toContain('senator:1');
});

test('[4.05.414-a] a Neutral’s Concession goes to its Senator in Rome with fewest Concessions, then most Influence', () => {
  const t = dividing({ members: [PLUTOCRATS] }, (g) => {
    g.concessions.push({ id: 'concession:57', holder: 'senator:9', revealed: false, voted: 0 });
    inForum(g, 'concession:56');
    more(g, PLUTOCRATS, 'senator:16');
    senator(g, 'senator:16').influence = 20;
    senator(g, 'senator:16').at = 'field';
  });
  // 7 is Censor by then, which changes nothing; 8 has more Influence than 7 only before that.
  expect(t.g.concessions.find((c) => c.id === 'concession:56')?.holder).toBe('senator:7');
  expect(s(t, 7).influence).toBe(12);
});

test('[4.05.4-e] of several Concessions the Dominant Player says which the Neutral takes', () => {
  const t = dividing({ members: [PLUTOCRATS] }, (g) => inForum(g, 'concession:56', 'concession:57'));
  expect(t.as(0).question?.prompt).toMatchObject({ k: 'ask.spoils.concession', a: { faction: 'faction:2' } });
  t.does('concession', 'concession:57');
  expect(taken(t).slice(0, 3)).toEqual(['censor senator:7', 'concession:57 senator:7', 'concession:56 senator:9']);
});

test('[4.05.418-a][4.05.418-b] before all offices are filled a pass only skips a turn; afterwards it ends the division', () => {
  const t = dividing({ members: [0, CONSERVATIVES] }, (g) => inForum(g, 'concession:56', 'concession:57'));
  t.as(0).does('passSpoils');
  expect(taken(t)).toEqual(['rome-consul senator:10']);
  t.does('passSpoils');
  t.does('passSpoils');
  expect(taken(t)).toEqual(['rome-consul senator:10', 'censor senator:11', 'field-consul senator:12']);
  expect(isOver(t)).toBe(false);
  t.does('passSpoils');
  expect(isOver(t)).toBe(true);
  // [4.05.418-d]
  expect(t.g.concessions.map((c) => c.holder)).toEqual(['forum', 'forum']);
});

test('[4.05.418-a] an office that the Coalition can fill is filled: when everybody has passed nobody passes again', () => {
  const t = dividing({ members: [0] });
  t.as(0).does('passSpoils');
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
  takes(t, 0, 'office:censor', 'senator:1');
  t.as(0).does('passSpoils');
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
});

test('[4.05.418-c][4.05.418-d] a Neutral passes only when nothing on its list is left for it', () => {
  const t = dividing({ members: [PLUTOCRATS, 0] }, withLandBills);
  takes(t, 0, 'office:rome-consul', 'senator:1');
  // It has the Field Consul now; the Land Bill is not on its list, and its pass ends the division.
  takes(t, 0, 'spoil:sponsor', 'senator:2');
  expect(taken(t)).toEqual([
    'censor senator:7',
    'rome-consul senator:1',
    'field-consul senator:8',
    'sponsor senator:2',
  ]);
  expect(isOver(t)).toBe(true);
  expect(neutralsOf(t.g).landBill.status).toBe('failed');
});

test('[4.05.418-e] the division ends when nothing is left', () => {
  const t = dividing({ members: [0] });
  takes(t, 0, 'office:censor', 'senator:1');
  takes(t, 0, 'office:rome-consul', 'senator:2');
  takes(t, 0, 'office:field-consul', 'senator:3');
  expect(isOver(t)).toBe(true);
});

test('[4.05.4-d] silence takes for his own by the list of the Conservatives', () => {
  const t = dividing({ members: [0] });
  t.as(0).saysNothing().as(0).saysNothing();
  expect(taken(t)).toEqual(['rome-consul senator:1']);
});

test('[4.05.4-d] silence takes only what he can have for one of his own, and gives it to the one with least Influence', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const [i, office] of (['rome-consul', 'field-consul', 'dictator'] as const).entries())
      senator(g, `senator:${i + 1}`).office = office;
    senator(g, 'senator:1').influence = 7;
    senator(g, 'senator:5').influence = 0;
  });
  // Last turn’s Consuls and Dictator can be Censor alone.
  t.as(0).saysNothing().as(0).saysNothing();
  expect(taken(t)).toEqual(['censor senator:2']);
});

test('[4.05.4-e] what a Neutral takes is told once', () => {
  const t = dividing({ members: [CONSERVATIVES] });
  expect(t.lines('neutral.spoils.takes')).toHaveLength(3);
});

test('[4.05.4-b] an office for which nobody is left is none', () => {
  const t = dividing({ members: [0] }, (g) => {
    for (const x of g.senators) if (x.id !== 'senator:1' && x.id !== 'senator:2') x.at = 'field';
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 0, 'office:field-consul', 'senator:2');
  expect(isOver(t)).toBe(true);
});

test('[4.05.4-c] a Faction that is out of the game has no turn, and its pass is not waited for', () => {
  const t = dividing({ members: [IMPERIALS, 0] }, (g) => {
    g.senators = g.senators.filter((x) => x.faction !== IMPERIALS);
    Object.assign(g.factions[IMPERIALS]!, { status: 'out', leader: '', treasury: 0, hand: [] });
  });
  expect(taken(t)).toEqual([]);
  t.as(0).does('passSpoils');
  t.refuses('passSpoils', undefined, 'no.spoils.pass');
});

test('[A4-57] a Neutral that has lost everybody has a Senator again before anybody chooses', () => {
  const t = dividing({ members: [0] }, (g) => {
    g.senators = g.senators.filter((x) => x.faction !== IMPERIALS);
    g.factions[IMPERIALS]!.leader = '';
    g.curia = ['senator:20'];
  });
  expect(senator(t.g, 'senator:20').faction).toBe(IMPERIALS);
});
