export { type Interval, wilson } from './interval.ts';
export { type Change, chancesAt, type Point } from './points.ts';
export { chanceIn, type Step, type Study, studying, type Turning } from './study.ts';
export type { Line, Subject } from './subject.ts';
