/** Words of the form for the pay of the Rebel army. */
export const en = {
  'rebelPay.withFleets':
    '{legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}} leave',
  'rebelPay.leave': '{n} of {of} Legions leave the army',
  'rebelPay.paid': '{n} of {of} T paid',
  'rebelPay.of': 'of {n} T',
  'rebelPay.veteran': 'Veteran',
  'rebelPay.keep': 'Legions that Rome keeps, Veterans first',
  'rebelPay.of.legions': 'of {n}',
  'rebelPay.ifAll': 'owed, if all stay',
  'rebelPay.pay': 'Pay {n} T',
  'rebelPay.release': '{gone, plural, one {Release # Legion} other {Release # Legions}}',
  'rebelPay.releaseAndPay': '{gone, plural, one {Release # Legion} other {Release # Legions}}, pay {n} T',
  'rebelPay.fleets': 'Fleets that the Rebel keeps',
  'rebelPay.giveUpAndPay': '{fleets, plural, one {Give up # Fleet} other {Give up # Fleets}}, pay {n} T',
  'rebelPay.keepThem': '{n, plural, =0 {Keep none} one {Keep # Legion} other {Keep # Legions}}',
} as const;
