/** The Gabinian Law: what a Commander at war raises with his own money — card 157 */
import { point, press } from '@tabularium/parts';
import {
  armyStrength,
  forceOf,
  forcePlace,
  maybeSenator,
  military,
  type OpenRome,
  type Senator,
} from '../rules/study.ts';
import { type Answering, type Answers, within } from './asked.ts';
import { enemyOf, isEnemy, prospects } from './odds.ts';
import { W } from './weights.ts';

/** [amb-176] What a unit costs. */
const COST = 10;
/** More would cost more than the victory brings. */
const MOST = 2;

interface Wanted {
  readonly legions: number;
  readonly fleets: number;
}
const NOTHING: Wanted = { legions: 0, fleets: 0 };
/** The fewest units that turn a doubtful battle into a good one: at sea as long as he must fight there. */
const wantedBy = (g: OpenRome, who: Senator): Wanted => {
  const f = forceOf(g, who.id);
  if (f === undefined || !isEnemy(f.war)) return NOTHING;
  const enemy = enemyOf(g, f.war);
  const [land, sea] = enemy.fleet > 0 ? [0, 1] : [1, 0];
  const army = armyStrength(g, forcePlace(f));
  const victory = (n: number): number =>
    prospects(enemy, who.id, military(g, who), army + land * n, f.fleets + sea * n).victory;
  if (victory(0) >= W.enough) return NOTHING;
  for (let n = 1; n <= MOST; n++) if (victory(n) >= W.enough) return { legions: land * n, fleets: sea * n };
  return NOTHING;
};

/** [card-157-a] Is there a Commander of his own who would raise something, and could pay for it? */
export const couldRaise = (g: OpenRome, me: number): boolean =>
  g.senators.some((x) => {
    const { legions, fleets } = x.faction === me ? wantedBy(g, x) : NOTHING;
    return legions + fleets > 0 && x.talents >= COST * (legions + fleets);
  });

const purse: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  if (who === undefined) return press('raiseNothing');
  const { legions, fleets } = wantedBy(s.g, who);
  const price = COST * (legions + fleets);
  if (price === 0) return press('raiseNothing');
  if (s.has('raiseFromPersonal') && who.talents >= price) return press('raiseFromPersonal');
  const treasury = s.view.factions[s.faction]?.treasury ?? 0;
  return press(s.has('raiseFromFaction') && treasury >= price ? 'raiseFromFaction' : 'raiseNothing');
};
const raised =
  (kind: keyof Wanted): Answering =>
  (s) => {
    const who = maybeSenator(s.g, s.word('who'));
    return point(kind, within(who ? wantedBy(s.g, who)[kind] : 0, s.range(kind)));
  };

export const GABINIAN: Answers = {
  'ask.laws.gabinian': purse,
  'ask.laws.gabinianLegions': raised('legions'),
  'ask.laws.gabinianFleets': raised('fleets'),
};
