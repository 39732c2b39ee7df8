/** Words of the forms for the Military Plan of the Ruling Coalition. */
export const en = {
  'plan.inRome': 'Not deployed',
  'plan.units':
    '{legions, plural, =0 {no Legion} one {# Legion} other {# Legions}}, {fleets, plural, =0 {no Fleet} one {# Fleet} other {# Fleets}}',
  'plan.state': 'State Treasury',
  'plan.talents': '{n} T',
  'plan.situation': 'Goes by',
  'plan.wars': 'Active Wars',
  'plan.byList': 'the lists say what is attacked and built',
  'plan.own': 'you build and send after the Spoils',
  'plan.land': 'land {n}',
  'plan.sea': 'sea {n}',
  'plan.support': 'support {n}',
  'plan.spoils': 'Spoils {n} T',
  'plan.by': 'By',
  'plan.entry': '{list}, entry {entry}',
  'plan.attack': 'Attack: {what}',
  'plan.mil': 'Military {n}, Influence {influence}',
  'plan.victory': 'victory {n} % with the fewest units',
  'plan.send': 'Send {what}',
  'plan.enemy': '{what}',
  'plan.atLeast': 'With him go at least',
  'plan.errand':
    'takes {legions, plural, =0 {no Legion} one {# Legion} other {# Legions}} and {fleets, plural, =0 {no Fleet} one {# Fleet} other {# Fleets}} along',
  'plan.brings': 'brings the State {n} T',
  'plan.collect': 'Collect {what}',
  'plan.against': 'against {what}',
  'plan.recall': '{n, plural, =0 {Recall nobody} one {Recall him} other {Recall # of them}}',
  'plan.owes': 'owes {who} Allegiance',
  'plan.owesNobody': 'owes nobody Allegiance',
  'plan.along':
    '{n, plural, =0 {Send no Veterans along} one {Send # Veteran Legion along} other {Send # Veteran Legions along}}',
  'plan.build':
    'Build {legions, plural, =0 {no Legion} one {# Legion} other {# Legions}}, {fleets, plural, =0 {no Fleet} one {# Fleet} other {# Fleets}}',
  'plan.of': 'of {n}',
  'plan.legionsInPlay': 'Legions in play (in peace {n})',
  'plan.fleetsInPlay': 'Fleets in play (in peace {n})',
} as const;
