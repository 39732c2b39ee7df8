export { type Part, plain } from './part.ts';
export { catalogProblems } from './problems.ts';
export { type Speaker, speaker } from './speaker.ts';
export { languagesOf, speakerFor } from './speaker-for.ts';
