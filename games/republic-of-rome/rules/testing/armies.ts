/** Wars and Forces for tests. */
import { type Cx, end, type Outcome } from '@tabularium/kernel';
import type { Force, LegionPlace, Rome, War } from '../game.ts';
import type { SenatorId, WarId } from '../ids.ts';
import type { Dice, Play } from '@tabularium/kit';
import { attack } from '../combat/attack.ts';
import { secondVeteran } from '../combat/veterans.ts';
import { proc } from '../procs.ts';
import { declaration } from '../revolution/declaration.ts';
import { forcePlace, newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import type { RomeView } from '../sight/view.ts';
import { maybeWar, newWar } from '../wars/wars.ts';
import { at, faction } from './at.ts';
import { revolts } from './people.ts';

/** A War on the table, Active unless said otherwise; nobody is there. */
export const wages = (g: Rome, id: WarId, also: Partial<War> = {}): War => {
  const there = maybeWar(g, id);
  const w = there ?? newWar(id, 'active', false);
  if (!there) g.wars.push(w);
  w.status = 'active';
  return Object.assign(w, also);
};

/** So many Legions from the pool to a place. Gives their numbers. */
export const legionsTo = (
  g: Rome,
  at: LegionPlace,
  n: number,
  also: Partial<Rome['legions'][number]> = {},
): number[] => {
  const free = g.legions.flatMap((l, i) => (l.at === 'pool' ? [i] : [])).slice(0, n);
  for (const i of free) Object.assign(g.legions[i]!, { at, ...also });
  return free;
};

/** How many Legions are at a place. */
export const legionsAt = (g: Rome, place: LegionPlace): number => g.legions.filter((l) => l.at === place).length;

export interface Sent {
  readonly legions?: number;
  readonly veterans?: number;
  readonly fleets?: number;
  readonly horse?: SenatorId;
  readonly force?: Partial<Force>;
}
/** A Senator in the field with a Force, sent this turn. */
export const sends = (g: Rome, who: SenatorId, war: Force['war'], sent: Sent): Force => {
  const { legions = 0, veterans = 0, fleets = 0, horse, force = {} } = sent;
  const f = newForce(g, war);
  Object.assign(f, {
    commander: who,
    masterOfHorse: horse ?? '',
    fleets,
    sentIn: g.turn,
    hadLegions: legions + veterans > 0,
  });
  Object.assign(f, force);
  legionsTo(g, forcePlace(f), legions);
  legionsTo(g, forcePlace(f), veterans, { veteran: true });
  senator(g, who).at = 'field';
  if (horse) {
    senator(g, horse).at = 'field';
    senator(g, horse).office = 'master-of-horse';
  }
  return f;
};

/** A Primary Rebel with an army. */
export const rebels = (g: Rome, who: SenatorId, legions: number, veterans = 0): void => {
  revolts(g, who).at = 'field';
  legionsTo(g, 'rebel', legions);
  legionsTo(g, 'rebel', veterans, { veteran: true, allegiance: who });
};

/** A table on which nothing is going on. */
export const quietRome = (patch: (g: Rome) => void, seats = 3): Rome =>
  at(secondVeteran, { at: 'pool', holder: 'senator:1' }, { seats }, patch).g;

/** One Commander of seat 0 against one War, with these dice and no others; Unrest is 5 before. */
export const battle = (
  who: SenatorId,
  war: WarId,
  sent: Sent,
  dice: Dice,
  also: (g: Rome) => void = () => {},
): Play<Rome, RomeView> =>
  at(
    attack,
    { force: 1 },
    { seats: 3 },
    (g) => {
      faction(g, 0, who, 'senator:16', ...(sent.horse && sent.horse !== 'senator:16' ? [sent.horse] : []));
      g.unrest = 5;
      sends(g, who, wages(g, war).id, sent);
      also(g);
    },
    dice,
  ).rolled();

/** Three Factions of two, all with Influence 3 and nothing else, no War and no Legion. */
export const three = (g: Rome): void => {
  g.wars = [];
  for (const l of g.legions) l.at = 'pool';
  faction(g, 0, 'senator:3', 'senator:1');
  faction(g, 1, 'senator:4', 'senator:2');
  faction(g, 2, 'senator:6', 'senator:7');
  for (const s of g.senators) Object.assign(s, { influence: 3, knights: 0 });
};

/** How a function ends the game, with these dice; after `then`, if it asks somebody first. */
export const ending = (run: (cx: Cx<Rome>) => void, patch: (g: Rome) => void, dice: Dice = []): Outcome | undefined =>
  ends(run, patch, dice).over;
const ends = (run: (cx: Cx<Rome>) => void, patch: (g: Rome) => void, dice: Dice = []) => {
  const tested = proc('tested-end', () => ({}), {
    start: (cx) => {
      run(cx);
      return end();
    },
  });
  return at(
    tested,
    undefined,
    { seats: 3 },
    (g) => {
      three(g);
      patch(g);
    },
    dice,
  );
};

/** A victor of seat 0: senator:1 (MIL 4), with senator:3 and senator:5 in his Faction. */
export const victorious = (sent: Sent, patch: (g: Rome) => void = () => {}) =>
  at(declaration, undefined, { seats: 3 }, (g) => {
    g.wars = [];
    for (const l of g.legions) l.at = 'pool';
    faction(g, 0, 'senator:3', 'senator:1', 'senator:5');
    faction(g, 1, 'senator:4', 'senator:2');
    faction(g, 2, 'senator:6', 'senator:7');
    sends(g, 'senator:1', '' as never, { ...sent, force: { victorious: true } });
    patch(g);
  });
