/** Civil War: the battle — 1.11.36, 1.11.37, 1.11.371, 1.11.372, 1.11.373 */
import type { OpenRome } from '../sight/sight.ts';
import { call, type Cx, end, type Tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { proscription } from '../cards/intrigue/proscription.ts';
import { clash } from '../combat/clash.ts';
import { drawFates } from '../combat/commander.ts';
import { loseFromArmy, popularityFor } from '../combat/losses.ts';
import type { Outcome, Result } from '../combat/results.ts';
import {
  armyOfForce,
  armyOfRebel,
  armyTally,
  type Ground,
  leadersOfForce,
  NOTHING_ROLLED,
  type Rolled,
} from '../combat/sides.ts';
import { secondVeteran } from '../combat/veterans.ts';
import type { Force, Rebel, Rome } from '../game.ts';
import { isProvinceId, type FactionId, type None, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { failRevolt } from '../rome/death.ts';
import { force } from '../rome/forces.ts';
import { hasLostAllLegions, rebelAt, rebelLeaders } from '../rome/rebels.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { TOO_MANY } from '../victory/endings.ts';
import { activeWars } from '../wars/wars.ts';
import { type CivilEnd, loseCivilWar, makeVeterans, standOff, strikeRebels, winCivilWar } from './civil-outcome.ts';
import { callable } from './veterans.ts';
import { factionsIn, playersOf, ownFaction } from '../rome/players.ts';

/** [1.11.37-b] His Legions, and MIL up to as much again; [1.11.37-c] with that of his Master of Horse. */
export const rebelTally = (
  g: OpenRome,
  rebel: Rebel,
  ground: Ground = 'land',
  rolled: Rolled = NOTHING_ROLLED,
): Tally => armyTally(g, armyOfRebel(g, rebel), ground, rolled);

interface Battle {
  readonly outcome: Outcome;
  readonly strength: number;
}

/** [1.11.37-a][1.10.1-f] The Senate attacks. [1.11.37-e] The table alone decides: there are no numbers to fear. */
const rollBattle = (cx: Cx<Rome>, f: Force, rebel: Rebel): Battle => {
  const { g } = cx;
  const { outcome, dice, modifier, allies, rolled } = clash(cx, armyOfForce(g, f), armyOfRebel(g, rebel), 'land');
  // [1.11.371-c] The reward does not count allies; [amb-118] they stay for the turn.
  const strength = rebelTally(g, rebel, 'land', rolled).total;
  rebel.shift += allies;
  const { commander } = f;
  cx.log(
    say('combat.civil', {
      who: commander,
      rebel: rebel.senator,
      dice,
      modifier,
      total: dice + modifier,
      result: `result:${outcome.result}`,
    }),
    '1.11.37-a',
  );
  return { outcome, strength };
};

/** What the Rebel loses, and what both have lost. [2.03.7-k] Provincial Armies too, where there are any. */
const loseOfRebel = (cx: Cx<Rome>, rebel: Rebel, outcome: Outcome, ours: number): void => {
  if (plays(cx.g, 'rebel-governors')) return advanced().loseInItaly(cx, rebel, outcome, ours);
  const theirs = outcome.result === 'defeat' ? 0 : loseFromArmy(cx, armyOfRebel(cx.g, rebel), outcome);
  cx.log(say('combat.civilLosses', { ours, theirs }), '1.11.37-d');
};

/**
 * [1.11.37-d][amb-136] Both armies suffer, but in a Defeat the Rebel loses nothing; only the Senate's Commander is blamed.
 * Ends with what the Senate has lost.
 */
const sufferBoth = (cx: Cx<Rome>, f: Force, rebel: Rebel, outcome: Outcome): number => {
  const { g } = cx;
  const ours = loseFromArmy(cx, armyOfForce(g, f), outcome);
  changePopularity(g, senator(g, f.commander), -popularityFor(ours));
  loseOfRebel(cx, rebel, outcome, ours);
  return ours;
};

/** One battle from the dice to its end. */
const fightRebel = (cx: Cx<Rome>, f: Force, rebel: Rebel): { result: Result; how: CivilEnd } => {
  const there = [...leadersOfForce(cx.g, f), ...rebelLeaders(cx.g, rebel)];
  const { outcome, strength } = rollBattle(cx, f, rebel);
  const { result } = outcome;
  const lost = sufferBoth(cx, f, rebel, outcome);
  makeVeterans(cx, f, rebel, result);
  // [1.10.7-c][1.10.7-g] For the Senate's losses, after a Defeat as well; both sides are in danger. [amb-179] Nobody is captured.
  const fates = drawFates(cx, lost, there, 'kill');
  if (result === 'victory') winCivilWar(cx, f, fates, strength);
  else if (result === 'defeat') loseCivilWar(cx, f, rebel);
  else standOff(cx, f, fates);
  // [2.03.71-a]
  if (result === 'stalemate' && plays(cx.g, 'rebel-governors')) advanced().noteStalemate(cx.g);
  strikeRebels(cx, rebel, fates);
  // [1.11.371-d] Without Legions he is beaten, whatever the table said.
  if (hasLostAllLegions(cx.g)) failRevolt(cx);
  if (!cx.g.rebels.includes(rebel)) return { result, how: 'failed' };
  // [1.11.373-c][2.03.92-a]
  return { result, how: result === 'defeat' ? 'coup' : 'goes-on' };
};

interface Fighting {
  readonly force: number;
  done: FactionId[];
  at: `force:${number}` | Rebel['army'];
  victor: SenatorId | None;
  how: CivilEnd;
}
/** [1.11.34-b][amb-17] Factions of loyal Senators whose Veterans stand with the Rebels: this is their last chance. */
const lastChance = (g: Rome, l: Fighting): FactionId[] => {
  const f = g.forces.find((x) => x.id === l.force);
  const there = (faction: FactionId): number =>
    (f && plays(g, 'rebel-governors') ? advanced().callableFrom(g, faction, f) : callable(g, faction)).length;
  return factionsIn(g).filter((faction) => !l.done.includes(faction) && there(faction) > 0);
};

/** [1.11.36-a] One Senate Army against the Rebel. */
export const civilBattle = proc(
  'combat.civil-battle',
  { force: 'open', done: 'open', at: 'open', victor: 'open', how: 'open' },
  (a: { readonly force: number }): Fighting => ({
    force: a.force,
    done: [],
    at: `force:${a.force}`,
    victor: '',
    how: 'goes-on',
  }),
  {
    start: (cx, l) => (lastChance(cx.g, l).length > 0 ? 'veterans' : 'battle'),
    veterans: {
      to: (cx, l) => playersOf(cx.g, lastChance(cx.g, l)),
      say: () => say('ask.combat.veterans'),
      rules: ['1.11.34-b', 'amb-17'],
      windows: OPEN,
      silent: (cx, l, by) =>
        plays(cx.g, 'rebel-governors')
          ? [
              {
                instead: (c) => {
                  advanced().desertBeforeBattle(c, ownFaction(cx.g, by), force(c.g, l.force));
                  return 'start';
                },
              },
            ]
          : [{ verb: 'letFight' }],
      buttons: {
        letFight: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
      },
      resumed: () => 'start',
    },
    battle: (cx, l) => {
      const f = cx.g.forces.find((x) => x.id === l.force);
      // [1.11.371-d] Without his Veterans the Rebel may have failed, and the Army is disbanded.
      if (f === undefined) return end(l.how);
      // [2.03.81-a]
      if (isProvinceId(f.war)) return call(advanced().attackRebelProvince, { force: l.force }, 'over');
      const { commander } = f;
      const rebel = rebelAt(cx.g, f.war)!;
      const { result, how } = fightRebel(cx, f, rebel);
      l.how = how;
      // [1.12.3-a] With so few Wars left the game is over: there is nothing to ask any more.
      if (result === 'stalemate' || (how === 'coup' && activeWars(cx.g).length < TOO_MANY)) return end(how);
      // [card-125-a] The victor, on whichever side, if he lives.
      if (how === 'coup') {
        l.victor = rebel.senator;
        l.at = rebel.army;
      } else if (f.victorious) l.victor = commander;
      return l.victor === '' ? 'proscription' : call(secondVeteran, { at: l.at, holder: l.victor }, 'proscription');
    },
    /** [card-144-a] After a victory of either side. */
    proscription: (_, l) => call(proscription, { rebelWon: l.how === 'coup' }, 'over'),
    over: (_, l) => end(l.how),
  },
);
