/** English: the source of every key and of its arguments. */
export const en = {
  'lesson.first.title': 'Mediterranean Empires: a first lesson',

  'lesson.first.goal':
    'You lead {you}. The other Empire is {other}, across the sea. Cities are points, battles are points, and whoever has most of them after three turns has won. Both have settled already; one city is left for you to take.',
  'lesson.first.settle':
    'Choose “{do}”, then {city}. It is on the western tip of Sicily: together with {near} it closes the island to the west. After that the dice bring an event, and {other} acts first. Watch.',
  'lesson.first.settle.no':
    'A fort more would make a city safer, and other cities are free. The lesson needs you on Sicily: “{do}”, then {city}.',

  'lesson.first.storm':
    'Every round begins with an event. This one is a time of campaigns: two expeditions each. {other} has sent four cards face down against your {target}, over the strait of {strait}. You hold {card}: a 4 or 5 costs them a card, a 6 two. Play it now, while they are at sea.',
  'lesson.first.storm.no': 'Once they are across the storm is of no use. Now is the moment: play {card}.',
  'lesson.first.intercept':
    'It was a 6: two cards are gone, and the strait itself has taken a third. One is left. You need not wait for it behind walls: choose “{do}”, then {at}, where it comes ashore. That makes it a battle in the field, and such a battle is worth 2 points.',
  'lesson.first.intercept.no':
    'You could let it come, and {target} might hold. But one card alone has never been easier to beat: “{do}”, then {at}.',
  'lesson.first.way':
    'Whoever marches needs a way from the capital. “{land}”, then “{easy}”: the game finds it through your own cities.',
  'lesson.first.way.no': 'By ship you would need fleets. It is near enough on foot: “{land}”, then “{easy}”.',
  'lesson.first.meet':
    'Now the cards that go. They lie face down; nobody sees them before the battle. Add {first} and {second}, then “{declare}”. Keep your best: what loses is discarded, and so is what defends.',
  'lesson.first.meet.no': 'Those you will want for your own attack. Send {first} and {second}, then “{declare}”.',
  'lesson.first.leader':
    'Both sides have turned their cards up: {theirs} against your two, 8 against 8. Each will roll a die and add it. {other} has just played a Leader, which is a die more. You have one too: play {card}.',
  'lesson.first.leader.no': 'Without a Leader you would roll one die against two. Play {card}.',
  'lesson.first.enough':
    '{other} answers with a second Leader. Your hand has nothing more for this battle, and it is better to know when to stop: “{do}”. You are asked once more after them, so say it twice.',
  'lesson.first.enough.no': 'Anything else is worth more later. “{do}”.',
  'lesson.first.join':
    '17 against 16! You gain 2 points and {other} loses 2, and a 6 brought {back} home to your hand. Now {other} attacks {city}, a free city. That is not your war, but everybody may join every battle. Play both cards called {card}: each gives the city a die more. Then “{do}”.',
  'lesson.first.join.no':
    'A city that {other} does not get is as good as one that you do. Play {card}, then the other one, then “{do}”.',
  'lesson.first.attack':
    'The city held, 21 against 12, and {other} has spent its cards. Your turn. {city} is theirs, of size 1 with one fort: it rolls two dice, 12 at the most. Choose “{do}”, then {city}.',
  'lesson.first.attack.no':
    'There are richer cities, but none so near and so weak, with so few cards left to defend it: “{do}”, then {city}.',
  'lesson.first.way2':
    'As before: “{land}”, then “{easy}”. A strait lies between, so a die is rolled: only a 1 is dangerous.',
  'lesson.first.force':
    'In an assault each card counts with its value against cities. {a}, {b} and {c} make 15, and a die is added: without help the city cannot hold. Add the three, then “{declare}”. All of them are discarded afterwards, so never send more than it takes.',
  'lesson.first.force.no': 'These three are enough and leave you a hand for later: {a}, {b} and {c}, then “{declare}”.',
  'lesson.first.assault':
    '{other} lets you pass and plays nothing. You are asked whether you add a card to the assault. 15 and a die against two dice: you need none. “{do}”.',
  'lesson.first.assault.no': 'You cannot lose this any more. Keep your cards: “{do}”.',
  'lesson.first.own':
    '{city} is yours: a point for its size, a point less for {other}, and the strait is in your hands. It is a time of campaigns, so you have a second expedition. Go where you like, or choose “{pass}”.',

  'lesson.first.learnt.round': 'A round: an event, then one action for everybody.',
  'lesson.first.learnt.expedition': 'An expedition: a target, a way, and cards that nobody sees.',
  'lesson.first.learnt.intercept': 'Meeting an attack on its way, before it is at the walls.',
  'lesson.first.learnt.battle': 'A battle: what the cards say, a die, and a die for every Leader.',
  'lesson.first.learnt.join': 'Joining in battles that are not yours.',
  'lesson.first.learnt.assault': 'An assault: your sum and a die against the dice of the city.',
} as const;
