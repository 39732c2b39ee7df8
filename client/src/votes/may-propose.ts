import type { Screen } from '../source/source.ts';

/** Can whoever looks propose something to the table? On this device those around the screen can. */
export const mayPropose = ({ eye, table, scene, curtain, link }: Screen): boolean =>
  !scene.over &&
  table.closed === undefined &&
  !table.waits &&
  curtain === undefined &&
  (link === 'here' || (typeof eye === 'number' && table.seats[eye]?.kind === 'human'));
