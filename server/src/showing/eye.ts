/** Who looks at a table, and who may not read what is said there. */
import type { Eye as Looking, Seat } from '@tabularium/kernel';
import type { ChatLine } from '@tabularium/protocol';

/** A seat, or anybody without one. */
export type Eye = Seat | 'spectator';

/** The same for the rules, which know no spectators: those see what is public. */
export const seen = (eye: Eye): Looking => (eye === 'spectator' ? 'public' : eye);

/** The eyes that may not read what is said in this room. */
export const outside = (room: ChatLine['room'], seats: number): Looking[] => {
  if (room === 'table') return [];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return ['public', ...all.filter((seat) => !room.includes(seat))];
};
