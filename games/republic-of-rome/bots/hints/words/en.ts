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
  'hint.rome.wonOver': 'As it stands, {target} is won over with {chance} %.',
  'hint.rome.wonOver.paid':
    '{talents, plural, one {One Talent} other {# Talents}} against it lower the chance that {target} is won over from {before} % to {after} %.',
  'hint.rome.wonOver.own': '{target} is one of your own, and worth more to you than that.',
  'hint.rome.wonOver.low': 'That is so little that no money is needed against it.',
  'hint.rome.wonOver.dear':
    'To make him safe would take {talents, plural, one {one Talent} other {# Talents}}: more than you can spend on it, or than he is worth to you.',
  'hint.rome.wonOver.harmless':
    'He is none of yours, and {faction} is not dangerous enough to you: the difference of Influence is {ahead}.',
  'hint.rome.wonOver.danger':
    'He is none of yours, but {faction} is dangerous to you: the difference of Influence is {ahead}.',
  'hint.rome.wonOver.notWorth':
    'He is none of yours: for others money is spent only against a good chance, and if it takes little.',
  'hint.rome.more':
    '{talents, plural, one {One Talent more raises} other {# Talents more raise}} the chance from {before} % to {after} %.',
  'hint.rome.roll':
    'As it stands, {target} is won over with {chance} %: more money would bring too little, or is not there.',
  'hint.rome.bid':
    'To {who} another Initiative is worth {talents, plural, =0 {no Talent} one {one Talent} other {# Talents}} at most: for its card, and for the best attempt at persuasion.',
  'hint.rome.bid.high': 'The highest bid is {talents, plural, one {one Talent} other {# Talents}}.',
  'hint.rome.debt':
    'By an agreement you owe {faction} {talents, plural, one {one Talent} other {# Talents}}: debts come first.',
  'hint.rome.speaker':
    '{talents} of {all} Talents go to {who}, who has most to do with money: he persuades, wins Knights, buys votes and contributes.',
  'hint.rome.rise':
    'With {talents} Talents contributed {who} has so much Influence that he is Consul for Life at once, and nobody can prevent it.',
  'hint.rome.guarded':
    '{talents, plural, one {One Talent goes} other {# Talents go}} to {who}, whom others would most like to win over: what he has makes that dearer.',
  'hint.rome.hidden':
    '{talents, plural, one {One Talent stays} other {# Talents stay}} hidden in your Faction Treasury, for counter-bribes.',
  'hint.rome.placed':
    'There is nothing left to place. Of your Senators {who} has most, {talents, plural, =0 {no Talents} one {one Talent} other {# Talents}}.',
  'hint.rome.spoils':
    '{province} brings about {talents, plural, one {one Talent} other {# Talents}} on average, and there is time for more; {who} becomes Corrupt by it and may be tried.',
  'hint.rome.spoils.corrupt':
    '{who} is Corrupt already: about {talents, plural, one {one Talent} other {# Talents}} from {province} cost him nothing more.',
  'hint.rome.noSpoils':
    'The best that could be taken, about {talents, plural, one {one Talent} other {# Talents}} from {province}, is not worth it: {who} would become Corrupt and might be tried.',
  'hint.rome.noTrade':
    '{n, plural, =0 {Nobody holds out cards to you, and yours are worth more to you than to others.} other {What is held out to you is not worth a card of yours.}}',
  'hint.rome.playStatesman': '{card} votes and speaks for you only once the card is played.',
  'hint.rome.playConcession':
    '{card} brings {talents, plural, one {one Talent} other {# Talents}} a turn as soon as somebody holds it.',
  'hint.rome.playNothing': 'No card of your hand would vote or pay for you if it were played now.',
  'hint.rome.holder':
    '{who} has {influence} Influence and {talents, plural, =0 {no income} one {an income of one Talent} other {an income of # Talents}} from Concessions. Whoever holds one may be tried for it: give it to somebody with little to lose.',
  'hint.rome.leads': '{who} has {oratory} ORA and {influence} Influence, and a Leader cannot be lured away.',
  'hint.rome.province':
    'Whoever takes Spoils in {province} gets about {talents, plural, one {one Talent} other {# Talents}} a turn.',
  'hint.rome.governor.own':
    '{who} is one of your own: {votes, plural, one {one vote} other {# votes}} would be missing in Rome.',
  'hint.rome.governor.rival':
    'With {who} {votes, plural, one {one vote} other {# votes}} of {faction} would be missing in Rome.',
  'hint.rome.governors.put':
    '{n, plural, one {One is named: the vote on him decides nothing else.} other {# are named: one vote decides on all of them.}}',
  'hint.rome.governors.who':
    '{own, plural, =0 {None of yours} one {One of yours} other {# of yours}} would go, and {votes, plural, one {one vote} other {# votes}} of others would be missing in Rome.',
  'hint.rome.skill': '{who} has {mil} MIL and {influence} Influence.',
  'hint.rome.field': 'There is War, and the Field Consul leads the army.',
  'hint.rome.romeConsul': 'The Rome Consul presides: what is put to the vote is for him to say.',
  'hint.rome.concession':
    '{concession} brings {talents, plural, one {one Talent} other {# Talents}} a turn, as much as any that can be given.',
  'hint.rome.charge.major':
    'A Major Prosecution may cost {who} his life, and with {influence} Influence he is dangerous.',
  'hint.rome.charge.minor':
    'With {influence} Influence {who} is not so dangerous that it must be his life, or no other charge is possible.',
  'hint.rome.prosecutor': '{who} is one of your own: the Prosecutor gains half of the Influence that is lost.',
  'hint.rome.freeConcessions': 'Concessions lie free: they cost the State nothing, and bring money every turn.',
  'hint.rome.adjourn': 'Of what may still be proposed nothing is needed now, or it has been voted down.',
  'hint.rome.fine':
    'What {who} of {faction} cannot pay he loses in Influence. The difference of Influence between his Faction and yours is {ahead}.',
  'hint.rome.noFine': 'Only Senators of your own could be fined.',
  'hint.rome.priest': '{who} is one of your own, and a Priest has 1 Influence more.',
  'hint.rome.noPriest': 'None of your own would gain by it.',
  'hint.rome.priesthood':
    '{who} of {faction} loses 1 Influence, and one of your own gains it. The difference of Influence between his Faction and yours is {ahead}.',
  'hint.rome.graft':
    'To you the matter is worth more than {talents, plural, one {the one Talent} other {the # Talents}} that the Tribune costs.',
  'hint.rome.graft.dear':
    'The Tribune costs {talents, plural, one {one Talent} other {# Talents}}: more than there is, or than the matter is worth to you.',
  'hint.rome.mob':
    'The mob kills by chance, and {faction} is dangerous to you: the difference of Influence is {ahead}.',
  'hint.rome.promised': 'You have promised it, and nobody likes to deal with somebody who breaks his word.',
  'hint.rome.promised.none': 'Without a Tribune it cannot be done, and so the promise is not broken.',
  'hint.rome.notDue': 'Nobody is waiting for what was promised any more.',
  'hint.rome.veterans':
    '{n, plural, one {One Veteran Legion} other {# Veteran Legions}} would fight for the Rebel. Called back now, they fight against him, and he can do nothing about it any more.',
  'hint.rome.veterans.own': 'The Rebel is one of your own: if he wins, you win.',
  'hint.rome.veterans.to': 'With {who} they fight against the Rebel at once.',
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
