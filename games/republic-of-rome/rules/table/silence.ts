/** What silence means at a question is said there, as `silent`; what several of them share is here — D-… (default), 1.09.12-e, amb-106 */
import type { Answer, Cx, Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { factionRef } from '../ids.ts';
import { say } from '../say.ts';
import { ownFaction } from '../rome/players.ts';

/** The one of these that comes first and is on offer. */
export const firstOffered = (verb: string, refs: readonly string[]): readonly Answer[] =>
  refs.map((arg) => ({ verb, arg }));

/** The most of something first; equal ones as they were. */
export const mostFirst = <T>(all: readonly T[], of: (x: T) => number): T[] => [...all].sort((a, b) => of(b) - of(a));

/** Everybody reads who was passed over before reading what became of it. */
export const passedOver = (cx: Cx<Rome>, by: Seat, rules: readonly string[]): void =>
  cx.log(say('silent', { who: factionRef(ownFaction(cx.g, by)) }), rules[0]);
