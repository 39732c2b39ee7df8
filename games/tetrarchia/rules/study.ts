/** For those who think ahead, bots above all: the board as the rules compute with it, and what a battle would bring. */
export { barbarianValue, imperialValue, odds } from './battle.ts';
export { geographyOf } from './data/printed.ts';
export { FRONTIER_OF, type Geography, isFrontier } from './geography.ts';
export { PLACE_REFS, ZONE_REFS } from './ids.ts';
export { armiesBeside, chain, emperorsBeside, supportsEmperor } from './support.ts';
