import { expect, test } from 'vitest';
import { landBill } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import {
  type Divided,
  dividing,
  inForum,
  isOver,
  offeredTo,
  s,
  taken,
  takes,
  withLandBills,
} from '../../testing/spoils.ts';
import { neutralsOf } from '../state.ts';

const bill = (t: Divided) => neutralsOf(t.g).landBill;
/** The Senators of Faction 0 hold all offices, but for what a test still has to do. */
const allOffices = (t: Divided): Divided => {
  takes(t, 0, 'office:field-consul', 'senator:2');
  return takes(t, 0, 'office:censor', 'senator:3');
};

test('[4.05.416-a][4.05.416-b][4.05.416-g][4.05.416-h] an unpopular Rome Consul must sponsor the highest Type, and that is nobody’s choice', () => {
  const t = dividing({ members: [0, PLUTOCRATS] }, (g) => {
    withLandBills(g);
    g.unrest = 2;
    for (const x of g.senators) x.popularity = 1;
    g.landBills.III = landBill(g, 'III').markers;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(bill(t)).toMatchObject({ type: 'II', mandatory: true, sponsor: 'senator:1', status: 'sponsored' });
  // The Plutocrats had their turn meanwhile; the Sponsorship was not one.
  expect(taken(t)).toEqual(['rome-consul senator:1', 'censor senator:7']);
  expect(offeredTo(t, 0, 'takeSpoil')).toContain('spoil:co-sponsor');
  expect(offeredTo(t, 0, 'takeSpoil')).not.toContain('spoil:sponsor');
});

test('[4.05.416-a] as popular as the Unrest is enough', () => {
  const t = dividing({ members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 2;
    for (const x of g.senators) x.popularity = 2;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(bill(t).status).toBe('none');
});

test('[4.05.416-a] with a Dictator it hangs on him, whoever is Rome Consul', () => {
  const crisis = (popularity: number): Divided =>
    dividing({ members: [0], crisis: true }, (g) => {
      withLandBills(g);
      g.unrest = 2;
      g.senate.filled.consuls = true;
      for (const x of g.senators) x.popularity = 1;
      Object.assign(senator(g, 'senator:7'), { office: 'dictator', popularity });
    });
  expect(bill(crisis(1))).toMatchObject({ mandatory: true, sponsor: 'senator:7' });
  const t = crisis(2);
  expect(bill(t).status).toBe('none');
  // It is known from the start, so that somebody may sponsor one at once.
  expect(offeredTo(t, 0, 'takeSpoil')).toContain('spoil:sponsor');
  takes(t, 0, 'office:rome-consul', 'senator:1');
  expect(bill(t).status).toBe('none');
});

/** A mandatory bill of `senator:1`. */
const mandatory = (members: number[], patch: (g: Rome) => void = () => {}, dice: number[] = []): Divided => {
  const t = dividing({ members }, (g) => {
    withLandBills(g);
    g.unrest = 4;
    for (const [i, x] of g.senators.entries()) x.popularity = 0 - (i % 9);
    senator(g, 'senator:1').popularity = 3;
    patch(g);
  });
  return takes(t.rolling(...dice), 0, 'office:rome-consul', 'senator:1');
};

test('[4.05.416-c][4.05.416-e] Spoils go on until a Faction of the Coalition takes the Co-Sponsorship; then it passes', () => {
  const t = mandatory([0, PLUTOCRATS], (g) => inForum(g, 'concession:56'));
  takes(t, 0, 'office:field-consul', 'senator:2');
  // The Plutocrats have Censor and Concession; no office is left, and a pass is only skipped.
  expect(taken(t).at(-1)).toBe('concession:56 senator:7');
  t.as(0).does('passSpoils');
  // [4.05.416-d] A Neutral without Land Bills on its list takes it when nothing else is left: its least popular.
  expect(taken(t).at(-1)).toBe('co-sponsor senator:9');
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:9' });
  expect(isOver(t)).toBe(true);
});

test('[4.05.416-c][4.05.417-f] a Player may take it for anybody but the Sponsor himself', () => {
  const t = mandatory([0, CONSERVATIVES]);
  t.as(0).does('takeSpoil', 'spoil:co-sponsor');
  expect(offeredTo(t, 0, 'giveSpoil')).toHaveLength(14);
  expect(offeredTo(t, 0, 'giveSpoil')).not.toContain('senator:1');
  t.does('giveSpoil', 'senator:15');
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:15' });
});

test('[4.05.416-e] the first Faction that chooses it supplies the Co-Sponsor: one that has Land Bills on its list when it comes to them', () => {
  const t = mandatory([0, POPULISTS]);
  expect(taken(t)).toEqual(['rome-consul senator:1', 'field-consul senator:13']);
  takes(t, 0, 'office:censor', 'senator:3');
  expect(taken(t).at(-1)).toBe('co-sponsor senator:15');
});

test('[4.05.416-d] if all pass, another Senator of the Sponsor’s Faction; a Player says who', () => {
  const t = mandatory([0]);
  allOffices(t);
  t.as(0).does('passSpoils');
  expect(offeredTo(t, 0, 'coSponsor')).toEqual(['senator:2', 'senator:3']);
  t.does('coSponsor', 'senator:3');
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:3' });
  expect(isOver(t)).toBe(true);
});

test('[4.05.416-d] if the Sponsor is alone, somebody else of the Coalition: the least popular', () => {
  const t = dividing({ members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
    senator(g, 'senator:2').popularity = -1;
  });
  takes(t, 0, 'office:rome-consul', 'senator:7');
  t.g.senators.filter((x) => x.id === 'senator:8' || x.id === 'senator:9').forEach((x) => (x.at = 'field'));
  takes(t, 0, 'office:field-consul', 'senator:4');
  takes(t, 0, 'office:censor', 'senator:5');
  t.as(0).does('passSpoils');
  // All three are of one Faction, a Player's.
  expect(offeredTo(t, 0, 'coSponsor')).toEqual(['senator:1', 'senator:2', 'senator:3']);
});

test('[4.05.416-f] one Land Bill in a turn', () => {
  const t = mandatory([0]);
  takes(t, 0, 'spoil:co-sponsor', 'senator:2');
  t.change((g) => {
    g.unrest = 9;
  });
  allOffices(t);
  expect(t.g.landBills).toEqual({ I: 0, II: 0, III: 1 });
  expect(isOver(t)).toBe(true);
});

test('[4.05.416-i] Unrest falls and the Sponsors gain as by any Land Bill; nobody else loses anything', () => {
  const t = mandatory([0]);
  const before = t.g.senators.map((x) => x.popularity);
  takes(t, 0, 'spoil:co-sponsor', 'senator:2');
  // Type III.
  expect(t.g.unrest).toBe(1);
  expect(t.g.senators.map((x, i) => x.popularity - before[i]!)).toEqual([4, 2, ...Array.from({ length: 13 }, () => 0)]);
  expect(t.g.landBills.III).toBe(1);
});

test('[4.05.416-i] a Sponsor who dies before it passes gains nothing, nor does his heir', () => {
  const t = mandatory([0, PLUTOCRATS], (g) => {
    senator(g, 'senator:4').popularity = 9;
    g.factions[0]!.attempted = 0;
  });
  expect(bill(t).sponsor).toBe('senator:1');
  const other = dividing({ members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
    g.factions[0]!.attempted = 0;
  });
  takes(other, 0, 'office:rome-consul', 'senator:4');
  other.as(0).rolling(1).does('demandCheck', 'senator:4').does('sendAssassin', 'senator:3').rolling(6).does('strike');
  expect(bill(other)).toMatchObject({ mandatory: true, sponsor: '', status: 'sponsored' });
  takes(other, 0, 'spoil:co-sponsor', 'senator:5');
  expect([s(other, 4).popularity, s(other, 5).popularity]).toEqual([0, 2]);
});

/** No Land Bill is mandatory, and all offices are taken by Faction 0. */
const free = (members: number[], patch: (g: Rome) => void = () => {}, how: { seats?: 1 | 2 } = {}): Divided =>
  dividing({ members, ...how }, (g) => {
    withLandBills(g);
    for (const [i, x] of g.senators.entries()) x.popularity = (15 - i) % 9;
    patch(g);
  });

test('[4.05.417-a][4.05.417-g] a Neutral that has Land Bills on its list sponsors the highest Type by its least popular Senator', () => {
  const t = free([0, IMPERIALS], (g) => {
    g.landBills.III = landBill(g, 'III').markers;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 0, 'office:censor', 'senator:2');
  // Popularity of 4, 5 and 6: 3, 2 and 1.
  expect(taken(t)).toEqual([
    'rome-consul senator:1',
    'field-consul senator:4',
    'censor senator:2',
    'sponsor senator:6',
  ]);
  expect(bill(t)).toMatchObject({ type: 'II', mandatory: false, status: 'sponsored' });
  takes(t, 0, 'spoil:co-sponsor', 'senator:14');
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:14' });
});

test('[4.05.417-b] a Player sponsors it by any of his own, and by nobody else', () => {
  const t = free([0]);
  takes(t, 0, 'office:rome-consul', 'senator:1');
  t.as(0).does('takeSpoil', 'spoil:sponsor');
  expect(offeredTo(t, 0, 'giveSpoil')).toEqual(['senator:1', 'senator:2', 'senator:3']);
});

test('[4.05.417-c] it fails when a Faction of the Coalition passes before there is a Co-Sponsor, though offices are left', () => {
  const t = free([0, CONSERVATIVES]);
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 0, 'spoil:sponsor', 'senator:2');
  expect(bill(t).status).toBe('sponsored');
  t.as(0).does('passSpoils');
  expect(bill(t).status).toBe('failed');
  t.expectLog('neutral.bill.failed', { why: 'bill-fails:pass' }, '4.05.417-c');
  // [4.05.416-f] And there is no other.
  expect(t.g.unrest).toBe(0);
  expect(isOver(t)).toBe(true);
});

test('[4.05.417-d][4.05.417-e] a Player’s Tribune cancels the pass; he supplies the Co-Sponsor, in the Coalition or not, and the next Faction goes on', () => {
  const t = free([0, PLUTOCRATS], (g) => hand(g, 1, 'card:38'), { seats: 2 });
  const allPass = (): void => {
    while (t.waitingFor[0] === 1) t.as(1).does('pass');
  };
  takes(t, 0, 'office:rome-consul', 'senator:1');
  allPass();
  takes(t, 0, 'spoil:sponsor', 'senator:2');
  allPass();
  // The Neutral has taken the other offices meanwhile.
  t.as(0).does('passSpoils');
  expect(t.waitingFor).toEqual([1]);
  t.as(1).does('coSponsorByTribune', 'card:38');
  expect(offeredTo(t, 1, 'coSponsor')).toEqual(['senator:4', 'senator:5', 'senator:6']);
  t.as(1).does('coSponsor', 'senator:5');
  expect(bill(t)).toMatchObject({ status: 'passed', sponsor: 'senator:2', coSponsor: 'senator:5' });
  expect(neutralsOf(t.g).taken.at(-1)).not.toMatchObject({ spoil: 'sponsor' });
});

test('[4.05.417-d] the Neutral that is next in order saves it, if Co-Sponsorship is the first thing on its list that is left', () => {
  const saved = (card: boolean): Divided => {
    const t = free([0, IMPERIALS]);
    takes(t, 0, 'office:rome-consul', 'senator:1');
    takes(t, 0, 'office:censor', 'senator:2');
    return t.change((g) => card && hand(g, IMPERIALS, 'card:38'));
  };
  // The Imperials have sponsored it themselves: [4.05.417-f] another of them is Co-Sponsor.
  const t = saved(true);
  t.as(0).does('passSpoils');
  expect(bill(t)).toMatchObject({ status: 'passed', sponsor: 'senator:6', coSponsor: 'senator:5' });
  expect(t.g.factions[IMPERIALS]!.hand).toEqual([]);
  t.expectLog('neutral.tribune.plays', { faction: 'faction:1', what: 'spoil:co-sponsor' }, '4.05.417-d');
  const other = saved(false);
  other.as(0).does('passSpoils');
  expect(bill(other).status).toBe('failed');
});
