/** Words of the form for the agenda of other business. */
export const en = {
  'proposals.which': 'What may be proposed',
  'proposals.draw': 'Draw up: {what}',
  'proposals.none': 'Propose',
  'proposals.nothing': 'nothing can be proposed now',
  'proposals.wars':
    '{n, plural, =0 {no active war} one {# active war} other {# active wars}}{alone, plural, =0 {} one {, # without a commander} other {, # without a commander}}',
  'proposals.state': 'the State has {n} T',
  'proposals.units':
    '{legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}} in Rome',
  'proposals.unrest': 'Unrest {n}',
} as const;
