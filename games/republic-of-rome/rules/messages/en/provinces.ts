/** Provincial Wars, 2.02. */
export const provinces = {
  'rule:provincial-wars': 'Provincial Wars',
  'verb.raiseProvincial': 'Raise Provincial Forces',
  'provincial:armies': 'Provincial Armies',
  'provincial:fleets': 'Provincial Fleets',

  'ask.provinces.raise':
    '{who} raises Forces in {province}: its Local Tax of {tax} pays for {n, plural, one {# unit} other {# units}}. More cost 10 Talents each, less what is left of the tax, from his own treasury.',
  'ask.provinces.raising': 'Governors raise Provincial Forces.',
  'no.provinces.attacked': 'It is under attack ({war})',
  'no.provinces.full': 'The Province may have no more of them',

  'provinces.attacked': '{province} is under attack ({war}): it yields nothing and raises nothing.',
  'provinces.raised':
    '{province} raises {armies, plural, =0 {{fleets, plural, one {# Provincial Fleet} other {# Provincial Fleets}}} one {# Provincial Army{fleets, plural, =0 {} one { and # Provincial Fleet} other { and # Provincial Fleets}}} other {# Provincial Armies{fleets, plural, =0 {} one { and # Provincial Fleet} other { and # Provincial Fleets}}}}{n, plural, =0 {} one {; the Governor adds # Talent} other {; the Governor adds # Talents}}.',
  'provinces.battle':
    '{province} has to attack {ground} ({war}): dice {dice}{modifier, plural, =0 {} other {, modifier {modifier}}}, in all {total}: {result}.',
  'provinces.unsupported': 'Without enough Fleet Support {province} cannot win: its Victory is a Stalemate.',
  'provinces.helpless': '{province} has nothing to fight with at sea ({war}): it is defeated.',
  'provinces.losses':
    'Lost: {armies, plural, one {# Provincial Army} other {# Provincial Armies}}, {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Provincial Fleet} other {# Provincial Fleets}}.',
  'provinces.joins': '{province} joins the enemy ({war}).',
  'provinces.alliedLosses':
    'The enemy loses {armies, plural, =0 {{fleets, plural, one {# Fleet} other {# Fleets}}} one {# Army{fleets, plural, =0 {} one { and # Fleet} other { and # Fleets}}} other {# Armies{fleets, plural, =0 {} one { and # Fleet} other { and # Fleets}}}} of {province}.',
  'provinces.free': '{province} is Roman again, Undeveloped and without Provincial Forces.',
  'provinces.inactive': 'The War is Inactive: {war}.',
  'provinces.back': 'The War goes back among the next cards to be drawn: {war}.',
  'provinces.gone': 'The War is discarded: {war}.',
  'combat.veteranOfNobody': 'A Legion of the Garrison becomes Veteran and owes Allegiance to nobody.',

  'tally.province': 'The Province',
  'tally.baseStrength': 'Strength of the Province',
  'tally.provincialArmies': 'Provincial Armies',
  'tally.alliedProvinces': 'Provinces that joined',
} as const;
