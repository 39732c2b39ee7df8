/** Words of the form for units that a Commander raises himself. */
export const en = {
  'gabinian.personal': 'Purse of {who}, {n} T',
  'gabinian.faction': 'Faction Treasury',
  'gabinian.of': 'of {n}',
  'gabinian.hint': 'Each unit costs {n} T and joins his Force at once.',
  'gabinian.raise':
    'Raise {legions, plural, =0 {} one {# Legion} other {# Legions}}{both, select, yes { and } other {}}{fleets, plural, =0 {} one {# Fleet} other {# Fleets}}',
  'gabinian.nothing': 'Raise nothing',
} as const;
