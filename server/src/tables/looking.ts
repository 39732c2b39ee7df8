/** Who looks at a table, and not merely has it open: a client says when its page is hidden. Whoever never says so counts as looking. */
import type { Eye } from '@tabularium/kernel';
import type { Audience, Viewer } from '../showing/audience.ts';
import type { Room } from './room.ts';

const hidden = new WeakSet<Viewer>();

export const look = (room: Room, viewer: Viewer, on: boolean): void => {
  if (on === !hidden.has(viewer)) return;
  if (on) hidden.delete(viewer);
  else hidden.add(viewer);
  room.tellAttendance();
};

/** How many look with this eye, in this process. */
export const lookingWith = (audience: Audience, eye: Eye): number =>
  [...(audience.get(eye)?.viewers ?? [])].filter((viewer) => !hidden.has(viewer)).length;
