/** Every way to end — 1.12 */
export const ENDINGS = [
  'people-revolt',
  'bankruptcy',
  'four-wars',
  'era-influence',
  'era-senator',
  'era-votes',
  'era-dice',
  'era-consul-for-life',
  'consul-for-life',
  'rebel-battle',
  'rebel-default',
  'rebel-bankruptcy',
  'rebel-people-revolt',
  'rebel-falls',
  'last-faction',
  'no-player',
] as const;
/** [1.12.1-a][1.12.3-a] So many Active Wars are too many. */
export const TOO_MANY = 4;

export type Ending = (typeof ENDINGS)[number];
