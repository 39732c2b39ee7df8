/** What the terminal says of Republic of Rome, in Spanish. */
export const es = {
  'board.ror.state':
    '{era}, turno {turn}, {phase}: {talents, plural, one {# talento} other {# talentos}}, descontento {unrest}, {legions, plural, one {# legión} other {# legiones}} ({ready} en Roma), {fleets, plural, one {# flota} other {# flotas}}, {deck, plural, one {# carta} other {# cartas}} en el mazo',
  'board.ror.setup': 'antes del primer turno',
  'board.ror.war':
    '{war}: {status}, tierra {land}{fleet, plural, =0 {} other {, flotas #}}{support, plural, =0 {} other {, apoyo naval #}}',
  'board.ror.war.active': 'activa',
  'board.ror.war.inactive': 'latente',
  'board.ror.war.imminent': 'inminente',
  'board.ror.war.unprosecuted': 'desatendida',
  'board.ror.force':
    '{who} con {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}',
  'board.ror.nobody': 'nadie',
  'board.ror.life': 'dictador perpetuo',
  'board.ror.captive': 'cautivo',
  'board.ror.priest': 'sacerdote',
  'board.ror.rebel': 'en rebeldía',
  'board.ror.corrupt': 'corrupto',
  'board.ror.mil': 'Mil',
  'board.ror.ora': 'Ora',
  'board.ror.loy': 'Lea',
  'board.ror.inf': 'Inf',
  'board.ror.pop': 'Pop',
  'board.ror.kni': 'Cab',
  'board.ror.tal': 'Tal',
  'board.ror.hidden': 'oculto',
  'board.ror.faction':
    '{n}. {faction}: {votes, plural, one {# voto} other {# votos}}, {influence} de influencia, {cards, plural, one {# carta} other {# cartas}}, tesoro {money}',
  'board.ror.forum': 'En el Foro',
  'board.ror.concessions': 'Concesiones en el Foro',
  'board.ror.vacant': 'Provincias sin gobernador',
  'board.ror.provincial': 'Ejércitos y flotas provinciales',
  'board.ror.rebelArmy':
    'Guerra civil, {who} ({place}){land, plural, =0 {} other {: tierra #}}{support, plural, =0 {} other {, apoyo naval #}}',
  'board.ror.rebelFleets': 'Con el rebelde: {n, plural, one {# flota} other {# flotas}} de Roma',
  'board.ror.italy': 'en Italia',
  'board.ror.atSea': 'de camino a Italia',
  'board.ror.garrisons': 'Legiones en guarniciones',
  'board.ror.landed': 'Ejércitos y flotas provinciales en Italia',
  'board.ror.attacked': 'Provincias atacadas',
  'board.ror.developed': 'desarrollada',
  'board.ror.undeveloped': 'sin desarrollar',
  'board.ror.province':
    '{province} ({side}): fuerza {land} en tierra, {fleet} en el mar; botín {spoils}, ingresos del Estado {income}',
  'board.ror.raises':
    'Impuesto local {tax}; como máximo {armies, plural, one {# ejército provincial} other {# ejércitos provinciales}} y {fleets, plural, one {# flota provincial} other {# flotas provinciales}}',
  'board.ror.governed':
    'Gobernador: {who}{term, plural, =0 {} one { (# turno más)} other { (# turnos más)}}; guarnición: {legions, plural, one {# legión} other {# legiones}}{armies, plural, =0 {} one {, # ejército provincial} other {, # ejércitos provinciales}}{fleets, plural, =0 {} one {, # flota provincial} other {, # flotas provinciales}}',
  'board.ror.joined': 'Provincias del enemigo',
  'board.ror.disbanded': 'Licenciadas',
  'board.ror.brought': 'Leyes por votar',
  'board.ror.laws': 'Leyes',
  'board.ror.events': 'Eventos',
  'board.ror.curia': 'Curia',
  'board.ror.floor': 'Se vota: {what} A favor {ayes}, en contra {nays}; por venir: {own} tuyos, {others} de otros.',
  'board.ror.shown': 'Cartas mostradas',
  'board.ror.hand': 'Tus cartas',
} as const;
