import type { neutralRevolution as source } from '../en/neutral-revolution.ts';

export const neutralRevolution: Readonly<Record<keyof typeof source, string>> = {
  'verb.buyWithStatesman': 'Tomar por un estadista',
  'verb.buyWithIntrigue': 'Tomar por dos cartas de intriga al azar',
  'ask.neutral.buy':
    'Hay facciones neutrales que no pueden jugar {cards}. ¿Tomas una, por un estadista cuya familia tenga su dueño, o por dos cartas de intriga al azar?',
  'ask.neutral.join': '¿Qué otros senadores de {faction} se unen a la revuelta de {who}?',
  'ask.neutral.marchOn': '{who}, de {faction}, no se rebela. ¿Depone el mando o sigue la marcha?',
  'neutral.statesman': '{faction} juega {card}.',
  'neutral.by.statesman': 'Una facción neutral juega todo estadista que puede.',
  'neutral.swap': '{faction} da {gives} a {other} por {takes}.',
  'neutral.by.swap':
    'Ninguna puede jugar lo que tiene; cada una tiene la familia de lo que guarda la otra. Primero el número más bajo.',
  'neutral.bought': '{faction} toma {takes} de {other} por {gives}.',
  'neutral.revolt': '{who} se rebela.',
  'neutral.revolt.not': '{who} no se rebela.',
  'neutral.revolt.asks':
    '{who} paga {n, plural, one {# talento} other {# talentos}} y pide a sus legiones que lo sigan.',
  'neutral.revolt.poor':
    'A: {who} y el tesoro de su facción tienen {n} talentos, no {needed}: 3 por cada legión a su mando.',
  'neutral.revolt.few': 'B: {who} puede esperar que lo sigan {n} de {all} legiones, no más de la mitad.',
  'neutral.revolt.unpaid':
    'B: {who} tiene {n} talentos propios, no {needed}: 1 por cada legión a la que debe preguntar.',
  'neutral.revolt.faithless': 'C: siguen a {who} {n} de {all} legiones, no el 60 por ciento.',
  'neutral.revolt.weaker': '{who} no sería más fuerte que quien se declaró antes ({n}).',
  'neutral.by.expects': 'A: hay dinero suficiente. B: puede esperar {n} de {all} legiones, más de la mitad.',
  'neutral.by.controls': 'C: lo siguen {n} de {all} legiones, al menos el 60 por ciento.',
};
