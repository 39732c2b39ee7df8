/** Military Plans for tests: a bare table with Neutrals, Wars and armies. */
import type { Dice, Play } from '@tabularium/kit';
import type { Rome } from '../game.ts';
import { IMPERIALS } from './neutrals.ts';
import { militaryPlan } from '../neutrals/senate/military-plan.ts';
import { sending } from '../neutrals/senate/sending.ts';
import { type MilitaryPlan, neutralsOf, noPlan, type PlannedAttack } from '../neutrals/state.ts';
import { senator } from '../rome/senators.ts';
import type { SenatorId, WarId } from '../ids.ts';
import type { RomeView } from '../sight/view.ts';
import { legionsTo, sends, wages } from './armies.ts';
import { bare } from './bare.ts';
import { atNeutrals } from './neutrals.ts';

export interface Army {
  readonly legions?: number;
  readonly fleets?: number;
  readonly state?: number;
  readonly members?: number[];
}
/** So much at hand; one Senator for each Faction is in Rome, the Imperials rule. */
export const armed = (g: Rome, { legions = 0, fleets = 0, state = 0, members = [IMPERIALS] }: Army): void => {
  bare(g);
  g.phase = 'senate';
  legionsTo(g, 'active', legions);
  g.fleets = fleets;
  g.state = state;
  neutralsOf(g).coalition = { entry: 1, members };
};

/** The plan that is made of it. */
export const planning = (army: Army, patch: (g: Rome) => void): Play<Rome, RomeView> =>
  atNeutrals(militaryPlan, undefined, {}, (g) => {
    armed(g, army);
    patch(g);
  });
export const planOf = (army: Army, patch: (g: Rome) => void): MilitaryPlan => neutralsOf(planning(army, patch).g).plan;
export const attacked = ({ attacks }: MilitaryPlan): string[] => attacks.map((a) => a.war);

/** A plan that stands, and offices to lead it: `senator:2` is Field Consul, `senator:3` Rome Consul. */
export const sent = (
  army: Army,
  attacks: Pick<PlannedAttack, 'war' | 'legions' | 'fleets'>[],
  patch: (g: Rome) => void,
  plan: Partial<MilitaryPlan> = {},
  dice: Dice = [],
): Play<Rome, RomeView> =>
  atNeutrals(
    sending,
    undefined,
    {},
    (g) => {
      armed(g, army);
      senator(g, 'senator:2').office = 'field-consul';
      senator(g, 'senator:3').office = 'rome-consul';
      neutralsOf(g).plan = {
        ...noPlan(),
        entry: attacks.length,
        attacks: attacks.map((a) => ({ ...a, commander: '' })),
        ...plan,
      };
      patch(g);
    },
    dice,
  );
/** What a Commander has with him. */
export const withHim = (g: Rome, who: SenatorId): { war: string; legions: number; fleets: number } | undefined => {
  const f = g.forces.find((x) => x.commander === who);
  return f && { war: f.war, legions: g.legions.filter((l) => l.at === `force:${f.id}`).length, fleets: f.fleets };
};
/** These Wars are waged. */
export const waging =
  (...ids: WarId[]) =>
  (g: Rome): void => {
    for (const id of ids) wages(g, id);
  };
/** A Proconsul who was sent in an earlier turn. */
export const abroad = (g: Rome, who: SenatorId, war: WarId, units: { legions?: number; fleets?: number }): void => {
  sends(g, who, war, { ...units, force: { sentIn: 0 } });
  senator(g, who).office = 'proconsul';
};
