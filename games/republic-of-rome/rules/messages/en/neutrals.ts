/** Words about the Neutral Factions, and what all their moves share: 4.01, 4.02 */
export const neutral = {
  'guideline:imperials': 'Imperials',
  'guideline:plutocrats': 'Plutocrats',
  'guideline:conservatives': 'Conservatives',
  'guideline:populists': 'Populists',
  'neutral.assigned': '{faction} is Neutral and goes by the card of the {guideline}.',
  'neutral.out': '{what}: {has}, not {best}',
  'measure:military': 'Military',
  'measure:influence': 'Influence',
  'measure:popularity': 'Popularity',
  'measure:oratory': 'Oratory',
  'measure:votes': 'votes',
  'measure:money': 'Talents',
  'measure:influence-popularity': 'Influence and Popularity',
  'neutral.tie': 'The dice choose between {refs}: {who}.',
  'verb.nextMove': 'Next move',
} as const;
