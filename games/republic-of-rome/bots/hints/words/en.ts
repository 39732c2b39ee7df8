/** English: the source of every key and of its arguments. */
export const en = {
  'hint.rome.passes': 'As things look, it would pass, with {votes, plural, one {one vote} other {# votes}} to spare.',
  'hint.rome.fails':
    'As things look, it would not pass: {votes, plural, =0 {as many for it as against it} one {one vote is missing} other {# votes are missing}}.',
  'hint.rome.leansFor': 'On balance it is good for you.',
  'hint.rome.leansAgainst': 'On balance it is bad for you.',
  'hint.rome.indifferent': 'It matters too little to you to make an enemy of anybody.',
  'hint.rome.own': '{who} is one of your own, and what he gains is yours.',
  'hint.rome.ally':
    '{who} of {faction} would bring the votes of his Faction, and gain by it. The difference of Influence between his Faction and yours is {ahead}.',
  'hint.rome.rival':
    '{who} of {faction} would gain by it. The difference of Influence between his Faction and yours is {ahead}.',
  'hint.rome.life': 'If {who} becomes Consul for Life, the game is lost for you.',
  'hint.rome.life.own': 'If {who} becomes Consul for Life, you win the game.',
  'hint.rome.prosecute': '{who} has {influence} Influence, and as the bot counts the votes, he would be convicted.',
  'hint.rome.accused':
    'A conviction takes Influence, or his life, from {who}. The difference of Influence between his Faction and yours is {ahead}.',
  'hint.rome.ownAccused': '{who} is one of your own: a conviction costs Influence, or his life.',
  'hint.rome.treasury':
    'By what is known now, about {talents} Talents will be left to the State after the next revenue; Unrest is {unrest}.',
  'hint.rome.battle': '{who} would win with {won} % and be beaten, or worse, with {lost} %.',
  'hint.rome.campaign':
    'With {legions, plural, one {one Legion} other {# Legions}} and {fleets, plural, one {one Fleet} other {# Fleets}} {who} wins with {won} % and is beaten, or worse, with {lost} %.',
  'hint.rome.recall': '{who} has no good chance of victory where he is: at home his units can be sent again.',
  'hint.rome.raise':
    'To fight the Wars that need it {legions, plural, one {one Legion} other {# Legions}} and {fleets, plural, one {one Fleet} other {# Fleets}} are missing.',
  'hint.rome.noRaise': 'No more units are needed, or Rome could not pay for them.',
  'hint.rome.persuade':
    '{who} wins {target} with {won} %, {bribe, plural, =0 {without a bribe} other {with a bribe of #}}, if nobody pays against it.',
  'hint.rome.bribe': 'Another Talent is worth it as long as it brings more chance than it costs.',
  'hint.rome.knight':
    'A Knight is a vote more and an income for {who}; every Talent spent adds one winning side of the die.',
  'hint.rome.games': 'Unrest is {unrest}: Games calm the people, and make popular whoever pays for them.',
  'hint.rome.leader': '{who} would speak much better than the present Leader, or there is none.',
  'hint.rome.endInitiative':
    'What is left to do here is not worth its Talents: they are kept for Games, votes and counter-bribes.',
  'hint.rome.short':
    'Rome lacks {talents, plural, one {one Talent} other {# Talents}}: if it goes Bankrupt, everybody loses.',
  'hint.rome.contribute':
    'Rome can pay; but for a large gift there is Influence, and enough money is left for the Forum.',
  'hint.rome.keepTalents': 'Rome can pay, and what you have is wanted in the Forum.',
  'hint.rome.lastTalents': 'The game is about to end: only Influence will count, and money buys some.',
  'hint.rome.noTrial': 'No conviction is both likely and worth the enemies that it makes.',
  'hint.rome.veto': 'It is bad enough for you to be worth stepping in.',
  'hint.rome.pass': 'Nothing here is bad enough for you to spend a card on it.',
  'hint.rome.aboutToWin': 'It is meant for somebody who is about to win, and whom votes cannot stop.',
  'hint.rome.lawNow': 'This Law helps you, or all of Rome, and the votes for it are there where votes are needed.',
  'hint.rome.tribune': 'The presiding Senator will not do it, and it cannot wait.',
  'hint.rome.deal': 'An agreement should bring at least what it costs: money, votes and offices on both sides.',
  'hint.rome.on.trial':
    'In a trial it counts who votes against whom: the votes of each Faction, the Influence of the accused, and who is ahead.',
  'hint.rome.on.assassin': 'An Assassin is worth his risk only against somebody who is about to win.',
  'hint.rome.on.cards': 'Keep what can stop somebody at the right moment; play what earns money or votes every turn.',
  'hint.rome.on.neutral':
    'Neutral Factions go with whoever suits them: look at their votes, and at what they are paid.',
  'hint.rome.on.war':
    'Look at the strength of the War, the skill of the Commander, and what two dice must show. A defeat costs more than waiting.',
  'hint.rome.on.units': 'Units cost money every turn: as many as the Wars need, and as few as the State can pay.',
  'hint.rome.on.event': 'Choose whatever harms Rome least and you not at all.',
  'hint.rome.on.leader':
    'A Leader cannot be lured away: he should be the one whom you would miss most, and speak well.',
  'hint.rome.on.forum':
    'Look at who can be won with little money, at Knights, and at Unrest: money is wanted everywhere.',
  'hint.rome.on.auction': 'Another initiative is a card and an attempt more; it is not worth all one’s money.',
  'hint.rome.on.games': 'The Games should be as large as Unrest makes them necessary.',
  'hint.rome.on.governors':
    'A rich Province pays its Governor, but whoever is away has no vote in Rome. Rivals are welcome to go.',
  'hint.rome.on.concessions': 'A Concession is money every turn: for your own, or for those whose votes you need.',
  'hint.rome.on.land':
    'Land Bills calm the people for years, and cost the State as long: look at Unrest and at the Treasury.',
  'hint.rome.on.laws': 'Whoever proposes a Law gains Influence by it: a sponsor of your own costs nothing.',
  'hint.rome.on.office':
    'An office is Influence, and Influence wins the game: your own first, then the least dangerous; while there is War, somebody who can command.',
  'hint.rome.on.ransom': 'He is worth his ransom if his Influence and his votes are.',
  'hint.rome.on.rebel': 'A revolt wins the game or loses everything: it is a question of Legions and of the dice.',
  'hint.rome.on.money':
    'Money belongs where it is wanted next: with the best speaker in Rome, and with those whom others would lure away.',
  'hint.rome.on.senate':
    'Look at who gains by it, who is ahead in Influence, and how many votes each Faction has in Rome.',
  'hint.rome.on.anything':
    'Rome first, because everybody loses with it; then your own Influence; then whoever is ahead.',
} as const;
