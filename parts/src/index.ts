export { answersAhead } from './ahead.ts';
export { type Answered, answeredBy } from './answered.ts';
export { best, point, press } from './answering.ts';
export type { AnyBot, Bot, BotFactory, Bots, Effort, Glance } from './bot.ts';
export type {
  AnyAccountOf,
  AnyModule,
  AnyStudied,
  Chosen,
  Game,
  Measured,
  Measuring,
  Preset,
  Studied,
  Tunable,
  Way,
  Weights,
} from './game.ts';
export type { AnyHints, Hints, Reason } from './hint.ts';
export {
  type Done,
  inputOf,
  type Lesson,
  type LessonStep,
  lineOf,
  spanOf,
  stepAfter,
  stepOf,
  willDo,
} from './lesson.ts';
export { fitted, optionsFor } from './for-seats.ts';
export { loosely } from './loosely.ts';
export { parseRuleTexts, type RuleText, type RuleTexts } from './rule-texts.ts';
export { seenBy } from './seen.ts';
