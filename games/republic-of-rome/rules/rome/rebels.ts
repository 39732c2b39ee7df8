/** Who is in Revolt — 1.11.3, 1.11.37 */
import type { OpenRome } from '../sight/sight.ts';
import { landed } from '../advanced/rebels/state.ts';
import type { Rebel, Senator } from '../game.ts';
import { type FactionId, UNALIGNED } from '../ids.ts';
import { countLegions } from './forces.ts';
import { maybeSenator } from './senators.ts';

/** The Rebel with this army, which is also what a Force that was sent against him names as its War. */
export const rebelAt = (g: OpenRome, army: string): Rebel | undefined => g.rebels.find((r) => r.army === army);

/** The Rebel who is this Senator. */
export const rebelOf = (g: OpenRome, id: string): Rebel | undefined => g.rebels.find((r) => r.senator === id);

/** [1.11.3-d] One of them is the Primary Rebel, as long as the Revolt goes on. */
export const primaryRebel = (g: OpenRome): Senator | undefined => {
  for (const r of g.rebels) {
    const s = maybeSenator(g, r.senator);
    if (s?.rebel === 'primary') return s;
  }
  return undefined;
};
export const rebelFaction = (g: OpenRome): FactionId | undefined => {
  const rebel = primaryRebel(g);
  return rebel === undefined || rebel.faction === UNALIGNED ? undefined : rebel.faction;
};

/**
 * [1.11.37-b][1.11.37-c] Who leads his army: he and, if he was Dictator, the Master of Horse who joined him; [2.03.71-k] no Governor who came to reinforce him. When the Revolt is
 * over, nobody: an heir who has his name is no Rebel.
 */
export const rebelLeaders = (g: OpenRome, { senator, masterOfHorse }: Rebel): Senator[] => {
  const rebel = maybeSenator(g, senator);
  if (rebel === undefined || rebel.rebel === 'no') return [];
  const horse = maybeSenator(g, masterOfHorse);
  return horse && horse.rebel === 'secondary' && horse.captive === '' ? [rebel, horse] : [rebel];
};

/**
 * [1.11.371-d] A Rebel without Legions has failed. [2.03.7-l][A2-77] Provincial Armies in Italy are as good; in a Province nobody fails so,
 * [1.12.3-c] nor does one who has won, and leads all that Rome has.
 */
export const hasLostAllLegions = (g: OpenRome): boolean =>
  g.rebels.some((r) => r.army === 'rebel' && countLegions(g, r.army) + landed(g).armies === 0 && !leadsForce(g, r));
const leadsForce = (g: OpenRome, { senator }: Rebel): boolean => g.forces.some((f) => f.commander === senator);
