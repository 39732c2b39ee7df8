/** What every table draws. Kept apart from the other controls, which only games with forms load. */
export { Amount } from './amount.tsx';
export { Die, Icon } from './icon.tsx';
export { Mark } from './mark.tsx';
export { lookOfSeat, SEAT_LOOKS } from '../look.ts';
