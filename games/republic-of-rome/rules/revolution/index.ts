/** The Revolution Phase — 1.11 */
import { call, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { turnEnds } from '../agreements/time.ts';
import { playHand } from '../cards/play-hand.ts';
import { enterPhase } from '../turn/phase.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { factionsFromHrao } from '../rome/hrao.ts';
import { played } from '../rome/players.ts';
import { consulForLifeWins } from '../victory/winning.ts';
import { conditionalRevolts } from '../wars/imminent.ts';
import { trading } from './cards.ts';
import { declaration } from './declaration.ts';
import { discardDown } from './discard.ts';
import { askLegions } from './loyalty.ts';
import { secondaryRebels } from './rebels.ts';
import type { FactionId } from '../ids.ts';

export const revolution = proc('revolution', { players: 'open' }, (): { players: FactionId[] } => ({ players: [] }), {
  start: (cx) => {
    enterPhase(cx, 'revolution');
    // [amb-48] Revolts that waited for their Province.
    conditionalRevolts(cx);
    return call(factionsWithoutSenators, undefined, plays(cx.g, 'rebel-governors') ? 'reinforce' : 'trade');
  },
  /** [2.03.71-a] */
  reinforce: () => call(advanced().reinforcement, undefined, 'trade'),
  trade: (cx) => call(trading, undefined, cx.g.neutrals ? 'neutralTrade' : 'play'),
  /** [4.02.1-i][4.06.1-f] */
  neutralTrade: () => call(neutrals().tradeStatesmen, undefined, 'play'),
  /** [1.11.1-b] From the HRAO clockwise. */
  play: (cx, l) => {
    // [4.06.1-d] Neutrals have played theirs.
    l.players = played(cx.g, factionsFromHrao(cx.g));
    return 'next';
  },
  next: (_, l) => {
    const faction = l.players.shift();
    if (faction === undefined) return call(discardDown, undefined, 'declare');
    return call(playHand, { seat: faction }, 'next');
  },
  /** [2.03.2-b][2.03.H-e] Governors too, where they may. */
  declare: (cx) =>
    call(plays(cx.g, 'rebel-governors') ? advanced().declarationWithGovernors : declaration, undefined, 'close'),
  /** [1.12.2-g] A Consul for Life wins; [1.08.2-c] otherwise the turn is over, and No Recruitment with it. */
  close: (cx) => {
    consulForLifeWins(cx);
    cx.g.noRecruitment = false;
    // [AGR-03] Offers and disputes end with the turn.
    turnEnds(cx);
    return end();
  },
});

export const REVOLUTION_PROCS = [trading, discardDown, declaration, askLegions, secondaryRebels];
