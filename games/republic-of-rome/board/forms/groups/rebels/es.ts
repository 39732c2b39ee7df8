export { es } from '../../rebel/words/es.ts';
