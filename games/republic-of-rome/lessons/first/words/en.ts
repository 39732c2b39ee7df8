/** English: the source of every key and of its arguments. */
export const en = {
  'lesson.first.title': 'Republic of Rome: a first lesson',

  'lesson.first.goal':
    'You are {you}: three Senators, {a}, {b} and {c}. Two other Factions sit with you in the same Senate. Each wants Rome for itself; but if Rome falls, nobody has won. One turn has seven phases, and you will see them all.',
  'lesson.first.concessions':
    'Before the first turn you may play what brings money. You hold {first} and {second}. Play {first} and give it to {b}; play {second} and give it to {a}; then “{done}”.',
  'lesson.first.concessions.no': 'Cards in the hand earn nothing. {first} for {b}, {second} for {a}, then “{done}”.',

  'lesson.first.revenue':
    'The first phase is over already: a number was drawn, and {dead} of {other} is dead. The second brings money, 8 Talents for you. “{do}”: 5 for {a}, 1 for {b}, and 2 stay with the Faction. What a Senator holds he can spend in the Forum and the Senate.',
  'lesson.first.revenue.no':
    'Another way would do as well, but the lesson counts on this one: 5 for {a}, 1 for {b}, 2 for {you}.',
  'lesson.first.contribute':
    '“{done}”. Then you are asked whether somebody gives the State money. It has 200 and needs none today: “{done}” again.',
  'lesson.first.contribute.no': 'You will want every Talent in the Senate. This time only “{done}”, twice.',

  'lesson.first.forum':
    'The {phase}. Each Faction in turn draws a card and may win somebody over. {other} offers {target} 6 Talents: with 8 or less on two dice he joins them. You could spend against it. He is not worth that: “{do}”.',
  'lesson.first.forum.no': 'Whatever you spend here is missing when Consuls are elected. “{do}”.',
  'lesson.first.knight':
    '{target} has joined {other}, and a card brought {war}: somebody must deal with that before the year is out. Now it is your turn. Let {a} try for a Knight, who brings votes and money: “{attract}”, {a}, and pay 0. A 6 on the die is needed, and each Talent would add one. Then “{end}”.',
  'lesson.first.knight.no': 'First the free try: “{attract}” with {a}, pay 0. Then “{end}”.',
  'lesson.first.auction':
    'No luck. When everybody has had a turn, more turns are sold to the highest bidder. {other} has offered 1. Let them have it: “{do}”.',
  'lesson.first.auction.no': 'Two bids make both poorer. The next one may come cheap: “{do}”.',
  'lesson.first.bid':
    'The others have passed. For 1 Talent you draw a card and may throw for a Knight again. “{bid}”, {a}, 1 Talent; “{attract}”, {a}, pay 0; “{end}”.',
  'lesson.first.bid.no': 'In this order: “{bid}” with {a}, 1 Talent; “{attract}” with {a}, pay 0; “{end}”.',
  'lesson.first.bidAgain':
    'You drew {card}: more income, for a single Talent. And again nobody wants to pay. The same once more: bid 1 with {a}, try for a Knight, pay 0, “{end}”.',

  'lesson.first.consuls':
    'This time the die showed 6, and {a} has a Knight. The card was bad, though: a drought. In the {phase} before this one the people grew restless, to 4. Now the Senate sits. {chair} presides and proposes {a} and {colleague} as Consuls. You are asked whether you step in before the vote. “{do}”, for {until}.',
  'lesson.first.consuls.no': 'Why stop a vote that makes {a} Consul? “{do}”, for {until}.',
  'lesson.first.vote':
    '{against} voted no, with 6. You have 8 votes, and a vote more costs a Talent. Make sure of it: “{buy}”, 1 by {b} and 1 by {a}. Then “{aye}”.',
  'lesson.first.vote.no': 'It is your own man who stands for election. “{buy}”, 1 by {b} and 1 by {a}, then “{aye}”.',
  'lesson.first.office':
    '20 to 6. Two Consuls, and one of them stays and presides: that is where the power is. Choose “{rome}” for {a}. The dice give him the choice, so name him: “{name}”, {a}.',
  'lesson.first.office.no': 'The other Consul goes to war. You want the chair: “{rome}”, then {a}.',

  'lesson.first.raise':
    'Now you decide what is voted on. {war} is near, and four Legions are few. “{propose}”, {raise}, and take 9 Legions, as many as Rome can have.',
  'lesson.first.raise.no': 'First an army: “{propose}”, {raise}, 9 Legions.',
  'lesson.first.call':
    'Every proposal goes the same way. Nobody steps in: “{do}”, for {until}. Then call the Factions to vote: “{call}”.',
  'lesson.first.call.no': 'You want this vote to be held: “{do}”, for {until}, then “{call}”.',
  'lesson.first.aye': 'They are with you, as nobody wants to see Gauls in the Forum. “{aye}”.',
  'lesson.first.aye.no': 'Against your own proposal? “{aye}”.',
  'lesson.first.deploy':
    'Carried, and look at {b}: {card} earns 2 Talents for each Legion, 18 in all. Now the war. “{propose}”, {deploy}: send {commander} against {war} with all 13 Legions, then “{put}”. Bring it through the vote as you did before.',
  'lesson.first.deploy.no':
    'Half an army is beaten twice as easily. {deploy}: {commander} against {war}, 13 Legions, “{put}”.',
  'lesson.first.adjourn':
    'He is on his way. You could go on proposing until nobody listens; end it here. “{adjourn}”, and when you are asked for a Tribune, “{do}”. Then arms decide.',
  'lesson.first.adjourn.no': 'There is more one could do, and another turn for it. “{adjourn}”, then “{do}”.',

  'lesson.first.combat':
    'Three dice and what each side adds: 18 would have been a fine victory. But every War has numbers on which all goes wrong, and for {war} the dice showed one of them, 13. A Disaster: seven Legions are lost, and {commander} stays in the field. That is Rome. Last comes the {phase}, in which cards change hands: “{do}”.',
  'lesson.first.combat.no': 'You have nothing that you would give away. “{do}”.',
  'lesson.first.last':
    'And once more you may play what you hold. {card}, which you drew for a Talent, goes to {b}; then “{done}”.',
  'lesson.first.last.no': 'Put it to work: play {card}, give it to {b}, then “{done}”.',
  'lesson.first.end':
    'The next turn has begun, and another Senator has died. You have a Consul, an angry people, a war that goes on, and two rivals who know it. Now it is a game.',

  'lesson.first.learnt.phases':
    'The phases of a turn: mortality, revenue, Forum, population, Senate, combat, revolution.',
  'lesson.first.learnt.money': 'Where money comes from, and that it lies with Senators.',
  'lesson.first.learnt.forum': 'The Forum: drawing cards, winning Senators, trying for Knights, bidding for more.',
  'lesson.first.learnt.senate': 'The Senate: proposing, stepping in or not, voting, and buying votes.',
  'lesson.first.learnt.war': 'War: raising Legions, sending a Commander, and that the dice may be against you.',
} as const;
