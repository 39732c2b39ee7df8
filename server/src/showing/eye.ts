/**
 * An eye is whose view something is shown in: a seat's, or the public one. People without a seat (spectators) see with
 * the public eye. The kernel and all of the server speak of eyes; only messages about people speak of spectators.
 */
import type { Eye } from '@tabularium/kernel';
import type { ChatLine, Person } from '@tabularium/protocol';

/** Who sits behind an eye, as messages name people. */
export const personOf = (eye: Eye): Person => (eye === 'public' ? 'spectator' : eye);

/** The eyes that may not read what is said in this chat room. */
export const outside = (room: ChatLine['room'], seats: number): Eye[] => {
  if (room === 'table') return [];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return ['public', ...all.filter((seat) => !room.includes(seat))];
};
