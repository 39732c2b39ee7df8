import type { combat as source } from '../en/combat.ts';

export const combat: Readonly<Record<keyof typeof source, string>> = {
  'med.declared':
    '{who} envía {n, plural, one {# carta} other {# cartas}} contra {place}{whose, select, owned { ({whom})} other {}}.',
  'med.route':
    'La ruta de {who}: {places}{leg, select, sea {, por mar de {from} a {to}} other {}}{arrival, select, landing {, con desembarco} direct {, con asalto directo desde el mar} other {}}.',
  'med.intercepts': '{who} intercepta en {place} con {n, plural, one {# carta} other {# cartas}}.',
  'med.interceptsAtSea': '{who} intercepta en el mar con {n, plural, one {# carta} other {# cartas}}.',
  'med.granted': '{who} permite a {to} el paso por {city}.',
  'med.refused': '{who} niega a {to} el paso por {city}.',
  'med.turnsOn': '{who} vuelve la expedición contra {city}.',
  'med.calledOff': '{who} contra {place}: la expedición se anula.',
  'med.strait': '{who}: el estrecho entre {places}, dados {dice}.',
  'med.danger': '{who}: peligro en el estrecho, dados {dice}.',
  'med.wrecked': '{side}: toda la fuerza se pierde en el mar.',
  'med.weakened': '{side}: la fuerza queda debilitada.',
  'med.lost': '{side}: pierde {cards}.',
  'med.spent': '{who} contra {place}: no queda nada del ataque.',
  'med.mustLand': '{who}: las flotas ya son demasiado débiles y deben desembarcar en {place}.',
  'med.battle':
    '{at, select, sea {Batalla naval: {attacker} contra {defender}} land {Batalla campal en {place}: {attacker} contra {defender}} area {Batalla campal: {attacker} contra los {place}} city {Asalto a {place}: {attacker} contra {defender}} other {Asalto a {place}: {attacker} contra una ciudad neutral}}.',
  'med.announced':
    '{side}: {fc, plural, =0 {} other {factores {fc}, }}{n, plural, one {# dado} other {# dados}}{units, plural, =0 {} other {: {cards}}}.',
  'med.total': '{side}: {fc, plural, =0 {} other {factores {fc}, }}dados {dice}, en total {total}.',
  'med.wins':
    '{at, select, sea {La batalla naval} land {La batalla campal en {place}} area {La batalla campal} other {El asalto a {place}}} es para {side}: {n} contra {m}.',
  'med.nothingLeft':
    '{at, select, sea {La batalla naval} land {La batalla campal en {place}} area {La batalla campal} other {El asalto a {place}}} es para {side}: a {loser} no le queda nada con lo que combatir.',
  'med.extraLosses': 'Bajas adicionales de {side}: {roll} contra {n}.',
  'med.fleeRoll': '{card} ({who}) puede huir: {roll} (con {max} o menos).',
  'med.fled': '{side}: huye {card}.',
  'med.startRoll': '{card} ({who}): {roll} (con {min} o más).',
  'med.concerns': '{card} se juega {how, select, for {a favor de} other {contra}} {side}.',
  'med.turnedBack': '{who} contra {place}: el ataque se vuelve atrás.',
  'med.routeRoll':
    '{card} contra {whom}: {roll}; {n, plural, =0 {no se pierde nada} one {se pierde # carta} other {se pierden # cartas}}.',
  'med.recoveryRoll': '{who} intenta salvar {card}: {roll} (con {min} o más).',
  'med.recovered': '{who} recupera {card} en su mano.',
  'med.cannotAssault': '{side}: nada de esto puede asaltar: {cards}.',
  'med.held': '{city} resiste a {side}: {n} contra {m}.',
  'med.conquered': '{who} toma {city}{whose, select, owned { a {whom}} other {}}.',
  'med.neutral': '{whom} pierde {city}: ahora es neutral.',
  'med.attackOver':
    '{side} contra {place}: {end, select, taken {ciudad tomada} neutral {la ciudad pasa a ser neutral} pacified {área pacificada} wrecked {fuerza perdida en el mar} calledOff {expedición anulada} other {el ataque fracasa}}.',
  'med.pacified': '{who} pacifica a los {area}.',
  'campaign:hard-campaign': 'Campaña dura',
  'campaign:migration': 'Migración',
  'campaign:pacification': 'Pacificación',
  'campaign:instil-fear': 'Infundir temor',
  'campaign:triumph': 'Campaña triunfal',
  'med.campaign': 'La campaña de {who}: {roll}, con un margen de {margin}: {result}.',
  'med.migrated': '{who} deja que los {area} vuelvan a levantarse.',
  'med.horde': '{who} incita a los {area} contra {city} ({whom}).',
  'med.shows': '{who} muestra {card}.',
};
