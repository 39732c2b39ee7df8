/** Disbandment and recall of Veterans. */
export const disbandment = {
  'rule:disbandment': 'Disbandment and recall',
  'verb.disbandVeterans': 'Disband Veterans for Oratory and Influence',
  'verb.recallDisbanded': 'Recall disbanded Veterans',
  'verb.recallLegions': 'Recall these Legions',
  'verb.payForRecall': 'Pay so many out of his own purse',
  'verb.raiseDisbanded': 'Raise these disbanded Legions',

  'ask.recall.which':
    'Which of his disbanded Legions does {who} recall? Each costs {n} Talents, 1 Oratory and 1 Influence.',
  'ask.recall.pay':
    '{n, plural, one {# Legion} other {# Legions}}: how many does {who} pay out of his own purse? The Faction Treasury pays the others.',
  'ask.raise.disbanded':
    'The Force Pool is empty: which {n, plural, one {disbanded Legion is} other {# disbanded Legions are}} to be raised?',

  'no.disband.allegiance': 'It owes no Allegiance to {who}, its Commander.',
  'no.disband.proconsul': '{who} is a Proconsul; only Consuls and the Dictator disband Veterans.',
  'no.recall.office': 'Only a Consul or the Dictator recalls disbanded Legions.',
  'no.recall.away': 'He has left Rome.',
  'no.recall.money': 'Neither he nor his Faction Treasury has {n} Talents for a Legion.',

  'disbandment.disbands':
    '{who} disbands {n, plural, one {# Veteran Legion} other {# Veteran Legions}}, gains {n} Oratory and {n} Influence, and will lay down his command.',
  'disbandment.recalls':
    '{who} recalls {n, plural, one {# disbanded Legion} other {# disbanded Legions}} and loses {n} Oratory and {n} Influence.',
  'disbandment.toRaise': 'Disbanded Legions among them: {legions}.',
  'disbandment.raised': 'No Veterans any more, and nobody’s: {legions}.',
  'board.floor.raise.disbanded': 'Disbanded Legions among them: {legions}.',
} as const;
