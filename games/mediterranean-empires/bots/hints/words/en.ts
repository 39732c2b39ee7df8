/** English: the source of every key and of its arguments. */
export const en = {
  'hint.med.attack':
    '{place} would be worth about {gain} points to you. Less the risk and the {cards, plural, one {card} other {# cards}} that it takes, about {worth} are left.',
  'hint.med.attackAll':
    'An expedition against {place} is worth about {worth} points, with all that {cards, plural, one {the card} other {the # cards}} may bring besides the city.',
  'hint.med.area':
    'An expedition against {place} is worth about {worth} points: what the campaign pays on average, less the risk and the {cards, plural, one {card} other {# cards}} that it takes.',
  'hint.med.card': 'To play {card} now is worth about {worth} points.',
  'hint.med.pass': 'No expedition and no card is worth what it would cost now.',
  'hint.med.change':
    'No expedition and no card is worth what it would cost now, and {card} is the poorest of the hand: another may be better.',
  'hint.med.wins': 'With {place} you have the cities that win the game.',
  'hint.med.keyCity': '{place} is a key city: it pays a point and a card in every count that is still to come.',
  'hint.med.fromRival': 'Whoever holds {place} loses what you gain.',
  'hint.med.next': 'Next comes {other}, worth about {worth} points.',
  'hint.med.asGood': '{other} would be about as good.',
  'hint.med.unitsFor':
    'For {place} {n, plural, one {one card is} other {# cards are}} the best measure: then the expedition is worth about {worth} points.',
  'hint.med.units': 'As few cards as are enough, and one more where the defender may have cards of his own.',
  'hint.med.guard': 'As few cards as are likely to turn the battle, and no more than is at stake.',

  'hint.med.intercept':
    'To intercept with {n, plural, one {one card} other {# cards}} is worth about {worth} points, the risk included.',
  'hint.med.letPass': 'To stop this attack would cost more cards than it is worth.',
  'hint.med.interception':
    'It depends on how likely the attack is to take the city, what the city is worth, and what is at stake in the battle itself.',
  'hint.med.forAttacker': 'If the attacker wins this combat, that is worth about {worth} points to you.',
  'hint.med.forDefender': 'If the defender wins this combat, that is worth about {worth} points to you.',
  'hint.med.play': '{card} can turn it for less than is at stake.',
  'hint.med.keep': 'No card that could be played now would bring more than it costs.',
  'hint.med.others': 'In the combat of others a card must be worth more than its price.',
  'hint.med.price': 'A card of the hand is worth about {worth} points at this moment: less, the fewer rounds are left.',
  'hint.med.cardsOrPoints': 'So many cards against so many points: whichever is worth more.',
  'hint.med.side': 'What helps goes to the side that should win, what harms to the other.',
  'hint.med.respond':
    'An answer is worth its card when you are in the fight yourself, or when the other card harms you.',
  'hint.med.half': 'About every second answer succeeds.',

  'hint.med.settle': 'Big cities and ports first, on the way to key cities, and where others would come.',
  'hint.med.fort': 'A fort goes to a valuable city in the reach of others that is not well defended yet.',
  'hint.med.victim': 'It should hurt: a valuable city of a rival who is ahead, and not too well defended.',
  'hint.med.rival': 'Whoever is ahead and holds many cards has the most to lose.',
  'hint.med.dearest': 'It goes by what cards are good for: this one is rated highest.',
  'hint.med.poorest': 'It goes by what cards are good for: the lowest rated can be spared.',
  'hint.med.gain': 'The city that brings most: its size, key city or not, and what its owner loses.',
  'hint.med.harm': 'The city whose loss does most harm to a rival who is ahead.',
  'hint.med.road': 'It matters which roads to cities the area opens.',
  'hint.med.horde': 'Where the barbarians are strong enough to take a city that a rival would miss.',
  'hint.med.migrate': 'Better beside the cities of others than beside your own.',
  'hint.med.first': 'Whoever begins can take what others want, before they do.',
  'hint.med.draw': 'A card more never harms.',
  'hint.med.route': 'The shortest way meets the fewest others.',
  'hint.med.refused': 'To fight for the passage would cost cards that were meant for something else.',
  'hint.med.passage': 'Refused, the attack might only be turned on you.',
  'hint.med.storm': 'A card that calms the storm saves the whole expedition.',
  'hint.med.load': 'A ship takes its troops down with it: better to spread them.',
  'hint.med.use': 'As a Leader the card helps in every combat of its expedition.',
  'hint.med.anything': 'The bot has no numbers for this question: any answer that is offered will do for it.',
} as const;
