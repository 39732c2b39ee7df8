/** Words of the form for calling the Factions to vote. */
export const es = {
  'call.order': 'Llamarlos por orden',
  'call.clockwise': 'En sentido horario',
  'call.sooner': '{who} antes',
  'call.later': '{who} después',
  'call.first': '{who} a continuación',
  'call.callAll': 'Llamar en este orden',
  'call.callClockwise': 'Llamar a todos en sentido horario',
  'call.callOne': 'Llamar a {who}',
  'call.beginning': 'primero {who}',
  'call.nobody': 'No queda nadie a quien llamar.',
};
