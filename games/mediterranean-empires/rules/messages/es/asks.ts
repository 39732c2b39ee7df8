import type { asks as source } from '../en/asks.ts';

export const asks: Readonly<Record<keyof typeof source, string>> = {
  'med.ask.fort':
    'Coloca una fortificación en una ciudad libre junto a las tuyas, o en una tuya: {n, plural, one {la última} other {quedan #}}.',
  'med.ask.first': '¿Quién empieza todas las rondas de este turno?',
  'med.ask.act': '¿Qué haces?',
  'med.ask.again':
    '{event, select, diplomacy {Diplomacia: ¿una segunda carta de Imperio?} other {Tiempo de campaña: ¿una segunda expedición?}}',
  'med.ask.draw':
    'Has descartado {card}. ¿Robas una carta a cambio?',
  'med.ask.prosperity': 'Prosperidad: ¿dos cartas o 2 puntos?',
  'med.ask.scarcity': 'Escasez: ¿dos cartas al azar o 2 puntos?',
  'med.ask.homecoming': '¿Qué carta vuelve a casa?',
  'med.ask.neutralFrom':
    'Diriges a los neutrales (campo {field}, asalto {assault}): ¿qué ciudad neutral ataca?',
  'med.ask.neutralTarget':
    '¿A qué ciudad ataca {city}, con {field} en el campo y {assault} en el asalto?',
  'med.ask.neutralVia': '¿Qué camino toma {city} hacia {place}?',
  'med.ask.pirates':
    'Diriges a los piratas: ¿qué puerto atacan, con {naval} en el mar y {assault} en el asalto?',
  'med.ask.way': '¿Cómo llegas a {place}?',
  'med.ask.route': 'Desde {from}, ¿por dónde sigues hacia {place}?',
  'med.ask.units':
    '{purpose, select, attack {¿Qué cartas van a {place}?} land {¿Qué cartas salen al encuentro de {who} en {place}?} other {¿Qué cartas zarpan contra {who}?}} {n, plural, =0 {Ninguna todavía.} one {# carta por ahora.} other {# cartas por ahora.}}',
  'med.ask.feint': '¿Qué cartas van a {place}? Por ahora ninguna podría conquistar el objetivo.',
  'med.ask.drafting': '{who} prepara una expedición.',
  'med.ask.shedding': '{who} deja tropas atrás.',
  'med.ask.surplus':
    'En tus flotas no caben todas: deja atrás {n, plural, one {# tropa} other {# tropas}}.',
  'med.ask.passage':
    '¿Puede {who} pasar por tu ciudad de {city} {side, select, attack {para atacar {place} con {n, plural, one {# carta} other {# cartas}}} other {para salir al paso del ataque a {place}}}?',
  'med.ask.refused':
    '{who} niega el paso por {city}. ¿La atacas o anulas tu expedición contra {place}?',
  'med.ask.intercept':
    '{kind, select, expedition {{who} envía {n, plural, one {# carta} other {# cartas}} contra tu ciudad de {place}} other {{who}: ataque a tu ciudad de {place}}}: ¿interceptas por tierra{leg, select, before {, antes de que se embarque} after {, donde desembarca} other {}}?',
  'med.ask.interceptAtSea':
    '{kind, select, expedition {{who} navega con {n, plural, one {# carta} other {# cartas}} contra tu ciudad de {place}} other {{who}: ataque a tu ciudad de {place}}}: ¿interceptas en el mar?',
  'med.ask.load':
    'Batalla naval contra {whom}: ¿qué flota transporta {card}?',
  'med.ask.window':
    '{kind, select, event {Tras el evento} between {Entre acciones} route {{whose, select, attacker {Tu expedición contra {place}} defender {{who} avanza contra tu ciudad de {place}} owned {{who} avanza contra {place} ({whom})} other {{who} avanza contra {place}}}} naval {{whose, select, attacker {Tu batalla naval contra {whom}, camino de {place}} defender {Tu batalla naval contra {who}, por {place}} other {Batalla naval de {who} y {whom}, por {place}}}} field {{whose, select, attacker {Tu batalla campal contra {whom} en {at}} defender {Tu batalla campal contra {who} en {at}} other {Batalla campal de {who} y {whom} en {at}}}} area {{whose, select, attacker {Tu batalla contra {place}} other {Batalla de {who} contra {place}}}} other {{whose, select, attacker {Tu asalto a {place}} defender {{who} asalta tu ciudad de {place}} owned {{who} asalta {place} ({whom})} other {{who} asalta {place}}}}}: ¿juegas una carta?',
  'med.ask.use': '¿Como qué usas {card}?',
  'med.ask.side':
    '¿A qué bando afecta {card}: al atacante ({who}) o al defensor ({whom})?',
  'med.ask.respond': '¿Respondes a {card}, que juega {who}?',
  'med.ask.storm':
    '{card} amenaza tu expedición contra {place}: ¿muestras una carta que la calme?',
  'med.ask.recover':
    '¿Qué tropa tuya intenta salvar {leader}?',
  'med.ask.spy': '¿Qué mano miras?',
  'med.ask.spyDiscard': '¿Qué carta descarta {on}?',
  'med.ask.placeFort': '¿Dónde colocas una fortificación? {n, plural, one {La última.} other {Quedan #.}}',
  'med.ask.acquire': '¿Qué ciudad neutral te ganas, con {min} o más en el dado?',
  'med.ask.revolt': '¿Qué ciudad se subleva, con {min} o más en el dado?',
  'med.ask.takeBack': '¿Qué carta recuperas? {n, plural, one {La última.} other {Quedan #.}}',
  'med.ask.forceDiscard': '¿Quién descarta {n, plural, one {una carta} other {# cartas}} al azar?',
  'med.ask.steal': '¿A quién le quitas {n, plural, one {una carta} other {# cartas}} al azar?',
  'med.ask.lookTake': '¿Qué carta te quedas? {n, plural, one {La última.} other {Quedan #.}}',
  'med.ask.lookBury': '¿Qué carta pones ahora al fondo del mazo?',
  'med.ask.horde': '¿A qué bárbaros incitas?',
  'med.ask.hordeTarget': '¿Qué ciudad atacan los {area}?',
  'med.ask.pacify': '¿Qué área pacificas?',
  'med.ask.hard':
    'Una campaña dura contra {area}: ¿1 punto, o 2 puntos y una carta menos al azar?',
  'med.ask.migrate':
    '{area}: el pueblo emigra. ¿Qué área vecina vuelve a levantarse?',
  'med.ask.fear':
    '{area}: área pacificada, y cunde el miedo. ¿Pacificas otra área vecina?',
  'med.ask.surplusHand':
    'El recuento te deja con {n, plural, one {# carta} other {# cartas}} de más: ¿qué descartas?',

  'med.no.area': 'Nunca se colocan fortificaciones en áreas bárbaras.',
  'med.no.free': 'Esa ciudad no está libre, o no está conectada con ninguna tuya.',
  'med.no.cards': 'La expedición necesita antes cartas adecuadas.',
  'med.no.direct': 'Las flotas son demasiado débiles para asaltar directamente una ciudad de este tamaño.',
  'med.no.deck': 'Tu mazo está vacío.',
  'med.no.noTroop': 'No tienes ninguna tropa.',
  'med.no.noFleet': 'No tienes ninguna flota.',
  'med.no.noLand': 'Ningún camino lleva allí por tierra.',
  'med.no.noSea': 'Ningún puerto tuyo lleva allí.',
};
