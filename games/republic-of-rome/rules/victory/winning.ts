/** A player wins — 1.12.2 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, UNALIGNED } from '../ids.ts';
import { rollOff } from '../rome/dice.ts';
import { votesInRome } from '../rome/senators.ts';
import type { Ending } from './endings.ts';
import { allFactions, factionsIn } from '../rome/players.ts';
import { counting, gameOver, influenceOf } from './over.ts';

/** [1.12.2-d][1.12.2-g] Living, in the field or a Captive: he is Consul for Life all the same. */
const livingConsulForLife = (g: Rome): Senator | undefined =>
  g.senators.find((s) => s.consulForLife && s.faction !== UNALIGNED);

/** [1.12.2-f] Of those that count. */
export const mostInfluential = (g: OpenRome, faction: FactionId): Senator | undefined =>
  counting(g, faction).reduce<Senator | undefined>((a, s) => (a && a.influence >= s.influence ? a : s), undefined);
const highestInfluence = (g: OpenRome, faction: FactionId): number => mostInfluential(g, faction)?.influence ?? 0;

const best = (factions: readonly FactionId[], of: (faction: FactionId) => number): FactionId[] => {
  const most = Math.max(...factions.map(of));
  return factions.filter((faction) => of(faction) === most);
};

/** [1.12.2-g][1.09.823-h] At the end of a Revolution Phase, if there is one, and not before; [amb-142] a Rebel in his Faction changes nothing. */
export const consulForLifeWins = (cx: Cx<Rome>, how: Ending = 'consul-for-life'): void => {
  const life = livingConsulForLife(cx.g);
  if (life) gameOver(cx, how, life.faction);
};

/**
 * [1.12.2-a][1.12.2-d] The era is over: a Consul for Life wins; [1.12.2-e] otherwise most Influence; [1.12.2-f] then the Senator with
 * most; then votes; [amb-141] then dice. Called when the Forum Phase in which Era Ends came up is over.
 */
export const eraEnds = (cx: Cx<Rome>): never => {
  const { g } = cx;
  consulForLifeWins(cx, 'era-consul-for-life');
  const points = allFactions(g).map((faction) => influenceOf(g, faction));
  const over = (how: Ending, winner: FactionId): never => gameOver(cx, how, winner, points);
  const factions = factionsIn(g);
  const first = best(factions, (faction) => influenceOf(g, faction));
  if (first.length === 1) return over('era-influence', first[0]!);
  const second = best(first, (faction) => highestInfluence(g, faction));
  if (second.length === 1) return over('era-senator', second[0]!);
  // Money that could buy votes is not counted.
  const third = best(second, (faction) => votesInRome(g, faction));
  if (third.length === 1) return over('era-votes', third[0]!);
  return over('era-dice', third[rollOff(cx, third.length)]!);
};
