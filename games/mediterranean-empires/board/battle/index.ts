/** The page of an attack: when it stands in the place of the map. */
import { type BoardPage, later, type Recorded } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';
import { attackLines } from './course.ts';

/** Whoever draws up an interception, or is asked for passage or losses, needs the map. */
const ON_THE_MAP = /^expedition\.(draft|intercept|passage|surplus)$/;

/** A combat takes time to read; an attack that was called off does not. */
const DECIDED = /^med\.(wins|held|nothingLeft)$/;
const READING = 4000;
const FOR_A_ROLL = 220;

export const battlePage: BoardPage<EmpiresView> = {
  name: 'battle',
  key: 'b',
  icon: 'war',
  isFor: (view) => view.attack !== null && !ON_THE_MAP.test(view.flow.at(-1)?.proc ?? ''),
  mayOpen: (view) => view.attack !== null,
  lingers: (record: readonly Recorded[]) => {
    const input = record.at(-1)?.input;
    const news = attackLines(record).filter((x) => x.input === input);
    if (!news.some((x) => DECIDED.test(x.k))) return 0;
    return READING + FOR_A_ROLL * news.filter((x) => x.dice.length > 0).length;
  },
  Page: later(() => import('./all.ts')),
};
