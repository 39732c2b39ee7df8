/** Which Laws he brings forward, and when: those that help Rome at any time, the others when they help his own — 2.06, cards 107 to 111 and 156 to 160 */
import { type Answer, listed } from '@tabularium/kernel';
import {
  activeWars,
  cardOf,
  type FactionId,
  holderOf,
  isLawInForce,
  LAW,
  maybeSenator,
  type OpenRome,
  plays,
  senatorsOf,
} from '../rules/study.ts';
import { point } from '@tabularium/parts';
import type { Asked } from './asked.ts';
import { couldRaise } from './gabinian.ts';
import { champion, LIFE_ELECTION } from './standing.ts';
import { forecast } from './votes.ts';
import { W } from './weights.ts';

const ALWAYS = (): boolean => true;
const knights = (g: OpenRome, faction: FactionId): number => senatorsOf(g, faction).reduce((n, s) => n + s.knights, 0);
/** The Governors of others could be fined. */
const hasRivalGovernor = (g: OpenRome, me: FactionId): boolean =>
  g.provinces.some((p) => {
    const governor = maybeSenator(g, p.governor);
    return governor !== undefined && governor.faction !== me;
  });

type When = (g: OpenRome, me: FactionId) => boolean;
const WHEN: Readonly<Record<string, When>> = {
  // [card-107-a] While the Censor, who fines Governors, is his own.
  [LAW.calpurnian]: (g, me) => holderOf(g, 'censor')?.faction === me && hasRivalGovernor(g, me),
  // [card-108] It keeps others from becoming Consul for Life at once; not while his own man is on the way to it.
  [LAW.militaryReforms]: (g, me) => {
    const great = g.senators.filter((x) => x.influence >= W.tyrant);
    return great.some((x) => x.faction !== me && x.faction >= 0) && great.every((x) => x.faction !== me);
  },
  // [card-109-a] While his own great man is Consul and could follow himself.
  [LAW.traditionErodes]: (g, me) => {
    const man = champion(g, me);
    return man !== undefined && ['rome-consul', 'field-consul'].includes(man.office) && man.influence < LIFE_ELECTION;
  },
  // [card-110-a] Knights come more easily.
  [LAW.servilian]: ALWAYS,
  // [card-111-a] The Faction with most Knights fines Governors in place of the Censor.
  [LAW.acilian]: (g, me) =>
    holderOf(g, 'censor')?.faction !== me &&
    hasRivalGovernor(g, me) &&
    g.factions.every((_, faction) => faction === me || knights(g, faction) < knights(g, me)),
  // [card-156-a][card-160-a] Good for all of Rome.
  [LAW.plautianPapirian]: ALWAYS,
  [LAW.julian]: ALWAYS,
  // [card-157-a] While one of his own could win with what he would pay for.
  [LAW.gabinian]: couldRaise,
  // [card-158-a] His own rule their Provinces from Rome, where they vote.
  [LAW.vatinian]: (g, me) =>
    g.provinces.some((p) => p.governor !== '' && !p.legate && maybeSenator(g, p.governor)?.faction === me),
  // [card-159-a] A victor of his own may go on to the next War.
  [LAW.manilian]: (g, me) =>
    activeWars(g).length > 1 && g.forces.some((f) => maybeSenator(g, f.commander)?.faction === me),
};

export const law = (s: Asked, verb = 'playLaw'): Answer | undefined => {
  const isWanted = (id: string): boolean => cardOf(s.g, id).kind === 'law' && (WHEN[id]?.(s.g, s.faction) ?? false);
  const found = s.list(verb).find(isWanted);
  return found !== undefined && mayPass(s, found) ? point(verb, found) : undefined;
};

/** [2.06.2-n] A Law that is voted on is lost if it is rejected: once a turn, and only with a majority in sight. */
const mayPass = (s: Asked, card: string): boolean => {
  if (!plays(s.g, 'passing-laws')) return true;
  const [sponsor, coSponsor] = s.g.senators
    .filter((x) => x.faction === s.faction && x.at === 'rome')
    .sort((a, b) => b.influence - a.influence);
  const held = listed(s.g.factions[s.faction]!.hand).find((id) => id === card);
  if (held === undefined || sponsor === undefined || coSponsor === undefined) return false;
  const expected = { t: 'law', card: held, repeals: '', sponsor: sponsor.id, coSponsor: coSponsor.id } as const;
  return forecast(s.g, expected) > 0 && s.memory.try(s.g.turn, `law ${card}`) === 0;
};

/** [card-110-a][amb-154] Knights, unless the Acilian Law lets another Faction fine his own Governors. */
export const useServilian = (s: Asked): 'repealAcilian' | 'forKnights' => {
  const isFined =
    isLawInForce(s.g, LAW.acilian) &&
    s.g.provinces.some((p) => maybeSenator(s.g, p.governor)?.faction === s.faction) &&
    s.g.factions.some((_, faction) => faction !== s.faction && knights(s.g, faction) >= knights(s.g, s.faction));
  return isFined && s.has('repealAcilian') ? 'repealAcilian' : 'forKnights';
};
