/** The Rebel End Game — 1.12.3 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { fight, type Fought } from '../combat/battle.ts';
import { cleopatra, mayComeOut } from '../combat/cleopatra.ts';
import { canFightLand } from '../combat/land.ts';
import { canFightAtSea, mustFightAtSea } from '../combat/naval.ts';
import { secondVeteran } from '../combat/veterans.ts';
import type { Force, Rome, War } from '../game.ts';
import { chosen, type FactionId, type WarId } from '../ids.ts';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { disband, force, forcePlace, newForce } from '../rome/forces.ts';
import { primaryRebel, rebelLeaders, rebelOf, rebelFaction } from '../rome/rebels.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { activeWars, fleetStrength, fleetSupport, landStrength, war } from '../wars/wars.ts';
import { TOO_MANY } from './endings.ts';
import { consulForLifeWins } from './winning.ts';
import { playerOf } from '../rome/players.ts';
import { gameOver, NOBODY } from './over.ts';

/** [1.12.2-b][1.12.2-c] How the Rebel came to it: conditions 1 (battle, default) and 2 (bankruptcy, people-revolt). */
export type RebelWay = 'battle' | 'default' | 'bankruptcy' | 'people-revolt';

/** [1.12.3-a][1.12.3-i][2.03.92-d] Wars he may leave to Rome; his own is not counted. */
const isEnough = (g: Rome): boolean => activeWars(g).length < TOO_MANY;

/** [1.12.3-c] All Legions but Garrisons and all Fleets, wherever they are, are his; whoever led them goes home. [2.02.H-g] Provincial Fleets are nobody's but the Province's. */
const takeEverything = (cx: Cx<Rome>): Force => {
  const { g } = cx;
  for (const f of g.forces) disband(cx, f);
  const own = rebelOf(g, primaryRebel(g)!.id)!;
  const [rebel, horse] = rebelLeaders(g, own);
  // [2.03.23-c]
  if (plays(g, 'rebel-governors')) advanced().freeRebelFleets(g);
  const f = newForce(g, '');
  f.commander = rebel!.id;
  f.masterOfHorse = horse?.id ?? '';
  f.hadLegions = true;
  // [own-89] In his own Province they are his army, and no Garrison.
  for (const l of g.legions) if (l.at === 'active' || l.at === own.army) l.at = forcePlace(f);
  f.fleets = g.fleets;
  g.fleets = 0;
  return f;
};

/** [1.12.3-e] Active Wars for which he has Support, and units to fight the next battle with. */
export const attackable = (g: Rome, f: Force): War[] =>
  activeWars(g).filter(
    (w) => f.fleets >= fleetSupport(g, w) && (mustFightAtSea(g, w) ? canFightAtSea(f) : canFightLand(g, f, w)),
  );

interface Local {
  readonly by: RebelWay;
  seat: FactionId;
  force: number;
  war: WarId | '';
}

const rebelWins = (cx: Cx<Rome>, l: Local): never => gameOver(cx, `rebel-${l.by}`, l.seat);
/** [1.12.3-g] */
const allLose = (cx: Cx<Rome>): never => gameOver(cx, 'rebel-falls', NOBODY);

export const rebelEndGame = proc(
  'rebel-end-game',
  { by: 'open', seat: 'open', force: 'open', war: 'open' },
  (a: { readonly by: RebelWay }): Local => ({ by: a.by, seat: -1, force: 0, war: '' }),
  {
    start: (cx, l) => {
      const faction = rebelFaction(cx.g);
      if (faction === undefined) return allLose(cx);
      l.seat = faction;
      cx.log(say('rebel.triumphs', { who: primaryRebel(cx.g)!.id, wars: activeWars(cx.g).length }), '1.12.3-a');
      if (isEnough(cx.g)) return rebelWins(cx, l);
      // [1.12.3-b]
      if (cx.g.phase !== 'combat') enterPhase(cx, 'combat');
      // [amb-68] His player has left with the phase, and the Revolt has failed.
      if (primaryRebel(cx.g) === undefined) return allLose(cx);
      l.force = takeEverything(cx).id;
      return 'next';
    },
    next: (cx, l) => (attackable(cx.g, force(cx.g, l.force)).length > 0 ? 'choose' : allLose(cx)),
    /** [1.12.3-d] One after another, as he chooses; after a Naval Victory he may go on with the same War. */
    choose: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: (cx) => say('ask.rebel.war', { wars: activeWars(cx.g).length }),
      rules: ['1.12.3-d', '1.12.3-e'],
      // He goes on with a War whose Fleets he has beaten; else the weakest.
      silent: (cx, l) => {
        const strength = (w: War): number =>
          landStrength(cx.g, w) + (mustFightAtSea(cx.g, w) ? fleetStrength(cx.g, w) : 0);
        const all = mostFirst(activeWars(cx.g), (w) => -strength(w)).map((w) => w.id);
        return firstOffered('attackWar', l.war === '' ? all : [l.war, ...all]);
      },
      picks: {
        attackWar: pick({
          of: (cx, l) => attackable(cx.g, force(cx.g, l.force)).map((w) => w.id),
          take: (cx, l, id) => {
            const f = force(cx.g, l.force);
            l.war = id;
            f.war = l.war;
            f.victorious = false;
            f.fought = false;
            return mayComeOut(cx.g, war(cx.g, id)) ? call(cleopatra, { force: l.force }, 'fight') : 'fight';
          },
        }),
      },
    },
    /** [amb-137] By the ordinary rules, the Naval Battle first. */
    fight: (cx, l) => {
      const f = force(cx.g, l.force);
      const w = war(cx.g, l.war);
      const holder = chosen(f.commander);
      const isAtSea = mustFightAtSea(cx.g, w);
      judge(cx, l, fight(cx, f, w, isAtSea ? 'sea' : 'land'));
      if (primaryRebel(cx.g) === undefined) return end();
      return isAtSea ? 'next' : call(secondVeteran, { at: forcePlace(f), holder }, 'next');
    },
  },
);

/**
 * [1.12.3-e][1.12.3-g][amb-137] Anything but a Victory is the end for all, and so is his death while Wars are left to be beaten.
 * [1.12.3-f] With the last one needed he has won, dead or alive; [1.12.3-h] but dead he has not if he came by condition 1: then
 * a Consul for Life wins, or the Revolt has failed and the game goes on.
 */
const judge = (cx: Cx<Rome>, l: Local, { result, fate }: Fought): void => {
  if (result !== 'victory') return allLose(cx);
  const isOver = isEnough(cx.g);
  if (!isOver) return fate === 'well' ? undefined : allLose(cx);
  if (fate === 'well' || l.by === 'bankruptcy' || l.by === 'people-revolt') return rebelWins(cx, l);
  consulForLifeWins(cx);
};
