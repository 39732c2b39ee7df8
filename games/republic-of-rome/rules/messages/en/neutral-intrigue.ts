/** Words about Intrigue cards of Neutrals: 4.07 */
export const neutralIntrigue = {
  'neutral.assassin.demanded': '{faction} demand an Assassination Check: {target}.',
  'neutral.assassin.roll': '{faction} roll {total}{more, plural, =0 {} other { (+# for Assassin cards)}}.',
  'neutral.assassin.nobody': 'Nobody makes an attempt on {target}.',
  'neutral.assassin.sends':
    '{faction} make an attempt on {target}. Assassin: {who}. {n, plural, =0 {No Assassin card} one {# Assassin card} other {# Assassin cards}}.',
  'neutral.assassin.least': 'The Senator in Rome with least Influence who does not lead',
  'neutral.guard.plays':
    '{faction} guard {target} with {n, plural, one {# Secret Bodyguard} other {# Secret Bodyguards}}.',
  'neutral.guard.all': 'A Neutral plays all its Secret Bodyguards for a Senator of its own',
  'neutral.tribune.plays': '{faction} play a Tribune against {against}, for themselves: {what}.',
  'neutral.tribune.next': '{faction} are next to choose, and this is the highest thing left on their list: {what}',
  'neutral.tribune.answers': '{faction} answer the Tribune. {deed}: {who}.',
  'neutral.tribune.why': 'The Tribune would cost it Spoils: {deed}',
  'neutral.tribune.voided': 'Its own Tribune was stopped: {deed}',
  'deed:graft': 'Graft, by the richest in Rome',
  'deed:murder': 'Murder of a Tribune, by the most popular in Rome',
  'deed:mob': 'Mob Incited to Violence, by the best speaker in Rome',
  'verb.demandCheck': 'Demand an Assassination Check',
  'neutral.peddling':
    '{faction} play {card} and draw a card of {k, plural, one {{from}} other {one of {from}, as the dice decide}}.',
  'neutral.peddling.by': 'Against the Faction with most Intrigue cards, then most Influence',
  'neutral.peddling.less': 'fewer Intrigue cards, or less Influence',
  'neutral.persuading':
    '{faction} are to play {card} and approach {k, plural, one {{target}} other {one of {target}, as the dice decide}}.',
  'neutral.persuading.by': 'Nobody may oppose it: the Most Available Senator, whatever the Faction Treasuries hold',
} as const;
