/** Loaded when somebody persuades a Senator. */
export { words } from '../forms/groups/forum/words.ts';
export { Attempt as Part } from './attempt.tsx';
