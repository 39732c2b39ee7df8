/** Words of the forms for one's own cards. */
export const en = {
  'hand.statesman': 'Military {mil}, Oratory {ora}, Loyalty {loy}, Influence {influence}',
  'hand.pays.each-turn': '{n} T a turn',
  'hand.pays.each-legion': '{n} T for each Legion that is raised',
  'hand.pays.each-fleet': '{n} T for each Fleet that is raised',
  'hand.later': 'once all Leaders are named',
  'hand.notNow': 'not now',
  'hand.to': 'to',
  'hand.play': 'Play',
  'hand.keep': 'Keep',
  'hand.disband': 'Veterans to disband',
  'hand.disband.hint': 'Each is 1 Oratory and 1 Influence for their Commander, who then lays down his command.',
  'hand.disbands': '{n, plural, one {disbands # Legion} other {disbands # Legions}}',
  'hand.none': 'Play nothing',
  'hand.give': 'Give {card} to {who}',
  'hand.play.all': 'Play {cards}',
} as const;
