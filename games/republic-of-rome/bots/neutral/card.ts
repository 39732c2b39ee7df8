/** Which printed card a Faction of an ordinary game would have — 4.01.2, own-130 */
import { best } from '@tabularium/parts';
import { allFactions, type FactionId, type OpenRome } from '../../rules/study.ts';
import { cardsInOrder, familyId, type GuidelineId, senatorCard } from '../../rules/neutrals/study.ts';
import { sum } from '../asked.ts';

/** [4.01.2-e] By what is printed on the Families that a Faction has now, also on one that lies under a Statesman. */
const printed = (g: OpenRome, faction: FactionId, of: 'mil' | 'influence'): number =>
  sum(g.senators.map((s) => (s.family && s.faction === faction ? senatorCard(g, familyId(g, s.id))[of] : 0)));

/**
 * [own-130] The cards are given out over all Factions in the order of chapter IV; of equals the first round the table has it, and
 * whoever is left when the others are gone goes by the Populists'. Everybody can look it up, at any time.
 */
export const cardOfFaction = (g: OpenRome, faction: FactionId): GuidelineId => {
  let left = allFactions(g);
  const wanted = cardsInOrder(
    (f) => printed(g, f, 'mil'),
    (f) => printed(g, f, 'influence'),
  );
  for (const [id, of] of wanted) {
    const found = best(left, of);
    if (found === faction) return id;
    left = left.filter((f) => f !== found);
  }
  return 'populists';
};
