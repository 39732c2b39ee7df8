/** Enemy Leader Dies (165) — D-FOR-6 */
import { type Cx, end, pick } from '@tabularium/kernel';
import { leaderCard } from '../data/printed.ts';
import type { Rome, War } from '../game.ts';
import { factionRef, type LeaderId } from '../ids.ts';
import { proc } from '../procs.ts';
import { rollOff } from '../rome/dice.ts';
import { hraoFaction } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { removeLeader } from '../wars/leaders.ts';
import { fleetStrength, landStrength } from '../wars/wars.ts';
import { levelOf } from './in-play.ts';
import { makePeace } from './peace.ts';
import { leaderKilledByVictory } from './refuge.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

/** [card-139-d] She is no card among the Leaders, but one of them once she has taken the other side. */
const CLEOPATRA: LeaderId = 'leader:139';

/** [card-165-1-a] Leaders who lead; one in the Curia is not in play. */
const enemyLeaders = (g: Rome): LeaderId[] => {
  const leading = g.leaders.filter((l) => l.at === 'wars').map((l) => l.id);
  return g.wars.some((w) => w.cleopatra === 'enemy') ? [...leading, CLEOPATRA] : leading;
};

/** [card-165-2-a][1.04.8-a] The strongest War in play that matches him, whatever its space. */
const strongestOf = (cx: Cx<Rome>, id: LeaderId): War | undefined => {
  const { g } = cx;
  const his = g.wars.filter((w) => leaderCard(g, id).wars.includes(w.id));
  const strength = (w: War): number => landStrength(g, w) + fleetStrength(g, w);
  const most = Math.max(...his.map(strength));
  const strongest = his.filter((w) => strength(w) === most);
  return strongest[rollOff(cx, strongest.length)];
};

const dies = (cx: Cx<Rome>, id: LeaderId): void => {
  const { g } = cx;
  const suing = levelOf(g, 'event:165') > 1 ? strongestOf(cx, id) : undefined;
  cx.log(say('event.leaderDies', { leader: id }), 'card-165-1-a');
  if (id === CLEOPATRA) for (const w of g.wars) w.cleopatra = w.cleopatra === 'enemy' ? 'no' : w.cleopatra;
  const leader = g.leaders.find((l) => l.id === id);
  // [1.07.344-e]
  if (leader && !leaderKilledByVictory(cx, leader)) removeLeader(cx, id, 'card-165-1-a');
  if (suing) makePeace(cx, suing);
};

/** [card-165-1-a][amb-23] At the end of the Forum Phase the HRAO chooses one, if there is any. */
export const enemyLeaderDies = proc('events.enemy-leader-dies', () => ({}), {
  start: (cx) => (levelOf(cx.g, 'event:165') > 0 && enemyLeaders(cx.g).length > 0 ? 'ask' : end()),
  ask: {
    to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
    say: ({ g }) =>
      isNeutral(g, hraoFaction(g))
        ? say('ask.neutral.leaderDies', { faction: factionRef(hraoFaction(g)) })
        : say('ask.event.leaderDies'),
    rules: ['card-165-1-a', 'card-165-2-a'],
    silent: (cx) =>
      firstOffered(
        'leaderDies',
        mostFirst(enemyLeaders(cx.g), (id) => leaderCard(cx.g, id).strength),
      ),
    picks: {
      leaderDies: pick({
        of: (cx) => enemyLeaders(cx.g),
        take: (cx, _, id) => {
          dies(cx, id);
          return end();
        },
      }),
    },
  },
});
