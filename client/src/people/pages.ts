/** The pages about a person: they are rarely opened, and come together. */
export { StopPage } from '../notices/stop-page.tsx';
export { ToldPage } from '../notices/told-page.tsx';
export { YouPage } from './you-page.tsx';
