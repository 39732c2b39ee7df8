/** What the terminal says of Republic of Rome. */
export const en = {
  'board.ror.state':
    '{era}, turn {turn}, {phase}: {talents, plural, one {# Talent} other {# Talents}}, Unrest {unrest}, {legions, plural, one {# Legion} other {# Legions}} ({ready} in Rome), {fleets, plural, one {# Fleet} other {# Fleets}}, {deck, plural, one {# card} other {# cards}} in the deck',
  'board.ror.setup': 'before the first turn',
  'board.ror.war':
    '{war}: {status}, land {land}{fleet, plural, =0 {} other {, Fleets #}}{support, plural, =0 {} other {, Fleet Support #}}',
  'board.ror.war.active': 'active',
  'board.ror.war.inactive': 'inactive',
  'board.ror.war.imminent': 'imminent',
  'board.ror.war.unprosecuted': 'unprosecuted',
  'board.ror.force':
    '{who} with {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}',
  'board.ror.nobody': 'nobody',
  'board.ror.life': 'Consul for Life',
  'board.ror.captive': 'captive',
  'board.ror.priest': 'Priest',
  'board.ror.rebel': 'in revolt',
  'board.ror.corrupt': 'corrupt',
  'board.ror.mil': 'Mil',
  'board.ror.ora': 'Ora',
  'board.ror.loy': 'Loy',
  'board.ror.inf': 'Inf',
  'board.ror.pop': 'Pop',
  'board.ror.kni': 'Kni',
  'board.ror.tal': 'Tal',
  'board.ror.hidden': 'hidden',
  'board.ror.faction':
    '{n}. {faction}: {votes, plural, one {# vote} other {# votes}}, {influence} Influence, {cards, plural, one {# card} other {# cards}}, treasury {money}',
  'board.ror.forum': 'In the Forum',
  'board.ror.concessions': 'Concessions in the Forum',
  'board.ror.vacant': 'Provinces without Governor',
  'board.ror.provincial': 'Provincial Armies and Fleets',
  'board.ror.rebelArmy':
    'Civil War, {who} ({place}){land, plural, =0 {} other {: land #}}{support, plural, =0 {} other {, Fleet Support #}}',
  'board.ror.rebelFleets': 'With the Rebel: {n, plural, one {# Fleet} other {# Fleets}} of Rome',
  'board.ror.italy': 'in Italy',
  'board.ror.atSea': 'on the way to Italy',
  'board.ror.garrisons': 'Legions in Garrisons',
  'board.ror.landed': 'Provincial Armies and Fleets in Italy',
  'board.ror.attacked': 'Provinces under attack',
  'board.ror.developed': 'Developed',
  'board.ror.undeveloped': 'Undeveloped',
  'board.ror.province':
    '{province} ({side}): Strength {land} on land, {fleet} at sea; Spoils {spoils}, State Income {income}',
  'board.ror.raises':
    'Local Tax {tax}; at most {armies, plural, one {# Provincial Army} other {# Provincial Armies}} and {fleets, plural, one {# Provincial Fleet} other {# Provincial Fleets}}',
  'board.ror.governed':
    'Governor: {who}{term, plural, =0 {} one { (# turn more)} other { (# turns more)}}; Garrison: {legions, plural, one {# Legion} other {# Legions}}{armies, plural, =0 {} one {, # Provincial Army} other {, # Provincial Armies}}{fleets, plural, =0 {} one {, # Provincial Fleet} other {, # Provincial Fleets}}',
  'board.ror.joined': 'Provinces of the enemy',
  'board.ror.disbanded': 'Disbanded',
  'board.ror.brought': 'Laws to be voted on',
  'board.ror.laws': 'Laws',
  'board.ror.events': 'Events',
  'board.ror.curia': 'Curia',
  'board.ror.floor': 'On the floor: {what} For {ayes}, against {nays}; to come: {own} of yours, {others} of others.',
  'board.ror.shown': 'Cards shown',
  'board.ror.hand': 'Your cards',
} as const;
