import type { neutralIntrigue as source } from '../en/neutral-intrigue.ts';

export const neutralIntrigue: Readonly<Record<keyof typeof source, string>> = {
  'neutral.assassin.demanded': '{faction} exige una tirada de asesinato: {target}.',
  'neutral.assassin.roll': '{faction} saca {total}{more, plural, =0 {} other { (+# por cartas de Asesino)}}.',
  'neutral.assassin.nobody': 'Nadie atenta contra {target}.',
  'neutral.assassin.sends':
    '{faction} atenta contra {target}. Asesino: {who}. {n, plural, =0 {Sin cartas de Asesino} one {# carta de Asesino} other {# cartas de Asesino}}.',
  'neutral.assassin.least': 'El senador en Roma con menos Influencia que no es líder',
  'neutral.guard.plays':
    '{faction} protege a {target} con {n, plural, one {# Guardaespaldas secreto} other {# Guardaespaldas secretos}}.',
  'neutral.guard.all': 'Un neutral juega todos sus Guardaespaldas secretos por un senador suyo',
  'neutral.tribune.plays': '{faction} juega un tribuno contra {against}, para sí: {what}.',
  'neutral.tribune.next': '{faction} es la siguiente en elegir y esto es lo más alto que queda en su lista: {what}',
  'neutral.tribune.answers': '{faction} responde al tribuno. {deed}: {who}.',
  'neutral.tribune.why': 'El tribuno le costaría botín: {deed}',
  'neutral.tribune.voided': 'Su propio tribuno fue detenido: {deed}',
  'deed:graft': 'Tribuno a sueldo, por el más rico en Roma',
  'deed:murder': 'Asesinato de un tribuno de la plebe, por el más popular en Roma',
  'deed:mob': 'Turba incitada a la violencia, por el mejor orador en Roma',
  'verb.demandCheck': 'Exigir una tirada de asesinato',
  'neutral.peddling':
    '{faction} juega {card} y roba una carta de {k, plural, one {{from}} other {una de estas, según los dados: {from}}}.',
  'neutral.peddling.by': 'Contra la facción con más cartas de intriga, luego más influencia',
  'neutral.peddling.less': 'menos cartas de intriga o menos influencia',
  'neutral.persuading':
    '{faction} va a jugar {card} y aborda a {k, plural, one {{target}} other {uno de estos, según los dados: {target}}}.',
  'neutral.persuading.by': 'Nadie puede oponerse: el senador más disponible, sin contar los tesoros de facción',
};
