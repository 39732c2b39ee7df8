/** English: the source of every key and of its arguments. */
export const en = {
  'hint.tet.fleet': 'All coasts of a sea with a fleet in it are one step from each other.',
  'hint.tet.fleet.internum': '{sea} touches Roma and five regions: no other sea shortens so many ways.',
  'hint.tet.fleet.aegaeum': '{sea} joins the far East, where the ways by land are long.',
  'hint.tet.fleet.atlanticum': '{sea} serves the West alone: it is the last that needs a fleet.',

  'hint.tet.attack':
    'The aim is the army in {at}: the attack wins with {won} of the 36 throws of two dice and loses with {lost}.',
  'hint.tet.frontier':
    'The aim is the frontier in {at}: with a disc on it {left, plural, =0 {no frontier is left open} one {# frontier is left open} other {# frontiers are left open}}.',
  'hint.tet.garrison': 'The aim is a disc in {at}: a province that has one does not fall into Unrest.',
  'hint.tet.revolt': 'The aim is the Revolt in {at}, which can be put down in this turn.',
  'hint.tet.unrest': 'The aim is the Unrest in {at}: put down now, it cannot become Revolt.',
  'hint.tet.appease': 'The aim is {at}: its Revolt can be calmed to Unrest for fewer points.',
  'hint.tet.stand': 'Nothing is gained at once; what counts is who stands where when the turn is over: here, {at}.',
  'hint.tet.end': 'Nothing that the points left could do would make the game safer.',
  'hint.tet.wins': 'This wins the game in this very turn.',
  'hint.tet.notSeen': 'A plan that begins like this is not among those that the bot thinks worth following.',

  'hint.tet.better.frontiers': 'What gets better most: the open frontiers come within reach.',
  'hint.tet.better.revolts': 'What gets better most: there is less Revolt, or somebody is closer to it.',
  'hint.tet.better.armies': 'What gets better most: an army is beaten, or somebody stands in its way or near it.',
  'hint.tet.better.discs': 'What gets better most: discs are kept for the frontiers.',

  'hint.tet.aim.attack': 'the army in',
  'hint.tet.aim.frontier': 'the frontier in',
  'hint.tet.aim.garrison': 'a disc in',
  'hint.tet.aim.revolt': 'the Revolt in',
  'hint.tet.aim.unrest': 'the Unrest in',
  'hint.tet.aim.appease': 'to calm',
  'hint.tet.aim.stand': 'to stand in',

  'hint.tet.next':
    'The next best aim is {aim} {at}: the bot thinks the game is then won with {other} %, and this way with {percent} %.',
  'hint.tet.asGood': 'About as good ({percent} % and {other} % to win, as the bot sees it) is {aim} {at}.',
  'hint.tet.compared': 'The bot thinks the game is won with {percent} % this way, and with {other} % with “{verb}”.',
  'hint.tet.same': 'It makes no difference that the bot can see: the game is won with {percent} % either way.',
  'hint.tet.discs': 'Discs that are spent are missing later: six frontiers need one each.',
} as const;
