/** The pages about a person: they are rarely opened, and come together. */
export { ToldPage } from '../notices/told-page.tsx';
export { YouPage } from './you-page.tsx';
