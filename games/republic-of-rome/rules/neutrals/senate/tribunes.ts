/** Tribunes against what is chosen — 4.05.419, 4.05.417, 4.07.2 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral, ownFaction } from '../../rome/players.ts';
import { idsOf, maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { abilityReady, isItsOwn, mightAct, stepIn, STOPPED, TRIED, tribuneCall } from '../../senate/step-in.ts';
import { hasTribune, spendTribune, tribunesOf } from '../../senate/tribunes.ts';
import { UNTIL_SENATE } from '../../senate/until.ts';
import { BETWEEN } from '../../senate/windows.ts';
import { answerTribune } from '../intrigue/against-tribunes.ts';
import { because } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf, type SpoilsChoice } from '../state.ts';
import { wantedBy } from './by-guideline.ts';
import { isBillAtStake, ownCoSponsors, supplyCoSponsor } from './land-bills.ts';
import { spoilRef } from './spoils-left.ts';

/** [4.05.419-a] The choosing Faction loses its turn; [4.05.419-c] the Land Bill is cancelled; [4.05.417-d] a pass is, for a Co-Sponsor. */
export type Use = 'skip' | 'cancel-bill' | 'co-sponsor';

/** What is being chosen, as long as it can be prevented. */
const openChoice = (g: Rome): SpoilsChoice | undefined => {
  const { choice } = neutralsOf(g);
  return choice !== '' && choice.status === 'open' ? choice : undefined;
};

const isLandBill = ({ spoil }: SpoilsChoice): boolean => spoil === 'sponsor' || spoil === 'co-sponsor';
const MAY: Readonly<Record<Use, (g: Rome, by: FactionId, choice: SpoilsChoice) => boolean>> = {
  skip: (_, __, { spoil, means }) => spoil !== 'pass' && means === 'turn',
  'cancel-bill': (g, _, choice) => isLandBill(choice) && !neutralsOf(g).landBill.mandatory,
  'co-sponsor': (g, by, { spoil }) => spoil === 'pass' && isBillAtStake(g) && ownCoSponsors(g, by).length > 0,
};
const mayUse = (g: Rome, by: FactionId, use: Use): boolean => {
  const choice = openChoice(g);
  return choice !== undefined && choice.by !== by && g.senate.tribune === -1 && MAY[use](g, by, choice);
};

/** [4.05.419-d] Cards, and Statesmen's own. [own-125] Laenas cancels Land Bills as a Tribune does. */
const sources = (g: Rome, by: FactionId, use: Use): string[] => {
  if (!mayUse(g, by, use)) return [];
  const laenas = use === 'cancel-bill' && isItsOwn(g, by) ? idsOf(abilityReady(g, by, 'vetoesLandBills')) : [];
  return [...tribunesOf(g, by), ...laenas];
};

/** [4.07.2-a][4.05.417-d][4.05.419-b][A4-46] Does the Neutral that is next in order use one, and how? */
const useOfNext = (g: Rome, next: FactionId): Use | undefined => {
  const choice = openChoice(g);
  if (choice === undefined || !isNeutral(g, next) || next === choice.by || !hasTribune(g, next)) return undefined;
  const use = choice.spoil === 'pass' ? 'co-sponsor' : 'skip';
  const aim = choice.spoil === 'pass' ? 'co-sponsor' : choice.spoil;
  const isWanted = wantedBy(g, next)?.spoils.includes(aim) === true;
  return isWanted && mayUse(g, next, use) ? use : undefined;
};

interface Contest {
  /** The Faction that would choose next. */
  readonly next: FactionId;
  use: Use | '';
}
/** [own-120] What is about to be taken, and who prevents it: the next in order if it is a Neutral, then Players. Its end is in `choice`. */
export const contest = proc(
  'neutrals.contest',
  { next: 'open', use: 'open' },
  (a: { readonly next: FactionId }): Contest => ({ ...a, use: '' }),
  {
    start: (cx, l) => {
      const use = useOfNext(cx.g, l.next);
      if (use === undefined) return 'players';
      l.use = use;
      return call(nextMove, stepsIn(cx.g, l.next, use), 'plays');
    },
    plays: (cx, l) => {
      const [source] = tribunesOf(cx.g, l.next);
      if (source === undefined || l.use === '') return 'players';
      return call(useTribune, { by: l.next, source, use: l.use }, 'players');
    },
    players: (cx) => (openChoice(cx.g) === undefined ? end() : call(spoilsCall, { but: openChoice(cx.g)!.by }, 'over')),
    over: () => end(),
  },
);
const stepsIn = (g: Rome, faction: FactionId, use: Use): Move => {
  const choice = openChoice(g)!;
  const what = spoilRef(choice.spoil === 'pass' ? 'co-sponsor' : choice.spoil);
  return {
    faction,
    does: say('neutral.tribune.plays', { faction: factionRef(faction), against: factionRef(choice.by), what }),
    rule: use === 'co-sponsor' ? '4.05.417-d' : '4.05.419-b',
    because: because(say('neutral.tribune.next', { faction: factionRef(faction), what })),
  };
};

/** Every Player may step in before it is done, or demand an Assassination Check. */
export const spoilsCall = stepIn('neutrals.spoils-call', {
  windows: [...BETWEEN, 'spoils'],
  window: 'spoils',
  rules: ['4.05.419-a', '4.05.419-c', '4.05.417-d', '4.07.3-b'],
  untils: [UNTIL_SENATE],
  asks: mightAct,
  say: ({ g }) => {
    const choice = openChoice(g);
    if (choice === undefined) return say('ask.spoils.call');
    const faction = factionRef(choice.by);
    if (choice.spoil === 'pass') return say('ask.spoils.callPass', { faction });
    return say('ask.spoils.callChoice', { faction, what: spoilRef(choice.spoil), who: choice.who });
  },
  over: (g) => openChoice(g) === undefined,
});

/** [4.07.6-a] Neutrals that it would cost Spoils: the choosing one, and with a Land Bill its Sponsor's. A pass costs nobody any. */
const losersBy = (g: Rome, use: Use): FactionId[] => {
  const choice = openChoice(g);
  if (use === 'co-sponsor' || choice === undefined) return [];
  const sponsor = use === 'cancel-bill' ? maybeSenator(g, neutralsOf(g).landBill.sponsor) : undefined;
  const all = sponsor === undefined || sponsor.faction === choice.by ? [choice.by] : [choice.by, sponsor.faction];
  return all.filter((faction) => isNeutral(g, faction));
};

interface Using {
  readonly by: FactionId;
  readonly source: string;
  readonly use: Use;
  /** Neutrals that have not answered it yet. */
  losers: FactionId[];
  answer: string;
  who: SenatorId | '';
}
/** A Tribune of anybody is played, may be answered [A4-46], and does what it was played for. */
export const useTribune = proc(
  'neutrals.tribune',
  { by: 'open', source: 'open', use: 'open', losers: 'open', answer: 'open', who: 'open' },
  (a: Pick<Using, 'by' | 'source' | 'use'>): Using => ({ ...a, losers: [], answer: '', who: '' }),
  {
    start: (cx, l) => {
      const isLaenas = idsOf(abilityReady(cx.g, l.by, 'vetoesLandBills')).some((id) => id === l.source);
      spendTribune(cx, l.by, l.source, l.use);
      // [card-83-a] Nobody can murder him.
      return isLaenas ? 'works' : 'answers';
    },
    answers: (cx, l) => {
      l.losers = losersBy(cx.g, l.use);
      return 'next';
    },
    next: (_, l) => {
      const by = l.losers.shift();
      return by === undefined ? 'players' : call(answerTribune, { by }, 'answered', 'answer');
    },
    answered: (_, l) => (l.answer === STOPPED ? 'stopped' : 'next'),
    players: (_, l) => call(tribuneCall, { but: l.by }, 'called', 'answer'),
    called: (_, l) => (l.answer === 'interrupted' ? 'stopped' : 'works'),
    stopped: (cx) => {
      cx.g.senate.tribune = -1;
      return end(STOPPED);
    },
    works: (cx, l) => {
      cx.g.senate.tribune = -1;
      if (l.use !== 'co-sponsor') return 'done';
      const among = idsOf(ownCoSponsors(cx.g, l.by));
      // Those whom he could have named may have died meanwhile.
      if (among.length === 0) return end(TRIED);
      return call(supplyCoSponsor, { by: l.by, among, rule: '4.05.417-d' }, 'supplied', 'who');
    },
    supplied: (cx, l) => {
      neutralsOf(cx.g).landBill.coSponsor = maybeSenator(cx.g, l.who)?.id ?? '';
      return 'done';
    },
    done: (cx, l) => {
      prevail(cx, l.use);
      return end(TRIED);
    },
  },
);
const prevail = (cx: Cx<Rome>, use: Use): void => {
  const choice = openChoice(cx.g);
  // Whoever was to have it may have died while it was answered.
  if (choice === undefined) return;
  choice.status = STATUS[use];
};
const STATUS = { skip: 'skipped', 'cancel-bill': 'cancelled', 'co-sponsor': 'co-sponsored' } as const;

const toPlay = (verb: string, use: Use, rules: readonly string[]): Interrupt<Rome> =>
  interrupt({
    verb,
    window: 'spoils',
    offer: ({ g }, by) => ({ t: 'pick', of: sources(g, ownFaction(g, by), use), rules }),
    start: (cx, by, source) => call(useTribune, { by: ownFaction(cx.g, by), source, use }),
  });
export const SPOILS_INTERRUPTS: readonly Interrupt<Rome>[] = [
  toPlay('skipByTribune', 'skip', ['4.05.419-a', '4.05.419-d']),
  toPlay('cancelBillByTribune', 'cancel-bill', ['4.05.419-c', '4.05.419-d']),
  toPlay('coSponsorByTribune', 'co-sponsor', ['4.05.417-d']),
];
