/** Wars in play: what they are, how strong they are — 1.07.33, 1.07.332, 1.07.342 */
import type { OpenRome } from '../sight/sight.ts';
import { Broken, less, plus, type Tally, type TallyPart, tally, times } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Reinforcements } from '../advanced/provinces/reinforcements.ts';
import { isAllied } from '../advanced/provinces/state.ts';
import type { WarCard } from '../data/content.ts';
import { leaderCard, printedWar, provinceCard, type Packed } from '../data/printed.ts';
import { droughtEvents } from '../events/drought.ts';
import type { Leader, Province, War } from '../game.ts';
import type { LeaderId, ProvinceId, WarId } from '../ids.ts';
import { primaryRebel } from '../rome/rebels.ts';

const REVOLT = 'war:revolt-';
/** [card-169-1-c] The War that a Province becomes. */
export const revoltOf = (province: ProvinceId): WarId => `${REVOLT}${province.slice('province:'.length)}`;
export const isProvincialRevolt = (id: WarId): boolean => id.startsWith(REVOLT);
export const provinceOfRevolt = (id: WarId): ProvinceId => `province:${id.slice(REVOLT.length)}`;

/** [amb-163] A risen Province has its printed Strengths (it is Undeveloped again), no numbers, no Spoils. */
const revoltCard = (g: Packed, id: WarId): WarCard => {
  const { land, fleet } = provinceCard(g, provinceOfRevolt(id)).undeveloped;
  return {
    id,
    card: 'card:0',
    series: 'none',
    place: 1,
    of: 1,
    land,
    support: 0,
    fleet,
    disaster: [],
    standoff: [],
    spoils: 0,
    drawn: 'active',
    drought: false,
    creates: [],
    attacks: [],
    revolt: 'always',
    revoltIf: [],
    needs: [],
    taxFarmerRoll: false,
    destroys: [],
  };
};
export const warCard = (g: Packed, id: WarId): WarCard =>
  isProvincialRevolt(id) ? revoltCard(g, id) : printedWar(g, id);

export const maybeWar = (g: OpenRome, id: string): War | undefined => g.wars.find((w) => w.id === id);
export const war = (g: OpenRome, id: string): War => {
  const found = maybeWar(g, id);
  if (!found) throw new Broken(`${id} is not in play`);
  return found;
};
export const newWar = (id: WarId, status: War['status'], revolt: boolean): War => ({
  id,
  status,
  unprosecuted: false,
  revolt,
  navalVictory: false,
  used: [],
  shift: 0,
  foughtLand: false,
  foughtSea: false,
  halved: false,
  attacked: false,
  cleopatra: 'no',
});

export const province = (g: OpenRome, id: string): Province => {
  const found = g.provinces.find((p) => p.id === id);
  if (!found) throw new Broken(`${id} does not exist`);
  return found;
};
/** [1.09.5-b] Is it Rome's? Not one that has risen, [2.02.4-q] nor one that has joined a War [2.02.412-n]. */
export const isRoman = (g: OpenRome, p: Province): boolean =>
  !p.inRevolt && !(plays(g, 'provincial-wars') && isAllied(g, p.id));
export const hasProvince = (g: OpenRome, id: ProvinceId): boolean => g.provinces.some((p) => p.id === id);

/** [1.07.332-a] */
export const areMatching = (g: Packed, a: WarId, b: WarId): boolean => {
  const { series } = warCard(g, a);
  return series !== 'none' && series === warCard(g, b).series;
};

/** Active foreign Wars, unprosecuted ones included. [1.07.331-d][1.07.334-e] Nothing that Wars cost looks at any others. */
export const activeWars = (g: OpenRome): War[] => g.wars.filter((w) => w.status === 'active');
/** [1.07.332-f] Matching Wars count one by one. [1.11.3-h][2.03.8-e][2.03.71-e] The Rebels, all of them together, are an Active War as well. */
export const countActiveWars = (g: OpenRome): number => activeWars(g).length + (primaryRebel(g) ? 1 : 0);

/** [1.07.332-b][1.07.332-d][1.07.3321-c] How many Active Wars of the series there are; at least 1. */
const multiplier = (g: OpenRome, w: War): number => {
  const { series } = warCard(g, w.id);
  if (series === 'none' || w.status !== 'active') return 1;
  return Math.max(1, activeWars(g).filter((x) => warCard(g, x.id).series === series).length);
};

const VIRIATHUS: LeaderId = 'leader:89';
/** [1.07.34-a] Is the War one of his own? [card-89-a] Viriathus' only where the Provinces that it requires exist. */
export const matches = (g: OpenRome, leader: LeaderId, id: WarId): boolean =>
  leaderCard(g, leader).wars.includes(id) &&
  (leader !== VIRIATHUS || warCard(g, id).needs.every((p) => hasProvince(g, p)));

/** [1.07.342-a][card-175-1-a] Does he aid this War? [1.07.344-f] His own even while he has taken refuge with another. */
export const aids = (g: OpenRome, leader: Leader, id: WarId): boolean =>
  leader.at === 'wars' && (leader.aids.includes(id) || matches(g, leader.id, id));
/** [1.07.342-c][card-34-a][card-35-a] All of them: no two match the same War but the two Punic ones, who may combine. */
export const leadersOf = (g: OpenRome, id: WarId): Leader[] => g.leaders.filter((l) => aids(g, l, id));

/** [1.07.342-a] Leaders count once the War is Active. */
const activeLeaders = (g: OpenRome, w: War): Leader[] => (w.status === 'active' ? leadersOf(g, w.id) : []);
const shared = (g: OpenRome, w: War): TallyPart[] => [
  ...activeLeaders(g, w).map((l) => plus('enemyLeader', leaderCard(g, l.id).strength, '1.07.342-a', [l.id])),
  // [card-139-d] Cleopatra as an enemy Leader.
  plus('enemyLeader', w.cleopatra === 'enemy' ? leaderCard(g, 'leader:139').strength : 0, 'card-139-d', ['leader:139']),
  // [amb-118] Allies that came or went this turn.
  plus('allies', w.shift, 'card-161-1-a'),
];

/** [2.02.412-d][2.02.412-g] What Provinces that fight for it add on land and at sea. */
const joined = (g: OpenRome, { id }: War): Reinforcements => {
  if (!plays(g, 'provincial-wars')) return NOTHING_JOINED;
  return isProvincialRevolt(id) ? advanced().risenForces(g, provinceOfRevolt(id)) : advanced().reinforcements(g, id);
};
const NOTHING_JOINED: Reinforcements = { land: 0, sea: 0 };

/** [1.07.332-b][1.07.342-a] Current Land Strength, with its reasons; an Active War, or one that is about to be (`as`). */
export const landTally = (g: OpenRome, w: War): Tally => {
  const { land } = warCard(g, w.id);
  const n = multiplier(g, w);
  const parts: TallyPart[] = [
    plus('printed', land, '1.07.33-a', [w.id]),
    times('matching', n, '1.07.332-b'),
    // [card-156-a] Its own Strength, fractions rounded up; [1.07.342-a][card-161-1-a] Leaders and allies come to it whole.
    less('halved', w.halved ? Math.floor((land * n) / 2) : 0, 'card-156-a'),
    ...shared(g, w),
    plus('alliedProvinces', joined(g, w).land, '2.02.412-d'),
  ];
  const { total } = tally('land', ...parts);
  return tally('land', ...parts, less('allies', Math.min(0, total), 'card-166-1-a'));
};
export const landStrength = (g: OpenRome, w: War): number => landTally(g, w).total;

/** [1.07.342-b][1.09.3-b] Nothing where the War has no Fleet Strength, or it has been beaten at sea. */
export const fleetTally = (g: OpenRome, w: War): Tally => {
  const { fleet } = warCard(g, w.id);
  if (fleet === 0 || w.navalVictory) return tally('fleet');
  const parts: TallyPart[] = [
    plus('printed', fleet, '1.07.33-a', [w.id]),
    times('matching', multiplier(g, w), '1.07.332-b'),
    ...shared(g, w),
    plus('alliedProvinces', joined(g, w).sea, '2.02.412-g'),
  ];
  const { total } = tally('fleet', ...parts);
  return tally('fleet', ...parts, less('allies', Math.min(0, total), 'card-166-1-a'));
};
export const fleetStrength = (g: OpenRome, w: War): number => fleetTally(g, w).total;
/** [1.07.33-c][1.10.12-a] */
export const needsNavalBattle = (g: OpenRome, w: War): boolean => warCard(g, w.id).fleet > 0 && !w.navalVictory;
/** [1.07.33-b][1.07.332-c] Fleets needed to fight on land; never multiplied. */
export const fleetSupport = (g: OpenRome, w: War): number => warCard(g, w.id).support + joined(g, w).sea;

/** [1.07.33-f][1.08.12-b][amb-50] From events and from every War in play with the icon. */
export const droughtEffects = (g: OpenRome): number =>
  droughtEvents(g) + g.wars.filter((w) => warCard(g, w.id).drought).length;
