export { en } from '../../rebel/words/en.ts';
