/** What the terminal says of Republic of Rome, in Italian. */
export const it = {
  'board.ror.state':
    '{era}, turno {turn}, {phase}: {talents, plural, one {# talento} other {# talenti}}, malcontento {unrest}, {legions, plural, one {# legione} other {# legioni}} ({ready} a Roma), {fleets, plural, one {# flotta} other {# flotte}}, {deck, plural, one {# carta} other {# carte}} nel mazzo',
  'board.ror.setup': 'prima del primo turno',
  'board.ror.war':
    '{war}: {status}, terra {land}{fleet, plural, =0 {} other {, flotte #}}{support, plural, =0 {} other {, appoggio navale #}}',
  'board.ror.war.active': 'attiva',
  'board.ror.war.inactive': 'inattiva',
  'board.ror.war.imminent': 'imminente',
  'board.ror.war.unprosecuted': 'non affrontata',
  'board.ror.force':
    '{who} con {legions, plural, one {# legione} other {# legioni}} e {fleets, plural, one {# flotta} other {# flotte}}',
  'board.ror.nobody': 'nessuno',
  'board.ror.life': 'console a vita',
  'board.ror.captive': 'prigioniero',
  'board.ror.priest': 'sacerdote',
  'board.ror.rebel': 'in rivolta',
  'board.ror.corrupt': 'corrotto',
  'board.ror.mil': 'Mil',
  'board.ror.ora': 'Ora',
  'board.ror.loy': 'Lea',
  'board.ror.inf': 'Inf',
  'board.ror.pop': 'Pop',
  'board.ror.kni': 'Cav',
  'board.ror.tal': 'Tal',
  'board.ror.hidden': 'nascosto',
  'board.ror.faction':
    '{n}. {faction}: {votes, plural, one {# voto} other {# voti}}, {influence} di influenza, {cards, plural, one {# carta} other {# carte}}, tesoro {money}',
  'board.ror.forum': 'Nel Foro',
  'board.ror.concessions': 'Concessioni nel Foro',
  'board.ror.vacant': 'Province senza governatore',
  'board.ror.provincial': 'Eserciti e flotte provinciali',
  'board.ror.rebelArmy':
    'Guerra civile, {who} ({place}){land, plural, =0 {} other {: terra #}}{support, plural, =0 {} other {, appoggio navale #}}',
  'board.ror.rebelFleets': 'Con il ribelle: {n, plural, one {# flotta} other {# flotte}} di Roma',
  'board.ror.italy': 'in Italia',
  'board.ror.atSea': 'in viaggio per l’Italia',
  'board.ror.garrisons': 'Legioni di guarnigione',
  'board.ror.landed': 'Eserciti e flotte provinciali in Italia',
  'board.ror.attacked': 'Province attaccate',
  'board.ror.developed': 'sviluppata',
  'board.ror.undeveloped': 'non sviluppata',
  'board.ror.province':
    '{province} ({side}): forza {land} a terra, {fleet} in mare; bottino {spoils}, entrate dello Stato {income}',
  'board.ror.raises':
    'Tassa locale {tax}; al massimo {armies, plural, one {# esercito provinciale} other {# eserciti provinciali}} e {fleets, plural, one {# flotta provinciale} other {# flotte provinciali}}',
  'board.ror.governed':
    'Governatore: {who}{term, plural, =0 {} one { (ancora # turno)} other { (ancora # turni)}}; guarnigione: {legions, plural, one {# legione} other {# legioni}}{armies, plural, =0 {} one {, # esercito provinciale} other {, # eserciti provinciali}}{fleets, plural, =0 {} one {, # flotta provinciale} other {, # flotte provinciali}}',
  'board.ror.joined': 'Province del nemico',
  'board.ror.disbanded': 'Congedate',
  'board.ror.brought': 'Leggi da votare',
  'board.ror.laws': 'Leggi',
  'board.ror.events': 'Eventi',
  'board.ror.curia': 'Curia',
  'board.ror.floor': 'Si vota: {what} A favore {ayes}, contro {nays}; a venire: {own} tuoi, {others} di altri.',
  'board.ror.shown': 'Carte mostrate',
  'board.ror.hand': 'Le tue carte',
} as const;
