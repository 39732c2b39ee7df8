/** Who may see what lies on the table — 1.04.9 */
import { among, each, type Eye, type Known, type Sight, to } from '@tabularium/kernel';
import { AGREEMENT, DRAFT, isKnownTo } from '../agreements/sight.ts';
import type { Rome } from '../game.ts';
import { decider } from '../rome/hrao.ts';
import type { FactionId } from '../ids.ts';
import { byFaction, isNeutral, isPlayerOf } from '../rome/players.ts';

/** [1.04.9-b] His own hand; [4.01.1-d][4.01.4-b][4.07.1-b] everybody that of a Neutral; [1.09.823-d] in the Senate Phase also those of the Factions that his Consul for Life rules. */
const seesHand = (g: Rome, eye: Eye, faction: FactionId): boolean =>
  isNeutral(g, faction) ||
  (eye !== 'public' &&
    (isPlayerOf(g, eye, faction) || (g.factions[faction]!.status === 'in' && decider(g, faction) === eye)));

/** [1.04.9-c] Everything lies open but for what is said to be otherwise. */
export const SIGHT = {
  agreed: 'open',
  // [1.04.9-c] Nothing of the Advanced Rules is secret.
  advanced: 'open',
  // [4.01.1-d][4.01.1-e] Nothing of the Neutrals is secret.
  neutrals: 'open',
  turn: 'open',
  phase: 'open',
  era: 'open',
  erasToCome: 'open',
  // [1.04.9-g] How many are left; which, nobody knows.
  deck: 'count',
  nextDecks: each('count'),
  discards: 'open',
  removed: 'open',
  // [3.01.4E-d]
  setAside: 'hidden',
  factions: byFaction({
    leader: 'open',
    // [1.04.9-a][4.01.1-e][4.01.1-h]
    treasury: to((_, eye, g, faction) => isPlayerOf(g, eye, faction) || isNeutral(g, faction)),
    // [1.04.9-b][1.04.9-f]
    hand: to((_, eye, g, faction) => seesHand(g, eye, faction), 'open', 'count'),
    // [1.04.5-b] What this seat has been shown of the hand; of its own, what it has shown to whom.
    shown: among((x, eye, g, faction) => isPlayerOf(g, eye, faction) || x.to === 'all' || isPlayerOf(g, eye, x.to)),
    status: 'open',
    leaving: 'open',
    attempted: 'open',
    attackedIn: 'open',
    servilian: 'open',
    lump: 'open',
  }),
  senators: 'open',
  provinces: 'open',
  concessions: 'open',
  wars: 'open',
  leaders: 'open',
  defeated: 'open',
  curia: 'open',
  events: 'open',
  bequests: 'open',
  laws: 'open',
  // It would give away what all the Treasuries hold together.
  bank: 'hidden',
  state: 'open',
  unrest: 'open',
  legions: 'open',
  fleets: 'open',
  forces: 'open',
  nextForce: 'open',
  landBills: 'open',
  noRecruitment: 'open',
  eraEnds: 'open',
  rebels: 'open',
  omensPaid: 'open',
  disasterPaid: 'open',
  rhodian: 'open',
  proscribed: 'open',
  lastHrao: 'open',
  charges: 'open',
  pledged: 'open',
  finedIn: 'open',
  senate: 'open',
  dispatches: 'open',
  agreements: { all: among(isKnownTo, AGREEMENT), drafts: byFaction(to('own', DRAFT)) },
  // [amb-F5]
  orders: byFaction('own'),
} satisfies Sight<Rome>;

/** The game or any view of it: rules that need no more than this work on both. */
export interface OpenRome extends Known<Rome, typeof SIGHT> {}
