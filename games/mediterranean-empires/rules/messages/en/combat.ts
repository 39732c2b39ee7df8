/** What the record says of expeditions and combats. */
export const combat = {
  'med.declared':
    '{who} sends {n, plural, one {# card} other {# cards}} against {place}{whose, select, owned { ({whom})} other {}}.',
  'med.route':
    'The route of {who}: {places}{leg, select, sea {, by sea from {from} to {to}} other {}}{arrival, select, landing {, with a landing} direct {, with a direct assault from the sea} other {}}.',
  'med.intercepts': '{who} intercepts at {place} with {n, plural, one {# card} other {# cards}}.',
  'med.interceptsAtSea': '{who} intercepts at sea with {n, plural, one {# card} other {# cards}}.',
  'med.granted': '{who} grants {to} passage through {city}.',
  'med.refused': '{who} refuses {to} passage through {city}.',
  'med.turnsOn': '{who} turns the expedition on {city}.',
  'med.calledOff': '{who} against {place}: the expedition is called off.',
  'med.strait': '{who}: the strait between {places}, dice {dice}.',
  'med.danger': '{who}: danger in the strait, dice {dice}.',
  'med.wrecked': '{side}: the whole force is lost at sea.',
  'med.weakened': '{side}: the force is weakened.',
  'med.lost': '{side}: {cards} lost.',
  'med.spent': '{who} against {place}: nothing is left of the attack.',
  'med.mustLand': '{who}: the fleets are too weak now and must land at {place}.',
  'med.battle':
    '{at, select, sea {Naval battle: {attacker} against {defender}} land {Field battle at {place}: {attacker} against {defender}} area {Field battle: {attacker} against the {place}} city {Assault on {place}: {attacker} against {defender}} other {Assault on {place}: {attacker} against a neutral city}}.',
  'med.announced':
    '{side}: {fc, plural, =0 {} other {factors {fc}, }}{n, plural, one {# die} other {# dice}}{units, plural, =0 {} other {: {cards}}}.',
  'med.total': '{side}: {fc, plural, =0 {} other {factors {fc}, }}dice {dice}, in all {total}.',
  'med.wins':
    '{at, select, sea {The naval battle} land {The field battle at {place}} area {The field battle} other {The assault on {place}}} goes to {side}: {n} against {m}.',
  'med.nothingLeft':
    '{at, select, sea {The naval battle} land {The field battle at {place}} area {The field battle} other {The assault on {place}}} goes to {side}: {loser} has nothing left to fight with.',
  'med.extraLosses': 'Extra losses of {side}: {roll} against {n}.',
  'med.fleeRoll': '{card} of {who} may run: {roll} (on {max} or less).',
  'med.fled': '{side}: {card} runs.',
  'med.startRoll': '{card} of {who}: {roll} (on {min} or more).',
  'med.concerns': '{card} is played {how, select, for {for} other {against}} {side}.',
  'med.turnedBack': '{who} against {place}: the attack turns back.',
  'med.routeRoll':
    '{card} against {whom}: {roll}; {n, plural, =0 {nothing is lost} one {# card is lost} other {# cards are lost}}.',
  'med.recoveryRoll': '{who} tries to save {card}: {roll} (on {min} or more).',
  'med.recovered': '{who} takes {card} back into the hand.',
  'med.cannotAssault': '{side}: none of these can assault: {cards}.',
  'med.held': '{city} holds out against {side}: {n} against {m}.',
  'med.conquered': '{who} takes {city}{whose, select, owned { from {whom}} other {}}.',
  'med.neutral': '{whom} loses {city}: it is neutral now.',
  'med.attackOver':
    '{side} against {place}: {end, select, taken {the city is taken} neutral {the city is neutral now} pacified {the area is pacified} wrecked {lost at sea} calledOff {called off} other {the attack fails}}.',
  'med.pacified': '{who} pacifies the {area}.',
  'campaign:hard-campaign': 'Hard campaign',
  'campaign:migration': 'Migration',
  'campaign:pacification': 'Pacification',
  'campaign:instil-fear': 'Fear is instilled',
  'campaign:triumph': 'Triumphal campaign',
  'med.campaign': 'The campaign of {who}: {roll}, with a margin of {margin}: {result}.',
  'med.migrated': '{who} lets the {area} rise again.',
  'med.horde': '{who} rouses the {area} against {city} ({whom}).',
  'med.shows': '{who} shows {card}.',
} as const;
