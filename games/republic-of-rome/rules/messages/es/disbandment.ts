import type { disbandment as source } from '../en/disbandment.ts';

export const disbandment: Readonly<Record<keyof typeof source, string>> = {
  'rule:disbandment': 'Licenciamiento y reenganche',
  'verb.disbandVeterans': 'Licenciar veteranos a cambio de oratoria e influencia',
  'verb.recallDisbanded': 'Volver a llamar a veteranos licenciados',
  'verb.recallLegions': 'Llamar a estas legiones',
  'verb.payForRecall': 'Pagar tantas de su propio peculio',
  'verb.raiseDisbanded': 'Reclutar estas legiones licenciadas',

  'ask.recall.which':
    '¿A cuáles de sus legiones licenciadas vuelve a llamar {who}? Cada una cuesta {n} talentos, 1 de oratoria y 1 de influencia.',
  'ask.recall.pay':
    '{n, plural, one {# legión} other {# legiones}}: ¿cuántas paga {who} de su propio peculio? Las demás las paga el tesoro de la facción.',
  'ask.raise.disbanded':
    'La reserva de fuerzas está vacía: ¿qué {n, plural, one {legión licenciada se recluta} other {# legiones licenciadas se reclutan}}?',

  'no.disband.allegiance': 'No debe lealtad a {who}, su comandante.',
  'no.disband.proconsul': '{who} es procónsul; solo los cónsules y el dictador licencian veteranos.',
  'no.recall.office': 'Solo un cónsul o el dictador vuelve a llamar a legiones licenciadas.',
  'no.recall.away': 'Ha salido de Roma.',
  'no.recall.money': 'Ni él ni el tesoro de su facción tienen {n} talentos para una legión.',

  'disbandment.disbands':
    '{who} licencia {n, plural, one {# legión veterana} other {# legiones veteranas}}, gana {n} de oratoria y {n} de influencia, y depondrá el mando.',
  'disbandment.recalls':
    '{who} vuelve a llamar a {n, plural, one {# legión licenciada} other {# legiones licenciadas}} y pierde {n} de oratoria y {n} de influencia.',
  'disbandment.toRaise': 'Legiones licenciadas entre ellas: {legions}.',
  'disbandment.raised': '{legions}: ya no son veteranas ni deben lealtad a nadie.',
  'board.floor.raise.disbanded': 'Legiones licenciadas entre ellas: {legions}.',
};
