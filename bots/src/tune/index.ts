export { checked, gamesFor, type Search, tuned } from './tune.ts';
