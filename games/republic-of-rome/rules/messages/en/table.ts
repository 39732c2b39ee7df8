/** Words about the table: options, scenarios, endings. */
export const table = {
  'option.scenario': 'Scenario',
  'option.auction': 'Auction of extra Initiatives',
  'option.strictOmens': 'Evil Omens on every roll of the dice',
  'option.moves': 'Moves of Neutral Factions',
  'moves.run': 'at once, up to my next decision',
  'moves.step': 'one by one, each with its reasons',
  'option.resigning': 'Players may leave for good',
  'option.advanced': 'Advanced rules',
  'advanced.pontifex':
    'Pontifex Maximus: a high priest for life gives Priesthoods, vetoes once a meeting, and answers for evil omens. Some minutes more a turn',
  'advanced.provincial-wars':
    'Provincial Wars: Governors raise armies and fleets of their own, and Provinces that a War attacks must fight it. About a quarter more time',
  'advanced.rebel-governors':
    'Rebel Governors: Governors may revolt with their Provinces, march on Rome or stay there. Only with Provincial Wars; a revolt may last for turns',
  'advanced.disbandment':
    'Disbandment and recall: a victorious Commander may settle his veterans for Influence and Oratory, and call them back. Hardly more time',
  'advanced.advocates':
    'Advocates: whoever is accused may ask a Senator to speak for him, and the trial is decided by a roll as well. Some minutes more for each Prosecution',
  'advanced.passing-laws':
    'Passing Laws: a Law needs two sponsors and a vote that nobody can veto. One vote more for each Law',
  'scenario.early': 'Early Republic',
  'scenario.middle': 'Middle Republic',
  'scenario.late': 'Late Republic',
  'scenario.early-middle': 'Early and Middle Republic',
  'scenario.middle-late': 'Middle and Late Republic',
  'scenario.early-middle-late': 'Early, Middle and Late Republic',
  'scenario.alternative': 'Alternative History',
  'auction.round': 'one round of open bids',
  'auction.sealed': 'sealed bids',
  'ending.people-revolt': 'Rome falls: the people revolt',
  'ending.bankruptcy': 'Rome falls: the State is bankrupt',
  'ending.four-wars': 'Rome falls: four Wars are too many',
  'ending.era-influence': 'The era ends: the most Influence wins',
  'ending.era-senator': 'The era ends: equal Influence, the most influential Senator decides',
  'ending.era-votes': 'The era ends: equal Influence, votes decide',
  'ending.era-dice': 'The era ends: equal in everything, the dice decide',
  'ending.era-consul-for-life': 'The era ends: a Consul for Life rules Rome',
  'ending.consul-for-life': 'A Consul for Life rules Rome',
  'ending.rebel-battle': 'The Rebel has beaten the Senate and is master of Rome',
  'ending.rebel-default': 'Nobody stood against the Rebel: he is master of Rome',
  'ending.rebel-bankruptcy': 'The State is bankrupt: the Rebel is master of Rome',
  'ending.rebel-people-revolt': 'The people revolt: the Rebel is master of Rome',
  'ending.rebel-falls': 'Rome falls, and the Rebel with it',
  'ending.last-faction': 'Only one Faction is left',
  'ending.no-player': 'No Faction that somebody plays is left',
} as const;
