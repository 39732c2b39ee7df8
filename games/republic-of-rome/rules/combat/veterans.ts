/** Veterans — 1.10.5 */
import { type Cx, end } from '@tabularium/kernel';
import { abilityOf } from '../data/printed.ts';
import type { LegionPlace, Rome } from '../game.ts';
import type { None, SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { decider } from '../rome/hrao.ts';
import { isAligned, maybeSenator, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import type { Result } from './results.ts';

/** [1.10.5-a] After a Land Battle; [1.10.5-b] not after a Disaster or a Defeat. */
const MAKING: readonly Result[] = ['stalemate', 'standoff', 'victory'];

const recruits = (g: Rome, at: LegionPlace): number[] =>
  g.legions.flatMap((l, n) => (l.at === at && !l.veteran ? [n] : []));

/**
 * [1.10.5-a][amb-120] One survivor that is not a Veteran yet, at random. [1.10.5-d] It owes Allegiance to the Commander;
 * [1.10.5-g] to nobody once he is dead, which death sees to. [1.10.5-e] Only the pool makes it an ordinary Legion again.
 */
export const makeVeteran = (cx: Cx<Rome>, at: LegionPlace, holder: SenatorId | None): void => {
  const all = recruits(cx.g, at);
  if (all.length === 0) return;
  const made = cx.g.legions[all[cx.below(all.length)]!]!;
  made.veteran = true;
  made.allegiance = holder;
  cx.log(holder === '' ? say('combat.veteranOfNobody') : say('combat.veteran', { who: holder }), '1.10.5-a');
};
export const maybeVeteran = (cx: Cx<Rome>, result: Result, at: LegionPlace, holder: SenatorId): void => {
  if (MAKING.includes(result)) makeVeteran(cx, at, holder);
};

/** [card-125-a] May this victor make a second one? */
const mayMakeSecond = (g: Rome, at: LegionPlace, holder: string): boolean => {
  if (abilityOf(g, holder)?.veterans !== 2) return false;
  const victor = maybeSenator(g, holder);
  // A Governor who belongs to no Faction has nobody to decide for him.
  return victor !== undefined && isAligned(victor) && recruits(g, at).length > 0;
};

/** [card-125-a] Two Legions, or only one: as his player likes. [card-125-b] His printed values are corrected in the content. */
export const secondVeteran = proc(
  'combat.second-veteran',
  { at: 'open', holder: 'open' },
  (a: { readonly at: LegionPlace; readonly holder: SenatorId }) => ({ ...a }),
  {
    start: (cx, l) => (mayMakeSecond(cx.g, l.at, l.holder) ? 'ask' : end()),
    ask: {
      to: (cx, l) => decider(cx.g, senator(cx.g, l.holder).faction),
      say: (_, l) => say('ask.combat.secondVeteran', { who: l.holder }),
      rules: ['card-125-a', '1.10.5-a'],
      silent: ['secondVeteran'],
      buttons: {
        secondVeteran: {
          take: (cx, l) => {
            makeVeteran(cx, l.at, l.holder);
            return end();
          },
        },
        oneVeteran: { take: () => end() },
      },
    },
  },
);
