/** Words of the form for what is decided before the first turn. */
export const en = {
  'opening.whoLeads': 'Who leads your Faction?',
  'opening.leaderMeans': 'A Leader earns more, and nobody can persuade him to leave.',
  'opening.yours': 'Your Senators',
  'opening.votes': 'votes',
  'opening.earns': 'earns',
  'opening.provinces': 'Your Provinces',
  'opening.neutralProvinces': 'Provinces of Neutrals',
  'opening.term': 'Term',
  'opening.turns': '{n, plural, one {# turn} other {# turns}}',
  'opening.unseen': 'Others see how many cards you hold, {n}, and no more.',
  'opening.lead': 'Name {who} Leader',
  'opening.send': 'Send {who}',
  'opening.setTerm': 'Set the term',
} as const;
