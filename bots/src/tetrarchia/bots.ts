import { greedy } from './greedy.ts';
import { search } from './search.ts';

export const tetrarchiaBots = { greedy, search };
