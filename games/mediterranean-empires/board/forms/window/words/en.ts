/** What the form of playing a card says: English. */
export const en = {
  'win.play': 'Play {card}',
  'win.playWhat': 'Play a card',
  'win.answer': 'Answer with {card}',
  'win.answerWhat': 'Answer with a card',
  'win.needCard': 'press one',
  'win.needSide': 'for whom?',
  'win.role':
    '{whose, select, attacker {{on, select, route {It is your expedition.} other {You attack.}}} defender {{on, select, route {It comes against you.} other {You defend.}}} other {{on, select, route {It is not about you: a card against it helps {whom}.} other {Neither side is yours: a card helps {who} or {whom}, as it says.}}}}',
  'win.lies': '{mine, select, yes {As it lies you win with {n} %.} other {As it lies {who} wins with {n} %.}}',
  'win.helps': '{mine, select, yes {It helps you.} no {It helps {who}, against you.} other {It helps {who}.}}',
  'win.none': 'None of your cards fits now. The others do not know that.',
  'win.cards': 'Cards that you may play now',
  'win.others': 'Cards that cannot be played now',
  'win.side': 'Which side it concerns',
  'win.for': 'for {who}',
  'win.against': 'against {who}',
  'win.chance': '{who} {n} %',
  'win.not':
    '{why, select, behind {stays behind} noBattle {in a battle} noAssault {in an assault} others {not your battle} noDice {no dice here} noRoute {on a route} otherRoute {not this route} noAnswer {as an answer} asked {not now} noWindow {not now} other {an action}}',
  'win.moreDice': '{n, plural, one {+# die} other {+# dice}}',
  'win.fewerDice': '{n, plural, one {−# die} other {−# dice}}',
} as const;
