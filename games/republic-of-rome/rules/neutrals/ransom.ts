/** Ransom of a Neutral's Captive — 4.03.1 */
import { call, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { proc } from '../procs.ts';
import { isNeutral } from '../rome/players.ts';
import { payRansom, ransomOf } from '../rome/ransom.ts';
import { isAligned } from '../rome/senators.ts';
import { say } from '../say.ts';
import { because, candidate } from './narrowing.ts';
import { nextMove } from './next-move.ts';

/** [A4-59] As soon as his own money is enough; [4.03.1-d] the Faction Treasury pays for no Ransom. */
export const redeemable = (g: Rome): Senator | undefined =>
  g.senators.find((s) => s.captive !== '' && isAligned(s) && isNeutral(g, s.faction) && s.talents >= ransomOf(s));

/** One Captive. Called wherever nothing is half-done (`rome/factions.ts`). */
export const redemption = proc('neutrals.ransom', () => ({}), {
  start: (cx) => {
    const s = redeemable(cx.g)!;
    return call(
      nextMove,
      {
        faction: s.faction,
        does: say('neutral.ransom', { who: s.id, n: ransomOf(s) }),
        rule: '4.03.1-d',
        because: because(say('neutral.by.ransom'), [candidate(s.id)]),
      },
      'carryOut',
    );
  },
  carryOut: (cx) => {
    const s = redeemable(cx.g)!;
    payRansom(cx, s.faction, s, ransomOf(s));
    return end();
  },
});
