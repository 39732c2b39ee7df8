/** English: the source of every key and of its arguments. */
export const en = {
  'lesson.first.title': 'Tetrarchia: a first lesson',

  'lesson.first.goal':
    'Four Emperors hold one Empire, and today you are all four. Round its edge lie six frontiers, marked here. A disc of yours on each of them wins the game.',
  'lesson.first.danger':
    'The black discs are provinces in Revolt, and the figure in {army} is an army on its way to {roma}. If it gets there, all is lost; and also if the Revolts become so many that no disc is left for the next.',
  'lesson.first.fleet':
    'Ships first. All the coasts of a sea with a fleet in it are one step from each other. Put one into {sea}, between Italia and Africa: you will sail there soon. Press the sea, on the map or in the bar.',
  'lesson.first.fleet.no':
    'A good sea too. But there will be somebody in {from} who wants to reach Africa, so the lesson puts this fleet into {sea}.',
  'lesson.first.fleet2': 'The other one guards the way round the East: {sea}.',
  'lesson.first.fleet2.no':
    'There the ocean is wide and has few coasts. In {sea} a fleet joins Greece, Asia and Egypt: put it there.',

  'lesson.first.enter':
    '{who} begins. Everybody comes onto the board in {roma} or in his own capital. His is {at}, and the province next to it is in Revolt: bring him in there.',
  'lesson.first.enter.no':
    'From {roma} he would need three points and more to where he is wanted. {at} is his own city, right beside the Revolt.',
  'lesson.first.march':
    'He has six points for this turn; the bar counts them. A step costs one, a step into a Revolt one more. Choose “{do}”, then {to}.',
  'lesson.first.march.no': 'The Revolt he can reach is in {to}. First he must stand there: “{do}”, then {to}.',
  'lesson.first.subdue':
    'He stands where the trouble is. “{do}” takes the black disc away for two points. Nobody can do that from next door.',
  'lesson.first.subdue.no': 'First the Revolt under his feet: “{do}”. A province that holds a disc takes no other.',
  'lesson.first.protect':
    'And now “{do}”, for one point. Where your disc lies the dice can do no harm, and discs that touch each other make their Emperor stronger in battle.',
  'lesson.first.protect.no':
    'An empty province is where the next trouble begins. One point for a disc of his own is well spent: “{do}”.',
  'lesson.first.end':
    'One point is left, and points cannot be saved. Choose “{do}”, then press the red button: what brings the dice is always asked twice. After every turn the barbarians move. Watch the log.',
  'lesson.first.end.no': 'He could wander on with his last point. Let him stay where he is useful, and choose “{do}”.',

  'lesson.first.dice':
    'Two dice named {unrest}: a grey disc, Unrest. And the army stayed where it was. Between {army} and {next} lies water, drawn as a broken line: there a die decides, and it fell badly for the army.',
  'lesson.first.spread':
    'Look at the grey disc once more. It touches a black one, and then it turns black by itself before the next dice fall. The Empire is seldom lost by one blow. It is lost by neighbours.',

  'lesson.first.galerius': '{who} comes next, in yellow. A Revolt lies beside his capital too: bring him in at {at}.',
  'lesson.first.galerius.no': 'His Revolt is beside {at}. From {roma} he would spend his turn on the road.',
  'lesson.first.same':
    'You know how. March to {to}, put the Revolt down, and protect the province: two points, two points, one. “Show me” helps if you want it to.',
  'lesson.first.same.no': 'Not that, or not yet. In this order: march to {to}, “{subdue}”, “{protect}”.',
  'lesson.first.end2': 'The last point would buy nothing worth having. “{do}”, and see what the barbarians make of it.',

  'lesson.first.landed':
    '{spread} has turned black, as we feared. And the die let the army across: it stands in {army} and has left a Revolt under it. Every turn it would go one province on. {who}, in red, can meet it: bring him in at {at}, next door.',
  'lesson.first.landed.no': 'The army is in the north and {roma} is far. Bring him in at {at}: that is one step away.',
  'lesson.first.chain':
    'He could strike at once, but first look at the odds. Each side rolls a die and adds its chain: all its discs that touch one another. His is his capital, 1. The army has the Revolt it stands on, 1.',
  'lesson.first.build':
    'A second disc makes his chain 2. Move to {to}, protect it, and come back to {back}: three points. Three are left then, and the attack costs two.',
  'lesson.first.build.no':
    'That would leave his chain at 1, or his points short. Move to {to}, protect it, move back to {back}.',
  'lesson.first.attack':
    'Now “{do}”, and then {army}. Before you press the red button read the bar: a die and 2 against a die and 1 wins 58 times in 100. If he is beaten he leaves the board until his next turn. It is worth it.',
  'lesson.first.attack.no':
    'This is the moment: his chain is as long as it will get, and next turn the army comes to him. “{do}”, then {army}.',
  'lesson.first.won':
    'He rolled a 5: 7 against 5. The army is gone, its Revolt with it, and he stands in {at}. One point is left: “{do}”. It is his last, so the turn will end with it, and the button asks you twice.',
  'lesson.first.won.no':
    'An empty coast in front of {frontier} will not stay quiet. Spend the point on a disc: “{do}”.',

  'lesson.first.maximian':
    '{who}, in blue, is the last. Africa is in Revolt, and there is a fleet in {sea}. Bring him in at {at}, his capital: it lies on that sea.',
  'lesson.first.maximian.no':
    '{roma} lies on the sea as well, so the rules allow it. But his capital keeps {roma} free for others: choose {at}.',
  'lesson.first.sail':
    'Every coast of {sea} is one step away for him. Go straight to {to}, and do there what has to be done: put down the Revolt, protect the province.',
  'lesson.first.sail.no':
    'By ship to {to} first, then “{subdue}”, then “{protect}”. Anything else costs points he needs for that.',
  'lesson.first.end3': 'Five of six are spent. “{do}”: that was a whole round.',

  'lesson.first.frontier':
    'The second round, and {who} can do what wins the game. A frontier takes a disc for two points, if its region has no Revolt left. His has none, thanks to you. It is four points to {to}: {first}, {second}, and the mountains, which cost two.',
  'lesson.first.frontier.no':
    'With six points he reaches {to} and protects it, but only by the straight way: {first}, {second}, {to}. Keep every point for that.',
  'lesson.first.persia':
    'He stands on the frontier with two points left: exactly what a disc costs here. “{do}”. Nothing can take it away again.',
  'lesson.first.persia.no': 'He has come for this one disc: “{do}”.',
  'lesson.first.own':
    'One frontier of six. The others go the same way: calm the region, stop the armies, then walk out and hold the line. {who} is in turn: do with him whatever you like.',

  'lesson.first.learnt.turn': 'An Emperor’s turn: six points, for steps, Revolts and discs.',
  'lesson.first.learnt.barbarians': 'What the dice do after it: Unrest, then Revolt, and armies that come nearer.',
  'lesson.first.learnt.battle': 'Before a battle: build a chain of discs, then read the odds.',
  'lesson.first.learnt.sea': 'Over the sea: one step between all the coasts of a sea with a fleet.',
  'lesson.first.learnt.frontier': 'Winning: a disc on each of the six frontiers, region by region.',
} as const;
