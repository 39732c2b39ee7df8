/** What content must look like. Every problem is named by its place, its card and its field. */
import { schema as s } from '@tabularium/kernel';
import { contentProblems } from './checks.ts';

const card = s.string(/^card:\d+$/);
const senator = s.string(/^senator:\d+[A-C]?$/);
const war = s.string(/^war:\d+$/);
const province = s.string(/^province:[a-z-]+$/);
const concession = s.string(/^concession:\d+$/);
/** [tbl-event] Those that the rules know. */
const event = s.string(/^event:(16[1-9]|17[0-8])$/);
const rating = s.int(0, 20);
const die = s.int(1, 18);
const change = s.int(-9, 9);
const isTrue = s.optional(s.boolean);

const statesman = s.object({
  opposes: s.array(senator),
  attractedTo: s.array(senator),
  nullifies: s.optional(s.array(war)),
  halvesLosses: isTrue,
  tribune: isTrue,
  claimsLandCommissioner: isTrue,
  appealDice: s.optional(s.int(3, 3)),
  pleads: s.optional(s.int(1, 9)),
  lawVotes: s.optional(s.int(1, 9)),
  doublesKnightsOnLaws: isTrue,
  vetoesLandBills: isTrue,
  proposesLandBills: isTrue,
  knightBonus: s.optional(s.int(1, 1)),
  veterans: s.optional(s.int(2, 2)),
  doublesIncome: isTrue,
  sparesUnits: isTrue,
  doublesPopularity: isTrue,
  rollsMilitary: isTrue,
});
const senatorCard = s.object({
  id: senator,
  card,
  number: s.int(1, 30),
  mil: rating,
  ora: rating,
  loy: rating,
  influence: rating,
  popularity: change,
  statesman: s.optional(statesman),
});
const warCard = s.object({
  id: war,
  card,
  series: s.string(/^[a-z]+$/),
  place: s.int(1, 4),
  of: s.int(1, 4),
  land: s.int(0, 40),
  support: s.int(0, 25),
  fleet: s.int(0, 25),
  disaster: s.array(die),
  standoff: s.array(die),
  spoils: s.int(0, 100),
  drawn: s.oneOf('active', 'inactive', 'conditional'),
  drought: s.boolean,
  creates: s.array(province),
  attacks: s.array(province),
  revolt: s.oneOf('no', 'if', 'always'),
  revoltIf: s.array(province),
  needs: s.array(province),
  taxFarmerRoll: s.boolean,
  destroys: s.array(concession),
});
const leaderCard = s.object({
  id: s.string(/^leader:\d+$/),
  card,
  strength: rating,
  disaster: die,
  standoff: die,
  wars: s.array(war, { min: 1 }),
  taxFarmerRollWith: s.string(/^(war:\d+)?$/),
});
const roll = s.object({ dice: s.int(-3, 3), plus: s.int(-10, 10) });
const side = s.object({
  land: rating,
  fleet: rating,
  maxArmies: rating,
  maxFleets: rating,
  localTax: s.int(0, 100),
  spoils: roll,
  income: roll,
});
const provinceCard = s.object({ id: province, frontier: s.boolean, undeveloped: side, developed: side });
const concessionCard = s.object({
  id: concession,
  card,
  pays: s.oneOf('each-turn', 'each-legion', 'each-fleet'),
  income: s.int(1, 20),
  grain: s.boolean,
  taxFarmer: s.int(0, 6),
  disaster: s.array(s.int(1, 6)),
});
const anyCard = s.object({
  id: card,
  kind: s.string(/^[a-z-]+$/),
  of: s.string(),
  era: s.oneOf('early', 'middle', 'late', 'none'),
  hand: s.boolean,
});
const landBill = s.object({
  type: s.oneOf('I', 'II', 'III'),
  markers: s.int(1, 9),
  cost: s.int(1, 50),
  recurring: s.boolean,
  sponsor: change,
  coSponsor: change,
  against: change,
  unrest: change,
  repeal: s.object({ sponsor: change, voteFor: change, unrest: change }),
});
const column = s.array(event, { min: 16, max: 16 });
const tables = s.object({
  combat: s.array(s.object({ result: s.oneOf('defeat', 'stalemate', 'victory'), lost: s.int(-1, 25) }), {
    min: 16,
    max: 16,
  }),
  population: s.array(
    s.object({ unrest: change, also: s.array(s.oneOf('manpower-shortage', 'no-recruitment', 'mob')) }),
    { min: 19, max: 19 },
  ),
  appeal: s.array(s.int(-20, 20), { min: 9, max: 9 }),
  landBills: s.array(landBill, { min: 3, max: 3 }),
  games: s.array(s.object({ cost: s.int(1, 50), popularity: change, unrest: change }), { min: 3, max: 3 }),
  contributions: s.array(s.object({ talents: s.int(1, 100), influence: s.int(1, 20) }), { min: 3, max: 3 }),
  loyalty: s.object({ early: s.int(1, 7), middle: s.int(1, 7), late: s.int(1, 7) }),
  events: s.object({ early: column, middle: column, late: column }),
});

export const contentSchema = s.refine(
  s.object({
    cards: s.array(anyCard, { min: 160, max: 160 }),
    senators: s.array(senatorCard),
    wars: s.array(warCard),
    leaders: s.array(leaderCard),
    provinces: s.array(provinceCard, { min: 15, max: 15 }),
    concessions: s.array(concessionCard),
    tables,
  }),
  contentProblems,
);
