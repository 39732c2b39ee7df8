/** Ransom — 1.10.71-f, 1.10.71-g, 1.10.71-h, I-13 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import { hasSpent } from '../agreements/money.ts';
import type { Rome, Senator } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { comeHome } from './home.ts';
import { move } from './money.ts';
import { senator } from './senators.ts';
import { playerOf, ownFaction } from './players.ts';

/** [1.10.71-f][amb-16] By the Influence of this moment. */
const LEAST = 10;
const EACH_INFLUENCE = 2;
export const ransomOf = (s: Senator): number => Math.max(LEAST, EACH_INFLUENCE * s.influence);

/** [1.10.71-f][1.10.71-b] His own money and his Faction's. */
const isAffordable = (g: Rome, by: FactionId, s: Senator): boolean =>
  s.captive !== '' && s.faction === by && s.talents + g.factions[by]!.treasury >= ransomOf(s);
const affordable = (g: Rome, by: FactionId): SenatorId[] =>
  g.senators.flatMap((s) => (isAffordable(g, by, s) ? [s.id] : []));
export const canRansom = (g: Rome, by: FactionId, id: SenatorId): boolean => affordable(g, by).includes(id);

/** [1.10.71-f] So much of it from the Captive's own purse, the rest from the Faction Treasury. */
export const payRansom = (cx: Cx<Rome>, by: FactionId, s: Senator, own: number): void => {
  const n = ransomOf(s);
  move(cx.g, s.id, 'bank', own);
  move(cx.g, { treasury: by }, 'bank', n - own);
  cx.log(say('ransom.paid', { who: s.id, n }), '1.10.71-f');
  // [AGR-17]
  hasSpent(cx, by, 'ransom', s.id, n);
  // [1.10.71-h]
  comeHome(cx, s);
};
/** [AGR-17][own-50] Promised by one who says nothing: his own purse first. */
export const ransomAsPromised = (cx: Cx<Rome>, by: FactionId, id: SenatorId): void => {
  const s = senator(cx.g, id);
  payRansom(cx, by, s, Math.min(s.talents, ransomOf(s)));
};

export const ransom = proc(
  'ransom',
  { by: 'open', captive: 'open' },
  (a: { readonly by: FactionId; readonly captive: SenatorId }) => ({ ...a }),
  {
    start: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (cx, l) => say('ask.ransom', { who: l.captive, n: ransomOf(senator(cx.g, l.captive)) }),
      rules: ['1.10.71-f', '1.10.71-g'],
      silent: () => [{ instead: () => end('unpaid') }],
      ranges: {
        payFromCaptive: {
          of: (cx, l) => {
            const s = senator(cx.g, l.captive);
            const n = ransomOf(s);
            return [Math.max(0, n - cx.g.factions[l.by]!.treasury), Math.min(s.talents, n)];
          },
          take: (cx, l, own) => {
            payRansom(cx, l.by, senator(cx.g, l.captive), own);
            return end('ransomed');
          },
        },
      },
    },
  },
);

/** [1.10.71-g] In every open state: when the War is defeated, or the Barbarians' time is up, he is dead. */
export const RANSOM_INTERRUPT: Interrupt<Rome> = interrupt({
  verb: 'ransom',
  window: 'free',
  offer: ({ g }, by) =>
    g.senators.some((s) => s.captive !== '' && s.faction === ownFaction(g, by))
      ? { t: 'pick', of: affordable(g, ownFaction(g, by)), rules: ['1.10.71-f', '1.10.71-g'] }
      : undefined,
  start: (cx, by, captive) => call(ransom, { by: ownFaction(cx.g, by), captive }),
});
