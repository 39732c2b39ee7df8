import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'rebelPay.withFleets':
    'se ne vanno {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}',
  'rebelPay.leave': '{n} di {of} legioni lasciano l’esercito',
  'rebelPay.paid': '{n} di {of} T pagati',
  'rebelPay.of': 'di {n} T',
  'rebelPay.veteran': 'Veterana',
  'rebelPay.keep': 'Legioni che Roma tiene, prima le veterane',
  'rebelPay.of.legions': 'di {n}',
  'rebelPay.ifAll': 'dovuti, se restano tutte',
  'rebelPay.pay': 'Paga {n} T',
  'rebelPay.release': '{gone, plural, one {Rilascia # legione} other {Rilascia # legioni}}',
  'rebelPay.releaseAndPay': '{gone, plural, one {Rilascia # legione} other {Rilascia # legioni}}, paga {n} T',
  'rebelPay.fleets': 'Flotte che il ribelle tiene',
  'rebelPay.giveUpAndPay': '{fleets, plural, one {Cedi # flotta} other {Cedi # flotte}}, paga {n} T',
  'rebelPay.keepThem': '{n, plural, =0 {Non tenerne nessuna} one {Tieni # legione} other {Tieni # legioni}}',
};
