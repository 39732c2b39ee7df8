/** Words about the Forum Phase of Neutrals: 4.04 */
export const neutralForum = {
  'verb.playLawNow': 'Play a Law',
  'verb.playConcessionNow': 'Play a Concession',
  'neutral.plays': '{faction} play {card}.',
  'neutral.law.by': 'A Neutral plays a Law as soon as it can',
  'neutral.statesman.by': 'A Neutral plays every Statesman that it can',
  'neutral.concession':
    '{faction} give {concession} to {k, plural, one {{who}} other {one of {who}, as the dice decide}}.',
  'neutral.concession.by': 'Fewest Concessions, then most Influence',
  'neutral.leader': '{k, plural, one {{who}} other {One of {who}, as the dice decide,}} is to lead {faction}.',
  'neutral.leader.by': 'Who leads, on the card of {faction}',
  'neutral.knight':
    '{faction}: {k, plural, one {{who}} other {one of {who}, as the dice decide,}} tries to attract a Knight with {n} T.',
  'neutral.knight.by': 'Knights on the card of {faction}: {n} T, by the richest Senator in Rome',
  'neutral.games':
    '{faction}: {k, plural, one {{who}} other {one of {who}, as the dice decide,}} is to sponsor {games}, if the Unrest of {unrest} is above his Popularity.',
  'neutral.games.by':
    'Charity on the card of {faction}: the dearest Games that its richest Senator can pay, while Unrest ({unrest}) is above his Popularity',
  'neutral.persuasion.target':
    '{faction} approach {k, plural, one {{target}} other {one of {target}, as the dice decide}}.',
  'neutral.persuasion':
    '{k, plural, one {{who}} other {One of {who}, as the dice decide,}} is to persuade {target} with {bribe} T: the Base Number is {base}.',
  'neutral.persuasion.raise': '{who} is to spend {n} T more on {target}: the Base Number becomes {base}.',
  'neutral.persuasion.by':
    'The Most Available Senator: the highest final Base Number, for the least money, with the Faction Treasury of his Faction against it',
  'neutral.persuasion.bribe.by':
    'Money only if the number becomes 7 or more in the end; then up to 9, or to what a Neutral cannot bring down to 4',
  'neutral.persuasion.less': 'less available',
  'neutral.persuasion.hopeless': 'no roll could succeed',
  'neutral.persuasion.nobody': '{faction} approach nobody.',
  'neutral.persuasion.nobody.by': 'No roll could succeed: with nobody does the Base Number come to 2',
  'neutral.defence': '{faction} are to spend {n} T to keep {target}: the Base Number becomes 4.',
  'neutral.defence.by': 'A Neutral defends its own Senators, if it can bring the Base Number to exactly 4',
  'neutral.bid': '{faction}: {k, plural, one {{who}} other {one of {who}, as the dice decide,}} is to bid {n} T.',
  'neutral.bid.opens':
    '{faction} open the bidding: {k, plural, one {{who}} other {one of {who}, as the dice decide,}} bids {n} T and a die, {most} T at most.',
  'neutral.bid.die':
    '{faction}: {k, plural, one {{who}} other {one of {who}, as the dice decide,}} bids {n} T if a die shows {needed} or more.',
  'neutral.bid.none': '{faction} do not bid.',
  'neutral.bid.by':
    'Initiative on its card: {n}. The richest Senator in Rome bids, never more than the richest of any other Faction has',
  'neutral.openBodyguard':
    '{faction} give the Open Bodyguard to {k, plural, one {{who}} other {one of {who}, as the dice decide}}.',
  'neutral.openBodyguard.by': 'The Senator with most Influence, if it is {n} or more',
  'ask.neutral.leaderDies': 'Which enemy Leader dies? You decide for {faction}, whose Senator ranks highest in Rome.',
  'ask.neutral.newAlliance':
    'New Alliance: which War ends? You decide for {faction}, whose Senator ranks highest in Rome.',
  'ask.neutral.fleets':
    '{n, plural, one {# Fleet is} other {# Fleets are}} lost. Which? You decide for {faction}, whose Senator ranks highest in Rome.',
  'ask.neutral.catilina':
    'Catilina: which Faction is in the conspiracy? You decide for {faction}, whose Senator ranks highest in Rome.',
} as const;
