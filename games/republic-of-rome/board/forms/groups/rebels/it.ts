export { it } from '../../rebel/words/it.ts';
