/** Personal revenue — 1.06.1, 1.06.11, 1.06.12 */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { abilityOf, concessionCard, type Packed } from '../data/printed.ts';
import type { Concession, Rome, Senator } from '../game.ts';
import { type ConcessionId, type FactionId, factionRef } from '../ids.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { isAligned, isLeader, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { droughtEffects, province } from '../wars/wars.ts';
import type { Spoils } from './spoils.ts';

/** [1.06.11-a][1.06.11-b] */
const OF_LEADER = 3;
const OF_OTHERS = 1;

/** [1.06.1-a] Neither the unaligned nor Rebels nor Captives; [1.06.1-b] wherever else he is. */
export const earns = (s: Senator): boolean => isAligned(s) && s.rebel === 'no' && s.captive === '';

/** [card-132-a] Crassus doubles base income and Concessions, not Knights. */
export const doubling = (g: Packed, s: Senator): number => (abilityOf(g, s.id)?.doublesIncome ? 2 : 1);

/** [card-54-b][amb-165] What the ordinary income is multiplied by, and what it costs in Popularity. */
export const droughtMultiplier = (g: OpenRome): number => 1 + droughtEffects(g);

/**
 * [card-54-a][card-55-a][card-56-a][card-57-a][card-58-a][card-59-a] What a Concession pays each turn. [1.06.12-e][card-52-a][card-53-a] Nothing now for
 * those that pay when units are raised.
 */
export const concessionIncome = (g: OpenRome, c: Concession, drought: readonly ConcessionId[]): number => {
  const card = concessionCard(g, c.id);
  if (card.pays !== 'each-turn') return 0;
  return card.income * (drought.includes(c.id) ? droughtMultiplier(g) : 1) * doubling(g, senator(g, c.holder));
};

/** [1.06.1-c] One Senator's parts of the sum; [1.06.12-a] a Knight brings 1. */
const partsOf = (g: OpenRome, s: Senator, got: readonly Spoils[], drought: readonly ConcessionId[]): TallyPart[] => [
  isLeader(g, s)
    ? plus('leader', OF_LEADER * doubling(g, s), '1.06.11-a', [s.id])
    : plus('senator', OF_OTHERS * doubling(g, s), '1.06.11-b', [s.id]),
  plus('knights', s.knights, '1.06.12-a', [s.id]),
  ...g.concessions
    .filter((c) => c.holder === s.id)
    .map((c) => plus('concession', concessionIncome(g, c, drought), '1.06.12-b', [c.id])),
  ...got
    .filter((x) => province(g, x.province).governor === s.id)
    .map((x) => plus('spoils', x.n, '1.06.13-c', [x.province])),
];

/** What a Faction receives, and for what. */
export const personalRevenue = (
  g: OpenRome,
  faction: FactionId,
  got: readonly Spoils[],
  drought: readonly ConcessionId[],
): Tally =>
  tally(
    'personal',
    ...g.senators.filter((s) => s.faction === faction && earns(s)).flatMap((s) => partsOf(g, s, got, drought)),
  );

/** [1.06.1-d] All of it together, to be placed in the Redistribution. [1.06.12-b] Nobody may decline. */
export const collectRevenue = (cx: Cx<Rome>, got: readonly Spoils[], drought: readonly ConcessionId[]): void => {
  const { g } = cx;
  for (const faction of factionsFromHrao(g)) {
    const n = personalRevenue(g, faction, got, drought).total;
    move(g, 'bank', { lump: faction }, n);
    cx.log(say('revenue.personal', { faction: factionRef(faction), n }), '1.06.1-d');
  }
  revealBars(g);
};

/** [1.06.12-c] */
const revealBars = (g: Rome): void => {
  for (const c of g.concessions) {
    if (c.holder === 'forum' || c.holder === 'curia' || concessionCard(g, c.id).pays !== 'each-turn') continue;
    if (earns(senator(g, c.holder))) c.revealed = true;
  }
};
