/** The game is over: who has won, and with how many points — 1.12, 4.08 */
import type { Cx, Outcome } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, type Owner, UNALIGNED } from '../ids.ts';
import { allFactions, ownFaction, played, playersOf } from '../rome/players.ts';
import { senatorsOf } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import type { Ending } from './endings.ts';

/** [1.12.2-e][1.10.71-d] Rebels and Captives count for nothing. [amb-141] The unaligned are nobody's. */
export const counting = (g: OpenRome, faction: FactionId) =>
  senatorsOf(g, faction).filter((s) => s.rebel === 'no' && s.captive === '');
export const influenceOf = (g: OpenRome, faction: FactionId): number =>
  counting(g, faction).reduce((n, s) => n + s.influence, 0);

/** Nobody wins. */
export const NOBODY = UNALIGNED;

/** [own-100] What the winner has besides his share. */
export const FOR_WINNING = 100;
/**
 * [own-100] What a Player has made of a game with Neutrals, to be compared with other games: his share of all Influence in percent,
 * and 100 more if he has won; nothing if the Republic has fallen.
 */
const scoreOf = (g: Rome, faction: FactionId, winner: Owner): number => {
  if (winner === NOBODY) return 0;
  const all = allFactions(g).reduce((n, f) => n + Math.max(0, influenceOf(g, f)), 0);
  const share = all === 0 ? 0 : Math.round((100 * Math.max(0, influenceOf(g, faction))) / all);
  return faction === winner ? FOR_WINNING + share : share;
};

/** [4.08.1-b][4.08.1-c] A Neutral can win; then no Player has. */
const withNeutrals = (g: Rome, how: Ending, winner: Owner): Outcome => ({
  how,
  winners: winner === NOBODY ? [] : playersOf(g, played(g, [winner])),
  points: g.neutrals!.players.map((_, seat) => scoreOf(g, ownFaction(g, seat), winner)),
});

/** [4.08.1-a] Ends it at once, in favour of this Faction or of nobody. Points are of those who play. */
export const gameOver = (cx: Cx<Rome>, how: Ending, winner: Owner, points?: readonly number[]): never => {
  const { g } = cx;
  if (g.neutrals) {
    g.neutrals.winner = winner;
    return cx.finish(withNeutrals(g, how, winner));
  }
  const winners = winner === NOBODY ? [] : playersOf(g, [winner]);
  return cx.finish({ how, winners, ...(points && { points }) });
};
