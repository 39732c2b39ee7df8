/** What lies on the table before anybody decides — 3.00 */
import type { Options, Setup } from '@tabularium/kernel';
import { advancedIn } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { noAgreements } from '../agreements/agreement.ts';
import { contentOf } from '../data/printed.ts';
import type { Agreed, Faction, Rome } from '../game.ts';
import { factionRef, type Scenario, SCENARIOS } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { LEGIONS } from '../rome/forces.ts';
import { idsOf, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { closedSenate } from '../senate/state.ts';
import { alternative } from './alternative.ts';
import { early } from './early.ts';
import { extended } from './extended.ts';
import { late } from './late.ts';
import { middle } from './middle.ts';
import { allFactions } from '../rome/players.ts';
import { paceOf, switchesOf } from '../table/switches.ts';

type Start = (cx: Setup, g: Rome) => void;

/** [3.00-a][3.00-b] Five set-ups, each told by what differs from Early; two or three decks in a row begin as the first of them does [3.04.1-b][3.04.1-c]. */
const STARTS: Readonly<Record<Scenario, Start>> = {
  early,
  middle,
  late,
  'early-middle': (cx, g) => extended(cx, g, ['early', 'middle']),
  'middle-late': (cx, g) => extended(cx, g, ['middle', 'late']),
  'early-middle-late': (cx, g) => extended(cx, g, ['early', 'middle', 'late']),
  alternative,
};

export const setup = (pack: string, cx: Setup, players: number, options: Options): Rome => {
  const scenario = SCENARIOS.find((x) => x === options['scenario']) ?? 'early';
  const g = emptyTable({
    pack,
    scenario,
    players,
    ...switchesOf(options),
    ...advancedIn(options),
  });
  // [4.01.1-c]
  if (players < FEWEST) g.neutrals = neutrals().neutralsAtStart(cx, players, paceOf(options));
  cx.log(say('setup.scenario', { scenario: `scenario:${scenario}` }), '3.00-a');
  const { advanced = [] } = g.agreed;
  if (advanced.length > 0) cx.log(say('setup.advanced', { rules: advanced.map((r) => `rule:${r}`) }), '2.00-a');
  STARTS[scenario](cx, g);
  setAsideTheRest(g);
  for (const faction of allFactions(g)) {
    cx.log(say('setup.senators', { faction: factionRef(faction), who: idsOf(senatorsOf(g, faction)) }), '3.01.4C-b');
  }
  return g;
};

/** [3.01.4F-a][3.02.2H-a][3.03.2I-a] What has found no place is out of the game; which cards those are, nobody knows. */
const setAsideTheRest = (g: Rome): void => {
  const used = new Set<string>([
    ...g.deck,
    ...g.nextDecks.flat(),
    ...g.factions.flatMap((f) => f.hand),
    ...g.removed,
    ...g.laws,
  ]);
  const inPlay = new Set<string>([...g.senators, ...g.wars].map((x) => x.id));
  for (const { id, of } of contentOf(g).cards) if (!used.has(id) && !inPlay.has(of)) g.setAside.push(id);
};

/** [3.00-c] With fewer players there are Neutrals: [4.01.1-b] always five Factions. */
const FEWEST = 3;
const factionsFor = (players: number): number => (players < FEWEST ? neutrals().FACTIONS : players);

/** [3.01.3-c][3.01.3-d][3.01.3-e] The State has 100 Talents, Unrest is 0, every other purse is empty. */
export const emptyTable = (agreed: Agreed): Rome => ({
  agreed,
  ...(agreed.advanced && { advanced: advanced().advancedAtStart(agreed.advanced) }),
  turn: 0,
  phase: 'setup',
  era: 'early',
  erasToCome: [],
  deck: [],
  nextDecks: [],
  discards: [],
  removed: [],
  setAside: [],
  // [3.01.2-a][3.01.2-b] One Faction for each seat, and Factions are numbered clockwise.
  factions: Array.from({ length: factionsFor(agreed.players) }, noFaction),
  senators: [],
  // [3.01.8-a]
  provinces: [],
  concessions: [],
  wars: [],
  leaders: [],
  defeated: [],
  curia: [],
  events: [],
  bequests: [],
  laws: [],
  bank: -STATE_STARTS_WITH,
  state: STATE_STARTS_WITH,
  unrest: 0,
  legions: Array.from({ length: LEGIONS }, () => ({ at: 'pool', veteran: false, allegiance: '' })),
  // [3.01.5-c]
  fleets: 0,
  forces: [],
  nextForce: 1,
  landBills: { I: 0, II: 0, III: 0 },
  noRecruitment: false,
  eraEnds: false,
  rebels: [],
  omensPaid: 0,
  disasterPaid: 0,
  rhodian: { fleets: 0, wars: [] },
  proscribed: -1,
  lastHrao: 0,
  charges: 0,
  pledged: 0,
  finedIn: 0,
  senate: closedSenate(),
  dispatches: 0,
  agreements: noAgreements(factionsFor(agreed.players)),
  orders: Array.from({ length: factionsFor(agreed.players) }, () => []),
});

/** [3.01.3-a] */
const STATE_STARTS_WITH = 100;
const noFaction = (): Faction => ({
  leader: '',
  treasury: 0,
  hand: [],
  shown: [],
  status: 'in',
  leaving: false,
  attempted: 0,
  attackedIn: 0,
  servilian: false,
  lump: 0,
});
