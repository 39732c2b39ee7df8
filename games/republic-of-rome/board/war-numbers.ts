/** What is printed on a War beyond its strength: the Fleets that must support a battle, and the throws that are a Disaster or a Standoff. */
import type { Say } from '@tabularium/parts/web';
import { leaderCard } from '../rules/data/printed.ts';
import type { War } from '../rules/game.ts';
import type { OpenRome } from '../rules/sight/sight.ts';
import { fleetSupport, leadersOf, warCard } from '../rules/wars/wars.ts';
import { listed } from './parts.tsx';

export const warNumbers = (g: OpenRome, war: War, say: Say): string => {
  const card = warCard(g, war.id);
  const leaders = leadersOf(g, war.id).map((l) => leaderCard(g, l.id));
  const disaster = [...card.disaster, ...leaders.map((l) => l.disaster)];
  const standoff = [...card.standoff, ...leaders.map((l) => l.standoff)];
  const n = fleetSupport(g, war);
  return [
    ...(n > 0 ? [say('board.support', { n })] : []),
    ...(disaster.length + standoff.length > 0
      ? [say('board.numbers', { disaster: listed(disaster), standoff: listed(standoff) })]
      : []),
  ].join(' ');
};
