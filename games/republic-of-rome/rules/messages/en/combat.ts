export const combat = {
  'verb.letFight': 'Let the battle begin',
  'verb.fightOnLand': 'Fight the Land Battle now',
  'verb.stayAtSea': 'Fight no Land Battle',
  'verb.cleopatraHelps': 'Cleopatra helps the Commander',
  'verb.cleopatraOpposes': 'Cleopatra leads the enemy',
  'verb.secondVeteran': 'Make a second Legion Veterans',
  'verb.oneVeteran': 'One is enough',
  'verb.attackFirst': 'Attacks first',
  'verb.playProscription': 'Play Proscription',
  'verb.proscribe': 'Carry out the proscription',

  'ground:land': 'on land',
  'ground:sea': 'at sea',
  'result:defeat': 'Defeat',
  'result:disaster': 'Disaster',
  'result:stalemate': 'Stalemate',
  'result:standoff': 'Standoff',
  'result:victory': 'Victory',

  'ask.combat.ransom': 'A battle is about to begin ({war}): the last chance to ransom Captives.',
  'ask.combat.onLand': 'The enemy fleet is beaten ({war}). Fight the Land Battle at once?',
  'ask.combat.cleopatra': '{who} is about to attack in Egypt. Does Cleopatra take a side?',
  'ask.combat.secondVeteran': '{who} may make a second Legion Veterans.',
  'ask.combat.order': 'Several Commanders are to attack ({war}). Who attacks first?',
  'ask.combat.orderRebel': 'Several Commanders are to attack the Rebel. Who attacks first?',
  'ask.combat.veterans':
    'The battle against the Rebel is about to begin: the last chance to call your Veterans away from him.',
  'ask.proscription': 'A Civil War has been decided. Does anybody play Proscription?',
  'ask.proscribe': 'Carry out the proscription, or decline?',

  'combat.battle':
    '{who} attacks {ground} ({war}): dice {dice}{modifier, plural, =0 {} other {, modifier {modifier}}}, in all {total}: {result}.',
  'combat.civil':
    '{who} attacks the Rebel {rebel}: dice {dice}{modifier, plural, =0 {} other {, modifier {modifier}}}, in all {total}: {result}.',
  'combat.civilLosses':
    'The Senate loses {ours, plural, one {# Legion} other {# Legions}}, the Rebel {theirs, plural, one {# Legion} other {# Legions}}.',
  'combat.losses':
    'Lost: {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}.',
  'combat.captured': '{who} is captured ({war}).',
  'combat.veteran': 'A Legion of {who} becomes Veteran.',
  'combat.reward': '{who} gains {n} Popularity and {n} Influence.',
  'combat.navalVictory': 'The enemy fleet is beaten ({war}).',
  'combat.spoils': 'Spoils for the State ({war}): {n, plural, one {# Talent} other {# Talents}}.',
  'combat.homeFromSea': '{who} comes home with his fleets.',
  'combat.proconsul': '{who} is Proconsul.',
  'combat.unprosecuted': 'The War is Unprosecuted: {war}.',
  'combat.idle': '{who} cannot attack ({war}).',
  'combat.first': 'The dice let {who} attack first.',
  'combat.cleopatra.ally': 'Cleopatra joins {who}: 3 MIL and 50 Talents, for 5 Popularity.',
  'combat.cleopatra.enemy': 'Cleopatra leads the enemy of {who}.',
  'proscription.played': '{faction} play Proscription.',
  'proscription.done':
    '{who} has {knights, plural, one {# Knight} other {# Knights}} put to death and takes {talents, plural, one {# Talent} other {# Talents}}.',

  'tally.rebel': 'The Rebel army',
  'tally.battle': 'Added to the dice',
  'tally.veterans': 'Veterans count double',
  'tally.military': 'Military skill',
  'tally.cleopatra': 'Cleopatra',
  'tally.cap': 'More skill than units',
  'tally.roman': 'The Roman Force',
  'tally.enemy': 'The enemy',
} as const;
