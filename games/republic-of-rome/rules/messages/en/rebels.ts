/** Rebel Governors, 2.03. */
export const rebels = {
  'rule:rebel-governors': 'Rebel Governors',
  'verb.countVeterans': 'Count these Veterans',
  'verb.testFleets': 'Ask so many Fleets',
  'verb.payFleets': 'Pay so many Fleets a Talent each',
  'verb.nameRebel': 'Revolts',
  'verb.declareGovernors': 'Declare Revolt',
  'verb.stayLoyal': 'Nobody revolts',
  'verb.keepFleets': 'Keep so many Fleets',
  'verb.marchOnRome': 'March on Rome',
  'verb.stayInProvince': 'Stay in the Province',
  'verb.giveUpForces': 'Give up these Provincial Forces',
  'verb.giveUpArmies': 'Give up Armies of these Provinces',
  'verb.giveUpFleets': 'Give up Fleets of these Provinces',
  'verb.keepReleasedFleets': 'Rome maintains so many Fleets',
  'verb.intercept': 'Intercept them',
  'verb.letLand': 'Let them land',
  'verb.losePrimaryFleets': 'So many of the Primary Rebel’s',
  'verb.noReinforcements': 'Nobody',
  'verb.reinforceFrom': 'Reinforcements from',
  'verb.sendForces': 'Send these Forces',
  'verb.sendLegions': 'Send these Legions',

  'ask.rebels.testFleets': 'How many of his Fleets does {who} ask to follow him?',
  'ask.rebels.lend': 'Does {who} lend the Dictator his money, to win over Fleets?',
  'ask.rebels.payFleets':
    '{n, plural, one {# Fleet is asked.} other {# Fleets are asked.}} How many of them are paid 1 Talent, for 1 more on the die?',
  'ask.rebels.muster':
    'Who of the Faction revolts? Without a victorious Commander, whoever is named first is the Primary Rebel. Strength so far: {n}.',
  'ask.rebels.keepFleets':
    '{n, plural, one {# Fleet follows} other {# Fleets follow}} the Rebel, who must pay for them each turn. How many does he keep?',
  'ask.rebels.march': 'Does {who} march on Rome, never to return to his Province, or does he stay there?',
  'ask.rebels.release':
    'The Rebels cannot pay for all their Forces: {n, plural, one {# Legion or Fleet goes} other {# Legions or Fleets go}} back to the Senate. Which Legions? The rest are Fleets.',
  'ask.rebels.giveUp':
    'The Rebels cannot pay for all their Forces: {n, plural, one {# Provincial Army or Fleet is} other {# Provincial Armies or Fleets are}} given up.',
  'ask.rebels.whichArmies':
    'Of which Provinces {n, plural, one {is # Provincial Army} other {are # Provincial Armies}} given up?',
  'ask.rebels.whichFleets':
    'Of which Provinces {n, plural, one {is # Provincial Fleet} other {are # Provincial Fleets}} given up?',
  'ask.rebels.releasedFleets':
    'The Rebels have given up {n, plural, one {# Fleet} other {# Fleets}}. How many does Rome maintain?',
  'ask.rebels.raise': '{who} may raise Forces in {province}, for 10 Talents each of his own.',
  'ask.rebels.intercept':
    'Rebels from {province} are on their way to Italy. Are they intercepted, {n} against {against} at sea?',
  'ask.rebels.whoseFleets':
    'The Rebels lose {n, plural, one {# Provincial Fleet} other {# Provincial Fleets}}. How many of them are the Primary Rebel’s? The rest come from the Province of the others.',
  'ask.rebels.reinforce': 'Does a Rebel Governor send Forces to Italy?',
  'ask.rebels.sendForces': 'How many Provincial Forces are sent from {province}?',
  'ask.rebels.sendLegions': 'Which Legions are sent from {province}?',
  'no.rebels.away': 'Forces of {province} are at sea or in Italy: it cannot be attacked.',
  'no.rebels.nobodyMarches': 'He has neither Legions nor Provincial Armies.',

  'rebels.leaves': '{who} gives up {province}, where he is not himself.',
  'rebels.province': '{province} is in Revolt with {who}.',
  'rebels.provinceFalls': '{province} goes to the Forum, Undeveloped and without Provincial Forces.',
  'rebels.fleetRolls':
    '{who} asks {asked, plural, one {# Fleet} other {# Fleets}} (roll needed: {needed}): {n, plural, =0 {none follows} one {# follows} other {# follow}} him.',
  'rebels.fleetsGivenUp': 'The Rebel gives {n, plural, one {# Fleet} other {# Fleets}} back to the Senate.',
  'rebels.stays': '{who} stays in {province}.',
  'rebels.income': '{who} takes {n, plural, one {# Talent} other {# Talents}} from {province}.',
  'rebels.givenUp':
    'The Rebels give up {armies, plural, =0 {} one {# Provincial Army} other {# Provincial Armies}}{fleets, plural, =0 {} one {# Provincial Fleet} other {# Provincial Fleets}}.',
  'rebels.releasedFleets': 'Of the Fleets that the Rebels gave up Rome keeps {kept}; {lost} are lost.',
  'rebels.raised':
    '{who} raises {armies, plural, =0 {{fleets, plural, one {# Provincial Fleet} other {# Provincial Fleets}}} one {# Provincial Army{fleets, plural, =0 {} one { and # Provincial Fleet} other { and # Provincial Fleets}}} other {# Provincial Armies{fleets, plural, =0 {} one { and # Provincial Fleet} other { and # Provincial Fleets}}}} in {province}.',
  'rebels.navalVictory': 'The Fleets of {province} are beaten.',
  'rebels.battle':
    '{who} attacks {province} {ground}: dice {dice}{modifier, plural, =0 {} other {, modifier {modifier}}}, in all {total}: {result}.',
  'rebels.losses':
    'The Senate loses {legions, plural, one {# Legion} other {# Legions}}{fleets, plural, =0 {} one { and # Fleet} other { and # Fleets}}, the Rebel {rebelLegions, plural, one {# Legion} other {# Legions}}{rebelArmies, plural, =0 {} one {, # Provincial Army} other {, # Provincial Armies}}{rebelFleets, plural, =0 {} one {, # Provincial Fleet} other {, # Provincial Fleets}}.',
  'rebels.sails': '{who} leaves {province} to march on Rome; he has to cross the sea.',
  'rebels.lands': '{who} has landed in Italy with Forces of {province}.',
  'rebels.stopped': '{who} is stopped at sea; his Forces are back in {province}.',
  'rebels.interception':
    'The Senate’s Fleets intercept the Rebels from {province}: dice {dice}{modifier, plural, =0 {} other {, modifier {modifier}}}, in all {total}: {result}.',
  'rebels.fleetsLost': 'Fleets lost: {ours} of the Senate’s, {theirs} of the Rebels’.',
  'rebels.reinforces':
    '{who} sends Forces of {province} to Italy: {armies, plural, one {# Provincial Army} other {# Provincial Armies}}, {fleets, plural, one {# Provincial Fleet} other {# Provincial Fleets}}, {legions, plural, one {# Legion} other {# Legions}}.',

  'tally.declared': 'Strength of the Revolt',
  'tally.interception': 'Added to the dice',
  'tally.fleetsAgainst': 'Fleets of the Rebels',
  'tally.provincialForces': 'Provincial Forces',
} as const;
