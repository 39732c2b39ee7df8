/** Military Reforms (108): nobody becomes Consul for Life by Influence alone; see `senate/consul-for-life.ts` — [card-108-a] */
import type { Law } from './law.ts';

export const militaryReforms: Law = { card: 'card:108' };
