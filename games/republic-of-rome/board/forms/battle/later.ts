/** Loaded when there are battles to show. */
export { words } from '../groups/combat/words.ts';
export { Battles as Part } from './battles.tsx';
