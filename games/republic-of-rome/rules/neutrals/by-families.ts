/** In which order the cards of Neutrals are given out, and which a Faction of an ordinary game would have — 4.01.2, own-130 */
import { senatorCard } from '../data/printed.ts';
import type { FactionId } from '../ids.ts';
import { allFactions } from '../rome/players.ts';
import { familyId } from '../rome/senators.ts';
import type { OpenRome } from '../sight/sight.ts';
import { mostFirst } from '../table/silence.ts';
import type { GuidelineId } from './guidelines.ts';

/** [4.01.2-a][4.01.2-b][4.01.2-c][4.01.2-d] The cards in the order in which they are given out, each to whoever has most of this. */
export const cardsInOrder = (
  mil: (faction: FactionId) => number,
  inf: (faction: FactionId) => number,
): readonly (readonly [GuidelineId, (faction: FactionId) => number])[] => [
  ['imperials', mil],
  ['plutocrats', inf],
  ['conservatives', (faction) => -inf(faction)],
  ['populists', () => 0],
];

/** [4.01.2-e] By what is printed on the Families that a Faction has now, also on one that lies under a Statesman. */
const printed = (g: OpenRome, faction: FactionId, of: 'mil' | 'influence'): number =>
  g.senators.reduce((n, s) => n + (s.family && s.faction === faction ? senatorCard(g, familyId(g, s.id))[of] : 0), 0);

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
    const [found] = mostFirst(left, of);
    if (found === faction) return id;
    left = left.filter((f) => f !== found);
  }
  return 'populists';
};
