/** Forces to be sent, for tests. */
import type { Force, Rome } from '../game.ts';
import type { SenatorId, WarId } from '../ids.ts';
import { newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { propose } from '../senate/proposals.ts';
import { at } from './at.ts';
import { type Game, meeting } from './senate.ts';

/** MIL: Cornelius 4, Fabius 4, Valerius 1, Julius 4, Claudius 2. */
export const ROME = 'senator:1';
export const FIELD = 'senator:3';
export const X = 'senator:4';
export const Y = 'senator:5';
export const DICTATOR = 'senator:2';
export const PUNIC_1 = 'war:1';
export const PUNIC_2 = 'war:2';
export const GALLIC = 'war:5';

/** Seat 0 has the Rome Consul and Fabius, seat 1 the Field Consul, seat 2 two more. Ten Legions and ten Fleets are at hand. */
export const armedMeeting = (g: Rome, patch: (g: Rome) => void): void => {
  meeting(g, 'business', [ROME, DICTATOR], [FIELD], [X, Y]);
  senator(g, FIELD).office = 'field-consul';
  g.legions.forEach((l, n) => Object.assign(l, { at: n < 10 ? 'active' : 'pool', veteran: false, allegiance: '' }));
  g.fleets = 10;
  patch(g);
};
export const deploying = (patch: (g: Rome) => void): Game =>
  at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { seats: 3 }, (g) => armedMeeting(g, patch));
export const proconsul = (g: Rome, id: SenatorId, on: WarId, legions: readonly number[], fleets: number): Force => {
  const f = newForce(g, on);
  Object.assign(f, { commander: id, fleets, hadLegions: true });
  for (const n of legions) g.legions[n]!.at = `force:${f.id}`;
  Object.assign(senator(g, id), { office: 'proconsul', at: 'field' });
  return f;
};
export const range = (game: Game, verb: string): number[] => {
  const offer = game.as(game.waitingFor[0]!).offers(verb);
  return offer?.t === 'range' ? [offer.min, offer.max] : [];
};
/** Ten Legions and nothing else: nobody need agree against the 1st Gallic War. */
export const sendAll = (game: Game, who = FIELD, to: string = GALLIC): Game =>
  game.as(0).does('sendCommander', who).does('sendAgainst', to);
