/** The card by which a bot would play a Faction whose player is absent, line by line — own-130 */
import type { Msg } from '@tabularium/kernel';
import type { FactionId } from '../../rules/ids.ts';
import { cardOfFaction } from '../../rules/neutrals/by-families.ts';
import { GUIDELINE, type Guideline, type GuidelineId } from '../../rules/neutrals/guidelines.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';

/** In words that a message can choose by. */
const REVENUE = {
  'die-to-treasury': 'die',
  'equal-shares': 'equal',
  half: 'half',
  'one-each': 'each',
} as const satisfies Record<Guideline['revenue'], string>;

export const linesOf = (id: GuidelineId): Msg[] => {
  const card: Guideline = GUIDELINE[id];
  const { spoilsOn, knight, initiative } = card;
  return [
    { k: 'leaf.standIn.card', a: { card: `leaf.card.${id}` } },
    { k: 'leaf.standIn.leader', a: { by: card.leader.length > 1 ? 'both' : card.leader[0]! } },
    { k: 'leaf.standIn.revenue', a: { how: REVENUE[card.revenue] } },
    { k: 'leaf.standIn.spoilsOn', a: { n: spoilsOn } },
    { k: 'leaf.standIn.charity', a: { to: card.charity.length > 1 ? 'both' : card.charity[0]! } },
    { k: 'leaf.standIn.forum', a: { knight, initiative: initiative < 0 ? `−${-initiative}` : `+${initiative}` } },
    { k: 'leaf.standIn.spoils', a: { spoils: card.spoils.map((kind) => `leaf.wants.${kind}`) } },
  ];
};

/** [own-130] It changes with the Families that the Faction has. */
export const standInLines = (view: OpenRome, faction: FactionId): Msg[] => linesOf(cardOfFaction(view, faction));
