import { Broken, type Seat } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { FactionId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { decider } from './hrao.ts';
import { allFactions, factionsIn, isPlayerOf, ownFaction, playerOf } from './players.ts';

/** For the compiler: each line that is marked must not compile. */
export const kinds = (seat: Seat, faction: FactionId): void => {
  const asSeat = (x: Seat): Seat => x;
  const asFaction = (x: FactionId): FactionId => x;
  // @ts-expect-error a Faction is no seat
  asSeat(faction);
  // @ts-expect-error a seat is no Faction
  asFaction(seat);
  // @ts-expect-error nor is the one ever the other
  asFaction(seat === faction ? 0 : 1);
  asFaction(ownFaction(empty().g, seat));
};

test('every Faction has its player, and every player his Faction', () => {
  const { g } = empty();
  for (const faction of allFactions(g)) {
    expect(ownFaction(g, playerOf(g, faction))).toBe(faction);
    expect(decider(g, faction)).toBe(playerOf(g, faction));
    expect(isPlayerOf(g, playerOf(g, faction), faction)).toBe(true);
    expect(isPlayerOf(g, 'public', faction)).toBe(false);
  }
  expect(isPlayerOf(g, 0, 1)).toBe(false);
});

test('nobody plays a Faction that is not there: the unaligned are not one', () => {
  const { g } = empty();
  expect(() => playerOf(g, -1)).toThrow(Broken);
  expect(() => playerOf(g, g.factions.length)).toThrow(Broken);
});

test('[1.05.4-a] a Faction that is out is still a Faction', () => {
  const { g } = empty((x) => {
    x.factions[1]!.status = 'out';
  });
  expect(factionsIn(g)).toEqual([0, 2]);
  expect(allFactions(g)).toEqual([0, 1, 2]);
});
