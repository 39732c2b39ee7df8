/** Words about Intrigue cards of Neutrals: 4.07 */
export const neutralIntrigue = {
  'neutral.peddling':
    '{faction} plays {card} and draws a card of {k, plural, one {{from}} other {one of {from}, as the dice decide}}.',
  'neutral.peddling.by': 'Against the Faction with most Intrigue cards, then most Influence',
  'neutral.peddling.less': 'fewer Intrigue cards, or less Influence',
  'neutral.persuading':
    '{faction} is to play {card} and approaches {k, plural, one {{target}} other {one of {target}, as the dice decide}}.',
  'neutral.persuading.by': 'Nobody may oppose it: the Most Available Senator, whatever the Faction Treasuries hold',
} as const;
