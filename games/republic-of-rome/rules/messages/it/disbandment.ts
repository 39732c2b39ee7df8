import type { disbandment as source } from '../en/disbandment.ts';

export const disbandment: Readonly<Record<keyof typeof source, string>> = {
  'rule:disbandment': 'Congedo e richiamo',
  'verb.disbandVeterans': 'Congedare veterani in cambio di oratoria e influenza',
  'verb.recallDisbanded': 'Richiamare veterani congedati',
  'verb.recallLegions': 'Richiamare queste legioni',
  'verb.payForRecall': 'Pagarne tante di tasca propria',
  'verb.raiseDisbanded': 'Arruolare queste legioni congedate',

  'ask.recall.which':
    'Quali delle sue legioni congedate richiama {who}? Ognuna costa {n} talenti, 1 di oratoria e 1 di influenza.',
  'ask.recall.pay':
    '{n, plural, one {# legione} other {# legioni}}: quante ne paga {who} di tasca propria? Le altre le paga il tesoro della fazione.',
  'ask.raise.disbanded':
    'La riserva delle forze è vuota: {n, plural, one {quale legione congedata si arruola} other {quali # legioni congedate si arruolano}}?',

  'no.disband.allegiance': 'Non deve fedeltà a {who}, il suo comandante.',
  'no.disband.proconsul': '{who} è proconsole; solo i consoli e il dittatore congedano veterani.',
  'no.recall.office': 'Solo un console o il dittatore richiama legioni congedate.',
  'no.recall.away': 'Ha lasciato Roma.',
  'no.recall.money': 'Né lui né il tesoro della sua fazione hanno {n} talenti per una legione.',

  'disbandment.disbands':
    '{who} congeda {n, plural, one {# legione veterana} other {# legioni veterane}}, guadagna {n} di oratoria e {n} di influenza, e deporrà il comando.',
  'disbandment.recalls':
    '{who} richiama {n, plural, one {# legione congedata} other {# legioni congedate}} e perde {n} di oratoria e {n} di influenza.',
  'disbandment.toRaise': 'Legioni congedate tra esse: {legions}.',
  'disbandment.raised': '{legions}: non sono più veterane e non devono fedeltà a nessuno.',
  'board.floor.raise.disbanded': 'Legioni congedate tra esse: {legions}.',
};
