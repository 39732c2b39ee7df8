export { type Brain, GUARDS, type Guards } from './brain.ts';
export { playOut } from './play-out.ts';
export { AT_TABLE, searcher } from './searcher.ts';
