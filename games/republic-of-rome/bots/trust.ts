/** Who keeps his word, and who has broken it: from the agreements that this seat can see, before they are put away — AGR-08 */
import { type FactionId, isDue, isNeutral, type OpenRome, type RomeView } from '../rules/study.ts';
import type { Asked } from './asked.ts';
import { isAllButLife } from './standing.ts';

export type Agreement = RomeView['agreements']['all'][number];
export type Clause = Agreement['clauses'][number];

/** [AGR-08][AGR-29] A clause that failed; or Talents that are owed after the Redistribution in which they were due. */
const isBroken = (g: OpenRome, a: Agreement, c: Clause): boolean => {
  if (c.state !== 'open') return c.state === 'failed';
  const isOverdue = c.turn < g.turn || (c.turn === g.turn && g.phase !== 'mortality' && g.phase !== 'revenue');
  return c.promise.t === 'pay' && isOverdue && isDue(g, a, c);
};

/** Notes what has become of promises since the last time. */
export const noteWords = (s: Asked): void => {
  const { g } = s;
  for (const a of s.view.agreements.all) {
    if (a.status === 'offered') continue;
    for (const [i, c] of a.clauses.entries()) {
      const kept = c.state === 'performed';
      const broken = !kept && isBroken(g, a, c);
      if ((!kept && !broken) || c.by === s.faction || !s.memory.isNew(`${a.id} ${i} ${kept}`)) continue;
      const word = s.memory.wordOf(c.by);
      if (kept) word.kept++;
      else word.broken++;
      if (broken && c.to === s.faction) word.betrayed = g.turn;
    }
  }
};

/** How likely a Faction keeps its word. Nobody is quite sure of a stranger; a broken word counts for more than a kept one. */
const AT_FIRST = 4;
const DOUBT = 0.5;
const BREACH = 3;
export const trustIn = (s: Asked, faction: FactionId): number => {
  const { kept, broken } = s.memory.wordOf(faction);
  return (kept + AT_FIRST) / (kept + AT_FIRST + DOUBT + BREACH * broken);
};

/** So many turns somebody who has been betrayed does not deal with whoever did it. */
const GRUDGE = 3;
/** Whoever has broken his word to me, or is about to win, is not dealt with; [A4-64] and nobody deals with Neutrals. */
export const isShunned = (s: Asked, faction: FactionId): boolean => {
  const { g } = s;
  const { betrayed } = s.memory.wordOf(faction);
  if (betrayed > 0 && g.turn - betrayed <= GRUDGE) return true;
  if (isNeutral(g, faction) || g.factions[faction]?.status !== 'in') return true;
  return g.senators.some((x) => x.faction === faction && isAllButLife(g, x, 0));
};
