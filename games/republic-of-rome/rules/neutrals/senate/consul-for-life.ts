/** A Consul for Life of a Coalition of one Faction — 4.05.413 */
import { end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';

export const lifeCandidate = proc('neutrals.life', () => ({}), { start: () => end() });
