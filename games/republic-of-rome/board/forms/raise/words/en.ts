/** Words of the form for raising and disbanding forces. */
export const en = {
  'raise.ordinary': 'Ordinary Legions',
  'raise.disbanded': '{n, plural, one {Disbanded Legion to raise} other {# disbanded Legions to raise}}',
  'raise.veterans': 'Veterans',
  'raise.ofLeft': 'of {n}',
  'raise.all': 'All',
  'raise.state': 'State',
  'raise.each': '{n} × {price} T',
  'raise.left': 'left',
  'raise.owes': '{left} T would be left; the State owes {owed} T a year as things stand.',
  'raise.earns': '{who} earns {n} T by it ({what}).',
  'raise.nobodyEarns': 'Nobody earns by it.',
  'raise.atOnce': 'Raise them',
  'raise.nothing': 'nothing yet',
  'raise.units': '{n, plural, one {# unit} other {# units}}',
  'raise.costs': '{n} T',
  'raise.disbandHint': 'Units that were raised in this meeting are not offered.',
} as const;
