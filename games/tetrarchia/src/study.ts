/** For those who think ahead, bots above all: the board as the rules compute with it, and what a battle would bring. */
export { odds } from './battle.ts';
export * from './geography.ts';
export { armiesBeside, chain, emperorsBeside, supportsEmperor } from './support.ts';
