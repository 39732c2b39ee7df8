/** Dividing the Spoils of the Senate — 4.05.4 */
import { end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';

export const divideSpoils = proc('neutrals.spoils', () => ({}), { start: () => end() });
