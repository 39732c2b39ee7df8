/** Cards of the Random Events Table in play — 1.07.21 */
import type { OpenRome } from '../sight/sight.ts';
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { EventId } from '../ids.ts';
import { say } from '../say.ts';

/** [amb-43] Their cards provide for a third occurrence and more; [1.07.21-d] the others do nothing then. */
const GO_ON: readonly EventId[] = [
  'event:164',
  'event:167',
  'event:168',
  'event:170',
  'event:171',
  'event:172',
  'event:177',
];
const DARK = 2;

/** 0: not in play. 1: light side up. 2: dark side up. More: further occurrences. */
export const levelOf = (g: OpenRome, id: EventId): number => g.events.find((e) => e.id === id)?.level ?? 0;

/**
 * [1.07.21-b] A new event lies light side up, [1.07.21-c] its second occurrence turns it. Gives what applies now, 0 for
 * nothing more.
 */
export const occur = (cx: Cx<Rome>, id: EventId): number => {
  const { g } = cx;
  const there = g.events.find((e) => e.id === id);
  if (there === undefined) {
    g.events.push({ id, level: 1, since: g.turn });
    cx.log(say('event', { event: id }), '1.07.21-b');
    return 1;
  }
  if (there.level >= DARK && !GO_ON.includes(id)) {
    cx.log(say('event.nothing', { event: `${id}:dark` }), '1.07.21-d');
    return 0;
  }
  there.level++;
  cx.log(say('event', { event: `${id}:dark` }), '1.07.21-c');
  return there.level;
};

/** [1.07.1-b] With it goes everything it stands for. */
export const removeEvent = (g: Rome, id: EventId): void => {
  g.events = g.events.filter((e) => e.id !== id);
};
