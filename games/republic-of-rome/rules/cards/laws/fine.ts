/** Fining a Governor who came back corrupt — card-107-a, card-107-b, card-111-a, amb-178, I-18 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { rollAmount, rollOff } from '../../rome/dice.ts';
import { decider, factionsFromHrao } from '../../rome/hrao.ts';
import { move } from '../../rome/money.ts';
import { holderOf, idsOf, isAlignedInRome, senator } from '../../rome/senators.ts';
import { changeInfluence, changePopularity } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { neutrals } from '../../neutrals/part.ts';
import { isNeutral, ownFaction, played } from '../../rome/players.ts';

/** [amb-178] Back this turn with a Corrupt marker, though it may be gone by now, and in Rome. */
export const finable = (g: Rome): Senator[] =>
  g.senators.filter((s) => isAlignedInRome(s) && s.returned === g.turn && s.returnedCorrupt);

const knightsOf = (g: Rome, faction: FactionId): number =>
  g.senators.reduce((n, s) => (s.faction === faction ? n + s.knights : n), 0);

/** [card-107-a] The Censor's Faction; [card-111-a] with the Acilian Law the one with most Knights, or several with as many. */
export const finers = (g: Rome): FactionId[] => {
  if (!isLawInForce(g, LAW.acilian)) {
    const censor = holderOf(g, 'censor');
    return censor === undefined ? [] : [censor.faction];
  }
  const factions = factionsFromHrao(g);
  const most = Math.max(...factions.map((faction) => knightsOf(g, faction)));
  return factions.filter((faction) => knightsOf(g, faction) === most);
};

/** [card-107-a][amb-178] Once a turn, from the moment this turn's Censor is in office. */
export const mayFine = (g: Rome): boolean =>
  g.phase === 'senate' && isLawInForce(g, LAW.calpurnian) && g.finedIn !== g.turn && g.senate.filled.censor;

/** [card-107-b] From his own money, then his Faction's; what is still missing he pays with his name. */
const fine = (cx: Cx<Rome>, s: Senator): void => {
  const { g } = cx;
  const n = rollAmount(cx);
  const own = Math.min(n, s.talents);
  move(g, s.id, 'bank', own);
  const shared = Math.min(n - own, g.factions[s.faction]!.treasury);
  move(g, { treasury: s.faction }, 'bank', shared);
  const unpaid = n - own - shared;
  g.finedIn = g.turn;
  cx.log(say('laws.fined', { who: s.id, n, paid: own + shared }), 'card-107-b');
  changePopularity(g, s, -unpaid);
  changeInfluence(cx, s, -unpaid);
};

/** [card-111-a] A tie is broken by dice; if another Faction wins, it says whom it fines. */
export const fining = proc(
  'laws.fine',
  { by: 'open', who: 'open', winner: 'open' },
  (a: { readonly by: FactionId; readonly who: string }) => ({ ...a, winner: a.by }),
  {
    start: (cx, l) => {
      const tied = finers(cx.g);
      if (tied.length > 1) {
        l.winner = tied[rollOff(cx, tied.length)]!;
        cx.g.finedIn = cx.g.turn;
        cx.log(say('laws.finer', { by: factionRef(l.winner) }), 'card-111-a');
        if (isNeutral(cx.g, l.winner)) return 'byGuideline';
        if (ownFaction(cx.g, decider(cx.g, l.winner)) !== l.by) return 'ask';
      }
      fine(cx, senator(cx.g, l.who));
      return end('fined');
    },
    /** [A4-47] */
    byGuideline: (cx, l) => {
      const who = neutrals().toFine(cx, l.winner);
      if (who === undefined) return end('none');
      fine(cx, who);
      return end('fined');
    },
    ask: {
      to: (cx, l) => decider(cx.g, l.winner),
      say: () => say('ask.laws.fine'),
      rules: ['card-107-a', 'card-111-a'],
      silent: ['fineNobody'],
      picks: {
        fineGovernor: {
          of: (cx) => idsOf(finable(cx.g)),
          take: (cx, _, id) => {
            fine(cx, senator(cx.g, id));
            return end('fined');
          },
        },
      },
      buttons: { fineNobody: { take: () => end('none') } },
    },
  },
);

export const FINE_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'fineGovernor',
    window: 'law',
    offer: ({ g }, by) => {
      if (!mayFine(g)) return undefined;
      const of = idsOf(finable(g));
      if (of.length === 0 || !played(g, finers(g)).some((faction) => decider(g, faction) === by)) return undefined;
      return { t: 'pick', of, rules: ['card-107-a', 'card-107-b', 'card-111-a', 'amb-178'] };
    },
    start: (cx, by, who) => call(fining, { by: ownFaction(cx.g, by), who }),
  }),
];
export const FINE_PROCS = [fining];
