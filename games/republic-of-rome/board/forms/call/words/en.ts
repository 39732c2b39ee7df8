/** Words of the form for calling the Factions to vote. */
export const en = {
  'call.order': 'Call them in order',
  'call.clockwise': 'Clockwise',
  'call.sooner': '{who} sooner',
  'call.later': '{who} later',
  'call.first': '{who} next',
  'call.callAll': 'Call them in this order',
  'call.callClockwise': 'Call all, clockwise',
  'call.callOne': 'Call {who}',
  'call.beginning': '{who} first',
  'call.nobody': 'Nobody is left to call.',
} as const;
