import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'rebelPay.withFleets':
    'se van {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}',
  'rebelPay.leave': '{n} de {of} legiones dejan el ejército',
  'rebelPay.paid': '{n} de {of} T pagados',
  'rebelPay.of': 'de {n} T',
  'rebelPay.veteran': 'Veterana',
  'rebelPay.keep': 'Legiones que Roma conserva, las veteranas primero',
  'rebelPay.of.legions': 'de {n}',
  'rebelPay.ifAll': 'debido, si se quedan todas',
  'rebelPay.pay': 'Pagar {n} T',
  'rebelPay.release': '{gone, plural, one {Soltar # legión} other {Soltar # legiones}}',
  'rebelPay.releaseAndPay': '{gone, plural, one {Soltar # legión} other {Soltar # legiones}}, pagar {n} T',
  'rebelPay.fleets': 'Flotas que conserva el rebelde',
  'rebelPay.giveUpAndPay': '{fleets, plural, one {Entregar # flota} other {Entregar # flotas}}, pagar {n} T',
  'rebelPay.keepThem': '{n, plural, =0 {No conservar ninguna} one {Conservar # legión} other {Conservar # legiones}}',
};
