/** The Pontifex Maximus and his Priests. */
export const pontifex = {
  'rule:pontifex': 'Pontifex Maximus',
  'step:pontifex': 'election of the Pontifex Maximus',
  'kind:pontifex': 'Pontifex Maximus',
  'kind:recall-pontifex': 'Recall of the Pontifex Maximus',
  'office:pontifex': 'Pontifex Maximus',
  'charge:omens': 'an unpaid sacrifice (major)',
  'role:priest': 'as Priest',
  'becomes:pontifex': 'if he becomes Pontifex Maximus',
  'board.deal.office.pontifex': 'Pontifex Maximus',
  'board.floor.pontifex': '{who} as Pontifex Maximus.',
  'board.floor.recall-pontifex': 'Recall {who} as Pontifex Maximus; this takes two thirds of the votes.',

  'verb.makePriest': 'Make a Priest',
  'verb.movePriesthood': 'Take a Priesthood for another',
  'verb.vetoAsPontifex': 'Veto as Pontifex Maximus',

  'tally.doubled': 'doubled by the Pontifex Maximus',
  'tally.priest': 'a Priest',

  'ask.pontifex.nominee': 'Who is nominated as Pontifex Maximus?',
  'ask.pontifex.recall': 'Do you put the recall of {who} as Pontifex Maximus to the vote?',
  'ask.pontifex.priest': 'Who receives the Priesthood of {from}?',

  'notNow.pontifex': 'There is no Pontifex Maximus to recall, or his recall has failed this turn.',
  'no.vetoOfRecall': 'The Pontifex Maximus cannot veto his own recall.',

  'pontifex.nobody': 'Nobody can be Pontifex Maximus.',
  'pontifex.recalled': '{who} is recalled: he is Pontifex Maximus no more and loses 5 Influence.',
  'pontifex.deposed': 'The omens turn against {who}: he is Pontifex Maximus no more and loses 5 Influence.',
  'pontifex.sacrifices':
    '{who} as Pontifex Maximus pays {n, plural, one {# Talent} other {# Talents}} for the sacrifice.',
  'pontifex.factionPays': '{faction} owe {owed} for the sacrifice and the fine, and pay {n}.',
  'pontifex.liable': '{who} may be prosecuted for it.',
  'pontifex.collections':
    '{who} collects as Pontifex Maximus: die {die}, {n, plural, one {# Talent} other {# Talents}}.',
  'pontifex.priest': '{who} is a Priest and gains 1 Influence.',
  'pontifex.priestNoMore': '{who} is a Priest no more and loses 1 Influence.',
  'pontifex.vetoes': '{who} vetoes it as Pontifex Maximus.',
} as const;
