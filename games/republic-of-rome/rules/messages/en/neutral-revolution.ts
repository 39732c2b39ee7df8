/** Words about trades and Revolts of Neutrals, and the end: 4.06, 4.08 */
export const neutralRevolution = {
  'verb.buyWithStatesman': 'Take for a Statesman',
  'verb.buyWithIntrigue': 'Take for two Intrigue cards at random',
  'ask.neutral.buy':
    'Neutrals cannot play {cards}. Do you take one, for a Statesman whose Family its holder has, or for two Intrigue cards at random?',
  'ask.neutral.join': 'Which other Senators of {faction} join the Revolt of {who}?',
  'ask.neutral.marchOn': '{who} of {faction} does not revolt. Does he lay down his command, or march on?',
  'neutral.statesman': '{faction} play {card}.',
  'neutral.by.statesman': 'A Neutral plays every Statesman that it can.',
  'neutral.swap': '{faction} give {gives} to {other} for {takes}.',
  'neutral.by.swap':
    'Neither can play what it holds; each has the Family of what the other holds. The lowest number first.',
  'neutral.bought': '{faction} take {takes} of {other} for {gives}.',
  'neutral.revolt': '{who} revolts.',
  'neutral.revolt.not': '{who} does not revolt.',
  'neutral.revolt.asks': '{who} pays {n, plural, one {# Talent} other {# Talents}} and asks his Legions to follow him.',
  'neutral.revolt.poor':
    'A: {who} and his Faction Treasury have {n} Talents, not {needed}: 3 for each Legion he commands.',
  'neutral.revolt.few': 'B: {who} can expect {n} of {all} Legions to follow him, not more than half.',
  'neutral.revolt.unpaid': 'B: {who} has {n} Talents of his own, not {needed}: 1 for each Legion that must be asked.',
  'neutral.revolt.faithless': 'C: {n} of {all} Legions follow {who}, not 60 percent.',
  'neutral.revolt.weaker': '{who} would not be stronger than whoever has declared before ({n}).',
  'neutral.by.expects': 'A: there is enough money. B: he can expect {n} of {all} Legions, more than half.',
  'neutral.by.controls': 'C: {n} of {all} Legions follow him, at least 60 percent.',
} as const;
