/** Loaded when somebody persuades a Senator. */
export { words } from '../forms/groups/initiative/words.ts';
export { Attempt as Part } from './attempt.tsx';
