/** Words about the Revenue Phase of Neutrals: 4.03 */
export const neutralRevenue = {
  'ask.neutral.shift': 'Move money to your Faction Treasury or from it, if you like.',
  'neutral.revenue.die-to-treasury':
    '{faction} have {n} Talents of revenue: 1d6 of them for their Faction Treasury, the rest for {who}.',
  'neutral.revenue.equal-shares':
    '{faction} divide {n} Talents of revenue: {each} for each of {all}, {treasury} for their Faction Treasury.',
  'neutral.revenue.half':
    '{faction} divide {n} Talents of revenue: {treasury} for their Faction Treasury, {rest} for {who}.',
  'neutral.revenue.one-each':
    '{faction} divide {n} Talents of revenue: 1 for each of {all}, {treasury} for their Faction Treasury, the rest for {who}.',
  'neutral.revenue.kept': '{faction} put {n, plural, one {# Talent} other {# Talents}} into their Faction Treasury.',
  'neutral.revenue.rest': '{who} receives the rest, {n, plural, one {# Talent} other {# Talents}}.',
  'neutral.by.revenue': 'Revenue line of the {guideline}',
  'neutral.governor.takes': '{who} helps himself to the Spoils of {province}.',
  'neutral.governor.leaves': '{who} leaves the Spoils of {province} alone.',
  'neutral.governor.die': '{who} rolls 1d6: with {least} or more he helps himself to the Spoils of {province}.',
  'neutral.spoils.left': '{who} leaves the Spoils of {province} alone this time.',
  'neutral.by.spoils': 'Provincial Spoils line of the {guideline}',
  'neutral.by.honest': '{who} never takes Provincial Spoils.',
  'neutral.contribution.life':
    '{who} contributes {n} Talents, because that brings him to {influence} Influence or more.',
  'neutral.contribution.match':
    '{faction} match the largest Contribution of a Player: {who} contributes {n, plural, one {# Talent} other {# Talents}}.',
  'neutral.contribution.none':
    '{faction} cannot match a Contribution of {n, plural, one {# Talent} other {# Talents}} and give nothing.',
  'neutral.by.life': 'Whoever can reach {influence} Influence by a Contribution makes it.',
  'neutral.by.charity': 'Charity line of the {guideline}; the richest pays.',
  'neutral.rebels.pay': '{faction} pay {n} Talents for the Rebel army, from {from}.',
  'neutral.by.richest': 'The richest pays first, the Faction Treasury last.',
  'neutral.ransom': '{who} pays his own Ransom of {n} Talents.',
  'neutral.by.ransom': 'A Neutral’s Captive is ransomed as soon as his own money is enough.',
  'neutral.heir': '{faction} have no Senators left and take {who} from the Curia as their Leader.',
  'neutral.heir.by': 'The uppermost Senator of the Curia who matches nobody in play.',
} as const;
