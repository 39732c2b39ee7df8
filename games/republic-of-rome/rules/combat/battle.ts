/** One battle from the dice to the end, asking nobody — 1.10.11, 1.10.12 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Force, Rome, War } from '../game.ts';
import type { ProvinceId, WarId } from '../ids.ts';
import { forcePlace } from '../rome/forces.ts';
import { changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';
import { createProvince } from '../wars/provinces.ts';
import { clash } from './clash.ts';
import { endangerLeaders, type Fate } from './commander.ts';
import { isSpared, takeLosses } from './losses.ts';
import { survive } from './proconsuls.ts';
import type { Result } from './results.ts';
import { armyOfForce, enemy, type Ground } from './sides.ts';
import { maybeVeteran } from './veterans.ts';
import { winAtSea, winOnLand } from './victory.ts';

export interface Fought {
  readonly result: Result;
  readonly fate: Fate;
}

/** [card-70-a] */
const MIGRATIONS: WarId = 'war:70';
const NARBONENSIS: ProvinceId = 'province:gallia-narbonensis';

/** [card-70-a][card-70-b][amb-126] Being attacked is enough to create Gallia Narbonensis, whatever comes of it, [2.02.C-g] also by a Province. */
export const beginBattle = (cx: Cx<Rome>, w: War): void => {
  if (w.id === MIGRATIONS && !w.attacked) createProvince(cx, NARBONENSIS);
  w.attacked = true;
};

/** [1.10.1-f] Rome attacks. The Commander is there; whether the battle can be fought has been looked at. */
export const fight = (cx: Cx<Rome>, f: Force, w: War, ground: Ground): Fought => {
  const { g } = cx;
  const { commander } = f;
  beginBattle(cx, w);
  const { outcome, dice, modifier, allies } = clash(cx, armyOfForce(g, f, w), enemy(w), ground);
  w.shift += allies;
  const { result } = outcome;
  if (result === 'disaster' || result === 'standoff') w.used.push(dice);
  cx.log(
    say('combat.battle', {
      who: commander,
      war: w.id,
      ground: `ground:${ground}`,
      dice,
      modifier,
      total: dice + modifier,
      result: `result:${result}`,
    }),
    ground === 'land' ? '1.10.11-e' : '1.10.12-b',
  );
  noteFought(f, w, ground, isSpared(g, commander, result));
  return suffer(cx, f, w, ground, outcome);
};

/**
 * [card-133-a][amb-129][own-53] Where Lucullus spares his units the War counts as not fought, whatever came before at sea, and he
 * goes home after the next Senate.
 */
const noteFought = (f: Force, w: War, ground: Ground, spared: boolean): void => {
  if (spared) {
    f.homeward = true;
    w.foughtLand = false;
    w.foughtSea = false;
  } else if (ground === 'land') w.foughtLand = true;
  else w.foughtSea = true;
};

/** Losses, Veterans, chits, Unrest, and what a Victory or survival brings. */
const suffer = (cx: Cx<Rome>, f: Force, w: War, ground: Ground, outcome: Parameters<typeof takeLosses>[2]): Fought => {
  const { result } = outcome;
  const lost = takeLosses(cx, f, outcome);
  if (lost.legions + lost.fleets > 0) cx.log(say('combat.losses', { ...lost }), '1.10.6-a');
  if (plays(cx.g, 'provincial-wars')) advanced().afterRomanBattle(cx, w, ground, result, lost);
  // [1.10.5-b] None at sea.
  if (ground === 'land' && f.commander !== '') maybeVeteran(cx, result, forcePlace(f), f.commander);
  const fate = endangerLeaders(cx, f, w.id, result, lost);
  // [1.10.2-d][1.10.21-e][1.10.3-b][1.10.31-d][tbl-unrest-a]
  if (result === 'defeat') changeUnrest(cx.g, 2);
  if (result === 'disaster') changeUnrest(cx.g, 1);
  if (result === 'victory') {
    if (ground === 'land') winOnLand(cx, f, w, fate);
    else winAtSea(cx, f, w, fate);
  } else if (fate === 'well') survive(cx, f);
  // [1.10.2-c][1.10.3-a] What is left stays on the War, with or without a Commander.
  return { result, fate };
};
