import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { opening } from '../setup/opening.ts';
import { faction, hand } from '../testing/at.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../testing/neutrals.ts';
import type { AtNeutrals } from '../testing/neutrals.ts';

const LAND_COMMISSIONER = 'card:58';

/** Each Faction has three Families whose printed values decide who leads and who is Consul. */
const families = (g: Rome): void => {
  for (const f of g.factions) f.leader = '';
  faction(g, 0, 'senator:7', 'senator:8', 'senator:9');
  faction(g, IMPERIALS, 'senator:1', 'senator:2', 'senator:3');
  faction(g, PLUTOCRATS, 'senator:4', 'senator:5', 'senator:6');
  faction(g, CONSERVATIVES, 'senator:10', 'senator:11', 'senator:12');
  faction(g, POPULISTS, 'senator:13', 'senator:14', 'senator:15');
  for (const s of g.senators) s.influence = 1;
};
const begun = (patch: (g: Rome) => void, how: AtNeutrals = {}) =>
  atNeutrals(opening, undefined, { byChance: true, ...how }, (g) => {
    families(g);
    patch(g);
  });

test('[4.01.2-h][4.01.2-i] the Plutocrat with most Influence is Temporary Rome Consul, without a chit', () => {
  const t = begun((g) => {
    senator(g, 'senator:5').influence = 4;
    senator(g, 'senator:1').influence = 9;
  });
  expect(senator(t.g, 'senator:5')).toMatchObject({ office: 'rome-consul', priorConsul: true, influence: 9 });
  expect(t.g.senators.filter((s) => s.office !== '')).toHaveLength(1);
});

test('[4.01.3-a][4.01.3-g] Neutrals choose their Leaders by their cards; the Player names his own', () => {
  const t = begun((g) => {
    senator(g, 'senator:5').influence = 4;
    senator(g, 'senator:11').influence = 3;
    Object.assign(senator(g, 'senator:14'), { influence: 2, popularity: 3 });
    senator(g, 'senator:15').influence = 4;
  });
  // Of the Imperials 1 has most Military; 14 has 5 of Influence and Popularity together, 15 only 4.
  const leaders = () => t.g.factions.map((f) => f.leader);
  expect(t.as(0).offers('nameLeader')).toMatchObject({ of: ['senator:7', 'senator:8', 'senator:9'] });
  t.does('nameLeader', 'senator:8');
  expect(leaders()).toEqual(['senator:8', 'senator:1', 'senator:5', 'senator:11', 'senator:14']);
});

test('[4.01.4-a][4.01.4-c][4.01.4-d][4.01.4-e][4.01.4-f] what a Neutral holds and can play, it plays at once; the rest it keeps', () => {
  const t = begun((g) => {
    for (const [i] of g.factions.entries()) hand(g, i);
    // A Statesman of its own Family, one whose Family is another's, two Concessions, the Land Commissioner.
    hand(g, IMPERIALS, 'card:10', 'card:12', 'card:52', 'card:53', LAND_COMMISSIONER);
    faction(g, IMPERIALS, 'senator:1', 'senator:3', 'senator:16');
    faction(g, POPULISTS, 'senator:2', 'senator:14', 'senator:15');
    senator(g, 'senator:3').influence = 7;
  });
  t.as(0).does('nameLeader', 'senator:8').does('done');
  expect(senator(t.g, 'senator:1A').faction).toBe(IMPERIALS);
  // The first to whoever has most Influence, the second to whoever has none yet and most of it.
  const holders = (id: string) => t.g.concessions.find((c) => c.id === id)?.holder;
  expect([holders('concession:52'), holders('concession:53')]).toEqual(['senator:3', 'senator:1A']);
  expect(t.g.factions[IMPERIALS]!.hand).toEqual(['card:12', LAND_COMMISSIONER]);
});

test('[4.01.4-g][A4-06] in Middle and Late a Neutral sends whoever has fewest votes; the Player sets the term', () => {
  const t = begun(
    (g) => {
      for (const id of ['senator:1', 'senator:2'] as const) senator(g, id).knights = 5;
    },
    { options: { scenario: 'middle' } },
  );
  t.as(0).does('nameLeader', 'senator:8');
  for (let i = 0; i < 12 && t.as(0).offers('done') === undefined; i++) {
    if (t.as(0).offers('setTerm')) t.does('setTerm', 2);
    else t.does('nameGovernor', 'senator:9');
  }
  const governed = t.g.provinces.filter((p) => p.governor !== '');
  expect(governed).toHaveLength(5);
  expect(governed.map((p) => p.term)).toEqual([2, 2, 2, 2, 2]);
  const imperial = governed.map((p) => senator(t.g, p.governor)).find((s) => s.faction === IMPERIALS)!;
  expect(imperial.id).toBe('senator:3');
});
